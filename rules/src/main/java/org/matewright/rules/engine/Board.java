package org.matewright.rules.engine;

import java.util.Arrays;

/**
 * The position that a walker stands on, and the moves that led there. Making and unmaking allocate nothing until a line
 * is longer than any before.
 *
 * <p>A move is a long: origin in bits 0 to 7, target in 8 to 15, the code that it becomes in 16 to 23 (0 if it doesn't
 * promote), then {@link #SPECIAL}, {@link #EN_PASSANT} and {@link #HARMLESS}, and its effect in bits 32 to 47.
 */
final class Board {
    /** The move does more than going from one square to another. */
    static final long SPECIAL = 1L << 24;
    /** The piece that may be taken en passant is taken. */
    static final long EN_PASSANT = 1L << 25;
    /** Special, but only for the en passant squares that it leaves behind. */
    static final long HARMLESS = 1L << 26;

    static final long SPECIAL_OR_HARMLESS = SPECIAL | HARMLESS;
    /** In a frame's first word: the virgin squares have changed and stand in the frame too. */
    private static final long UNVIRGIN = 1L << 29;

    private static final int TAKEN_SHIFT = 48;
    private static final int MOVED_SHIFT = 56;
    private static final int EN_PASSANT_STATE = 1;
    private static final int KEY = 2;
    private static final int KEY2 = 3;
    private static final int JOURNAL = 4;
    private static final int CHECKS = 5;
    private static final int VIRGIN = 6;

    /** The streak of moves that were passes. */
    static final int PASSES = 0;
    /** The streak of positions in which royals face each other. */
    static final int FACINGS = 1;
    /** How many lengths of a streak are told apart, 0 included; longer ones count as the longest. */
    static final int STREAK_LENGTHS = 3;

    /** No piece moves. */
    static final long PASS = 1L << 27;
    /** A piece comes from the hand. */
    static final long DROP = 1L << 28;

    final Compiled rules;
    final int words;
    final int squares;
    /** The code on each square. */
    final int[] at;
    /** The squares of each code. */
    final long[] pieces;
    /** The squares of White's pieces, then those of Black's. */
    final long[] sides;
    /** The number of pieces of each side that aren't royal. */
    final int[] commoners = new int[2];
    /** The squares whose piece hasn't moved. */
    final long[] virgin;
    /** The number of pieces in hand, by code. */
    final int[] hand;

    int side;
    /** Checks that each side has yet to give, 8 bits each; then the lengths of the streaks, 2 bits each. */
    private int checks;
    /** Victim in bits 0 to 7, number of squares in 8 to 11, squares from 16; 0 for none. */
    long enPassant;

    long key;
    long key2;
    /** Counts the changes, so that what was worked out for a position can be known to be stale. */
    long version;

    private final long[] pieceKeys;
    private final long sideKey;
    private final long sideKey2;
    private final boolean specialCaptures;
    private final boolean aftermath;
    /**
     * For each move made: the move with what moved and what was taken, en passant, both keys; and where the move may have
     * changed them, the journal's size, the checks left and the virgin squares.
     */
    private long[] stack;

    private int top;
    private final int frame;
    private final SpecialMoves specialMoves;

    Board(Compiled rules) {
        this.rules = rules;
        words = rules.words;
        squares = rules.squares;
        at = new int[squares];
        pieces = new long[rules.codes * words];
        sides = new long[2 * words];
        pieceKeys = rules.keys.piece;
        sideKey = rules.keys.side[0];
        sideKey2 = rules.keys.side[1];
        specialCaptures = rules.specialCaptures;
        aftermath = rules.customs.aftermath;
        hand = new int[rules.codes];
        checks = rules.checksToWin << 8 | rules.checksToWin;
        virgin = new long[words];
        frame = VIRGIN + words;
        specialMoves = new SpecialMoves(this);
        stack = new long[64 * frame];
    }

    /** Another board in the same position, without its history. */
    Board copy() {
        Board copy = new Board(rules);
        System.arraycopy(at, 0, copy.at, 0, at.length);
        System.arraycopy(pieces, 0, copy.pieces, 0, pieces.length);
        System.arraycopy(sides, 0, copy.sides, 0, sides.length);
        copy.commoners[0] = commoners[0];
        copy.commoners[1] = commoners[1];
        System.arraycopy(virgin, 0, copy.virgin, 0, virgin.length);
        System.arraycopy(hand, 0, copy.hand, 0, hand.length);
        copy.checks = checks;
        copy.side = side;
        copy.enPassant = enPassant;
        copy.key = key;
        copy.key2 = key2;
        return copy;
    }

