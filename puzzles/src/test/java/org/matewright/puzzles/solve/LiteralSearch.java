package org.matewright.puzzles.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.Stipulation.Play;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.variant.Position;

/**
 * The definitions of the stipulations, word for word: no table, no order, no pruning, and of the rules only the list of
 * legal moves, check, and who has won. What the solver says must be what this says. Moves are told by their codes.
 */
public final class LiteralSearch {
    private final Stipulation stipulation;
    private final Play play;
    private final boolean exact;
    private final int target;
    private final Walker walker;

    public LiteralSearch(Stipulation stipulation, Position position) {
        this.stipulation = stipulation;
        this.play = stipulation.play();
        this.exact = stipulation.exact();
        this.target = position.variant().geometry().square(stipulation.goal().square());
        this.walker = position.walker();
    }

    private final Map<Integer, Set<Long>> keys = new HashMap<>();
    private final Map<Long, Set<Long>> refutations = new HashMap<>();
    private @Nullable Set<List<Long>> lines;

    /** The first moves that fulfil a stipulation of battle play within a number of moves; asked again, the same set. */
    public Set<Long> keys(int within) {
        return keys.computeIfAbsent(within, this::searchKeys);
    }

    private Set<Long> searchKeys(int within) {
        Set<Long> keys = new HashSet<>();
        if (play == Play.REFLEX && canReach()) {
            return keys;
        }
        for (long move : moves()) {
            if (succeeds(move, within - 1)) {
                keys.add(move);
            }
        }
        return keys;
    }

    /** The replies that refute a first move. */
    public Set<Long> refutations(long first) {
        return refutations.computeIfAbsent(first, this::searchRefutations);
    }

    private Set<Long> searchRefutations(long first) {
        Set<Long> refutations = new HashSet<>();
        walker.make(first);
        for (long reply : moves()) {
            if (!loses(reply, stipulation.moves() - 1)) {
                refutations.add(reply);
            }
        }
        walker.unmake();
        return refutations;
    }

    /** The lines of help or series play; turns that are left out aren't told. */
    public Set<List<Long>> lines() {
        Set<List<Long>> known = lines;
        if (known == null) {
            known = isSeries()
                    ? series(stipulation.halfMoves() / 2, List.of())
                    : help(stipulation.halfMoves(), List.of());
            lines = known;
        }
        return known;
    }

    private boolean attack(int n) {
        if (stipulation.goal().kind() == Stipulation.Kind.WIN && walker.outcome() == 1) {
            return true;
        }
        if (n == 0 || play == Play.REFLEX && canReach()) {
            return false;
        }
        for (long move : moves()) {
            if (succeeds(move, n - 1)) {
                return true;
            }
        }
        return false;
    }

    private boolean succeeds(long move, int n) {
        walker.make(move);
        boolean succeeds = hasSucceeded(move, n);
        walker.unmake();
        return succeeds;
    }

    private boolean hasSucceeded(long move, int n) {
        if (play == Play.DIRECT && reached(move)) {
            return !exact || n == 0;
        }
        if ((play == Play.REFLEX || play == Play.SEMI_REFLEX) && canReach()) {
            return !exact || n == 0;
        }
        long[] replies = moves();
        for (long reply : replies) {
            if (!loses(reply, n)) {
                return false;
            }
        }
        return replies.length > 0;
    }

    private boolean loses(long reply, int n) {
        walker.make(reply);
        boolean loses = play != Play.DIRECT && reached(reply) ? !exact || n == 0 : attack(n);
        walker.unmake();
        return loses;
    }

    private boolean isSeries() {
        return play.prefix().contains("ser");
    }

    private static List<Long> with(List<Long> line, long move) {
        List<Long> longer = new ArrayList<>(line);
        longer.add(move);
        return longer;
    }

    private Set<List<Long>> help(int left, List<Long> line) {
        Set<List<Long>> found = new LinkedHashSet<>();
        boolean reacher = left % 2 == 1;
        if (play == Play.HELP_REFLEX && canReach()) {
            return reacher && (!exact || left == 1) ? goalLines(line) : found;
        }
        if (play == Play.RECIPROCAL && !reacher && (!exact || left == 2)) {
            Set<List<Long>> helped = new LinkedHashSet<>();
            for (long move : moves()) {
                walker.make(move);
                helped.addAll(goalLines(with(line, move)));
                walker.unmake();
            }
            Set<List<Long>> own = goalLines(line);
            if (!helped.isEmpty() && !own.isEmpty()) {
                found.addAll(helped);
                found.addAll(own);
            }
        }
        for (long move : moves()) {
            walker.make(move);
            found.addAll(
                    reacher ? afterReacher(move, left, with(line, move)) : afterHelper(move, left, with(line, move)));
            walker.unmake();
        }
        return found;
    }

