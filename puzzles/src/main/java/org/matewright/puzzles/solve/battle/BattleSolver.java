package org.matewright.puzzles.solve.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.SearchCoverage;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.TreeSolution;
import org.matewright.puzzles.solve.search.GoalDetector;
import org.matewright.puzzles.solve.search.ProofTable;
import org.matewright.puzzles.solve.search.SearchControl;
import org.matewright.puzzles.solve.search.SearchStopped;
import org.matewright.puzzles.solve.search.SearchSwitches;
import org.matewright.puzzles.solve.search.Workers;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/**
 * Solves direct, self and reflex play in three passes: it searches every first move with a growing number of moves, then
 * the refutations of the others, then has the play written.
 */
public final class BattleSolver {
    private final Position position;
    private final Stipulation stipulation;
    private final SolveOptions options;
    private final SearchSwitches switches;
    private final SearchControl control;
    private final BattleRules rules;
    private final List<BattleSearch> searches = new ArrayList<>();
    private final RootProofs proofs;
    private final int length;
    /** Within so many moves every first move is decided. */
    private int decidedWithin;
    /** Whether the search ended with as many keys as are wanted. */
    private boolean enough;

    /** A solver of one position; it solves once. */
    public BattleSolver(
            Position position,
            Stipulation stipulation,
            SolveOptions options,
            Progress progress,
            SearchSwitches switches) {
        this.position = position;
        this.stipulation = stipulation;
        this.options = options;
        this.switches = switches;
        this.control = new SearchControl(progress, options);
        this.rules = BattleRules.of(stipulation);
        this.length = stipulation.moves();
        this.proofs = new RootProofs(position.moves(), options.extent());
        ProofTable table = new ProofTable(options.limits().memoryBytes(), tableBits(length));
        GoalDetector goal =
                GoalDetector.of(stipulation.goal(), position.variant().geometry());
        for (int i = 0; i < Math.max(1, options.limits().threads()); i++) {
            Walker walker = position.walker();
            searches.add(new BattleSearch(walker, rules, goal, table, certificates(walker, goal), switches, control));
        }
    }

    /** The size with which the table begins: about as large as a problem of so many moves needs. */
    private static int tableBits(int length) {
        return switch (length) {
            case 1, 2 -> 6;
            case 3 -> 12;
            default -> 17;
        };
    }

    private @Nullable Certificates certificates(Walker walker, GoalDetector goal) {
        if (stipulation.play() == Stipulation.Play.DIRECT && goal instanceof GoalDetector.Mate) {
            return new ReplyCertificates(walker);
        }
        int squares = position.variant().geometry().squares();
        return SelfmateReplies.of(walker, stipulation.play(), goal, squares);
    }

    /** Solves the position. */
    public TreeSolution solve() {
        TreeBuilder tree = new TreeBuilder(
                position,
                rules,
                searches.get(0),
                length,
                options,
                stipulation.hasPartialLines() ? options.wanted().partial() : 0);
        boolean mayStart = mayStart();
        section("keys");
        if (mayStart) {
            findKeys();
        }
        boolean keysComplete = !control.isStopped() && !enough;
        if (mayStart && maxRefutations() > 0 && keysComplete && stipulation.hasTries()) {
            section("tries");
            findTries();
        }
        section("play");
        control.phase("play", 0);
        RootFacts facts = proofs.facts();
        List<TreeSolution.Key> keys = new ArrayList<>();
        List<Node> tries = new ArrayList<>();
        List<Node> setPlay = new ArrayList<>();
        for (RootFacts.FirstMove key : facts.keys()) {
            keys.add(new TreeSolution.Key(tree.key(key.move(), key.within()), key.within()));
        }
        // The tree may be limited to so many moves: what is wanted least comes last.
        for (RootFacts.FirstMove refuted : facts.tries()) {
            tries.add(tree.tryWith(refuted.move(), refuted.refutations()));
        }
        if (options.wanted().setPlay()) {
            section("set play");
            setPlay.addAll(tree.setPlay());
        }
        searches.forEach(BattleSearch::settle);
        boolean complete = !control.isStopped() && !enough && !options.extent().skipsMoves();
        Solution.Header header = new Solution.Header(position, stipulation, complete, control.statistics(), coverage());
        return new TreeSolution(header, keys, tries, setPlay, decidedWithin);
    }

    /** In reflex play an attacker who can reach the goal at once has to, and there is no solution. */
    private boolean mayStart() {
        try {
            return !(rules.attackerMust() && searches.get(0).canReachGoal());
        } catch (SearchStopped stopped) {
            searches.get(0).rewind(0);
            return true;
        }
    }

    /** The most refutations of a first move that is given as a try; partial solutions of self and reflex play are tries. */
    private int maxRefutations() {
        return stipulation.hasPartialLines()
                ? Math.max(options.wanted().tries(), options.wanted().partial())
                : options.wanted().tries();
    }

    private SearchCoverage coverage() {
        int total = proofs.count();
        SearchCoverage.Stop stop = enough && !control.isStopped() ? SearchCoverage.Stop.ENOUGH : control.reason();
        return decidedWithin == length
                ? SearchCoverage.ofAll(stop, total)
                : new SearchCoverage(stop, proofs.decided(), total, 1 + proofs.firstUndecided());
    }

    /** Begins a section of the statistics: the work done so far counts for the one before. */
    private void section(String name) {
        searches.forEach(BattleSearch::settle);
        control.section(name);
    }

    private void findKeys() {
        int first = rules.exact() || !switches.deepening() ? length : 1;
        for (int n = first; n <= length && !control.isStopped(); n++) {
            int within = n;
            control.phase(stipulation.play().prefix() + stipulation.goal() + within, proofs.count());
            proofs.beginRound();
            eachFirstMove((search, index) -> {
                if (!proofs.isKey(index) && search.attackWith(proofs.move(index).code(), within - 1)) {
                    proofs.recordKey(index, within);
                }
                proofs.recordDecided(index);
                control.partDone();
                return proofs.lastNeeded(within) < 0;
            });
            if (endsWithEnough(n)) {
                return;
            }
            decidedWithin = control.isStopped() ? decidedWithin : n;
        }
    }

    /** Whether there are as many keys as are wanted before all is searched; what was proven beyond them is forgotten. */
    private boolean endsWithEnough(int round) {
        int last = proofs.lastNeeded(round);
        enough = last >= 0 && !(round == length && last == proofs.count() - 1);
        if (enough) {
            proofs.forgetAfter(last, round);
        }
        return enough;
    }

    private void findTries() {
        control.phase("tries", proofs.count());
        eachFirstMove((search, index) -> {
            if (!proofs.isKey(index)) {
                Move first = proofs.move(index);
                proofs.recordRefutations(
                        index, Tries.refutations(search, rules, position, first, length - 1, maxRefutations()));
            }
            control.partDone();
            return true;
        });
    }

    /** The work on one first move. */
    private interface FirstMoveWork {
        /** Does the work; whether the thread goes on to another first move. */
        boolean run(BattleSearch search, int index);
    }

    /** Shares the first moves out among the threads; each takes the next one when it has finished one. */
    private void eachFirstMove(FirstMoveWork work) {
        AtomicInteger next = new AtomicInteger(proofs.start());
        Workers.run(searches.size(), control, thread -> {
            BattleSearch search = searches.get(thread);
            try {
                boolean goesOn = true;
                while (goesOn) {
                    int index = next.getAndIncrement();
                    goesOn = index < proofs.count() && work.run(search, index);
                }
            } finally {
                search.rewind(0);
                search.settle();
            }
        });
    }
}
