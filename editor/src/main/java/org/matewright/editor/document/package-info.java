/**
 * What is being edited, and its history. Pure values and one {@link org.matewright.editor.document.Session}; nothing
 * here knows of windows.
 *
 * <p>A {@link org.matewright.editor.document.Document} is an immutable snapshot. Every change is an
 * {@link org.matewright.editor.document.Edit}, a function from snapshot to snapshot with a label, and goes through
 * {@link org.matewright.editor.document.Session#apply}; so undo needs no inverse operations:
 *
 * <pre>{@code
 * session.apply(Edit.of("place Qd4", d -> d.withSetup(d.setup().with(square, piece))));
 * session.apply(Edit.merging("change the comment", "comment", d -> d.withData(d.data().withComment(text))));
 * session.undo();
 * }</pre>
 *
 * <p>Views listen to the session, compare what they show in {@code before} and {@code after} and repaint. All calls
 * come from one thread, Swing's event thread. What is selected, the zoom and the tool are the views' own affair.
 *
 * <h2>The panels of the right-hand column</h2>
 * The main window makes and places them, with these constructors and methods:
 *
 * <pre>{@code
 * org.matewright.editor.problem.ProblemPanel  extends JPanel   ProblemPanel(Session session)
 *
 * org.matewright.editor.source.SourcePanel    extends JPanel   SourcePanel(Session session)
 *     void showFault(Fault fault)                 puts the caret on a fault of the variant's text and takes the focus
 *
 * org.matewright.editor.solution.SolutionPanel extends JPanel
 *     SolutionPanel(Session session, Consumer<ShownPosition> show, Consumer<SolveState> state)
 *     void solve()                                starts (or restarts) solving the document as it stands
 *     void stop()                                 stops; what was found stays, marked as partial
 *     boolean step(int by)                        next (+1) or previous (-1) move of the solution, shown on the board;
 *                                                 false if there's none
 *
 * org.matewright.editor.work.SolveTask            the search in the background, over an immutable problem
 * }</pre>
 *
 * {@link org.matewright.editor.document.ShownPosition} says which position the board shall show instead of the document's;
 * {@link org.matewright.editor.work.SolveState} tells the toolbar and the status bar how the search goes.
 */
@NullMarked
package org.matewright.editor.document;

import org.jspecify.annotations.NullMarked;