    /** Puts a piece on an empty square, or nothing on an occupied one; for setting up and for special moves. */
    void set(int square, int code) {
        version++;
        int old = at[square];
        if (old != 0) {
            toggle(square, old);
            commoners[old & 1] -= rules.commoner[old];
        }
        at[square] = code;
        if (code != 0) {
            toggle(square, code);
            commoners[code & 1] += rules.commoner[code];
        }
    }

    private void toggle(int square, int code) {
        long bit = 1L << square;
        int word = square >> 6;
        pieces[code * words + word] ^= bit;
        sides[(code & 1) * words + word] ^= bit;
        int index = 2 * (code * squares + square);
        key ^= pieceKeys[index];
        key2 ^= pieceKeys[index + 1];
    }

    /**
     * Puts a piece on a square, or nothing, for the test of an attack alone: keys and the sets of the codes stay as they
     * are. The caller puts back what stood there.
     */
    void stand(int square, int code) {
        long bit = 1L << square;
        int word = square >> 6;
        int old = at[square];
        if (old != 0) {
            sides[(old & 1) * words + word] ^= bit;
        }
        if (code != 0) {
            sides[(code & 1) * words + word] ^= bit;
        }
        at[square] = code;
    }

    boolean isVirgin(int square) {
        return (virgin[square >> 6] >>> square & 1) != 0;
    }

    void setVirgin(int square) {
        if (!isVirgin(square)) {
            virgin[square >> 6] |= 1L << square;
            key ^= rules.keys.virgin[2 * square];
            key2 ^= rules.keys.virgin[2 * square + 1];
        }
    }

    /** The piece that stood on a square isn't there any more, or has moved. */
    void clearVirgin(int square) {
        if ((virgin[square >> 6] >>> square & 1) != 0) {
            virgin[square >> 6] ^= 1L << square;
            key ^= rules.keys.virgin[2 * square];
            key2 ^= rules.keys.virgin[2 * square + 1];
        }
    }

    void setSide(int side) {
        if (this.side != side) {
            flipSide();
        }
    }

    /** Lets the other side be to move. */
    void flipSide() {
        side ^= 1;
        key ^= sideKey;
        key2 ^= sideKey2;
    }

    /** Sets en passant squares for the side to move. */
    void setEnPassant(long squaresAndVictim) {
        enPassant = squaresAndVictim;
        toggleEnPassantKey();
    }

    /** Rights count in the key only where a piece of the side to move could use them. */
    private void toggleEnPassantKey() {
        int count = (int) (enPassant >>> 8 & 15);
        for (int i = 0; i < count; i++) {
            int square = (int) (enPassant >>> 16 + 8 * i & 0xFF);
            if (hasCaptor(square)) {
                key ^= rules.keys.enPassant[2 * square];
                key2 ^= rules.keys.enPassant[2 * square + 1];
            }
        }
    }

