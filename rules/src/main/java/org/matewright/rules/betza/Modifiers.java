package org.matewright.rules.betza;

import java.util.ArrayList;
import java.util.List;

/**
 * The lower-case letters of one leg or of several with {@code a} between them (docs/NOTATION.md, sections 1 and 8).
 *
 * @param text the letters
 * @param at the index in the description at which they begin
 */
record Modifiers(String text, int at) {
    /** The letters of a leg that name directions. */
    static final String DIRECTIONS = "fblrvsh";

    /** The letters of a leg that name modes. */
    static final String MODES = Modes.ORDER;

    /** Whether a letter names a direction or a mode. */
    static boolean isLetter(char c) {
        return DIRECTIONS.indexOf(c) >= 0 || MODES.indexOf(c) >= 0;
    }

    /** The modifiers of each leg. */
    List<Modifiers> legs() {
        List<Modifiers> legs = new ArrayList<>();
        int from = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == 'a') {
                legs.add(new Modifiers(text.substring(from, i), at + from));
                from = i + 1;
            }
        }
        return legs;
    }

    /**
     * The leg that these modifiers of a single leg make with an atom. On a later leg {@code z} and {@code q} are
     * directions: bends relative to the last one (8.7).
     *
     * @param first whether it is the first leg of its move
     * @param range its range, or {@link Leg#INHERITED}
     */
    Leg leg(Atom atom, boolean first, int range) {
        StringBuilder directions = new StringBuilder();
        Modes modes = Modes.NONE;
        for (char c : text.toCharArray()) {
            if (DIRECTIONS.indexOf(c) >= 0 || !first && (c == 'z' || c == 'q')) {
                directions.append(c);
            } else if (MODES.indexOf(c) >= 0) {
                modes = modes.with(c);
            }
        }
        return new Leg(atom, directions.toString(), modes, range);
    }
}
