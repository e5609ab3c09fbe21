package org.matewright.puzzles.cli;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.variant.Variant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code check}: errors and warnings of variant definitions. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = "Tell the errors and warnings of variant definitions.",
        footer = {"", "With --json and several variants the document is {\"ok\": …, \"variants\": [{…}, …]}."})
final class CheckCommand extends AnsweringCommand {
    /** The codes of faults that say that there was no definition to check. */
    private static final Set<String> UNREADABLE = Set.of("unreadable", "not-utf-8", "unknown-variant");

    @Parameters(paramLabel = "VARIANT", arity = "1..*", description = "A built-in name or the path of a YAML file.")
    private List<String> variants = List.of();

    CheckCommand(Workplace workplace) {
        super(workplace);
    }

    @Override
    Answer answer(Stop stop) {
        List<JsonObject> documents = new ArrayList<>();
        List<String> errors = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        boolean allOk = true;
        boolean allRead = true;
        for (String name : variants) {
            Checked<Variant> checked = VariantLibrary.load(name, Path.of(""));
            allOk &= checked.isOk();
            allRead &= checked.faults().stream().noneMatch(fault -> UNREADABLE.contains(fault.code()));
            documents.add(document(name, checked));
            checked.faults().forEach(fault -> errors.add(fault.format(name)));
            text.append(name).append(": ").append(summary(checked)).append('\n');
        }
        JsonObject document = documents.size() == 1 ? documents.get(0) : together(allOk, documents);
        return new Answer(document, text::toString, errors, !allRead ? ExitStatus.WRONG : allOk ? ExitStatus.DONE : ExitStatus.NO);
    }

    private static JsonObject together(boolean ok, List<JsonObject> documents) {
        JsonObject document = new JsonObject();
        document.addProperty("ok", ok);
        document.add("variants", Json.array(documents, d -> d));
        return document;
    }

    private static JsonObject document(String file, Checked<Variant> checked) {
        JsonObject document = new JsonObject();
        document.addProperty("file", file);
        document.addProperty("ok", checked.isOk());
        document.add("problems", Json.array(checked.faults(), CheckCommand::document));
        return document;
    }

    private static JsonObject document(Fault fault) {
        JsonObject document = new JsonObject();
        document.addProperty("line", fault.span().line());
        document.addProperty("column", fault.span().column());
        document.addProperty("severity", fault.severity().name().toLowerCase(Locale.ROOT));
        document.addProperty("code", fault.code());
        document.addProperty("message", fault.text());
        return document;
    }

    private static String summary(Checked<Variant> checked) {
        long errors = checked.faults().stream().filter(Fault::isError).count();
        long warnings = checked.faults().size() - errors;
        String counted = warnings == 0 ? "" : ", " + Words.counted(warnings, "warning");
        return (errors == 0 ? "ok" : Words.counted(errors, "error")) + counted;
    }
}
