package org.matewright.rules.engine.mates;

import org.matewright.rules.engine.attacks.Attacks;
import org.matewright.rules.engine.board.Board;
import org.matewright.rules.engine.moves.CheckFinder;
import org.matewright.rules.engine.moves.Generator;
import org.matewright.rules.engine.moves.PseudoMoves;
import org.matewright.rules.engine.packed.PackedMove;
import org.matewright.rules.engine.tables.CompiledRules;
import org.matewright.rules.engine.tables.FastPath;
import org.matewright.rules.engine.tables.Occasion;

/**
 * One reply that refutes many moves at once. Let the reply be legal after a pass, and call Q the position after the pass
 * and the reply; the side that passed, which wants to mate in one, is to move. What Q shows about its pieces's mates stays
 * true if it makes a move instead of passing, as long as that move touches nothing on which this rests
 * ({@link SquareDependencies}):
 *
 * <ul>
 *   <li>The reply stays possible and leaves its royal safe, and the flights that the royal has in Q stay flights, but for
 *       those that the moved piece attacks from its new square.
 *   <li>For each other piece and each of its targets there is a reason why going there doesn't mate: it can't go there, it
 *       gives no check, it leaves some flight open, or its piece can be taken.
 *   <li>The moved piece can't go on from its new square so that it may both check and see to all flights.
 * </ul>
 *
 * <p>Only for variants in which mate is a matter of the pieces alone: no verdicts, drops or passes, nothing that moves bring
 * about beside what they do to pieces, one royal. Replies and moves that do something special aren't judged.
 */
public final class ReplyCertificate {
    private static final int[] NONE = {};

    /** The most flights that are looked at: sets of them are bits. Those left aside only make fewer moves refuted. */
    private static final int MOST_FLIGHTS = 31;

    /** The most sets of flights that are told apart. */
    private static final int MOST = 24;

    private final Board board;
    private final CompiledRules rules;
    private final Generator generator;
    private final CheckFinder checks;
    private final Flights flights;
    private final SquareDependencies dependencies;
    private final PseudoMoves pseudo;
    private final Parries parries;
    private final boolean allowed;
    private final int words;
    private final int squares;
    private final long[] zone;

    private boolean ready;
    private int royal;
    private int replyFrom;
    private int replyTo;
    /** Sets of flights: of each one must stay open. */
    private final int[] needed = new int[MOST];

    private int needs;
    /** Squares that the moved piece must not attack. */
    private final int[] unguarded = new int[MOST];

    private int unguardedCount;

    public ReplyCertificate(Board board, Generator generator) {
        this.board = board;
        this.generator = generator;
        rules = board.rules;
        checks = new CheckFinder(board);
        flights = new Flights(board);
        dependencies = new SquareDependencies(board);
        pseudo = new PseudoMoves(board, new Attacks(board));
        parries = new Parries(board);
        words = board.words;
        squares = board.squares;
        allowed = rules.traits().allow(FastPath.REPLY_CERTIFICATES);
        zone = new long[words];
    }

    /** Gets ready to judge moves of the side to move by a reply; whether the reply can serve. */
    public boolean prepare(long reply) {
        ready = false;
        if (!allowed || PackedMove.hasEffect(reply)) {
            return false;
        }
        board.pass();
        if (generator.mobility().isLegal(reply) && relyOnReply(reply)) {
            board.make(reply);
            ready = look();
            board.unmake();
        }
        board.unmake();
        return ready;
    }

    /** Relies on what the reply needs; false if that isn't known. */
    private boolean relyOnReply(long reply) {
        dependencies.clear();
        int from = PackedMove.from(reply);
        int to = PackedMove.to(reply);
        replyFrom = from;
        replyTo = to;
        dependencies.onEntering(from);
        dependencies.onEntering(to);
        dependencies.onLeaving(to);
        int code = board.at[from];
        return pseudo.isTarget(code, from, to) && relyOnWay(code, from, to);
    }

    /** Relies on it that a piece can go to a square, which it can; false if what it needs isn't known. */
    private boolean relyOnWay(int code, int from, int to) {
        switch (pseudo.ways(code, from)) {
            case STEPS -> {
                return true;
            }
            case ATTACKS -> {
                dependencies.onAttack(code, from, to);
                return true;
            }
            default -> {
                return false;
            }
        }
    }

