package org.matewright.rules.law;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Section;
import org.matewright.rules.config.Shape;
import org.matewright.rules.engine.compile.FirstMoveBuilder;

/**
 * When pieces that haven't moved still don't make the moves that are marked as first moves.
 *
 * @param lostTo for each type that loses them before it moves, the types that take them by aiming at it
 * @param notInCheck types that don't make them while their side is in check
 */
public record FirstMoveLimits(Map<String, List<String>> lostTo, List<String> notInCheck) implements Law {
    /** They make them until they have moved. */
    public static final FirstMoveLimits NONE = new FirstMoveLimits(Map.of(), List.of());

    private static final KeyInfo LOST_TO = KeyInfo.optional(
            "lost to",
            new Shape.MapOf("the name of a piece", PieceNames.LIST_OR_ALL),
            "nobody",
            "For a piece that loses its first moves, and its castling, before it moves: the pieces which take them from"
                    + " it as soon as one, by its own move, comes to where it would attack it if nothing stood"
                    + " between.",
            "lost to: {king: queen}");
    private static final KeyInfo NOT_IN_CHECK = KeyInfo.optional(
            "not in check",
            PieceNames.LIST,
            "no piece",
            "Pieces that don't make their first moves while their side is in check.",
            "not in check: king");
    private static final List<KeyInfo> KEYS = List.of(LOST_TO, NOT_IN_CHECK);

    /** Its key and reading. */
    public static final LawKind<FirstMoveLimits> KIND = new LawKind<>(
            FirstMoveLimits.class,
            KeyInfo.optional(
                    "first move limits",
                    new Shape.Keys(KEYS),
                    "none",
                    "When a piece that hasn't moved still doesn't make the moves marked i. Where nobody castles, the"
                            + " castling field of the set-up may name the pieces of the first rank that have such moves by"
                            + " their files, as DEde; then a FEN says of each whether it still has them.",
                    "first move limits: {not in check: king}"),
            FirstMoveLimits::read,
            (law, context) -> law.write(context));

    public FirstMoveLimits {
        Map<String, List<String>> copy = new LinkedHashMap<>();
        lostTo.forEach((name, others) -> copy.put(name, List.copyOf(others)));
        lostTo = Collections.unmodifiableMap(copy);
        notInCheck = List.copyOf(notInCheck);
    }

    @Override
    public void install(Installation installation) {
        FirstMoveBuilder firstMoves = installation.rules().firstMoves();
        lostTo.forEach((name, attackers) ->
                attackers.forEach(attacker -> firstMoves.lostTo(installation.type(name), installation.type(attacker))));
        notInCheck.forEach(name -> firstMoves.onlyInPeace(installation.type(name)));
    }

    private static FirstMoveLimits read(@Nullable Config value, LawContext context) {
        Section section =
                value == null || value.isNone() ? null : Section.open(value, value.place(), KEYS, context.faults());
        if (section == null) {
            return NONE;
        }
        Config lost = section.get(LOST_TO);
        Config inCheck = section.get(NOT_IN_CHECK);
        return new FirstMoveLimits(
                lost == null
                        ? Map.of()
                        : PieceNames.readMap(lost, LOST_TO.shape(), context, one -> PieceNames.readOrAll(one, context)),
                inCheck == null ? List.of() : PieceNames.read(inCheck, context));
    }

    private @Nullable Config write(LawContext context) {
        List<Config.Field> fields = new ArrayList<>();
        if (!lostTo.isEmpty()) {
            fields.add(Config.Field.of(
                    LOST_TO.key(), PieceNames.writeMap(lostTo, names -> PieceNames.writeOrAll(names, context))));
        }
        if (!notInCheck.isEmpty()) {
            fields.add(Config.Field.of(NOT_IN_CHECK.key(), PieceNames.write(notInCheck)));
        }
        return fields.isEmpty() ? null : Config.Fields.of(fields);
    }
}