    private boolean hasCaptor(int square) {
        for (int code : rules.captors[side]) {
            int sources = (code * squares + square) * words;
            for (int w = 0; w < words; w++) {
                if ((rules.enPassantSources[sources + w] & pieces[code * words + w]) != 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The squares, of one word, from which pieces of a code may capture en passant now. */
    long captors(int code, int word) {
        long captors = 0;
        int count = (int) (enPassant >>> 8 & 15);
        for (int i = 0; i < count; i++) {
            int square = (int) (enPassant >>> 16 + 8 * i & 0xFF);
            captors |= rules.enPassantSources[(code * squares + square) * words + word];
        }
        return captors;
    }

    boolean isEnPassantSquare(int square) {
        int count = (int) (enPassant >>> 8 & 15);
        for (int i = 0; i < count; i++) {
            if ((int) (enPassant >>> 16 + 8 * i & 0xFF) == square) {
                return true;
            }
        }
        return false;
    }

    int enPassantVictim() {
        return (int) (enPassant & 0xFF);
    }

    /** The number of pieces of a code, those in hand included. */
    int count(int code) {
        int count = hand[code];
        for (int w = 0; w < words; w++) {
            count += Long.bitCount(pieces[code * words + w]);
        }
        return count;
    }

    /** The checks that a side has yet to give to win. */
    int checksLeft(int ofSide) {
        return checks >> 8 * ofSide & 0xFF;
    }

    /** Sets the checks that a side has yet to give. */
    void setChecksLeft(int ofSide, int left) {
        int old = checksLeft(ofSide);
        key ^= rules.keys.check[2 * (16 * ofSide + (old & 15))] ^ rules.keys.check[2 * (16 * ofSide + (left & 15))];
        key2 ^= rules.keys.check[2 * (16 * ofSide + (old & 15)) + 1]
                ^ rules.keys.check[2 * (16 * ofSide + (left & 15)) + 1];
        checks = checks & ~(0xFF << 8 * ofSide) | left << 8 * ofSide;
    }

    /** The length of a streak. */
    int streak(int kind) {
        return checks >> 16 + 2 * kind & 3;
    }

    /** Sets the length of a streak. */
    void setStreak(int kind, int length) {
        int old = 2 * (STREAK_LENGTHS * kind + streak(kind));
        int now = 2 * (STREAK_LENGTHS * kind + length);
        long[] keys = rules.customs.streakKeys;
        key ^= keys[old] ^ keys[now];
        key2 ^= keys[old + 1] ^ keys[now + 1];
        checks = checks & ~(3 << 16 + 2 * kind) | length << 16 + 2 * kind;
    }

    /** Lets a streak go on by one, or ends it. */
    void extendStreak(int kind, boolean goesOn) {
        setStreak(kind, goesOn ? Math.min(STREAK_LENGTHS - 1, streak(kind) + 1) : 0);
    }

    /** Sets the number of pieces in hand. */
    void setHand(int code, int count) {
        int old = Math.min(63, hand[code]);
        int now = Math.min(63, count);
        key ^= rules.keys.hand[2 * (64 * code + old)] ^ rules.keys.hand[2 * (64 * code + now)];
        key2 ^= rules.keys.hand[2 * (64 * code + old) + 1] ^ rules.keys.hand[2 * (64 * code + now) + 1];
        hand[code] = count;
    }

    /** The move that leaves everything where it is, named after the first piece of the side to move. */
    long passingMove() {
        for (int code : rules.codesOf[side]) {
            for (int w = 0; w < words; w++) {
                if (pieces[code * words + w] != 0) {
                    int square = (w << 6) + Long.numberOfTrailingZeros(pieces[code * words + w]);
                    return SPECIAL | PASS | square | square << 8;
                }
            }
        }
        return SPECIAL | PASS;
    }

    /** How many pieces a move takes. */
    int taken(long move) {
        if ((move & (PASS | DROP)) != 0) {
            return 0;
        }
        int from = (int) move & 0xFF;
        int to = (int) (move >>> 8) & 0xFF;
        int onTarget = at[to] != 0 && (at[to] & 1) != (at[from] & 1) ? 1 : 0;
        if ((move & SPECIAL) == 0) {
            return onTarget;
        }
        int[] victims = rules.effects.victims()[effect(move)];
        boolean counted = false;
        for (int victim : victims) {
            counted |= victim == to;
        }
        return victims.length + ((move & EN_PASSANT) != 0 ? 1 : 0) + (counted ? 0 : onTarget);
    }

    void make(long move) {
        int base = top;
        if (base == stack.length) {
            stack = Arrays.copyOf(stack, base * 2);
        }
        int from = (int) move & 0xFF;
        int to = (int) (move >>> 8) & 0xFF;
        int[] at = this.at;
        long[] frames = stack;
        top = base + frame;
        version++;
        frames[base + EN_PASSANT_STATE] = enPassant;
        frames[base + KEY] = key;
        frames[base + KEY2] = key2;
        if (aftermath) {
            frames[base + CHECKS] = checks;
        }
        if ((move & SPECIAL_OR_HARMLESS) == SPECIAL || specialCaptures && at[to] != 0) {
            frames[base] = (move | SPECIAL | UNVIRGIN) & ~HARMLESS;
            saveVirgin(frames, base);
            frames[base + JOURNAL] = specialMoves.mark();
            int victim = enPassantVictim();
            lapseEnPassant();
            specialMoves.make(move, victim);
            return;
        }
        lapseEnPassant();
        int code = at[from];
        int taken = at[to];
        int put = (int) (move >>> 16) & 0xFF;
        put = put == 0 ? code : put;
        at[from] = 0;
        at[to] = put;
        int words = this.words;
        int squares = this.squares;
        int fromWord = from >> 6;
        int toWord = to >> 6;
        long fromBit = 1L << from;
        long toBit = 1L << to;
        long[] pieces = this.pieces;
        long[] sides = this.sides;
        long[] pieceKeys = this.pieceKeys;
        int fromIndex = 2 * (code * squares + from);
        int toIndex = 2 * (put * squares + to);
        long newKey = key ^ pieceKeys[fromIndex] ^ pieceKeys[toIndex] ^ sideKey;
        long newKey2 = key2 ^ pieceKeys[fromIndex + 1] ^ pieceKeys[toIndex + 1] ^ sideKey2;
        if (taken != 0) {
            pieces[taken * words + toWord] ^= toBit;
            sides[(taken & 1) * words + toWord] ^= toBit;
            commoners[taken & 1] -= rules.commoner[taken];
            int index = 2 * (taken * squares + to);
            newKey ^= pieceKeys[index];
            newKey2 ^= pieceKeys[index + 1];
        }
        pieces[code * words + fromWord] ^= fromBit;
        pieces[put * words + toWord] ^= toBit;
        int own = side * words;
        sides[own + fromWord] ^= fromBit;
        sides[own + toWord] ^= toBit;
        side ^= 1;
        key = newKey;
        key2 = newKey2;
        long done = move | (long) taken << TAKEN_SHIFT | (long) code << MOVED_SHIFT;
        if ((virgin[fromWord] & fromBit | virgin[toWord] & toBit) != 0) {
            done |= UNVIRGIN;
            saveVirgin(frames, base);
            clearVirgin(from);
            clearVirgin(to);
            if (rules.castles[code] || rules.castles[taken]) {
                IdleRights.drop(this);
            }
        }
        if (aftermath && (done & UNVIRGIN) == 0) {
            // first moves may be lost by what follows
            done |= UNVIRGIN;
            saveVirgin(frames, base);
        }
        frames[base] = done;
        if ((move & HARMLESS) != 0) {
            setEnPassant(rules.effects.enPassant()[effect(move)] | to);
        }
    }

    /** The number of moves made and not unmade. */
    int depth() {
        return top / frame;
    }

    private void lapseEnPassant() {
        if (enPassant != 0) {
            toggleEnPassantKey();
            enPassant = 0;
        }
    }

    private void saveVirgin(long[] frames, int base) {
        for (int w = 0; w < words; w++) {
            frames[base + VIRGIN + w] = virgin[w];
        }
    }

    void unmake() {
        int base = top - frame;
        top = base;
        version++;
        long[] frames = stack;
        long move = frames[base];
        side ^= 1;
        if ((move & SPECIAL_OR_HARMLESS) == SPECIAL) {
            specialMoves.unmake((int) frames[base + JOURNAL]);
        } else {
            int from = (int) move & 0xFF;
            int to = (int) (move >>> 8) & 0xFF;
            int code = (int) (move >>> MOVED_SHIFT);
            int taken = (int) (move >>> TAKEN_SHIFT) & 0xFF;
            int put = (int) (move >>> 16) & 0xFF;
            put = put == 0 ? code : put;
            int[] at = this.at;
            at[to] = taken;
            at[from] = code;
            int words = this.words;
            int fromWord = from >> 6;
            int toWord = to >> 6;
            long fromBit = 1L << from;
            long toBit = 1L << to;
            long[] pieces = this.pieces;
            long[] sides = this.sides;
            pieces[put * words + toWord] ^= toBit;
            pieces[code * words + fromWord] ^= fromBit;
            int own = side * words;
            sides[own + fromWord] ^= fromBit;
            sides[own + toWord] ^= toBit;
            if (taken != 0) {
                pieces[taken * words + toWord] ^= toBit;
                sides[(taken & 1) * words + toWord] ^= toBit;
                commoners[taken & 1] += rules.commoner[taken];
            }
        }
        enPassant = frames[base + EN_PASSANT_STATE];
        key = frames[base + KEY];
        key2 = frames[base + KEY2];
        if (aftermath) {
            checks = (int) frames[base + CHECKS];
        }
        if ((move & UNVIRGIN) != 0) {
            for (int w = 0; w < words; w++) {
                virgin[w] = frames[base + VIRGIN + w];
            }
        }
    }

    /** Lets the other side move; undone by {@link #unmake}. */
    void pass() {
        make(SPECIAL | PASS);
    }

    /** The effect of a move. */
    static int effect(long move) {
        return (int) (move >>> 32) & 0xFFFF;
    }
}
