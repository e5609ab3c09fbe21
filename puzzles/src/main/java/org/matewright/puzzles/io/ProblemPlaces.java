package org.matewright.puzzles.io;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Fault;
import org.matewright.rules.Span;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.variant.Variant;

/** The places of a problem's parts in its file, for faults that come to light after it was read. */
public final class ProblemPlaces {
    /** Nothing has a place. */
    public static final ProblemPlaces NONE = new ProblemPlaces(Span.START, "", null, Span.START, Map.of(), Map.of());

    private final Span start;
    private final String fen;
    private final Config.@Nullable Text position;
    private final Span fenStart;
    private final Map<String, Span> values;
    private final Map<String, Span> twins;

    private ProblemPlaces(
            Span start,
            String fen,
            Config.@Nullable Text position,
            Span fenStart,
            Map<String, Span> values,
            Map<String, Span> twins) {
        this.start = start;
        this.fen = fen;
        this.position = position;
        this.fenStart = fenStart;
        this.values = values;
        this.twins = twins;
    }

    /** The places in a problem's keys. */
    static ProblemPlaces of(Config.Fields problem) {
        Span start =
                new Span(problem.place().span().line(), problem.place().span().column(), 0);
        Map<String, Span> values = new HashMap<>();
        Map<String, Span> twins = new HashMap<>();
        Config.Text position = null;
        for (Config.Field field : problem.fields()) {
            values.putIfAbsent(field.key(), field.value().place().span());
            if (field.key().equals(ProblemKeys.POSITION.key()) && field.value() instanceof Config.Text text) {
                position = text;
            }
            if (field.key().equals(ProblemKeys.TWINS.key()) && field.value() instanceof Config.Fields written) {
                written.fields()
                        .forEach(twin ->
                                twins.putIfAbsent(twin.key(), twin.keyPlace().span()));
            }
        }
        return new ProblemPlaces(start, position == null ? "" : position.value(), position, start, values, twins);
    }

    /** The places in a line that begins with a FEN. */
    static ProblemPlaces ofLine(String line, int number) {
        Span start = new Span(number, 1, 0);
        return new ProblemPlaces(start, line, null, start, Map.of(), Map.of());
    }

    /** Where the problem begins. */
    public Span start() {
        return start;
    }

    /** Where a twin begins; the problem's start if its file has no such twin. */
    public Span twin(String label) {
        return twins.getOrDefault(label, start);
    }

    /** A fault of the problem's position, as of {@link Variant#position}, at its place in the file. */
    public Fault ofPosition(Fault fault) {
        if (position != null) {
            return fault.at(position.parts().at(Variant.placeOf(fault, fen)).span());
        }
        if (!fen.isEmpty()) {
            Span place = Variant.placeOf(fault, fen);
            return fault.at(new Span(fenStart.line(), place.column(), place.length()));
        }
        KeyInfo key = switch (fault.code()) {
            case "opposite-check" -> ProblemKeys.SIDE;
            case "castling" -> ProblemKeys.CASTLING;
            case "en-passant" -> ProblemKeys.EN_PASSANT;
            default -> ProblemKeys.WHITE;
        };
        return fault.at(values.getOrDefault(key.key(), start));
    }
}
