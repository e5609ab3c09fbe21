package org.matewright.rules.betza;

import java.util.ArrayList;
import java.util.List;

/** Says in plain words how a piece moves, for players and for the legend of a diagram. */
final class BetzaWords {
    private BetzaWords() {}

    /** One clause for each move, without a full stop. */
    static List<String> clauses(Betza betza) {
        return betza.terms().stream().map(BetzaWords::clause).distinct().toList();
    }

    private static String clause(MoveTerm term) {
        Leg first = term.legs().get(0);
        String when = first.modes().has('i') ? "as its first move, " : "";
        if (term.isCastling()) {
            return when + castling(first);
        }
        StringBuilder out = new StringBuilder(when);
        int last = term.legs().size() - 1;
        for (int i = 0; i <= last; i++) {
            out.append(i == 0 ? "" : ", then ").append(leg(term, i, i == last));
        }
        if (!term.outline().isEmpty()) {
            out.append(", as a whole ").append(DirectionWords.outline(term.outline()));
        }
        if (term.repeats()) {
            out.append(", and may repeat this in the same move");
        }
        return out.toString();
    }

    private static String castling(Leg leg) {
        boolean left = leg.directions().contains("l");
        boolean right = leg.directions().contains("r");
        String side = left == right || leg.directions().contains("s")
                ? "to either side"
                : left ? "to the left" : "to the right";
        return "castles " + squares(leg.range()) + " " + side;
    }

    private static String squares(int count) {
        return DirectionWords.number(count) + (count == 1 ? " square" : " squares");
    }

    private static String leg(MoveTerm term, int index, boolean last) {
        Leg leg = term.legs().get(index);
        boolean first = index == 0;
        boolean circular = first && last && leg.modes().has('q');
        int range = leg.range() == Leg.INHERITED ? rangeBefore(term, index) : leg.range();
        range = circular && range == 1 ? 0 : range;
        boolean crooked = first && last && leg.modes().has('z') && range != 1;
        String way = first ? DirectionWords.first(leg) : DirectionWords.turn(leg);
        return gait(leg, range, first)
                + way
                + (circular ? " in a circle" : crooked ? " in a zigzag" : "")
                + (!first && leg.modes().has('i') ? " just as far" : "")
                + (last ? how(leg) : through(leg.modes()));
    }

    /** The range that is current when a leg begins, after the changes of the legs before it (8.3). */
    private static int rangeBefore(MoveTerm term, int index) {
        int range = term.legs().get(0).range();
        for (int i = 0; i < index; i++) {
            if (term.legs().get(i).modes().hasAny("yg")) {
                range = range == 1 ? 0 : 1;
            }
        }
        return range;
    }

    /** How a leg moves, without where it goes if its directions say that. */
    private static String gait(Leg leg, int range, boolean first) {
        Atom atom = leg.atom();
        boolean unnamed = first && leg.directions().isEmpty();
        return switch (atom.kind()) {
            case UNIVERSAL -> "moves to any other square";
            case OBLIQUE -> oblique(atom, range);
            case ORTHOGONAL, DIAGONAL, EIGHT, CASTLING ->
                (atom.isStep() ? steps(range) : leaps(atom, range)) + (unnamed ? everyDirection(atom, range) : "");
        };
    }

    private static String everyDirection(Atom atom, int range) {
        return switch (atom.kind()) {
            case ORTHOGONAL -> range == 1 ? " along a rank or file" : " along ranks and files";
            case DIAGONAL -> " diagonally";
            default -> " in any direction";
        };
    }

    private static String steps(int range) {
        return range == 1 ? "steps one square" : range == 0 ? "slides" : "slides up to " + squares(range);
    }

    private static String leaps(Atom atom, int range) {
        String length = squares(atom.large());
        return range == 1
                ? "leaps " + length
                : range == 0
                        ? "rides by leaps of " + length
                        : "makes up to " + DirectionWords.number(range) + " leaps of " + length;
    }

