package org.matewright.rules.variant;

import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.matewright.rules.Man;
import org.matewright.rules.Side;

/** Finds out who gives check. */
final class Checkers {
    private Checkers() {}

    /** The names of the types of the men that could take a royal man of the side to move. */
    static Set<String> types(Position position) {
        Side side = position.setup().side();
        BitSet royals = new BitSet();
        int squares = position.variant().geometry().squares();
        for (int square = 0; square < squares; square++) {
            Man man = position.setup().man(square);
            royals.set(
                    square,
                    man != null && man.side() == side && type(position, man).royal());
        }
        Set<String> types = new LinkedHashSet<>();
        for (int square = 0; square < squares; square++) {
            Man man = position.setup().man(square);
            if (man != null
                    && man.side() != side
                    && position.pseudoLegalFrom(square).stream()
                            .anyMatch(m ->
                                    royals.get(m.to()) || m.victims().stream().anyMatch(royals::get))) {
                types.add(type(position, man).name());
            }
        }
        return types;
    }

    private static PieceType type(Position position, Man man) {
        return position.variant().pieceById(man.id()).orElseThrow();
    }
}
