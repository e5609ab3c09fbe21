package org.matewright.puzzles.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.matewright.puzzles.PartialLines;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/** Lines that a few replies spoil, against their definition on positions, for which each line is played out. */
class PartialLinesTest {
    private static final int POSITIONS = 6;
    /** In self play few positions have such lines. */
    private static final int OF_SELF_PLAY = 30;

    private static Solution solve(Position position, String stipulation, int replies, int lines) {
        SolveOptions options = SolveOptions.KEYS_ONLY.withMaxSolutions(lines).withPartial(replies).withMemory(16 << 20);
        return Solver.solve(position, Stipulation.parse(stipulation).value(), options, Progress.NONE);
    }

    /**
     * After 1.Kh7 or 1.Kg8 and 1...Qg7 it is mate or check, the queen guarded by the king alone from f6 or h6: here it
     * stands on f5, so that the king may take the queen, which is the only reply.
     */
    @Test
    void theQueenIsTaken() {
        Position position = ReferenceFacts.position("chess", "7k/6p1/8/5K2/8/8/8/6Q1 b - - 0 1");
        Solution solution = solve(position, "h#1", 1, 0);
        assertThat(solution.lines()).isEmpty();
        assertThat(texts(solution)).contains("h8h7 g1g7: h7g7");
    }

    @Test
    void noneAreToldUnlessAskedFor() {
        Position position = ReferenceFacts.position("chess", "7k/6p1/8/5K2/8/8/8/6Q1 b - - 0 1");
        assertThat(solve(position, "h#1", 0, 0).partialLines()).isEqualTo(PartialLines.NONE);
    }

    @Test
    void moreThanAreWantedAreLeftOutAndThatIsSaid() {
        Position position = ReferenceFacts.position("chess", "7k/6p1/8/5K2/8/8/8/6Q1 b - - 0 1");
        PartialLines all = solve(position, "h#1", 3, 0).partialLines();
        assertThat(all.more()).isFalse();
        PartialLines some = solve(position, "h#1", 3, 2).partialLines();
        assertThat(some.lines()).hasSize(2).isSubsetOf(all.lines());
        assertThat(some.more()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "h#1, chess, false", "h#1.5, gardner, false", "h=1, chess, false", "h#=1, grasshopper, false",
        "hs#1, minixiangqi, true", "ser-#2, chess, false", "ser-=2, mosaic, false",
        "ser-h#1, chess, false", "ser-h#=1, grasshopper, false", "ser-s#2, minixiangqi, true", "ser-s=2, gardner, true",
    })
    void linesAreThoseOfTheDefinition(String stipulation, String variant, boolean self) {
        int told = 0;
        for (int seed = 1; seed <= (self ? OF_SELF_PLAY : POSITIONS); seed++) {
            Position position = RandomPositions.small(ReferenceFacts.variant(variant), new Random(seed), 2);
            Set<String> literal = new TreeSet<>();
            play(position, Stipulation.parse(stipulation).value(), self, new ArrayList<>(), literal);
            Solution solution = solve(position, stipulation, 2, 100_000);
            assertThat(solution.complete()).isTrue();
            assertThat(texts(solution)).as("%s of %s", stipulation, position).containsExactlyElementsOf(literal);
            told += literal.size();
        }
        assertThat(told).as("lines in all").isPositive();
    }

    private static List<String> texts(Solution solution) {
        return solution.partialLines().lines().stream()
                .map(line -> text(line.moves(), line.refutations()))
                .sorted()
                .toList();
    }

    private static String text(List<Move> line, List<Move> replies) {
        return line.stream().map(Move::text).collect(Collectors.joining(" ")) + ": "
                + replies.stream().map(Move::text).sorted().collect(Collectors.joining(" "));
    }

    /** Plays out all lines of full length, and keeps those that one or two replies spoil. */
    private static void play(Position at, Stipulation asked, boolean self, List<Move> line, Set<String> kept) {
        boolean series = asked.play().prefix().startsWith("ser");
        int moves = asked.play() == Stipulation.Play.SERIES_HELP ? asked.halfMoves() / 2 + 1 : asked.halfMoves() / 2;
        int length = series ? moves : self ? asked.halfMoves() - 1 : asked.halfMoves();
        if (line.size() == length) {
            List<Move> spoiling = at.moves().stream()
                    .filter(reply -> !self || !isReached(at.play(reply), asked))
                    .toList();
            boolean fits = self ? spoiling.size() < at.moves().size() : isFit(at, asked);
            if (fits && !spoiling.isEmpty() && spoiling.size() <= 2) {
                kept.add(text(line, spoiling));
            }
            return;
        }
        boolean otherAnswers = asked.play() == Stipulation.Play.SERIES_HELP && line.size() == length - 2;
        for (Move move : at.moves()) {
            Position next = at.play(move);
            List<Move> longer = new ArrayList<>(line);
            longer.add(move);
            if (!series || longer.size() == length || otherAnswers) {
                play(next, asked, self, longer, kept);
            } else if (!next.inCheck()) {
                play(next.pass(), asked, self, longer, kept);
            }
        }
    }

    private static boolean isFit(Position position, Stipulation asked) {
        return switch (asked.goal().kind()) {
            case MATE -> position.inCheck();
            case STALEMATE -> !position.inCheck();
            default -> true;
        };
    }

    private static boolean isReached(Position position, Stipulation asked) {
        return position.moves().isEmpty() && isFit(position, asked);
    }
}
