package org.matewright.rules.engine.board;

import java.util.Arrays;
import org.matewright.rules.engine.packed.PackedMove;
import org.matewright.rules.engine.tables.CompiledRules;
import org.matewright.rules.engine.tables.FastPath;
import org.matewright.rules.engine.tables.Streak;

/**
 * The position that a walker stands on, and the moves that led there. Making and unmaking allocate nothing until a line
 * is longer than any before.
 */
public final class Board {
    /** In a frame's first word: the unmoved squares have changed and stand in the frame too. */
    private static final long SAVES_UNMOVED = 1L << 29;

    private static final int TAKEN_SHIFT = 48;
    private static final int MOVED_SHIFT = 56;
    private static final int EN_PASSANT_STATE = 1;
    private static final int KEY = 2;
    private static final int KEY2 = 3;
    private static final int JOURNAL = 4;
    private static final int COUNTERS = 5;
    private static final int UNMOVED = 6;

    public final CompiledRules rules;
    public final int words;
    public final int squares;
    /** The code on each square. */
    public final int[] at;
    /** The squares of each code. */
    public final long[] pieces;
    /** The squares of White's pieces, then those of Black's. */
    public final long[] sides;
    /** The number of pieces of each side that aren't royal. */
    public final int[] nonRoyals = new int[2];
    /** The squares whose piece hasn't moved. */
    public final long[] unmoved;
    /** The number of pieces in hand, by code. */
    public final int[] hand;

    public int side;
    /** Checks that each side has yet to give, 8 bits each; then the lengths of the streaks, 2 bits each. */
    private int checks;
    /** Victim in bits 0 to 7, number of squares in 8 to 11, squares from 16; 0 for none. */
    public long enPassant;

    public long key;
    public long key2;
    /** Counts the changes, so that what was worked out for a position can be known to be stale. */
    public long version;

    private final long[] pieceKeys;
    private final long sideKey;
    private final long sideKey2;
    /** Whether every capture is made with a journal, like a special move. */
    private final boolean journalsCaptures;
    /** Whether making a move may change counters and rights beyond those of the pieces that it moves and captures. */
    private final boolean hasConsequences;
    /**
     * For each move made: the move with what moved and what was taken, en passant, both keys; and where the move may have
     * changed them, the journal's size, the checks left and the unmoved squares.
     */
    private long[] stack;

    private int top;
    private final int frame;
    private final SpecialMoves specialMoves;

    public Board(CompiledRules rules) {
        this.rules = rules;
        words = rules.words();
        squares = rules.squares();
        at = new int[squares];
        pieces = new long[rules.pieces().codes() * words];
        sides = new long[2 * words];
        pieceKeys = rules.keys().piece();
        sideKey = rules.keys().side()[0];
        sideKey2 = rules.keys().side()[1];
        journalsCaptures = !rules.traits().allow(FastPath.CAPTURES_IN_PLACE);
        hasConsequences = !rules.traits().allow(FastPath.MOVES_WITHOUT_CONSEQUENCES);
        hand = new int[rules.pieces().codes()];
        checks = rules.endings().checksToWin() << 8 | rules.endings().checksToWin();
        unmoved = new long[words];
        frame = UNMOVED + words;
        specialMoves = new SpecialMoves(this);
        stack = new long[64 * frame];
    }

    /** Another board in the same position, without its history. */
    public Board copy() {
        Board copy = new Board(rules);
        System.arraycopy(at, 0, copy.at, 0, at.length);
        System.arraycopy(pieces, 0, copy.pieces, 0, pieces.length);
        System.arraycopy(sides, 0, copy.sides, 0, sides.length);
        copy.nonRoyals[0] = nonRoyals[0];
        copy.nonRoyals[1] = nonRoyals[1];
        System.arraycopy(unmoved, 0, copy.unmoved, 0, unmoved.length);
        System.arraycopy(hand, 0, copy.hand, 0, hand.length);
        copy.checks = checks;
        copy.side = side;
        copy.enPassant = enPassant;
        copy.key = key;
        copy.key2 = key2;
        return copy;
    }

