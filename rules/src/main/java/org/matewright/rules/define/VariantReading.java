package org.matewright.rules.define;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Side;
import org.matewright.rules.Span;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.FileFault;
import org.matewright.rules.config.YamlWriter;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Status;
import org.matewright.rules.variant.Variant;

/**
 * What came of reading a definition.
 *
 * @param file the file's name as messages show it; empty for a text that has none
 * @param variantOrNull the variant; null exactly if there is an error among the faults
 * @param merged the definition with everything that it takes over from others written out; null if there is none
 * @param extendsSpan where the file names the definition that it extends; null if it doesn't
 * @param faults everything found, in the file itself and in those that it extends
 */
public record VariantReading(
        String file,
        @Nullable Variant variantOrNull,
        Config.@Nullable Fields merged,
        @Nullable Span extendsSpan,
        List<FileFault> faults) {
    public VariantReading {
        faults = List.copyOf(faults);
    }

    /** Whether there is a variant. */
    public boolean isOk() {
        return variantOrNull != null;
    }

    /** The faults of the file itself. */
    public List<Fault> ownFaults() {
        return faults.stream()
                .filter(f -> f.file().equals(file))
                .map(FileFault::fault)
                .toList();
    }

    /**
     * The variant with faults that all stand in the file itself: one of a definition that it extends is told where that
     * is named, with the place inside it in the message.
     */
    public Checked<Variant> checked() {
        Span parent = extendsSpan == null ? Span.START : extendsSpan;
        List<Fault> own = new ArrayList<>();
        for (FileFault f : faults) {
            Fault fault = f.fault();
            own.add(
                    f.file().equals(file)
                            ? fault
                            : new Fault(fault.severity(), fault.code(), parent, inParent(f), fault.hint()));
        }
        return new Checked<>(variantOrNull, own);
    }

    private static String inParent(FileFault f) {
        Span span = f.fault().span();
        return "in " + f.file() + ", line " + span.line() + ", column " + span.column() + ": "
                + f.fault().message();
    }

    /**
     * The same with warnings about a set-up of the file's own with which no game can begin, or whose castling field says
     * more than counts. For these the rules must be worked out, so they aren't found by reading.
     */
    public VariantReading withDoubtsOfSetup() {
        Config setup = merged == null
                ? null
                : merged.field(DefinitionKeys.SETUP.key())
                        .map(Config.Field::value)
                        .orElse(null);
        if (variantOrNull == null || setup == null || !setup.place().file().equals(file)) {
            return this;
        }
        List<FileFault> all = new ArrayList<>(faults);
        Checked<Position> begin = variantOrNull.position(variantOrNull.start());
        for (Fault fault : begin.faults()) {
            Span place = setup instanceof Config.Text text
                    ? text.parts().at(Variant.placeOf(fault, text.value())).span()
                    : setup.place().span();
            String message = fault.isError() ? "no game can begin so: " + fault.message() : fault.message();
            all.add(new FileFault(file, Fault.warning(fault.code(), place, message)));
        }
        if (begin.isOk() && begin.value().status() != Status.RUNNING) {
            String message = "no game can begin so: " + over(begin.value());
            all.add(new FileFault(
                    file, Fault.warning("setup-over", setup.place().span(), message)));
        }
        return new VariantReading(file, variantOrNull, merged, extendsSpan, all);
    }

    private static String over(Position position) {
        String side = position.side() == Side.WHITE ? "White" : "Black";
        return switch (position.status()) {
            case CHECKMATE -> side + " is mated";
            case STALEMATE -> side + " has no move";
            default -> "it is over";
        };
    }

    /** The whole definition in YAML, with everything that it takes over written out; empty if there is none. */
    public String expanded() {
        return merged == null ? "" : YamlWriter.print(merged);
    }
}
