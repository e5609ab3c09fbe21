package org.matewright.editor.action;

import java.util.List;
import org.matewright.editor.document.Session;
import org.matewright.editor.solution.SolutionPanel;
import org.matewright.editor.solving.Solving;

/** Solving, and stepping through what was found. */
public final class SolveCommands {
    private SolveCommands() {}

    /**
     * The commands for solving and for the solution.
     *
     * @param reveal brings the solution to the front
     */
    public static List<Command> of(Session session, Solving solving, SolutionPanel solution, Runnable reveal) {
        return List.of(
                Command.of("solve", "solve", "F7", () -> {
                            reveal.run();
                            solving.solve();
                        })
                        .when(() -> session.document().readStipulation().isOk()
                                && session.document().position().isOk()),
                Command.of("stop", "stop", "shift F7", solving::stop)
                        .when(() -> solving.state().isSearching()),
                Command.of("next-move", "next", "alt RIGHT", () -> solution.step(1)),
                Command.of("previous-move", "previous", "alt LEFT", () -> solution.step(-1)));
    }
}