    /** Puts a piece on an empty square, or nothing on an occupied one; for setting up and for special moves. */
    public void set(int square, int code) {
        version++;
        int old = at[square];
        if (old != 0) {
            toggle(square, old);
            nonRoyals[old & 1] -= rules.pieces().nonRoyal()[old];
        }
        at[square] = code;
        if (code != 0) {
            toggle(square, code);
            nonRoyals[code & 1] += rules.pieces().nonRoyal()[code];
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
    public void stand(int square, int code) {
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

    public boolean isUnmoved(int square) {
        return (unmoved[square >> 6] >>> square & 1) != 0;
    }

    public void setUnmoved(int square) {
        if (!isUnmoved(square)) {
            unmoved[square >> 6] |= 1L << square;
            key ^= rules.keys().unmoved()[2 * square];
            key2 ^= rules.keys().unmoved()[2 * square + 1];
        }
    }

    /** The piece that stood on a square isn't there any more, or has moved. */
    public void clearUnmoved(int square) {
        if ((unmoved[square >> 6] >>> square & 1) != 0) {
            unmoved[square >> 6] ^= 1L << square;
            key ^= rules.keys().unmoved()[2 * square];
            key2 ^= rules.keys().unmoved()[2 * square + 1];
        }
    }

    public void setSide(int side) {
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
                key ^= rules.keys().enPassant()[2 * square];
                key2 ^= rules.keys().enPassant()[2 * square + 1];
            }
        }
    }

    private boolean hasCaptor(int square) {
        for (int code : rules.enPassant().captors()[side]) {
            int sources = (code * squares + square) * words;
            for (int w = 0; w < words; w++) {
                if ((rules.enPassant().sources()[sources + w] & pieces[code * words + w]) != 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The squares, of one word, from which pieces of a code may capture en passant now. */
    public long captors(int code, int word) {
        long captors = 0;
        int count = (int) (enPassant >>> 8 & 15);
        for (int i = 0; i < count; i++) {
            int square = (int) (enPassant >>> 16 + 8 * i & 0xFF);
            captors |= rules.enPassant().sources()[(code * squares + square) * words + word];
        }
        return captors;
    }

    public boolean isEnPassantSquare(int square) {
        int count = (int) (enPassant >>> 8 & 15);
        for (int i = 0; i < count; i++) {
            if ((int) (enPassant >>> 16 + 8 * i & 0xFF) == square) {
                return true;
            }
        }
        return false;
    }

    public int enPassantVictim() {
        return (int) (enPassant & 0xFF);
    }

    /** The number of pieces of a code, those in hand included. */
    public int count(int code) {
        int count = hand[code];
        for (int w = 0; w < words; w++) {
            count += Long.bitCount(pieces[code * words + w]);
        }
        return count;
    }

    /** The checks that a side has yet to give to win. */
    public int checksToGive(int ofSide) {
        return checks >> 8 * ofSide & 0xFF;
    }

    /** Sets the checks that a side has yet to give. */
    public void setChecksToGive(int ofSide, int left) {
        int old = checksToGive(ofSide);
        key ^= rules.keys().check()[2 * (16 * ofSide + (old & 15))]
                ^ rules.keys().check()[2 * (16 * ofSide + (left & 15))];
        key2 ^= rules.keys().check()[2 * (16 * ofSide + (old & 15)) + 1]
                ^ rules.keys().check()[2 * (16 * ofSide + (left & 15)) + 1];
        checks = checks & ~(0xFF << 8 * ofSide) | left << 8 * ofSide;
    }

    /** The length of a streak. */
    public int streak(int kind) {
        return checks >> 16 + 2 * kind & 3;
    }

    /** Sets the length of a streak. */
    void setStreak(int kind, int length) {
        int old = 2 * ((Streak.LONGEST + 1) * kind + streak(kind));
        int now = 2 * ((Streak.LONGEST + 1) * kind + length);
        long[] keys = rules.keys().streak();
        key ^= keys[old] ^ keys[now];
        key2 ^= keys[old + 1] ^ keys[now + 1];
        checks = checks & ~(3 << 16 + 2 * kind) | length << 16 + 2 * kind;
    }

    /** Lets a streak go on by one, or ends it. */
    public void extendStreak(int kind, boolean goesOn) {
        setStreak(kind, goesOn ? Math.min(Streak.LONGEST, streak(kind) + 1) : 0);
    }

    /** Sets the number of pieces in hand. */
    public void setHand(int code, int count) {
        int old = Math.min(63, hand[code]);
        int now = Math.min(63, count);
        key ^= rules.keys().hand()[2 * (64 * code + old)] ^ rules.keys().hand()[2 * (64 * code + now)];
        key2 ^= rules.keys().hand()[2 * (64 * code + old) + 1] ^ rules.keys().hand()[2 * (64 * code + now) + 1];
        hand[code] = count;
    }

    /** The move that leaves everything where it is, named after the first piece of the side to move. */
    public long passingMove() {
        for (int code : rules.pieces().codesOf()[side]) {
            for (int w = 0; w < words; w++) {
                if (pieces[code * words + w] != 0) {
                    int square = (w << 6) + Long.numberOfTrailingZeros(pieces[code * words + w]);
                    return PackedMove.pass(square);
                }
            }
        }
        return PackedMove.pass(0);
    }

    /** How many pieces a move takes. */
    public int taken(long move) {
        if (PackedMove.isPass(move) || PackedMove.isDrop(move)) {
            return 0;
        }
        int from = PackedMove.from(move);
        int to = PackedMove.to(move);
        int onTarget = at[to] != 0 && (at[to] & 1) != (at[from] & 1) ? 1 : 0;
        if (!PackedMove.hasEffect(move)) {
            return onTarget;
        }
        int[] victims = rules.effects().victims()[PackedMove.effect(move)];
        boolean counted = false;
        for (int victim : victims) {
            counted |= victim == to;
        }
        return victims.length + (PackedMove.isEnPassant(move) ? 1 : 0) + (counted ? 0 : onTarget);
    }

    public void make(long move) {
        int base = top;
        if (base == stack.length) {
            stack = Arrays.copyOf(stack, base * 2);
        }
        int from = PackedMove.from(move);
        int to = PackedMove.to(move);
        int[] at = this.at;
        long[] frames = stack;
        top = base + frame;
        version++;
        frames[base + EN_PASSANT_STATE] = enPassant;
        frames[base + KEY] = key;
        frames[base + KEY2] = key2;
        if (hasConsequences) {
            frames[base + COUNTERS] = checks;
        }
        if (PackedMove.isSpecial(move) || journalsCaptures && at[to] != 0) {
            frames[base] = (move | PackedMove.SPECIAL | SAVES_UNMOVED) & ~PackedMove.DOUBLE_STEP;
            saveUnmoved(frames, base);
            frames[base + JOURNAL] = specialMoves.mark();
            int victim = enPassantVictim();
            lapseEnPassant();
            specialMoves.make(move, victim);
            return;
        }
        lapseEnPassant();
        int code = at[from];
        int taken = at[to];
        int put = PackedMove.becomes(move);
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
            nonRoyals[taken & 1] -= rules.pieces().nonRoyal()[taken];
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
        if ((unmoved[fromWord] & fromBit | unmoved[toWord] & toBit) != 0) {
            done |= SAVES_UNMOVED;
            saveUnmoved(frames, base);
            clearUnmoved(from);
            clearUnmoved(to);
            if (rules.castling().castles()[code] || rules.castling().castles()[taken]) {
                UnusableRights.drop(this);
            }
        }
        if (hasConsequences && (done & SAVES_UNMOVED) == 0) {
            // first moves may be lost by what follows
            done |= SAVES_UNMOVED;
            saveUnmoved(frames, base);
        }
        frames[base] = done;
        if (PackedMove.isDoubleStep(move)) {
            setEnPassant(rules.effects().enPassant()[PackedMove.effect(move)] | to);
        }
    }

    /** The number of moves made and not unmade. */
    public int depth() {
        return top / frame;
    }

    private void lapseEnPassant() {
        if (enPassant != 0) {
            toggleEnPassantKey();
            enPassant = 0;
        }
    }

    private void saveUnmoved(long[] frames, int base) {
        for (int w = 0; w < words; w++) {
            frames[base + UNMOVED + w] = unmoved[w];
        }
    }

    public void unmake() {
        int base = top - frame;
        top = base;
        version++;
        long[] frames = stack;
        long move = frames[base];
        side ^= 1;
        if (PackedMove.isSpecial(move)) {
            specialMoves.unmake((int) frames[base + JOURNAL]);
        } else {
            int from = PackedMove.from(move);
            int to = PackedMove.to(move);
            int code = (int) (move >>> MOVED_SHIFT);
            int taken = (int) (move >>> TAKEN_SHIFT) & 0xFF;
            int put = PackedMove.becomes(move);
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
                nonRoyals[taken & 1] += rules.pieces().nonRoyal()[taken];
            }
        }
        enPassant = frames[base + EN_PASSANT_STATE];
        key = frames[base + KEY];
        key2 = frames[base + KEY2];
        if (hasConsequences) {
            checks = (int) frames[base + COUNTERS];
        }
        if ((move & SAVES_UNMOVED) != 0) {
            for (int w = 0; w < words; w++) {
                unmoved[w] = frames[base + UNMOVED + w];
            }
        }
    }

    /** Lets the other side move; undone by {@link #unmake}. */
    public void pass() {
        make(PackedMove.pass(0));
    }
}
