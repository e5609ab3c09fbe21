package org.matewright.puzzles.solve.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.matewright.puzzles.solve.search.MoveStack;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.testkit.Positions;

/**
 * Black, to move, has Ka8, Rh8 and Pc6 against Kg1, Nd5 and Pa2: the checks are 1...Rg8 and 1...Rh1, the only capture is
 * 1...cxd5.
 */
class ReplyOrderTest {
    private final Walker walker =
            Positions.of("chess", "k6r/8/2p5/3N4/8/8/P7/6K1 b - - 0 1").walker();
    private final MoveStack stack = new MoveStack();
    private final ReplyOrder order = new ReplyOrder(walker, stack);

    @Test
    void checksComeFirstThenCapturesWhileNothingIsKnown() {
        List<Long> sorted = sorted(0);
        assertThat(sorted.subList(0, 2)).containsExactlyInAnyOrder(move("h8", "g8"), move("h8", "h1"));
        assertThat(sorted.get(2)).isEqualTo(move("c6", "d5"));
    }

    @Test
    void whatCostLittleComesBeforeWhatCostMuch() {
        order.learn(move("a8", "a7"), 2, 100, true);
        order.learn(move("a8", "b7"), 2, 10, true);
        List<Long> sorted = sorted(0);
        assertThat(sorted.indexOf(move("a8", "b7"))).isLessThan(sorted.indexOf(move("a8", "a7")));
    }

    @Test
    void aReplyThatFailedComesAfterOneThatRefutedAtTheSameCost() {
        order.learn(move("a8", "b7"), 2, 50, false);
        order.learn(move("a8", "a7"), 2, 50, true);
        List<Long> sorted = sorted(0);
        assertThat(sorted.indexOf(move("a8", "a7"))).isLessThan(sorted.indexOf(move("a8", "b7")));
    }

    @Test
    void whatIsLearntForOneNumberOfMovesSaysNothingAboutOthers() {
        List<Long> before = sorted(0);
        order.learn(move("h8", "h1"), 3, 1, true);
        assertThat(sorted(0)).isEqualTo(before);
    }

    @Test
    void amongEqualsTheRememberedReplyComesFirst() {
        long remembered = move("h8", "h5");
        assertThat(sorted(remembered).indexOf(remembered)).isEqualTo(3);
    }

    @Test
    void noReplyIsLost() {
        order.learn(move("h8", "h2"), 2, 7, true);
        int end = walker.generate(stack.room(0), 0);
        List<Long> legal = list(end);
        order.sort(0, end, 2, 0);
        assertThat(list(end)).containsExactlyInAnyOrderElementsOf(legal);
    }

    private List<Long> sorted(long remembered) {
        int end = walker.generate(stack.room(0), 0);
        order.sort(0, end, 2, remembered);
        return list(end);
    }

    private List<Long> list(int end) {
        List<Long> moves = new ArrayList<>();
        for (int i = 0; i < end; i++) {
            moves.add(stack.moves[i]);
        }
        return moves;
    }

    private long move(String from, String to) {
        int end = walker.generate(stack.room(0), 0);
        for (int i = 0; i < end; i++) {
            if (name(Walker.from(stack.moves[i])).equals(from)
                    && name(Walker.to(stack.moves[i])).equals(to)) {
                return stack.moves[i];
            }
        }
        throw new IllegalArgumentException(from + to);
    }

    private static String name(int square) {
        return "" + (char) ('a' + square % 8) + (square / 8 + 1);
    }
}
