package org.matewright.rules.engine;

import java.util.Arrays;

/**
 * The position that a walker stands on, and the moves that led there. Making and unmaking allocate nothing until a line
 * is longer than any before.
 *
 * <p>A move is a long: origin in bits 0 to 7, target in 8 to 15, the code that it becomes in 16 to 23 (0 if it doesn't
 * promote), then {@link #SPECIAL}, {@link #EN_PASSANT} and {@link #HARMLESS}, and its effect from bit 32.
 */
final class Board {
    /** The move does more than going from one square to another. */
    static final long SPECIAL = 1L << 24;
    /** The man that may be taken en passant is taken. */
    static final long EN_PASSANT = 1L << 25;
    /** Special, but only for the en passant squares that it leaves behind. */
    static final long HARMLESS = 1L << 26;
    /** No man moves. */
    static final long PASS = 1L << 27;

    final Compiled rules;
    final int words;
    final int squares;
    /** The code on each square. */
    final int[] at;
    /** The squares of each code. */
    final long[] men;
    /** The squares of each side. */
    final long[] occupied;
    /** The squares whose man hasn't moved. */
    final long[] virgin;
    int side;
    /** Victim in bits 0 to 7, number of squares in 8 to 11, squares from 16; 0 for none. */
    long enPassant;
    long key;
    long key2;
    int depth;

    private long[] moves = new long[64];
    private long[] states;
    private int[] captured = new int[64];
    private int[] journalMark = new int[64];
    private int[] journal = new int[256];
    private int journalSize;
    private final int stateSize;

    Board(Compiled rules) {
        this.rules = rules;
        words = rules.words;
        squares = rules.squares;
        at = new int[squares];
        men = new long[rules.codes * words];
        occupied = new long[2 * words];
        virgin = new long[words];
        stateSize = 3 + words;
        states = new long[64 * stateSize];
    }

    /** Another board in the same position, without its history. */
    Board copy() {
        Board copy = new Board(rules);
        System.arraycopy(at, 0, copy.at, 0, at.length);
        System.arraycopy(men, 0, copy.men, 0, men.length);
        System.arraycopy(occupied, 0, copy.occupied, 0, occupied.length);
        System.arraycopy(virgin, 0, copy.virgin, 0, virgin.length);
        copy.side = side;
        copy.enPassant = enPassant;
        copy.key = key;
        copy.key2 = key2;
        return copy;
    }

    /** Puts a man on an empty square, or nothing on an occupied one; for setting up and for special moves. */
    void set(int square, int code) {
        int old = at[square];
        if (old != 0) {
            toggle(square, old);
        }
        at[square] = code;
        if (code != 0) {
            toggle(square, code);
        }
    }

    private void toggle(int square, int code) {
        long bit = 1L << square;
        int word = square >> 6;
        men[code * words + word] ^= bit;
        occupied[(code & 1) * words + word] ^= bit;
        int index = 2 * (code * squares + square);
        key ^= rules.manKeys[index];
        key2 ^= rules.manKeys[index + 1];
    }

    boolean isVirgin(int square) {
        return (virgin[square >> 6] >>> square & 1) != 0;
    }

    void setVirgin(int square) {
        if (!isVirgin(square)) {
            virgin[square >> 6] |= 1L << square;
            key ^= rules.virginKeys[2 * square];
            key2 ^= rules.virginKeys[2 * square + 1];
        }
    }

    private void clearVirgin(int square) {
        if ((virgin[square >> 6] >>> square & 1) != 0) {
            virgin[square >> 6] ^= 1L << square;
            key ^= rules.virginKeys[2 * square];
            key2 ^= rules.virginKeys[2 * square + 1];
        }
    }

    void setSide(int side) {
        if (this.side != side) {
            flipSide();
        }
    }

    private void flipSide() {
        side ^= 1;
        key ^= rules.sideKeys[0];
        key2 ^= rules.sideKeys[1];
    }

    /** Sets en passant squares for the side to move. */
    void setEnPassant(long squaresAndVictim) {
        enPassant = squaresAndVictim;
        toggleEnPassantKey();
    }

    /** Rights count in the key only where a man of the side to move could use them. */
    private void toggleEnPassantKey() {
        int count = (int) (enPassant >>> 8 & 15);
        for (int i = 0; i < count; i++) {
            int square = (int) (enPassant >>> 16 + 8 * i & 0xFF);
            if (hasCaptor(square)) {
                key ^= rules.enPassantKeys[2 * square];
                key2 ^= rules.enPassantKeys[2 * square + 1];
            }
        }
    }

