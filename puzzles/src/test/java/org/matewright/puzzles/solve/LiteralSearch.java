package org.matewright.puzzles.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.Stipulation.Play;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/**
 * The definitions of the stipulations, word for word, over immutable positions: no table, no order, no pruning. What the
 * solver says must be what this says.
 */
final class LiteralSearch {
    private final Stipulation stipulation;
    private final Play play;
    private final boolean exact;

    LiteralSearch(Stipulation stipulation) {
        this.stipulation = stipulation;
        this.play = stipulation.play();
        this.exact = stipulation.exact();
    }

    /** The first moves that fulfil a stipulation of battle play, by text. */
    List<String> keys(Position position) {
        List<String> keys = new ArrayList<>();
        if (play == Play.REFLEX && canReach(position)) {
            return keys;
        }
        for (Move move : position.moves()) {
            if (succeeds(position, move, stipulation.moves() - 1)) {
                keys.add(move.text());
            }
        }
        return keys;
    }

    /** The replies that refute a first move. */
    List<String> refutations(Position position, String first) {
        Position after = position.play(position.move(first).orElseThrow());
        List<String> refutations = new ArrayList<>();
        for (Move reply : after.moves()) {
            if (!loses(after, reply, stipulation.moves() - 1)) {
                refutations.add(reply.text());
            }
        }
        return refutations;
    }

    /** The lines of help or series play, each as its moves' texts, sorted. */
    List<String> lines(Position position) {
        TreeSet<String> found = new TreeSet<>();
        if (isSeries()) {
            series(position, stipulation.halfMoves() / 2, "", found);
        } else {
            help(position, stipulation.halfMoves(), "", found);
        }
        return new ArrayList<>(found);
    }

    private boolean attack(Position position, int n) {
        if (play == Play.REFLEX && canReach(position)) {
            return false;
        }
        for (Move move : position.moves()) {
            if (succeeds(position, move, n - 1)) {
                return true;
            }
        }
        return false;
    }

    private boolean succeeds(Position before, Move move, int n) {
        Position after = before.play(move);
        if (play == Play.DIRECT) {
            if (reached(after, move)) {
                return !exact || n == 0;
            }
            if (n == 0) {
                return false;
            }
        }
        if ((play == Play.REFLEX || play == Play.SEMI_REFLEX) && canReach(after)) {
            return !exact || n == 0;
        }
        List<Move> replies = after.moves();
        for (Move reply : replies) {
            if (!loses(after, reply, n)) {
                return false;
            }
        }
        return !replies.isEmpty();
    }

    private boolean loses(Position before, Move reply, int n) {
        Position after = before.play(reply);
        if (play != Play.DIRECT && reached(after, reply)) {
            return !exact || n == 0;
        }
        return n > 0 && attack(after, n);
    }

    private boolean isSeries() {
        return stipulation.play().prefix().contains("ser");
    }

    private void help(Position position, int left, String line, TreeSet<String> found) {
        boolean reacher = left % 2 == 1;
        if (play == Play.HELP_REFLEX && !reacher && canReach(position)) {
            return;
        }
        if (play == Play.RECIPROCAL && !reacher && (!exact || left == 2)) {
            TreeSet<String> helped = new TreeSet<>();
            for (Move move : position.moves()) {
                goalLines(position.play(move), line + move.text() + " ", helped);
            }
            TreeSet<String> own = new TreeSet<>();
            goalLines(position, line, own);
            if (!helped.isEmpty() && !own.isEmpty()) {
                found.addAll(helped);
                found.addAll(own);
            }
        }
        for (Move move : position.moves()) {
            Position after = position.play(move);
            String text = line + move.text() + " ";
            if (reacher) {
                if (reached(after, move)) {
                    if (play != Play.RECIPROCAL && play != Play.HELP_SELF && (!exact || left == 1)) {
                        found.add(text.strip());
                    }
                } else if (left > 1) {
                    help(after, left - 1, text, found);
                }
                continue;
            }
            boolean forced =
                    play == Play.HELP_SELF && everyReaches(after) || play == Play.HELP_REFLEX && canReach(after);
            if (forced) {
                if (!exact || left == 2) {
                    goalLines(after, text, found);
                }
            } else if (play == Play.RECIPROCAL && reached(after, move)) {
                continue;
            } else if (play == Play.HELP || left > 2) {
                help(after, left - 1, text, found);
            }
        }
    }

    private void series(Position position, int left, String line, TreeSet<String> found) {
        if (play == Play.SERIES_REFLEX && canReach(position)) {
            return;
        }
        for (Move move : position.moves()) {
            Position after = position.play(move);
            String text = line + move.text() + " ";
            boolean mayEnd = !exact || left == 1;
            if (play == Play.SERIES) {
                if (reached(after, move)) {
                    if (mayEnd) {
                        found.add(text.strip());
                    }
                    continue;
                }
            } else if (play == Play.SERIES_HELP
                    || play == Play.SERIES_SELF && everyReaches(after)
                    || play == Play.SERIES_REFLEX) {
                if (mayEnd) {
                    goalLines(after, text, found);
                }
                if (play == Play.SERIES_REFLEX && canReach(after)) {
                    continue;
                }
            }
            if (left > 1 && !after.inCheck()) {
                series(after.pass(), left - 1, text, found);
            }
        }
    }

    private void goalLines(Position position, String line, TreeSet<String> found) {
        for (Move move : position.moves()) {
            if (reached(position.play(move), move)) {
                found.add((line + move.text()).strip());
            }
        }
    }

    private boolean canReach(Position position) {
        return position.moves().stream().anyMatch(move -> reached(position.play(move), move));
    }

    private boolean everyReaches(Position position) {
        List<Move> moves = position.moves();
        return !moves.isEmpty() && moves.stream().allMatch(move -> reached(position.play(move), move));
    }

    private boolean reached(Position after, Move move) {
        return switch (stipulation.goal().kind()) {
            case MATE -> after.walker().isCheckmate();
            case STALEMATE -> after.walker().isStalemate();
            case MATE_OR_STALEMATE -> after.walker().isCheckmate() || after.walker().isStalemate();
            case DOUBLE_STALEMATE ->
                after.walker().isStalemate() && after.pass().walker().isStalemate();
            case CHECK -> after.inCheck();
            case CAPTURE -> move.isCapture();
            case TARGET -> move.to() == after.variant().geometry().square(stipulation.goal().square());
            case PROMOTION -> move.isPromotion();
            case CASTLING -> move.isCastling();
            case EN_PASSANT -> move.enPassant();
            case ANY -> true;
            case WIN -> throw new IllegalArgumentException("a win is tested by examples");
        };
    }
}
