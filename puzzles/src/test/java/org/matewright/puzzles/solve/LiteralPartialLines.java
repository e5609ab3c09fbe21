package org.matewright.puzzles.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.Stipulation.Play;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/**
 * What partial lines are, word for word: every line of full length is played out on positions, and those are kept that
 * one reply or more, up to a bound, spoil.
 */
final class LiteralPartialLines {
    private final Stipulation asked;
    private final Play play;
    private final int most;
    private final Set<String> kept = new TreeSet<>();

    LiteralPartialLines(Stipulation asked, int most) {
        this.asked = asked;
        this.play = asked.play();
        this.most = most;
    }

    /** The lines of a position, each as its moves, a colon, and the replies that spoil it. */
    Set<String> of(Position position) {
        if (play.prefix().contains("ser")) {
            series(position, asked.moves(), List.of());
        } else {
            help(position, asked.halfMoves(), List.of());
        }
        return kept;
    }

    static String text(List<Move> line, List<Move> replies) {
        return line.stream().map(Move::text).collect(Collectors.joining(" ")) + ": "
                + replies.stream().map(Move::text).sorted().collect(Collectors.joining(" "));
    }

    private void help(Position at, int left, List<Move> line) {
        if (play == Play.HELP_REFLEX && canReach(at)) {
            return;
        }
        if (play == Play.RECIPROCAL && left == 2) {
            reciprocal(at, line);
            return;
        }
        if (left == (play == Play.HELP_SELF ? 1 : 0)) {
            end(at, line);
            return;
        }
        for (Move move : at.moves()) {
            help(at.play(move), left - 1, with(line, move));
        }
    }

    /** Both must come near, and one of them no nearer. */
    private void reciprocal(Position at, List<Move> line) {
        List<Runnable> own = new ArrayList<>();
        List<Runnable> helped = new ArrayList<>();
        boolean ownReaches = canReach(at);
        boolean helpReaches = false;
        for (Move move : at.moves()) {
            Position next = at.play(move);
            if (isNear(next)) {
                own.add(() -> end(next, with(line, move)));
            }
            helpReaches |= canReach(next);
            for (Move answer : next.moves()) {
                Position last = next.play(answer);
                if (isNear(last)) {
                    helped.add(() -> end(last, with(with(line, move), answer)));
                }
            }
        }
        boolean both = (ownReaches || !own.isEmpty()) && (helpReaches || !helped.isEmpty());
        if (both && !ownReaches) {
            own.forEach(Runnable::run);
        }
        if (both && !helpReaches) {
            helped.forEach(Runnable::run);
        }
    }

    private void series(Position at, int left, List<Move> line) {
        if (play == Play.SERIES_REFLEX && canReach(at)) {
            return;
        }
        for (Move move : at.moves()) {
            Position next = at.play(move);
            List<Move> longer = with(line, move);
            if (play == Play.SERIES_REFLEX && canReach(next)) {
                continue;
            }
            if (left == 1) {
                lastOfSeries(next, longer);
            } else if (!next.inCheck()) {
                series(next.pass(), left - 1, longer);
            } else if (play == Play.PARRY_SERIES_HELP) {
                next.moves().forEach(parry -> series(next.play(parry), left - 1, with(longer, parry)));
            } else if (play.prefix().startsWith("p")) {
                parried(next, left, longer);
            }
        }
    }

    private void lastOfSeries(Position next, List<Move> line) {
        boolean answered = switch (play) {
            case SERIES_HELP, PARRY_SERIES_HELP, SERIES_REFLEX -> true;
            default -> false;
        };
        if (answered) {
            next.moves().forEach(answer -> end(next.play(answer), with(line, answer)));
        } else {
            end(next, line);
        }
    }

    private void parried(Position checked, int left, List<Move> line) {
        List<Move> unmet = checked.moves().stream()
                .filter(parry -> !isMet(checked.play(parry), left - 1))
                .toList();
        if (!unmet.isEmpty()
                && unmet.size() <= most
                && unmet.size() < checked.moves().size()) {
            kept.add(text(line, unmet));
        }
        for (Move parry : checked.moves()) {
            if (unmet.isEmpty() || unmet.equals(List.of(parry))) {
                series(checked.play(parry), left - 1, with(line, parry));
            }
        }
    }

    /** Whether the side that plays the series gets there in so many moves, parried as it may be. */
    private boolean isMet(Position at, int left) {
        return left > 0
                && at.moves().stream().anyMatch(move -> {
                    Position next = at.play(move);
                    boolean self = play == Play.PARRY_SERIES_SELF;
                    boolean there = self
                            ? !next.moves().isEmpty()
                                    && next.moves().stream().allMatch(reply -> isReached(next.play(reply)))
                            : isReached(next);
                    return there
                            || !next.inCheck() && isMet(next.pass(), left - 1)
                            || next.inCheck()
                                    && !next.moves().isEmpty()
                                    && next.moves().stream().allMatch(parry -> isMet(next.play(parry), left - 1));
                });
    }

    private boolean isSelf() {
        return play == Play.HELP_SELF || play == Play.SERIES_SELF || play == Play.PARRY_SERIES_SELF;
    }

    private List<Move> spoiling(Position at) {
        return at.moves().stream()
                .filter(reply -> !isSelf() || !isReached(at.play(reply)))
                .toList();
    }

    private boolean isNear(Position at) {
        List<Move> spoiling = spoiling(at);
        boolean fits = isSelf() ? spoiling.size() < at.moves().size() : isFit(at);
        return fits && !spoiling.isEmpty() && spoiling.size() <= most;
    }

    private void end(Position at, List<Move> line) {
        if (isNear(at)) {
            kept.add(text(line, spoiling(at)));
        }
    }

    private boolean canReach(Position at) {
        return at.moves().stream().anyMatch(move -> isReached(at.play(move)));
    }

    private boolean isFit(Position position) {
        return switch (asked.goal().kind()) {
            case MATE -> position.inCheck();
            case STALEMATE -> !position.inCheck();
            default -> true;
        };
    }

    private boolean isReached(Position position) {
        return position.moves().isEmpty() && isFit(position);
    }

    private static List<Move> with(List<Move> line, Move move) {
        List<Move> longer = new ArrayList<>(line);
        longer.add(move);
        return longer;
    }
}