    private Set<List<Long>> afterReacher(long move, int left, List<Long> line) {
        if (reached(move)) {
            boolean ends = play != Play.RECIPROCAL && play != Play.HELP_SELF && (!exact || left == 1);
            return ends ? Set.of(line) : Set.of();
        }
        return left > 1 ? help(left - 1, line) : Set.of();
    }

    private Set<List<Long>> afterHelper(long move, int left, List<Long> line) {
        if (play == Play.HELP_SELF && everyReaches() || play == Play.HELP_REFLEX && canReach()) {
            return !exact || left == 2 ? goalLines(line) : Set.of();
        }
        if (play == Play.RECIPROCAL && reached(move) || play != Play.HELP && left <= 2) {
            return Set.of();
        }
        return help(left - 1, line);
    }

    private Set<List<Long>> series(int left, List<Long> line) {
        Set<List<Long>> found = new LinkedHashSet<>();
        if (play == Play.SERIES_REFLEX && canReach()) {
            return found;
        }
        for (long move : moves()) {
            walker.make(move);
            found.addAll(afterSeriesMove(move, left, with(line, move)));
            walker.unmake();
        }
        return found;
    }

    private Set<List<Long>> afterSeriesMove(long move, int left, List<Long> line) {
        boolean mayEnd = !exact || left == 1;
        Set<List<Long>> found = new LinkedHashSet<>();
        switch (play) {
            case SERIES, PARRY_SERIES -> {
                if (reached(move)) {
                    return mayEnd ? Set.of(line) : Set.of();
                }
            }
            case SERIES_SELF, PARRY_SERIES_SELF -> {
                if (mayEnd && everyReaches()) {
                    found.addAll(goalLines(line));
                }
            }
            case SERIES_REFLEX -> {
                if (canReach()) {
                    return mayEnd ? goalLines(line) : Set.of();
                }
            }
            default -> {
                if (mayEnd) {
                    found.addAll(goalLines(line));
                }
            }
        }
        if (left > 1 && !walker.inCheck()) {
            walker.pass();
            found.addAll(series(left - 1, line));
            walker.unmake();
        } else if (left > 1 && play.prefix().startsWith("p")) {
            found.addAll(afterParries(left, line));
        }
        return found;
    }

    /** One parry that helps is enough in help play, every one must be met otherwise. */
    private Set<List<Long>> afterParries(int left, List<Long> line) {
        Set<List<Long>> found = new LinkedHashSet<>();
        for (long parry : moves()) {
            walker.make(parry);
            Set<List<Long>> met = series(left - 1, with(line, parry));
            walker.unmake();
            if (met.isEmpty() && play != Play.PARRY_SERIES_HELP) {
                return Set.of();
            }
            found.addAll(met);
        }
        return found;
    }

    private Set<List<Long>> goalLines(List<Long> line) {
        Set<List<Long>> found = new LinkedHashSet<>();
        for (long move : moves()) {
            if (reaches(move)) {
                found.add(with(line, move));
            }
        }
        return found;
    }

    private boolean canReach() {
        for (long move : moves()) {
            if (reaches(move)) {
                return true;
            }
        }
        return false;
    }

    private boolean everyReaches() {
        long[] moves = moves();
        for (long move : moves) {
            if (!reaches(move)) {
                return false;
            }
        }
        return moves.length > 0;
    }

    private boolean reaches(long move) {
        walker.make(move);
        boolean reached = reached(move);
        walker.unmake();
        return reached;
    }

    private final long[] room = new long[Walker.MAX_MOVES];

    private long[] moves() {
        return Arrays.copyOf(room, walker.generate(room, 0));
    }

    /** Whether the side to move can't move. A game that other rules have ended is left to the engine's own words. */
    private boolean isStuck() {
        return walker.verdict() == 0 ? walker.generate(room, 0) == 0 : walker.isCheckmate() || walker.isStalemate();
    }

    private boolean reached(long move) {
        return switch (stipulation.goal().kind()) {
            case MATE -> walker.inCheck() && isStuck();
            case STALEMATE -> !walker.inCheck() && isStuck();
            case MATE_OR_STALEMATE -> isStuck();
            case DOUBLE_STALEMATE -> !walker.inCheck() && isStuck() && otherIsStale();
            case CHECK -> walker.inCheck();
            case CAPTURE -> captured(move);
            case TARGET -> Walker.to(move) == target;
            case PROMOTION -> Walker.isPromotion(move);
            case CASTLING -> walker.isCastling(move);
            case EN_PASSANT -> Walker.isEnPassant(move);
            case ANY -> true;
            case WIN -> walker.outcome() == -1;
        };
    }

    private boolean otherIsStale() {
        walker.pass();
        boolean stale = !walker.inCheck() && isStuck();
        walker.unmake();
        return stale;
    }

    private boolean captured(long move) {
        walker.unmake();
        boolean captures = walker.isCapture(move);
        walker.make(move);
        return captures;
    }
}
