package org.matewright.editor.action;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.matewright.editor.document.Session;
import org.matewright.editor.solution.SolutionPanel;

/** Solving, and stepping through what was found. */
public final class SolveCommands {
    private SolveCommands() {}

    /**
     * The commands for a solution.
     *
     * @param running whether a search is on
     * @param reveal brings the solution to the front
     */
    public static List<Command> of(Session session, SolutionPanel solution, BooleanSupplier running, Runnable reveal) {
        return List.of(
                Command.of("solve", "solve", "F7", () -> {
                            reveal.run();
                            solution.solve();
                        })
                        .when(() -> session.document().readStipulation().isOk()
                                && session.document().position().isOk()),
                Command.of("stop", "stop", "shift F7", solution::stop).when(running),
                Command.of("next-move", "next", "alt RIGHT", () -> solution.step(1)),
                Command.of("previous-move", "previous", "alt LEFT", () -> solution.step(-1)));
    }
}
