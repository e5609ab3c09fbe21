package org.matewright.puzzles.twin;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Twin;
import org.matewright.puzzles.io.ProblemYaml;
import org.matewright.puzzles.io.TwinText;

/** What holds for every kind of change. */
class TwinKindsTest {
    private static final String DIAGRAM = "position: 3k4/p7/8/8/8/5n2/6P1/K6R\nstipulation: \"#2\"\n";
    private static final Path HERE = Path.of("");

    private static Problem withTwin(String change) {
        return ProblemYaml.read(DIAGRAM + "twins: {b: {" + change + "}}\n", HERE)
                .problems()
                .get(0);
    }

    static List<TwinKind> kinds() {
        return TwinKinds.ALL;
    }

    @Test
    void everyKindIsListed() {
        assertThat(TwinKinds.ALL)
                .extracting(kind -> withTwin(kind.key().example())
                        .twins()
                        .get(0)
                        .changes()
                        .get(0)
                        .getClass()
                        .getSimpleName())
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(TwinChange.class.getPermittedSubclasses())
                        .map(Class::getSimpleName)
                        .toList());
    }

    /** The manual's example of a kind is read as one change of it, which says of itself what was written. */
    @ParameterizedTest
    @MethodSource("kinds")
    void whatIsReadIsWrittenAgain(TwinKind kind) {
        Problem problem = withTwin(kind.key().example());
        Twin twin = problem.twins().get(0);
        assertThat(twin.changes()).singleElement().satisfies(change -> {
            assertThat(((TwinChange) change).kind()).isSameAs(kind);
            assertThat(change.key()).isEqualTo(kind.key().key());
            assertThat(change.caption(problem, HERE)).isNotBlank();
        });
        assertThat(ProblemYaml.read(ProblemYaml.print(problem), HERE).problems())
                .containsExactly(problem);
        assertThat(TwinText.read(
                                twin.withChanges(List.of()),
                                TwinText.print(twin),
                                problem.setup().geometry())
                        .value())
                .isEqualTo(twin);
    }
}
