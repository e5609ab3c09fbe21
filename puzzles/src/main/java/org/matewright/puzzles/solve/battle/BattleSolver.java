package org.matewright.puzzles.solve.battle;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.PartialLines;
import org.matewright.puzzles.Progress;
import org.matewright.puzzles.Reach;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.solve.search.GoalDetector;
import org.matewright.puzzles.solve.search.ProofTable;
import org.matewright.puzzles.solve.search.SearchControl;
import org.matewright.puzzles.solve.search.SearchStopped;
import org.matewright.puzzles.solve.search.SearchSwitches;
import org.matewright.puzzles.solve.search.Workers;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/**
 * Solves direct, self and reflex play: asks about every first move with a growing number of moves, then about the
 * refutations of the others, then has the play written down.
 */
public final class BattleSolver {
    private final Position position;
    private final Stipulation stipulation;
    private final SolveOptions options;
    private final SearchSwitches switches;
    private final SearchControl control;
    private final BattleRules rules;
    private final List<BattleSearch> searches = new ArrayList<>();
    private final RootFacts facts;
    private final int length;
    private final BitSet decided = new BitSet();
    private int decidedWithin;
    /** Whether the search ended with as many keys as were wanted. */
    private boolean enough;

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
        this.facts = RootFacts.unknown(position.moves());
        ProofTable table = new ProofTable(options.limits().memoryBytes(), length <= 2 ? 6 : length == 3 ? 12 : 17);
        GoalDetector goal =
                GoalDetector.of(stipulation.goal(), position.variant().geometry());
        for (int i = 0; i < Math.max(1, options.limits().threads()); i++) {
            BattleSearch search = new BattleSearch(position.walker(), rules, goal, table, switches, control);
            search.use(SelfmateReplies.of(
                    search.walker,
                    stipulation.play(),
                    goal,
                    position.variant().geometry().squares()));
            searches.add(search);
        }
    }

    public Solution solve() {
        TreeBuilder tree = new TreeBuilder(
                position,
                rules,
                searches.get(0),
                length,
                options,
                stipulation.hasPartialLines() ? options.wanted().partial() : 0);
        boolean mayStart = true;
        try {
            mayStart = !(rules.attackerMust() && searches.get(0).canReachGoal());
        } catch (SearchStopped stopped) {
            searches.get(0).rewind(0);
        }
        section("keys");
        if (mayStart) {
            findKeys();
        }
        boolean keysComplete = !control.isStopped() && !enough;
        if (mayStart && mostRefutations() > 0 && keysComplete && stipulation.hasTries()) {
            section("tries");
            findTries();
        }
        section("play");
        control.phase("play", 0);
        List<Node> keys = new ArrayList<>();
        List<Node> tries = new ArrayList<>();
        List<Node> setPlay = new ArrayList<>();
        List<Integer> within = new ArrayList<>();
        for (int i = 0; i < facts.moves().size(); i++) {
            if (facts.within()[i] > 0) {
                keys.add(tree.key(facts.moves().get(i), facts.within()[i]));
                within.add(facts.within()[i]);
            }
        }
        // Where the play may have so many moves only, what is wanted least comes last.
        for (int i = 0; i < facts.moves().size(); i++) {
            if (facts.within()[i] == 0 && !facts.refutations().get(i).isEmpty()) {
                tries.add(tree.attempt(facts.moves().get(i), facts.refutations().get(i)));
            }
        }
        if (options.wanted().setPlay()) {
            section("set play");
            setPlay.addAll(tree.setPlay());
        }
        searches.forEach(BattleSearch::settle);
        return new Solution(
                position,
                stipulation,
                !control.isStopped() && !enough && !options.extent().leavesMoves(),
                keys,
                facts.shortest(),
                tries,
                setPlay,
                List.of(),
                control.statistics(),
                within,
                PartialLines.NONE,
                reach());
    }

    /** What is partly a solution of self and reflex play is a try. */
    private int mostRefutations() {
        return stipulation.hasPartialLines()
                ? Math.max(options.wanted().tries(), options.wanted().partial())
                : options.wanted().tries();
    }

    private Reach reach() {
        int total = facts.moves().size();
        boolean all = decidedWithin == length;
        return new Reach(
                enough && !control.isStopped() ? Reach.Stop.ENOUGH : control.reason(),
                decidedWithin,
                all ? total : decided.cardinality(),
                total,
                all
                        ? total + 1
                        : 1 + decided.nextClearBit(Math.max(0, options.extent().firstMove() - 1)));
    }

    /** Begins a part of the work: what was done so far is booked to the one before. */
    private void section(String name) {
        searches.forEach(BattleSearch::settle);
        control.section(name);
    }

    /** Where the first moves begin that are to be searched. */
    private AtomicInteger start() {
        return new AtomicInteger(Math.max(0, options.extent().firstMove() - 1));
    }

    private void findKeys() {
        int count = facts.moves().size();
        int first = rules.exact() || !switches.deepening() ? length : 1;
        for (int n = first; n <= length && !control.isStopped(); n++) {
            int within = n;
            control.phase(stipulation.play().prefix() + stipulation.goal() + within, count);
            decided.clear();
            AtomicInteger next = start();
            Workers.run(searches.size(), control, index -> {
                BattleSearch search = searches.get(index);
                try {
                    for (int i = next.getAndIncrement(); i < count; i = next.getAndIncrement()) {
                        if (facts.within()[i] == 0
                                && search.attackWith(facts.moves().get(i).code(), within - 1)) {
                            facts.within()[i] = within;
                        }
                        synchronized (decided) {
                            decided.set(i);
                        }
                        control.partDone();
                        if (enough(within) >= 0) {
                            break;
                        }
                    }
                } finally {
                    search.rewind(0);
                    search.settle();
                }
            });
            if (leaveMoreThanEnough(n)) {
                return;
            }
            // What searching fewer moves would have told is told by the whole number too.
            decidedWithin = control.isStopped() ? decidedWithin : n;
        }
    }

    /**
     * The first move with which those decided without a gap hold as many keys as are wanted, so that later ones don't
     * matter; -1 if there is none yet. Shorter keys come first.
     */
    private int enough(int within) {
        if (options.extent().maxSolutions() == 0) {
            return -1;
        }
        synchronized (decided) {
            int keys = 0;
            for (int known : facts.within()) {
                keys += known > 0 && known < within ? 1 : 0;
            }
            for (int i = start().get(); i < facts.moves().size(); i++) {
                keys += facts.within()[i] == within ? 1 : 0;
                if (keys >= options.extent().maxSolutions()) {
                    return i;
                }
                if (!decided.get(i)) {
                    return -1;
                }
            }
        }
        return -1;
    }

    /** Whether there are as many keys as are wanted before everything is searched; what else was found is forgotten. */
    private boolean leaveMoreThanEnough(int within) {
        int last = enough(within);
        int count = facts.moves().size();
        enough = last >= 0 && !(within == length && last == count - 1);
        if (enough) {
            decided.clear(last + 1, count);
            for (int i = last + 1; i < count; i++) {
                facts.within()[i] = facts.within()[i] < within ? facts.within()[i] : 0;
            }
        }
        return enough;
    }

    private void findTries() {
        int count = facts.moves().size();
        control.phase("tries", count);
        AtomicInteger next = start();
        Workers.run(searches.size(), control, index -> {
            BattleSearch search = searches.get(index);
            try {
                for (int i = next.getAndIncrement(); i < count; i = next.getAndIncrement()) {
                    if (facts.within()[i] == 0) {
                        Move first = facts.moves().get(i);
                        List<Move> refutations =
                                Tries.refutations(search, rules, position, first, length - 1, mostRefutations());
                        // Threads write to different places, and the join publishes them.
                        facts.refutations().set(i, refutations);
                    }
                    control.partDone();
                }
            } finally {
                search.rewind(0);
                search.settle();
            }
        });
    }
}
