package org.matewright.editor.window;

import com.formdev.flatlaf.FlatClientProperties;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.matewright.editor.document.BoardEdits;
import org.matewright.editor.document.ShownPosition;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Icons;
import org.matewright.editor.theme.Ink;
import org.matewright.editor.tool.Exploration;
import org.matewright.editor.tool.ExploreTool;
import org.matewright.editor.tool.Mode;
import org.matewright.editor.tool.MoveTool;
import org.matewright.editor.tool.ViewState;
import org.matewright.puzzles.text.MoveText;
import org.matewright.rules.Setup;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/** Stands in the place of the findings while the board doesn't show the document: which mode it is, and ways out. */
public final class ModeBar extends JPanel {
    private static final Texts TEXTS = Texts.bundle("window");

    private final ViewState viewState;
    private final JLabel label = new JLabel();
    private final JButton back = button("previous", "mode.back");
    private final JButton forward = button("next", "mode.forward");
    private final JButton explore = button("explore", "mode.explore");
    private final JButton take = button("paste", "mode.take");
    private final JButton leave = button("close", "mode.leave");

    /** A bar for a view state. */
    public ModeBar(ViewState viewState) {
        super(new MigLayout("insets 0 26 4 12, gap 4, hidemode 3", "[grow,fill][][][][][]", "[center]"));
        this.viewState = viewState;
        setOpaque(false);
        setName("modeBar");
        label.setName("mode");
        back.addActionListener(e -> viewState.step(-1));
        forward.addActionListener(e -> viewState.step(1));
        explore.addActionListener(e -> viewState.take(new ExploreTool()));
        take.addActionListener(e -> takeOver());
        leave.addActionListener(e -> leave());
        label.setForeground(Ink.ACCENT.color());
        add(label, "wmin 0");
        add(back);
        add(forward);
        add(explore);
        add(take);
        add(leave);
        viewState.addListener(this::refresh);
        refresh();
    }

    private static JButton button(String icon, String key) {
        JButton button = new JButton(Icons.of(icon));
        button.setName(key);
        button.setToolTipText(TEXTS.get(key));
        button.getAccessibleContext().setAccessibleName(TEXTS.get(key));
        button.putClientProperty(FlatClientProperties.BUTTON_TYPE, FlatClientProperties.BUTTON_TYPE_TOOLBAR_BUTTON);
        return button;
    }

    private void takeOver() {
        Setup setup = viewState.setup();
        leave();
        viewState.session().apply(BoardEdits.position(setup, "explored"));
    }

    private void leave() {
        if (viewState.mode() == Mode.EXPLORE) {
            viewState.take(new MoveTool());
        } else {
            viewState.show(ShownPosition.DOCUMENT);
        }
    }

    private void refresh() {
        Exploration exploration = viewState.exploration();
        boolean exploring = exploration != null;
        Move last = viewState.lastMove();
        back.setVisible(exploring);
        forward.setVisible(exploring);
        explore.setVisible(!exploring);
        explore.setEnabled(viewState.canExplore());
        back.setEnabled(exploration != null && exploration.index() > 0);
        forward.setEnabled(
                exploration != null && exploration.index() < exploration.moves().size());
        label.setIcon(Icons.of(exploring ? "explore" : "solution", Ink.ACCENT));
        String key = exploring ? "mode.exploring" : "mode.solution";
        label.setText(last == null ? TEXTS.get(key) : TEXTS.get(key + ".after", written(last)));
    }

    /** The move as the solution writes it. */
    private String written(Move move) {
        Position before = viewState.beforeLastMove();
        return before == null
                ? move.text()
                : MoveText.of(before.variant(), MoveText.Style.SHORT).of(before, move);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (label != null) {
            label.setForeground(Ink.ACCENT.color());
        }
    }
}
