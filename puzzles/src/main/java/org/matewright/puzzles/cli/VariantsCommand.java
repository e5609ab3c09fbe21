package org.matewright.puzzles.cli;

import com.google.gson.JsonObject;
import java.util.List;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.variant.Variant;
import picocli.CommandLine.Command;

/** {@code variants}: the built-in variants. */
@Command(name = "variants", mixinStandardHelpOptions = true, description = "List the built-in variants.")
final class VariantsCommand extends AnsweringCommand {
    VariantsCommand(CliContext context) {
        super(context);
    }

    @Override
    Answer answer(Stop stop) {
        List<Variant> variants = VariantLibrary.names().parallelStream()
                .map(context().variants()::load)
                .toList();
        JsonObject document = new JsonObject();
        document.add("variants", Json.array(variants, VariantsCommand::document));
        return Answer.of(document, () -> table(variants));
    }

    private static JsonObject document(Variant variant) {
        JsonObject document = new JsonObject();
        document.addProperty("key", variant.key());
        document.addProperty("name", variant.name());
        document.addProperty("board", variant.geometry().toString());
        document.addProperty("types", variant.pieces().size());
        document.add("authors", Json.texts(variant.authors()));
        document.addProperty("year", variant.year());
        document.addProperty("source", variant.source());
        document.addProperty("fen", variant.start().toString());
        return document;
    }

    private static String table(List<Variant> variants) {
        int width = variants.stream().mapToInt(v -> v.key().length()).max().orElse(0);
        StringBuilder out = new StringBuilder();
        for (Variant variant : variants) {
            String year = variant.year() == null ? "" : ", " + variant.year();
            String authors =
                    variant.authors().isEmpty() ? "" : " (" + String.join(", ", variant.authors()) + year + ")";
            out.append(String.format(
                    "%-" + Math.max(1, width) + "s  %5s  %2d types  %s%s%n",
                    variant.key(),
                    variant.geometry(),
                    variant.pieces().size(),
                    variant.name(),
                    authors));
        }
        return out.toString();
    }
}
