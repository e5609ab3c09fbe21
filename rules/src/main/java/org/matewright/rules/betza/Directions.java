package org.matewright.rules.betza;

/**
 * What direction letters mean for White (docs/NOTATION.md, section 4).
 *
 * <p>A direction is an angle in sixteenths of a circle, clockwise from forward. Even angles are the eight directions of
 * the compass (0 forward, 4 right, 8 back), odd ones the eight oblique leaps: 1 is (1,2), 3 is (2,1), 5 is (2,-1) and
 * so on. A set of angles is a bit mask with bit k for angle k. Within one kind of atom a slot is a direction's number
 * from 0 to 7, clockwise from forward, and a set of slots a mask of eight bits.
 */
public final class Directions {
    private static final int[] COMPASS_X = {0, 1, 1, 1, 0, -1, -1, -1};
    private static final int[] COMPASS_Y = {1, 1, 0, -1, -1, -1, 0, 1};
    private static final int ALL_TURNS = 0xFF;

    /** The number of angles. */
    public static final int ANGLES = 16;

    private Directions() {}

    /** Whether a set of angles has an angle. */
    public static boolean has(int angles, int angle) {
        return (angles >> angle & 1) != 0;
    }

    /** An angle turned clockwise by some sixteenths of a circle. */
    public static int turn(int angle, int sixteenths) {
        return angle + sixteenths & ANGLES - 1;
    }

    /** The angles to which turns, a mask as {@link #turns} returns it, lead from an angle. */
    public static int turned(int angle, int turns) {
        int angles = 0;
        for (int k = 0; k < 8; k++) {
            if ((turns >> k & 1) != 0) {
                angles |= 1 << turn(angle, 2 * k);
            }
        }
        return angles;
    }

    /**
     * The side of the last bend, 1 right, -1 left or 0, after a leg (8.7): that of the leg itself unless it goes straight
     * on or back.
     *
     * @param previous the angle of the leg before
     * @param angle the angle of the leg
     * @param known the side of the last bend before
     */
    public static int bend(int previous, int angle, int known) {
        int turn = turn(angle, -previous);
        return turn == 0 || turn == ANGLES / 2 ? known : turn < ANGLES / 2 ? 1 : -1;
    }

    /**
     * The angles of a first leg: those that its letters name, or all of the atom's if there are none (4.1 to 4.4).
     *
     * @return 0 if the letters name no direction of such an atom
     */
    public static int first(Atom.Kind kind, String letters) {
        return switch (kind) {
            case ORTHOGONAL -> spread(letters.isEmpty() ? 0b01010101 : orthogonal(letters));
            case DIAGONAL -> spread(letters.isEmpty() ? 0b10101010 : diagonal(letters));
            case EIGHT -> spread(letters.isEmpty() ? ALL_TURNS : eight(letters));
            case OBLIQUE -> spread(letters.isEmpty() ? ALL_TURNS : oblique(letters)) << 1;
            case UNIVERSAL, CASTLING -> 1;
        };
    }

    /** The even angles of a set of slots: bit k goes to bit 2k. */
    private static int spread(int slots) {
        int angles = 0;
        for (int k = 0; k < 8; k++) {
            angles |= (slots >> k & 1) << 2 * k;
        }
        return angles;
    }

    /** Section 4.1: the union of what the letters mean. */
    private static int orthogonal(String letters) {
        int set = 0;
        for (char c : letters.toCharArray()) {
            set |= single(c);
        }
        return set;
    }

    private static int single(char c) {
        return switch (c) {
            case 'f' -> 1;
            case 'r' -> 1 << 2;
            case 'b' -> 1 << 4;
            case 'l' -> 1 << 6;
            case 'v' -> 1 | 1 << 4;
            case 's' -> 1 << 2 | 1 << 6;
            default -> 0;
        };
    }

    private static boolean isVertical(char c) {
        return c == 'f' || c == 'b' || c == 'v';
    }

    private static boolean isSideways(char c) {
        return c == 'l' || c == 'r' || c == 's';
    }

    private static boolean isSingle(char c) {
        return c == 'f' || c == 'b' || c == 'l' || c == 'r';
    }

    private static boolean differ(char a, char b) {
        return isVertical(a) && isSideways(b) || isSideways(a) && isVertical(b);
    }

    private static int diagonalSet(char c) {
        return switch (c) {
            case 'f' -> 1 << 7 | 1 << 1;
            case 'b' -> 1 << 3 | 1 << 5;
            case 'r' -> 1 << 1 | 1 << 3;
            case 'l' -> 1 << 5 | 1 << 7;
            default -> 0b10101010;
        };
    }

    /** Section 4.2: letters of different kinds side by side are intersected. */
    private static int diagonal(String letters) {
        int set = 0;
        for (int i = 0; i < letters.length(); i++) {
            char c = letters.charAt(i);
            if (i + 1 < letters.length() && differ(c, letters.charAt(i + 1))) {
                set |= diagonalSet(c) & diagonalSet(letters.charAt(i + 1));
                i++;
            } else {
                set |= diagonalSet(c);
            }
        }
        return set;
    }

    /** Section 4.4: the letters of king and queen, and of every later leg (4.5). */
    private static int eight(String letters) {
        int set = 0;
        for (int i = 0; i < letters.length(); i++) {
            char c = letters.charAt(i);
            char next = i + 1 < letters.length() ? letters.charAt(i + 1) : ' ';
            if (isSingle(c) && differ(c, next)) {
                set |= diagonalSet(c) & diagonalSet(next);
                i++;
            } else {
                set |= single(c);
                i += c == next ? 1 : 0;
            }
        }
        return set;
    }

