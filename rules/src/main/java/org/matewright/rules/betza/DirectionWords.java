package org.matewright.rules.betza;

import java.util.ArrayList;
import java.util.List;

/** Puts the directions of legs into words. */
final class DirectionWords {
    /** The straight directions: forward, right, backward, left. */
    private static final String[] STRAIGHT = {"straight forward", "to the right", "straight backward", "to the left"};

    private static final String[] NUMBERS = {"no", "one", "two", "three", "four", "five", "six", "seven", "eight"};

    private DirectionWords() {}

    /** A number of squares in words, if it is a small one. */
    static String number(int count) {
        return count < NUMBERS.length ? NUMBERS[count] : Integer.toString(count);
    }

    /** Where a first leg goes, with a blank before it; empty if that is every direction of its atom. */
    static String first(Leg leg) {
        if (leg.directions().isEmpty() || leg.atom().kind() == Atom.Kind.UNIVERSAL) {
            return "";
        }
        if (leg.atom().kind() == Atom.Kind.OBLIQUE) {
            return ", only " + oblique(leg.atom(), leg.directions());
        }
        int angles = Directions.first(leg.atom().kind(), leg.directions());
        List<String> words = new ArrayList<>();
        boolean sideways = has(angles, 2) && has(angles, 6);
        for (int k = 0; k < 8; k += 2) {
            if (has(angles, k) && !(sideways && k % 4 == 2)) {
                words.add(STRAIGHT[k / 2]);
            }
        }
        if (sideways) {
            words.add("sideways");
        }
        addDiagonals(angles, words);
        return " " + BetzaWords.join(words, "or");
    }

    private static void addDiagonals(int angles, List<String> words) {
        if (has(angles, 1) && has(angles, 7) && has(angles, 3) && has(angles, 5)) {
            words.add("diagonally");
            return;
        }
        addDiagonalPair(has(angles, 1), has(angles, 7), "diagonally forward", words);
        addDiagonalPair(has(angles, 3), has(angles, 5), "diagonally backward", words);
    }

    private static void addDiagonalPair(boolean right, boolean left, String way, List<String> words) {
        if (right || left) {
            words.add(right && left ? way : right ? way + " to the right" : way + " to the left");
        }
    }

    /** Whether a set of angles has the compass direction k, counted clockwise from forward. */
    private static boolean has(int angles, int k) {
        return (angles >> 2 * k & 1) != 0;
    }

    private static String oblique(Atom atom, String letters) {
        String far = number(atom.large()) + (atom.large() == 1 ? " square " : " squares ");
        String near = " and " + number(atom.small());
        return switch (letters) {
            case "f", "ff" -> far + "forward" + near + " to the side";
            case "b", "bb" -> far + "backward" + near + " to the side";
            case "v" -> far + "forward or backward" + near + " to the side";
            case "s" -> far + "sideways" + near + " forward or backward";
            case "fs" -> far + "sideways" + near + " forward";
            case "bs" -> far + "sideways" + near + " backward";
            case "fh" -> "forward";
            case "bh" -> "backward";
            case "rh" -> "to the right";
            case "lh" -> "to the left";
            default -> "in the directions " + letters;
        };
    }

    /** The directions before a bracket, which hold for the whole move. */
    static String outline(String letters) {
        return switch (letters) {
            case "f", "ff" -> "mainly forward";
            case "b", "bb" -> "mainly backward";
            case "v" -> "mainly forward or backward";
            case "s" -> "mainly sideways";
            case "fh" -> "forward";
            case "bh" -> "backward";
            case "fs" -> "forward, but mainly sideways";
            case "bs" -> "backward, but mainly sideways";
            default -> "in the directions " + letters;
        };
    }

    /** How a later leg turns from the one before it, with a blank before it. */
    static String turn(Leg leg) {
        if (leg.directions().isEmpty()) {
            boolean four =
                    leg.atom().kind() == Atom.Kind.ORTHOGONAL || leg.atom().kind() == Atom.Kind.DIAGONAL;
            return leg.range() != Leg.INHERITED
                    ? " outward"
                    : four ? " straight on, left or right" : " in any direction but back";
        }
        return switch (leg.directions()) {
            case "f" -> " straight on";
            case "b" -> " straight back";
            case "fs", "sf" -> " outward at 45 degrees";
            case "s" -> " at a right angle";
            case "l" -> " to its left";
            case "r" -> " to its right";
            case "v" -> " straight on or back";
            case "bs" -> " backward at 45 degrees";
            case "z" -> " at a right angle, turning the other way";
            case "q" -> " at a right angle, turning the same way again";
            case "fz" -> " at 45 degrees, turning the other way";
            case "fq" -> " at 45 degrees, turning the same way again";
            default -> " in the directions " + leg.directions() + " from there";
        };
    }
}
