package org.matewright.puzzles.cli;

import com.google.gson.JsonObject;
import picocli.CommandLine.Command;

/** {@code version}: the version of the program and of the Java that runs it. */
@Command(name = "version", mixinStandardHelpOptions = true, description = "Show the version.")
final class VersionCommand extends AnsweringCommand {
    VersionCommand(CliContext context) {
        super(context);
    }

    @Override
    Answer answer(Stop stop) {
        JsonObject document = new JsonObject();
        document.addProperty("version", Cli.Version.text());
        document.addProperty("java", Runtime.version().toString());
        return Answer.of(document, () -> Cli.Version.text() + ", Java " + Runtime.version() + "\n");
    }
}
