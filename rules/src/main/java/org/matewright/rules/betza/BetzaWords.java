package org.matewright.rules.betza;

import java.util.ArrayList;
import java.util.List;

/** Says in plain words how a piece moves. */
final class BetzaWords {
    private static final String[] COMPASS = {
        "straight ahead", "ahead to the right", "to the right", "back to the right",
        "straight back", "back to the left", "to the left", "ahead to the left"
    };

    private BetzaWords() {}

    /** One clause for each move, without a full stop. */
    static List<String> clauses(Betza betza) {
        List<String> clauses = new ArrayList<>();
        for (MoveTerm term : betza.terms()) {
            String clause = clause(term);
            if (!clauses.contains(clause)) {
                clauses.add(clause);
            }
        }
        return clauses;
    }

    private static String clause(MoveTerm term) {
        Leg first = term.legs().get(0);
        String when = first.modes().has('i') ? "as its first move, " : "";
        if (term.isCastling()) {
            return when + castling(first);
        }
        StringBuilder out = new StringBuilder(when);
        if (term.legs().size() == 1) {
            out.append(gait(first, true)).append(where(first)).append(how(first.modes(), first));
        } else {
            for (int i = 0; i < term.legs().size(); i++) {
                Leg leg = term.legs().get(i);
                boolean last = i == term.legs().size() - 1;
                out.append(i == 0 ? "" : ", then ").append(leg(term, leg, i, last));
            }
        }
        if (!term.outline().isEmpty()) {
            out.append(", overall only ").append(outline(term.outline()));
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
        int count = leg.range();
        return "castles " + count + (count == 1 ? " square " : " squares ") + side;
    }

    private static String leg(MoveTerm term, Leg leg, int index, boolean last) {
        Leg shown = leg.range() == Leg.INHERITED && index > 0
                ? new Leg(leg.atom(), leg.directions(), leg.modes(), rangeBefore(term, index))
                : leg;
        String turn = index == 0 ? where(leg) : turn(leg);
        return gait(shown, index == 0) + turn + (last ? how(leg.modes(), shown) : through(leg.modes()));
    }

    /** The range that the legs before have left, toggles included (5.3). */
    private static int rangeBefore(MoveTerm term, int index) {
        int range = term.legs().get(0).range();
        for (int i = 0; i < index; i++) {
            Modes modes = term.legs().get(i).modes();
            if (modes.hasAny("yg")) {
                range = range == 1 ? 0 : 1;
            }
        }
        return range;
    }

    private static String gait(Leg leg, boolean first) {
        Atom atom = leg.atom();
        int range = leg.range();
        if (atom.kind() == Atom.Kind.UNIVERSAL) {
            return "goes to any square";
        }
        String crooked =
                leg.modes().has('z') && first ? " in zigzags" : leg.modes().has('q') && first ? " in a curve" : "";
        if (atom.isStep()) {
            String like = switch (atom.kind()) {
                case ORTHOGONAL -> first ? "along ranks and files" : "along a line";
                case DIAGONAL -> first ? "diagonally" : "along a line";
                default -> "in any direction";
            };
            boolean named = !leg.directions().isEmpty() && first;
            String way = named || !first ? "" : " " + like;
            return range == 1
                    ? "steps one square" + way + crooked
                    : range == 0 ? "slides" + way + crooked : "goes up to " + range + " squares" + way + crooked;
        }
        String leap = name(atom);
        return range == 1
                ? "leaps " + leap + crooked
                : range == 0 ? "rides by leaps " + leap + crooked : "rides up to " + range + " leaps " + leap + crooked;
    }

    private static String name(Atom atom) {
        String size = "(" + atom.small() + "," + atom.large() + ")";
        return switch (atom.letter()) {
            case "N" -> "like a knight";
            case "D" -> "two squares along a rank or file";
            case "A" -> "two squares diagonally";
            case "H" -> "three squares along a rank or file";
            case "G" -> "three squares diagonally";
            case "C", "L" -> "like a camel " + size;
            case "Z", "J" -> "like a zebra " + size;
            default -> size;
        };
    }

    private static String where(Leg leg) {
        if (leg.directions().isEmpty() || leg.atom().kind() == Atom.Kind.UNIVERSAL) {
            return "";
        }
        int angles = Directions.first(leg.atom().kind(), leg.directions());
        if (leg.atom().kind() == Atom.Kind.OBLIQUE) {
            return ", only " + outline(leg.directions());
        }
        List<String> words = new ArrayList<>();
        for (int k = 0; k < 8; k++) {
            if ((angles >> 2 * k & 1) != 0) {
                words.add(COMPASS[k]);
            }
        }
        return words.size() == 8 ? "" : " " + join(words, "or");
    }

    private static String outline(String letters) {
        return switch (letters) {
            case "f", "ff" -> "far ahead";
            case "b", "bb" -> "far back";
            case "v" -> "far ahead or back";
            case "s" -> "far sideways";
            case "fh" -> "ahead";
            case "bh" -> "back";
            case "fs" -> "ahead, wide";
            case "bs" -> "back, wide";
            default -> "in the directions " + letters;
        };
    }

    private static String turn(Leg leg) {
        if (leg.directions().isEmpty()) {
            return leg.range() != Leg.INHERITED ? " on outward" : " on in another direction";
        }
        return switch (leg.directions()) {
            case "f" -> " straight on";
            case "b" -> " straight back";
            case "fs", "sf" -> " on, half turned outward";
            case "s" -> " turned to the side";
            case "l" -> " turned left";
            case "r" -> " turned right";
            case "v" -> " straight on or back";
            case "bs" -> " half back to the side";
            case "z" -> " turned the other way";
            case "q" -> " turned the same way again";
            case "fz" -> " half turned the other way";
            case "fq" -> " half turned the same way again";
            default -> " turned (" + leg.directions() + ")";
        };
    }

    /** What a leg before the last does on its end square (5.2). */
    private static String through(Modes modes) {
        List<String> words = new ArrayList<>();
        if (modes.has('m') && modes.has('p')) {
            words.add("over whatever stands there");
        } else if (modes.hasAny("pg")) {
            words.add(modes.has('y') || modes.has('m') ? "over a piece or an empty square" : "over a piece");
        } else if (modes.hasAny("my") || !modes.hasAny("cdke")) {
            words.add("to an empty square");
        }
        if (modes.has('c')) {
            words.add("taking an enemy piece");
        }
        if (modes.has('d')) {
            words.add("taking a piece of its own side");
        }
        if (modes.has('k')) {
            words.add("taking a royal");
        }
        if (modes.has('e')) {
            words.add("taking en passant");
        }
        return " " + join(words, "or");
    }

    /** How the last leg goes and what it may find at its end. */
    private static String how(Modes modes, Leg leg) {
        StringBuilder out = new StringBuilder();
        if (modes.has('n') && !leg.atom().isStep()) {
            out.append(", not over a piece");
        }
        if (modes.has('j')) {
            out.append(leg.atom().isStep() ? ", past the first square" : ", only over a piece");
        }
        if (modes.has('p')) {
            out.append(", must jump over exactly one piece");
        }
        if (modes.has('g')) {
            out.append(", must jump over a piece and land right behind it");
        }
        if (modes.has('o')) {
            out.append(", around the left and right edge too");
        }
        if (modes.has('u')) {
            out.append(", putting the captured piece where it came from");
        }
        List<String> ends = new ArrayList<>();
        if (modes.has('m')) {
            ends.add("without capturing");
        }
        if (modes.has('c')) {
            ends.add("to capture");
        }
        if (modes.has('d')) {
            ends.add("to capture its own side's pieces");
        }
        if (modes.has('e')) {
            ends.add("to capture en passant");
        }
        if (modes.has('k')) {
            ends.add("to capture a royal");
        }
        boolean anything = ends.isEmpty() || modes.has('m') && modes.has('c') && ends.size() == 2;
        out.append(anything ? "" : ", only " + join(ends, "or"));
        if (modes.lame() > 1 || modes.has('n') && modes.has('i')) {
            out.append(" (and can then be taken en passant)");
        }
        return out.toString();
    }

    private static String join(List<String> words, String last) {
        if (words.size() < 2) {
            return String.join("", words);
        }
        return String.join(", ", words.subList(0, words.size() - 1)) + " " + last + " " + words.get(words.size() - 1);
    }
}
