package org.matewright.editor.solving;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.Edit;
import org.matewright.editor.document.Session;
import org.matewright.editor.document.VariantSource;
import org.matewright.puzzles.Node.Role;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.Solution.Verdict;
import org.matewright.puzzles.io.ProblemYaml;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;

class SolvingTest {
    private static final SearchProgress SOME = new SearchProgress("mate in 2", 3, 20, 4_000_000, 1.5);

    private final Session session = new Session(
            Document.of(new VariantSource.BuiltIn("chess"), Sample.CHESS).withSetup(Sample.POSITION.setup()));
    private final ScriptedSearches searches = new ScriptedSearches();
    private final Solving solving = new Solving(session, searches);
    private final List<String> events = new ArrayList<>();

    private static Solution partial() {
        return Sample.solution(false, List.of(Sample.key(Sample.mate(Role.CONTINUATION))), List.of());
    }

    private void follow() {
        solving.addListener(new Solving.Listener() {
            @Override
            public void questionChanged() {
                events.add("question");
            }

            @Override
            public void changed(SolveView now) {
                events.add(now.state().getClass().getSimpleName());
            }
        });
    }

    private void solveToTheEnd() {
        solving.solve();
        searches.last().listener.solved(Sample.sound());
    }

    private void turn() {
        session.apply(Edit.of("turn", d -> d.withSetup(d.setup().withSide(Side.BLACK))));
    }

    private void open(String yaml, Path file) {
        Problem problem = ProblemYaml.read(yaml, file.toAbsolutePath().getParent())
                .problems()
                .get(0);
        session.open(Document.of(new VariantSource.BuiltIn("chess"), problem), file);
    }

    private void open(String yaml) {
        open(yaml, Path.of("problem.yaml"));
    }

    private ProblemVerdict verdict() {
        assertThat(solving.state()).isInstanceOf(SolveState.Done.class);
        return ((SolveState.Done) solving.state()).verdict();
    }

    @Test
    void nothingIsSolvedAtFirst() {
        assertThat(solving.state()).isEqualTo(new SolveState.Idle());
        assertThat(solving.view().result()).isNull();
    }

    @Test
    void aSearchReportsItsProgress() {
        solving.solve();
        assertThat(solving.state()).isEqualTo(new SolveState.Searching(SearchProgress.BEGUN));
        assertThat(searches.last().request.position().setup()).isEqualTo(Sample.POSITION.setup());
        assertThat(searches.last().request.stipulation()).hasToString("#2");
        searches.last().listener.progressed(SOME);
        assertThat(solving.state()).isEqualTo(new SolveState.Searching(SOME));
    }

    @Test
    void theEndOfASearchGivesAVerdictOnTheProblem() {
        solveToTheEnd();
        assertThat(verdict()).isEqualTo(new ProblemVerdict(Verdict.SOUND, "Sound: 1.Kf7!"));
        assertThat(solving.state().isProved()).isTrue();
        assertThat(solving.view().isStale()).isFalse();
    }

    @Test
    void listenersFollowEveryStep() {
        follow();
        solving.solve();
        searches.last().listener.progressed(SOME);
        solving.stop();
        searches.last().listener.progressed(SOME);
        searches.last().listener.solved(partial());
        turn();
        assertThat(events).containsExactly("Searching", "Searching", "Stopping", "Done", "question", "Stale");
    }

    @Test
    void aStoppedSearchIsAskedToEndAndItsAnswerIsKeptAsPartial() {
        solving.solve();
        solving.stop();
        assertThat(searches.last().stopped).isTrue();
        assertThat(solving.state()).isEqualTo(new SolveState.Stopping());
        searches.last().listener.solved(partial());
        assertThat(verdict()).isEqualTo(new ProblemVerdict(Verdict.INCOMPLETE, "Stopped; found so far: 1.Kf7!"));
        assertThat(solving.state().isProved()).isFalse();
    }

    @Test
    void anEditMakesTheResultStaleUntilUndoComesBackToIt() {
        solveToTheEnd();
        turn();
        assertThat(solving.state()).isEqualTo(new SolveState.Stale());
        assertThat(solving.view().isStale()).isTrue();
        assertThat(solving.view().result()).isNotNull();
        session.undo();
        assertThat(verdict().verdict()).isEqualTo(Verdict.SOUND);
        assertThat(solving.view().isStale()).isFalse();
    }

    @Test
    void anEditDuringASearchAbandonsIt() {
        solving.solve();
        turn();
        assertThat(searches.last().stopped).isTrue();
        assertThat(solving.state()).isEqualTo(new SolveState.Idle());
        searches.last().listener.progressed(SOME);
        searches.last().listener.solved(Sample.sound());
        assertThat(solving.state()).isEqualTo(new SolveState.Idle());
        assertThat(solving.view().result()).isNull();
    }

    @Test
    void anEditThatAsksTheSameLeavesTheSearchAlone() {
        follow();
        solving.solve();
        session.apply(Edit.of("title", d -> d.withData(d.data().withTitle("Echo"))));
        assertThat(events).containsExactly("Searching");
        searches.last().listener.solved(Sample.sound());
        assertThat(verdict().verdict()).isEqualTo(Verdict.SOUND);
    }