    private static String oblique(Atom atom, int range) {
        String size = "(" + atom.small() + "," + atom.large() + ")";
        String name = switch (atom.letter()) {
            case "N" -> "knight";
            case "C", "L" -> "camel";
            case "Z", "J" -> "zebra";
            default -> "";
        };
        String detail = name.equals("knight") || name.isEmpty() ? "" : " " + size;
        if (range == 1) {
            return name.isEmpty() ? "makes a " + size + " leap" : "leaps like a " + name + detail;
        }
        String leaps = (name.isEmpty() ? size + " leaps" : name + "'s leaps") + detail;
        return range == 0 ? "rides by " + leaps : "makes up to " + DirectionWords.number(range) + " " + leaps;
    }

    /** What a leg before the last does on the square where it ends (8.2). */
    private static String through(Modes modes) {
        List<String> words = new ArrayList<>();
        if (modes.has('m') && modes.has('p')) {
            words.add("over whatever stands there");
        } else if (modes.hasAny("pg")) {
            words.add(modes.hasAny("ym") ? "over a piece or an empty square" : "over a piece");
        } else if (modes.hasAny("my") || !modes.hasAny("cdke")) {
            words.add("to an empty square");
        }
        if (modes.has('c')) {
            words.add("capturing an enemy piece");
        }
        if (modes.has('d')) {
            words.add("capturing a piece of its own side");
        }
        if (modes.has('k')) {
            words.add("capturing a royal");
        }
        if (modes.has('e')) {
            words.add("capturing en passant");
        }
        return " " + join(words, "or");
    }

    /** How the last leg gets to its end (6, 8.9) and what it may find there (5). */
    private static String how(Leg leg) {
        Modes modes = leg.modes();
        boolean step = leg.atom().isStep();
        StringBuilder out = new StringBuilder();
        if (modes.has('n') && !step) {
            out.append(", if the way is clear");
        }
        if (modes.has('j')) {
            String skipped = modes.jumps() == 1 ? "first square" : "first " + squares(modes.jumps());
            out.append(step ? ", skipping the " + skipped : ", only over a piece");
        }
        if (modes.has('p')) {
            out.append(", hopping over exactly one piece");
        }
        if (modes.has('g')) {
            out.append(", hopping over a piece to the square just beyond it");
        }
        if (modes.has('o')) {
            out.append(", as if the left and right edges were joined");
        }
        if (modes.has('u')) {
            out.append(", putting the captured piece on the square it came from");
        }
        out.append(ends(modes));
        if (modes.lame() > 1 || modes.has('n') && modes.has('i')) {
            out.append(" (and can then be captured en passant)");
        }
        return out.toString();
    }

    /** What the last square may hold (5). */
    private static String ends(Modes modes) {
        boolean any = !modes.hasAny("mcdek") || modes.has('m') && modes.has('c');
        boolean quiet = modes.has('m') && !modes.hasAny("cdek");
        if (quiet) {
            return ", without capturing";
        }
        String own = "pieces of its own side";
        List<String> ends = new ArrayList<>();
        if (!any && modes.has('m')) {
            ends.add("to move");
        }
        if (!any && modes.has('c')) {
            ends.add("to capture" + (modes.has('d') ? ", even " + own : "")
                    + (modes.has('e') ? " (also en passant)" : ""));
        } else {
            if (modes.has('d')) {
                ends.add("to capture " + own);
            }
            if (modes.has('e')) {
                ends.add("to capture en passant");
            }
        }
        if (modes.has('k')) {
            ends.add("to give check");
        }
        return ends.isEmpty() ? "" : (any ? ", also " : ", only ") + join(ends, "or");
    }

    /** A list in words, such as {@code a, b or c}. */
    static String join(List<String> words, String last) {
        if (words.size() < 2) {
            return String.join("", words);
        }
        return String.join(", ", words.subList(0, words.size() - 1)) + " " + last + " " + words.get(words.size() - 1);
    }
}
