package org.matewright.rules.literal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import org.matewright.rules.betza.Atom;

/**
 * Direction letters by geometry instead of tables: a direction is a vector, a letter a property of it
 * (docs/NOTATION.md, section 4).
 */
final class LiteralDirections {
    /** A leap: files to the right and ranks ahead. */
    record Vector(int x, int y) {
        double clockwise() {
            double angle = Math.atan2(x, y);
            return angle < -1e-9 ? angle + 2 * Math.PI : angle;
        }

        Vector times(int n) {
            return new Vector(x * n, y * n);
        }

        Vector unit() {
            return new Vector(Integer.signum(x), Integer.signum(y));
        }
    }

    private LiteralDirections() {}

    /** All leaps of an atom, clockwise from straight ahead. */
    static List<Vector> all(Atom atom) {
        List<Vector> all = new ArrayList<>();
        for (int x = -atom.large(); x <= atom.large(); x++) {
            for (int y = -atom.large(); y <= atom.large(); y++) {
                int low = Math.min(Math.abs(x), Math.abs(y));
                int high = Math.max(Math.abs(x), Math.abs(y));
                boolean eight = atom.kind() == Atom.Kind.EIGHT && high == 1;
                if (eight || low == atom.small() && high == atom.large()) {
                    all.add(new Vector(x, y));
                }
            }
        }
        all.sort(Comparator.comparingDouble(Vector::clockwise));
        return all;
    }

    private static boolean vertical(char c) {
        return "fbv".indexOf(c) >= 0;
    }

    private static boolean pairs(char a, char b) {
        return b != 0 && vertical(a) != vertical(b) && "fblrvs".indexOf(b) >= 0;
    }

    private static boolean wide(char c, Vector v) {
        return switch (c) {
            case 'f' -> v.y > 0;
            case 'b' -> v.y < 0;
            case 'r' -> v.x > 0;
            case 'l' -> v.x < 0;
            default -> true;
        };
    }

    private static boolean narrow(char c, Vector v) {
        boolean steep = Math.abs(v.y) > Math.abs(v.x);
        return wide(c, v) && (vertical(c) ? steep : Math.abs(v.x) > Math.abs(v.y));
    }

    private static char at(String letters, int i) {
        return i < letters.length() ? letters.charAt(i) : 0;
    }

    /** The leaps of a first leg. */
    static List<Vector> first(Atom atom, String letters) {
        List<Vector> all = all(atom);
        if (letters.isEmpty()) {
            return all;
        }
        return switch (atom.kind()) {
            case ORTHOGONAL ->
                all.stream()
                        .filter(v -> letters.chars().anyMatch(c -> narrow((char) c, v)))
                        .toList();
            case DIAGONAL -> all.stream().filter(diagonal(letters)).toList();
            case EIGHT -> all.stream().filter(eight(letters)).toList();
            default -> all.stream().filter(oblique(letters, atom)).toList();
        };
    }

    private static Predicate<Vector> diagonal(String letters) {
        return v -> {
            for (int i = 0; i < letters.length(); i++) {
                char c = letters.charAt(i);
                boolean hit = wide(c, v);
                if (pairs(c, at(letters, i + 1))) {
                    hit &= wide(at(letters, i + 1), v);
                    i++;
                }
                if (hit) {
                    return true;
                }
            }
            return false;
        };
    }

    private static Predicate<Vector> eight(String letters) {
        return v -> {
            boolean oblique = v.x != 0 && v.y != 0;
            for (int i = 0; i < letters.length(); i++) {
                char c = letters.charAt(i);
                char next = at(letters, i + 1);
                boolean hit;
                if ("fblr".indexOf(c) >= 0 && pairs(c, next)) {
                    hit = oblique && wide(c, v) && wide(next, v);
                    i++;
                } else {
                    hit = !oblique && narrow(c, v);
                }
                if (hit) {
                    return true;
                }
            }
            return false;
        };
    }

    private static Predicate<Vector> oblique(String letters, Atom atom) {
        if (letters.equals("hr") || letters.equals("hl")) {
            boolean right = letters.equals("hr");
            // a quarter turn clockwise of (x, y) is (y, -x): each half is one orbit
            Vector seed = new Vector(right ? atom.small() : -atom.small(), atom.large());
            return v -> {
                Vector turned = seed;
                for (int k = 0; k < 4; k++) {
                    if (turned.equals(v)) {
                        return true;
                    }
                    turned = new Vector(turned.y, -turned.x);
                }
                return false;
            };
        }
        return v -> {
            for (int i = 0; i < letters.length(); i++) {
                char c = letters.charAt(i);
                char next = at(letters, i + 1);
                boolean hit;
                if (next == 'h') {
                    hit = wide(c, v);
                    i++;
                } else if (next == c) {
                    hit = narrow(c, v);
                    i++;
                } else if ("fblr".indexOf(c) >= 0 && pairs(c, next)) {
                    hit = wide(c, v) && narrow(next, v);
                    i++;
                } else {
                    hit = narrow(c, v);
                }
                if (hit) {
                    return true;
                }
            }
            return false;
        };
    }

    /** How far, in eighths of a circle clockwise, a vector of the unit square is turned from straight ahead. */
    private static int eighths(Vector v) {
        return (int) Math.round(v.clockwise() / (Math.PI / 4)) % 8;
    }

    /** The turns of a later leg, in eighths; letters z and q must have become l, r or s before. */
    static List<Integer> turns(Atom atom, String letters) {
        Atom king = new Atom("K", 0, 1, Atom.Kind.EIGHT, false);
        if (!letters.isEmpty()) {
            return all(king).stream()
                    .filter(eight(letters))
                    .map(LiteralDirections::eighths)
                    .toList();
        }
        boolean four = atom.kind() == Atom.Kind.ORTHOGONAL || atom.kind() == Atom.Kind.DIAGONAL;
        return four ? List.of(0, 2, 6) : List.of(0, 1, 2, 3, 5, 6, 7);
    }

    /** A leap turned by eighths of a circle. */
    static Vector turn(Atom atom, Vector v, int eighths) {
        if (atom.kind() == Atom.Kind.OBLIQUE) {
            List<Vector> all = all(atom);
            return all.get((all.indexOf(v) + eighths) % 8);
        }
        List<Vector> compass = all(new Atom("K", 0, 1, Atom.Kind.EIGHT, false));
        Vector unit = compass.get((compass.indexOf(v.unit()) + eighths) % 8);
        return unit.times(atom.large());
    }
}