    private boolean hasCaptor(int square) {
        for (int code : rules.codesOf[side]) {
            int sources = (code * squares + square) * words;
            for (int w = 0; w < words; w++) {
                if ((rules.enPassantSources[sources + w] & men[code * words + w]) != 0) {
                    return true;
                }
            }
        }
        return false;
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

    /** The number of men of a side that aren't royal. */
    int commoners(int ofSide) {
        int count = 0;
        for (int w = 0; w < words; w++) {
            count += Long.bitCount(occupied[ofSide * words + w]);
        }
        for (int code : rules.royalsOf[ofSide]) {
            for (int w = 0; w < words; w++) {
                count -= Long.bitCount(men[code * words + w]);
            }
        }
        return count;
    }

    void make(long move) {
        save(move);
        if ((move & SPECIAL) != 0) {
            makeSpecial(move);
            return;
        }
        int from = (int) move & 0xFF;
        int to = (int) (move >>> 8) & 0xFF;
        int code = at[from];
        int taken = at[to];
        captured[depth - 1] = taken << 8 | code;
        if (enPassant != 0) {
            toggleEnPassantKey();
            enPassant = 0;
        }
        int put = (int) (move >>> 16) & 0xFF;
        if (put == 0) {
            put = code;
        }
        long fromBit = 1L << from;
        long toBit = 1L << to;
        int fromWord = from >> 6;
        int toWord = to >> 6;
        long[] manKeys = rules.manKeys;
        if (taken != 0) {
            men[taken * words + toWord] ^= toBit;
            occupied[(taken & 1) * words + toWord] ^= toBit;
            int index = 2 * (taken * squares + to);
            key ^= manKeys[index];
            key2 ^= manKeys[index + 1];
        }
        at[from] = 0;
        at[to] = put;
        men[code * words + fromWord] ^= fromBit;
        men[put * words + toWord] ^= toBit;
        int own = (code & 1) * words;
        occupied[own + fromWord] ^= fromBit;
        occupied[own + toWord] ^= toBit;
        int fromIndex = 2 * (code * squares + from);
        int toIndex = 2 * (put * squares + to);
        key ^= manKeys[fromIndex] ^ manKeys[toIndex];
        key2 ^= manKeys[fromIndex + 1] ^ manKeys[toIndex + 1];
        clearVirgin(from);
        clearVirgin(to);
        flipSide();
    }

    void unmake() {
        depth--;
        long move = moves[depth];
        int state = depth * stateSize;
        if ((move & SPECIAL) != 0) {
            unmakeSpecial();
        } else {
            int from = (int) move & 0xFF;
            int to = (int) (move >>> 8) & 0xFF;
            int code = captured[depth] & 0xFF;
            int taken = captured[depth] >>> 8;
            int put = at[to];
            long fromBit = 1L << from;
            long toBit = 1L << to;
            int fromWord = from >> 6;
            int toWord = to >> 6;
            at[to] = taken;
            at[from] = code;
            men[put * words + toWord] ^= toBit;
            men[code * words + fromWord] ^= fromBit;
            int own = (code & 1) * words;
            occupied[own + toWord] ^= toBit;
            occupied[own + fromWord] ^= fromBit;
            if (taken != 0) {
                men[taken * words + toWord] ^= toBit;
                occupied[(taken & 1) * words + toWord] ^= toBit;
            }
        }
        side ^= 1;
        enPassant = states[state];
        key = states[state + 1];
        key2 = states[state + 2];
        for (int w = 0; w < words; w++) {
            virgin[w] = states[state + 3 + w];
        }
    }

    /** Lets the other side move; undone by {@link #unmake}. */
    void pass() {
        make(SPECIAL | PASS);
    }

    private void save(long move) {
        if (depth == moves.length) {
            moves = Arrays.copyOf(moves, depth * 2);
            captured = Arrays.copyOf(captured, depth * 2);
            journalMark = Arrays.copyOf(journalMark, depth * 2);
            states = Arrays.copyOf(states, states.length * 2);
        }
        moves[depth] = move;
        int state = depth * stateSize;
        states[state] = enPassant;
        states[state + 1] = key;
        states[state + 2] = key2;
        for (int w = 0; w < words; w++) {
            states[state + 3 + w] = virgin[w];
        }
        depth++;
    }

    private void makeSpecial(long move) {
        journalMark[depth - 1] = journalSize;
        int victim = enPassantVictim();
        if (enPassant != 0) {
            toggleEnPassantKey();
            enPassant = 0;
        }
        if ((move & PASS) != 0) {
            flipSide();
            return;
        }
        int from = (int) move & 0xFF;
        int to = (int) (move >>> 8) & 0xFF;
        int code = at[from];
        int put = (int) (move >>> 16) & 0xFF;
        int effect = (int) (move >>> 32);
        int unloaded = rules.effectUnloadFrom[effect] >= 0 ? at[rules.effectUnloadFrom[effect]] : 0;
        int partnerFrom = rules.effectPartnerFrom[effect];
        int partner = partnerFrom >= 0 ? at[partnerFrom] : 0;
        change(from, 0);
        if ((move & EN_PASSANT) != 0) {
            change(victim, 0);
        }
        for (int square : rules.effectVictims[effect]) {
            change(square, 0);
        }
        if (partner != 0) {
            change(partnerFrom, 0);
        }
        change(to, put == 0 ? code : put);
        if (unloaded != 0) {
            change(rules.effectUnloadTo[effect], unloaded);
        }
        if (partner != 0) {
            change(rules.effectPartnerTo[effect], partner);
        }
        flipSide();
        long squaresLeft = rules.effectEnPassant[effect];
        if ((squaresLeft & 0xF00) != 0) {
            setEnPassant(squaresLeft | to);
        }
    }

    private void change(int square, int code) {
        if (journalSize == journal.length) {
            journal = Arrays.copyOf(journal, journalSize * 2);
        }
        journal[journalSize++] = square | at[square] << 8;
        clearVirgin(square);
        set(square, code);
    }

    private void unmakeSpecial() {
        int mark = journalMark[depth];
        while (journalSize > mark) {
            int entry = journal[--journalSize];
            set(entry & 0xFF, entry >>> 8);
        }
    }
}