    private static int narrow(char c) {
        return switch (c) {
            case 'f' -> 1 << 7 | 1;
            case 'r' -> 1 << 1 | 1 << 2;
            case 'b' -> 1 << 3 | 1 << 4;
            case 'l' -> 1 << 5 | 1 << 6;
            case 'v' -> 1 << 7 | 1 | 1 << 3 | 1 << 4;
            case 's' -> 1 << 1 | 1 << 2 | 1 << 5 | 1 << 6;
            default -> 0;
        };
    }

    private static int wide(char c) {
        return switch (c) {
            case 'f' -> 0b11000011;
            case 'r' -> 0b00001111;
            case 'b' -> 0b00111100;
            case 'l' -> 0b11110000;
            case 'v', 's' -> ALL_TURNS;
            default -> 0;
        };
    }

    /** Section 4.3: narrow and wide meanings. */
    private static int oblique(String letters) {
        if (letters.equals("hr")) {
            return 0b01010101;
        }
        if (letters.equals("hl")) {
            return 0b10101010;
        }
        int set = 0;
        for (int i = 0; i < letters.length(); i++) {
            char c = letters.charAt(i);
            char next = i + 1 < letters.length() ? letters.charAt(i + 1) : ' ';
            if (c == 'h') {
                set |= wide(next);
                i++;
            } else if (next == 'h') {
                set |= wide(c);
                i++;
            } else if (next == c) {
                set |= narrow(c);
                i++;
            } else if (isSingle(c) && differ(c, next)) {
                set |= wide(c) & narrow(next);
                i++;
            } else {
                set |= narrow(c);
            }
        }
        return set;
    }

    /**
     * The turns of a later leg: bit k stands for k times 45 degrees clockwise from straight on (4.5).
     *
     * @param letters direction letters, with {@code z} and {@code q} among them (8.7)
     * @param hand the side of the last bend: 1 right, -1 left, 0 if there was none
     * @return 0 if there are no letters
     */
    public static int turns(String letters, int hand) {
        if (letters.isEmpty()) {
            return 0;
        }
        String same = hand == 0 ? "s" : hand > 0 ? "r" : "l";
        String opposite = hand == 0 ? "s" : hand > 0 ? "l" : "r";
        return eight(letters.replace("q", same).replace("z", opposite));
    }

    /** The turns of a later leg of a chain that has no direction letters (4.5). */
    public static int defaultTurns(Atom.Kind kind) {
        return kind == Atom.Kind.ORTHOGONAL || kind == Atom.Kind.DIAGONAL ? 0b01000101 : 0b11101111;
    }

    /**
     * The angles of a later leg in a bracket: for each turn the nearest direction that its atom has, or the nearest two
     * (section 12).
     *
     * @param kind the kind of the leg's atom
     * @param previous the angle of the leg before
     * @param turns a mask as {@link #turns} returns it; 0 for straight on
     */
    public static int nearest(Atom.Kind kind, int previous, int turns) {
        int wanted = turns == 0 ? 1 : turns;
        int result = 0;
        for (int k = 0; k < 8; k++) {
            if ((wanted >> k & 1) != 0) {
                result |= nearestTo(kind, previous + 2 * k & 15);
            }
        }
        return result;
    }

    private static int nearestTo(Atom.Kind kind, int angle) {
        int all = first(kind, "");
        for (int distance = 0; distance < 8; distance++) {
            int found = all & (1 << (angle + distance & 15) | 1 << (angle - distance & 15));
            if (found != 0) {
                return found;
            }
        }
        return 0;
    }

    /**
     * The leap of an atom at an angle, as {@code {dx, dy}}. At an even angle it is straight or diagonal and as long as
     * the atom's larger coordinate, so that W turned by 45 degrees is F and D is A.
     */
    public static int[] leap(Atom atom, int angle) {
        if (angle % 2 == 0) {
            return new int[] {COMPASS_X[angle / 2] * atom.large(), COMPASS_Y[angle / 2] * atom.large()};
        }
        int a = atom.small();
        int b = atom.large();
        return switch (angle / 2) {
            case 0 -> new int[] {a, b};
            case 1 -> new int[] {b, a};
            case 2 -> new int[] {b, -a};
            case 3 -> new int[] {a, -b};
            case 4 -> new int[] {-a, -b};
            case 5 -> new int[] {-b, -a};
            case 6 -> new int[] {-b, a};
            default -> new int[] {-a, b};
        };
    }

    /**
     * Whether a displacement goes in one of the directions that letters before a bracket name, read as those of an
     * oblique atom (section 12). One along an axis or a diagonal belongs to the directions on both sides of it.
     */
    public static boolean allows(String letters, int dx, int dy) {
        if (letters.isEmpty()) {
            return true;
        }
        int set = oblique(letters);
        int ax = Math.abs(dx);
        int ay = Math.abs(dy);
        for (int slot = 0; slot < 8; slot++) {
            boolean steep = slot == 0 || slot == 3 || slot == 4 || slot == 7;
            boolean right = slot < 4;
            boolean up = slot < 2 || slot > 5;
            boolean fits = (steep ? ay >= ax : ax >= ay) && (right ? dx >= 0 : dx <= 0) && (up ? dy >= 0 : dy <= 0);
            if (fits && (set >> slot & 1) != 0) {
                return true;
            }
        }
        return false;
    }
}