    @Test
    void aNewSearchIsAnsweredThoughTheOlderOneEndsMeanwhile() {
        solving.solve();
        ScriptedSearches.Started older = searches.last();
        solving.solve();
        assertThat(older.stopped).isTrue();
        older.listener.solved(partial());
        assertThat(solving.state().isSearching()).isTrue();
        searches.last().listener.solved(Sample.sound());
        assertThat(verdict().text()).isEqualTo("Sound: 1.Kf7!");
    }

    @Test
    void theOlderResultStaysWhileTheNextSearchRuns() {
        solveToTheEnd();
        SolveResult older = solving.view().result();
        turn();
        solving.solve();
        assertThat(solving.state().isSearching()).isTrue();
        assertThat(solving.view().result()).isSameAs(older);
        assertThat(solving.view().isStale()).isTrue();
    }

    @Test
    void theVerdictFollowsTheAuthorsClaimWithoutASearch() {
        solveToTheEnd();
        Problem.Intended other = new Problem.Intended(List.of("g1h1"), 0, List.of());
        session.apply(Edit.of("claim", d -> d.withData(d.data().withIntended(other))));
        assertThat(verdict().verdict()).isEqualTo(Verdict.DIFFERS);
        assertThat(solving.view().claim()).isEqualTo(other);
        assertThat(searches.count()).isEqualTo(1);
    }

    @Test
    void theProofOfAProblemIsNoneOfTheNextOneOpened() {
        solveToTheEnd();
        session.open(session.document().withStipulation("#3"), null);
        assertThat(solving.state()).isEqualTo(new SolveState.Idle());
        assertThat(solving.view().result()).isNull();
    }

    @Test
    void aWrongStipulationIsNotEvenSearched() {
        session.apply(Edit.of("ask", d -> d.withStipulation("#?")));
        solving.solve();
        assertThat(searches.count()).isZero();
        assertThat(solving.state())
                .isInstanceOfSatisfying(
                        SolveState.Refused.class,
                        refused -> assertThat(refused.reason())
                                .startsWith("This can't be solved: ")
                                .contains("'#?'"));
    }

    @Test
    void theReasonOfARefusalGoesWithTheNextEdit() {
        session.apply(Edit.of("ask", d -> d.withStipulation("#?")));
        solving.solve();
        session.apply(Edit.of("ask", d -> d.withStipulation("#3")));
        assertThat(solving.state()).isEqualTo(new SolveState.Idle());
    }

    @Test
    void aSearchThatFailsSaysWhyAndLeavesTheOlderResult() {
        solveToTheEnd();
        solving.solve();
        searches.last().listener.failed("the memory was used up");
        assertThat(solving.state()).isEqualTo(new SolveState.Refused("This can't be solved: the memory was used up"));
        assertThat(solving.view().result()).isNotNull();
    }

    private static final String TWINS =
            "position: 7k/8/5K2/8/8/8/8/6R1\nstipulation: \"#2\"\n" + "twins: {b: {remove: a1}, c: {move: f6-f5}}\n";

    /** Twin b can't be made, for nothing stands on a1. */
    @Test
    void twinsAreSolvedOneAfterTheOther() {
        open(TWINS);
        solving.solve();
        searches.last().listener.progressed(SOME);
        assertThat(solving.state()).isEqualTo(new SolveState.Searching(SOME.withPhase("a) mate in 2")));
        searches.last().listener.solved(Sample.sound());
        assertThat(searches.count()).isEqualTo(2);
        assertThat(solving.state().isSearching()).isTrue();
        assertThat(solving.view().result())
                .isNotNull()
                .satisfies(so -> assertThat(so.answers()).hasSize(2));
        Setup twin = searches.last().request.position().setup();
        assertThat(twin.piece(twin.geometry().square("f5"))).isNotNull();
        searches.last().listener.solved(Sample.solution(true, List.of(), List.of()));
        assertThat(verdict()).isEqualTo(new ProblemVerdict(Verdict.NO_SOLUTION, "1 of 3 is sound"));
    }

    @Test
    void stoppingStopsTheTwinsThatAreStillToCome() {
        open(TWINS);
        solving.solve();
        solving.stop();
        searches.last().listener.solved(partial());
        assertThat(searches.count()).isEqualTo(1);
        assertThat(verdict().verdict()).isEqualTo(Verdict.INCOMPLETE);
    }

    @Test
    void aTwinsVariantLiesBesideTheFile(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("slow.yaml"), "extends: chess\nname: Slow\nresults: {stalemate: loss}\n");
        open(
                "position: 7k/5K2/8/8/8/8/8/6R1\nstipulation: \"#2\"\ntwins: {b: {variant: slow.yaml}}\n",
                folder.resolve("problem.yaml"));
        solving.solve();
        searches.last().listener.solved(Sample.sound());
        assertThat(searches.last().request.position().variant().name()).isEqualTo("Slow");
    }

    @Test
    void theNextSearchListsWhatWasChosen() {
        solving.list(PartsListed.USUAL.withSetPlay(false).withTries(3).withPartial(2));
        solving.solve();
        assertThat(searches.last().request.options().wanted().setPlay()).isFalse();
        assertThat(searches.last().request.options().wanted().tries()).isEqualTo(3);
        session.apply(Edit.of("star", d -> d.withStipulation("#2*")));
        solving.solve();
        assertThat(searches.last().request.options().wanted().setPlay()).isTrue();
    }
}