    private boolean look() {
        checks.prepare();
        royal = checks.royal();
        if (royal < 0 || checks.isChecked() || rules.promotions().byCode()[board.at[royal]] != null) {
            return false;
        }
        int side = board.side;
        // The first move, the one that gives check and the one that parries it may each leave a path to the royal.
        dependencies.onSafety(royal, side, 3);
        needs = 0;
        unguardedCount = 0;
        flights.begin(royal);
        while (flights.count < MOST_FLIGHTS && flights.next()) {
            relyOnFlight(flights.square[flights.count - 1]);
        }
        for (int code : rules.pieces().codesOf()[side]) {
            for (int w = 0; w < words; w++) {
                for (long bits = board.pieces[code * words + w]; bits != 0; bits &= bits - 1) {
                    if (!certify(code, (w << 6) + Long.numberOfTrailingZeros(bits))) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /** Relies on it that a square to which the royal may step isn't attacked. */
    private void relyOnFlight(int to) {
        int code = board.at[royal];
        int met = board.at[to];
        board.stand(royal, 0);
        board.stand(to, code);
        dependencies.onSafety(to, board.side, 2);
        board.stand(to, met);
        board.stand(royal, code);
    }

    /** Finds a reason for each target of a piece why going there doesn't mate; false if there may be none. */
    private boolean certify(int code, int square) {
        if (PseudoMoves.mayBeSpecial(board, code, square)) {
            boolean first = board.isUnmoved(square);
            if ((rules.moves().specials()[code * squares + square] & Occasion.ALWAYS) != 0
                    || first && !certifyCastling(code, square)
                    || !first && rules.promotions().byCode()[code] == null) {
                return false;
            }
            for (int form : first ? NONE : rules.promotions().byCode()[code].targets()) {
                if (!certify(code, form, square)) {
                    return false;
                }
            }
        }
        return certify(code, code, square);
    }

    /**
     * Whether no castling of a piece gives check, and none will if the pieces on its rank stay: a piece that comes there stands in
     * the way or changes nothing.
     */
    private boolean certifyCastling(int code, int square) {
        if (!rules.castling().castler()[code]
                || rules.promotions().byCode()[code] != null
                || rules.castling().stated().length > 0) {
            return false;
        }
        int files = rules.geometry().files();
        for (int other = square - square % files, end = other + files; other < end; other++) {
            dependencies.onLeaving(other);
        }
        long[] list = generator.scratch();
        pseudo.guarded = false;
        pseudo.inCheck = false;
        int end = pseudo.of(code, square, list, 0);
        for (int i = 0; i < end; i++) {
            if (PackedMove.isSpecial(list[i]) && mayCheckByCastling(list[i])) {
                return false;
            }
        }
        return true;
    }

    private boolean mayCheckByCastling(long move) {
        int effect = PackedMove.effect(move);
        int partnerFrom = rules.effects().partnerFrom()[effect];
        int partnerTo = rules.effects().partnerTo()[effect];
        return partnerFrom < 0
                || isSource(board.at[partnerFrom], royal, partnerTo)
                || checks.mayOpen(PackedMove.from(move), PackedMove.to(move))
                || checks.mayOpen(partnerFrom, partnerTo);
    }

    private boolean certify(int code, int form, int square) {
        for (int w = 0; w < words; w++) {
            for (long bits = checks.aims(code, form, square, w); bits != 0; bits &= bits - 1) {
                int to = (w << 6) + Long.numberOfTrailingZeros(bits);
                if (!hasReason(code, form, square, to)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean hasReason(int code, int form, int from, int to) {
        int open = 0;
        for (int f = 0; f < flights.count; f++) {
            if (!flights.isAim(f, form, from, to)) {
                open |= 1 << f;
            }
        }
        if (open != 0 && need(open)) {
            return true;
        }
        int met = board.at[to];
        if (met != 0 && (met & 1) == board.side) {
            dependencies.onLeaving(to);
            return true;
        }
        return isUnreachable(code, from, to) || isNoMate(code, form, from, to);
    }

    private boolean need(int open) {
        for (int i = 0; i < needs; i++) {
            if (needed[i] == open) {
                return true;
            }
        }
        if (needs == MOST) {
            return false;
        }
        needed[needs++] = open;
        return true;
    }

    private boolean isUnreachable(int code, int from, int to) {
        if (!pseudo.hasSet(code, from) || pseudo.isTarget(code, from, to)) {
            return false;
        }
        switch (pseudo.ways(code, from)) {
            case STEPS -> {
                return true;
            }
            case ATTACKS -> {
                dependencies.onBlock(code, from, to);
                return true;
            }
            default -> {
                return false;
            }
        }
    }

    /** Whether a plain move gives no check, leaves a flight open by what stands on the board, or its piece can be taken. */
    private boolean isNoMate(int code, int form, int from, int to) {
        if (checks.mayOpen(from, to)) {
            return leavesFlight(form, from, to);
        }
        int taken = board.at[to];
        board.stand(from, 0);
        board.stand(to, form);
        boolean attacks = checks.attacksFrom(form, to);
        if (!attacks) {
            dependencies.onBlock(form, to, royal);
        }
        boolean harmless = !attacks || isParried(code, form, from, to, taken);
        board.stand(to, taken);
        board.stand(from, code);
        return harmless || leavesFlight(form, from, to);
    }

    private boolean leavesFlight(int form, int from, int to) {
        for (int f = 0; f < flights.count; f++) {
            if (!flights.maySeeTo(f, form, from, to)) {
                flights.relyOnBlock(f, form, from, to, dependencies);
                return need(1 << f);
            }
        }
        return false;
    }

    /** Whether there is a known parry to the piece that now stands on a square and gives check. */
    private boolean isParried(int code, int form, int from, int to, int taken) {
        int word = to >> 6;
        long bit = 1L << to;
        board.pieces[code * words + (from >> 6)] ^= 1L << from;
        board.pieces[taken * words + word] ^= taken == 0 ? 0 : bit;
        int taker = parries.taker(to, royal, true);
        if (taker >= 0) {
            dependencies.onAttack(board.at[taker], taker, to);
        }
        board.pieces[form * words + word] ^= bit;
        boolean parried = taker >= 0 || isFledFrom() || isBlocked(form, to);
        board.pieces[form * words + word] ^= bit;
        board.pieces[taken * words + word] ^= taken == 0 ? 0 : bit;
        board.pieces[code * words + (from >> 6)] ^= 1L << from;
        return parried;
    }

    private boolean isFledFrom() {
        int to = unguardedCount < MOST ? flights.escape() : -1;
        if (to >= 0) {
            relyOnFlight(to);
            unguarded[unguardedCount++] = to;
        }
        return to >= 0;
    }

    private boolean isBlocked(int form, int checker) {
        long parry = parries.interposition(form, checker, royal);
        if (parry == PackedMove.NONE) {
            return false;
        }
        int from = PackedMove.from(parry);
        int to = PackedMove.to(parry);
        dependencies.onEntering(from);
        dependencies.onEntering(to);
        return relyOnWay(board.at[from], from, to);
    }

    /**
     * Whether the reply that was prepared for this very position is possible after a move and leaves no mate in one;
     * false if that isn't known.
     */
    public boolean refutes(long move) {
        if (!ready || PackedMove.isSpecial(move)) {
            return false;
        }
        int from = PackedMove.from(move);
        int to = PackedMove.to(move);
        int put = PackedMove.becomes(move);
        int code = put == 0 ? board.at[from] : put;
        if (dependencies.isTouched(from, to)
                || isSource(code, royal, to)
                || PseudoMoves.mayBeSpecial(board, code, to)) {
            return false;
        }
        for (int i = 0; i < unguardedCount; i++) {
            if (isSource(code, unguarded[i], to)) {
                return false;
            }
        }
        int open = 0;
        for (int f = 0; f < flights.count; f++) {
            if (!isSource(code, flights.square[f], to)) {
                open |= 1 << f;
            }
        }
        for (int i = 0; i < needs; i++) {
            if ((needed[i] & open) == 0) {
                return false;
            }
        }
        return !mayMateNext(code, from, to, open);
    }

    private boolean isSource(int code, int target, int square) {
        return (rules.attacks().sources()[(code * squares + target) * words + (square >> 6)] >>> square & 1) != 0;
    }

    /** Whether the moved piece may mate with its next move. */
    private boolean mayMateNext(int code, int from, int square, int open) {
        for (int w = 0; w < words; w++) {
            zone[w] = checks.aims(code, code, square, w);
        }
        for (int f = 0; f < flights.count; f++) {
            if ((open & 1 << f) != 0) {
                flights.narrow(f, code, square, zone, 0);
            }
        }
        long any = 0;
        for (int w = 0; w < words; w++) {
            any |= zone[w];
        }
        return any != 0 && mayCheckNext(code, from, square);
    }

    /** Whether the moved piece, as pieces stand after the reply, can go to a square of its zone and attack the royal there. */
    private boolean mayCheckNext(int code, int from, int square) {
        if (!pseudo.hasSet(code, square)) {
            return true;
        }
        int moved = board.at[from];
        int replied = board.at[replyFrom];
        int met = board.at[square];
        int metByReply = board.at[replyTo];
        board.stand(from, 0);
        board.stand(square, code);
        board.stand(replyFrom, 0);
        board.stand(replyTo, replied);
        pseudo.forget();
        long[] targets = pseudo.targets(code, square);
        pseudo.forget();
        board.stand(square, 0);
        boolean may = false;
        for (int w = 0; w < words; w++) {
            for (long bits = zone[w] & targets[w]; bits != 0 && !may; bits &= bits - 1) {
                int to = (w << 6) + Long.numberOfTrailingZeros(bits);
                int taken = board.at[to];
                board.stand(to, code);
                may = checks.mayOpen(square, to) || checks.attacksFrom(code, to);
                board.stand(to, taken);
            }
        }
        board.stand(replyTo, metByReply);
        board.stand(replyFrom, replied);
        board.stand(square, met);
        board.stand(from, moved);
        return may;
    }
}
