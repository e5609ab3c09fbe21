package org.matewright.puzzles.cli;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.io.ProblemKeys;
import org.matewright.puzzles.report.Phrases;
import org.matewright.rules.Fault;
import org.matewright.rules.config.FileFault;
import org.matewright.rules.define.Manual;
import org.matewright.rules.define.Template;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.define.VariantReading;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code check}: errors and warnings of variant definitions. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = "Report the errors and warnings of variant definitions.",
        footer = {"", "With --json and several variants the document is {\"ok\": …, \"variants\": [{…}, …]}."})
final class CheckCommand extends AnsweringCommand {
    /** The codes of faults that mean that there was no definition to check. */
    private static final Set<String> UNREADABLE = Set.of("unreadable", "not-utf-8", "unknown-variant");

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(paramLabel = "VARIANT", arity = "0..*", description = "A built-in name or the path of a YAML file.")
    private List<String> variants = List.of();

    @Option(
            names = "--expand",
            description = "Print the complete definitions, with all that they inherit from others written out.")
    private boolean expand;

    @Option(
            names = "--explain",
            paramLabel = "KEY",
            description = "Explain a key of the YAML, such as zone or promotion.pawn.zone, and check nothing.")
    private @Nullable String explain;

    @Option(names = "--template", description = "Print a definition with every key explained and check nothing.")
    private boolean template;

    @Option(names = "--schema", description = "Print the JSON Schema of definitions and check nothing.")
    private boolean schema;

    CheckCommand(CliContext context) {
        super(context);
    }

    @Override
    Answer answer(Stop stop) {
        if (explain != null) {
            return explained(explain);
        }
        if (template) {
            return printed(Template.text());
        }
        if (schema) {
            return printed(VariantSchema.text());
        }
        if (variants.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "a VARIANT is needed, or --explain KEY");
        }
        List<JsonObject> documents = new ArrayList<>();
        List<String> errors = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        boolean allOk = true;
        boolean allRead = true;
        for (String name : variants) {
            VariantReading reading = VariantLibrary.open(name, Path.of("")).withDoubtsOfSetup();
            List<FileFault> found = reading.faults();
            List<Fault> faults = found.stream().map(FileFault::fault).toList();
            allOk &= reading.isOk();
            allRead &= faults.stream().noneMatch(fault -> UNREADABLE.contains(fault.code()));
            documents.add(document(name, reading));
            found.forEach(f -> errors.add(f.fault().format(isOwn(f, reading) ? name : f.file())));
            text.append(expand ? reading.expanded() : name + ": " + summary(faults) + "\n");
        }
        JsonObject document = documents.size() == 1 ? documents.get(0) : together(allOk, documents);
        int status = !allRead ? ExitStatus.WRONG : allOk ? ExitStatus.DONE : ExitStatus.NO;
        return new Answer(document, text::toString, errors, status);
    }

    private static Answer printed(String text) {
        JsonObject document = new JsonObject();
        document.addProperty("text", text);
        return Answer.of(document, () -> text);
    }

    private static Answer explained(String key) {
        Manual variants = new Manual();
        Manual problems = new Manual(ProblemKeys.all());
        List<String> texts = new ArrayList<>();
        variants.explain(key).ifPresent(texts::add);
        problems.explain(key).map(text -> "In problems: " + text).ifPresent(texts::add);
        if (texts.isEmpty()) {
            if (VariantLibrary.isBuiltIn(key) || key.endsWith(".yaml") || key.endsWith(".yml")) {
                throw Refusal.because(
                        "unknown-key",
                        "--explain takes a key of a definition, such as promotion; '" + key
                                + "' is a variant, which 'check " + key + "' checks");
            }
            String guess = variants.guess(key)
                    .or(() -> problems.guess(key))
                    .map(meant -> ": did you mean '" + meant + "'?")
                    .orElseGet(() -> key.contains(".") ? known(variants.possible(key)) : "");
            throw Refusal.because("unknown-key", "there is no key '" + key + "'" + guess);
        }
        JsonObject document = new JsonObject();
        document.addProperty("key", key);
        document.addProperty("text", String.join("\n", texts));
        return Answer.of(document, () -> String.join("\n", texts));
    }

    private static String known(List<String> keys) {
        return keys.isEmpty() ? "" : ": known there are " + String.join(", ", keys);
    }

    private static JsonObject together(boolean ok, List<JsonObject> documents) {
        JsonObject document = new JsonObject();
        document.addProperty("ok", ok);
        document.add("variants", Json.array(documents, d -> d));
        return document;
    }

    /** Whether a fault is in the checked file itself, not in one that it extends. */
    private static boolean isOwn(FileFault found, VariantReading reading) {
        return found.file().equals(reading.file());
    }

    private JsonObject document(String file, VariantReading reading) {
        JsonObject document = new JsonObject();
        document.addProperty("file", file);
        document.addProperty("ok", reading.isOk());
        document.add("problems", Json.array(reading.faults(), found -> document(found, reading)));
        if (expand) {
            document.addProperty("expanded", reading.expanded());
        }
        return document;
    }

    private static JsonObject document(FileFault found, VariantReading reading) {
        Fault fault = found.fault();
        JsonObject document = new JsonObject();
        if (!isOwn(found, reading)) {
            document.addProperty("file", found.file());
        }
        document.addProperty("line", fault.span().line());
        document.addProperty("column", fault.span().column());
        document.addProperty("severity", fault.severity().name().toLowerCase(Locale.ROOT));
        document.addProperty("code", fault.code());
        document.addProperty("message", fault.text());
        return document;
    }

    private static String summary(List<Fault> faults) {
        long errors = faults.stream().filter(Fault::isError).count();
        long warnings = faults.size() - errors;
        String counted = warnings == 0 ? "" : ", " + Phrases.counted(warnings, "warning");
        return (errors == 0 ? "ok" : Phrases.counted(errors, "error")) + counted;
    }
}
