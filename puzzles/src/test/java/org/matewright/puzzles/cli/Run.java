package org.matewright.puzzles.cli;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** One run of the command line in this process, with what it printed. */
record Run(int status, String out, String err) {
    static Run of(String... args) {
        return withInput("", args);
    }

    static Run withInput(String input, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int status = Cli.run(
                args,
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                new PrintStream(out, false, StandardCharsets.UTF_8),
                new PrintStream(err, false, StandardCharsets.UTF_8));
        return new Run(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** The one document on standard output. */
    JsonObject json() {
        return JsonParser.parseString(out).getAsJsonObject();
    }

    /** The documents on standard output, one a line. */
    List<JsonObject> documents() {
        return out.lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .toList();
    }
}
