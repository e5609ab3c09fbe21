package org.matewright.editor.window;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.event.ActionEvent;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import org.matewright.editor.document.BoardEdits;
import org.matewright.editor.solving.Solving;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Fonts;
import org.matewright.editor.theme.Icons;
import org.matewright.editor.theme.Ink;
import org.matewright.editor.tool.Mode;
import org.matewright.editor.tool.ViewState;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;

/**
 * The line under the board: whose move it is, the FEN to read and to type, and the count of the pieces. Enter takes a
 * typed FEN over, Esc drops it; while it has faults the board stays as it is.
 */
public final class FenLine extends JPanel {
    private static final Texts TEXTS = Texts.bundle("window");

    /** What the field's label, frame and the gaps take. */
    private static final int FRAME = 112;

    private final ViewState viewState;
    private final Consumer<Fault> complain;
    private final JButton side = new JButton();
    private final JTextField fen = new JTextField();
    private final JLabel count = new JLabel();
    private final JLabel tested = new JLabel(TEXTS.get("tested"), Icons.of("sound", Ink.SOUND), SwingConstants.LEADING);
    private String written = "";

    /**
     * A line for a view state and the solving of what lies on it.
     *
     * @param complain called with why a typed FEN can't be taken
     */
    public FenLine(ViewState viewState, Solving solving, Consumer<Fault> complain) {
        super(new MigLayout("insets 4 12 2 12, gap 8, hidemode 3", "[][grow,fill][][]", "[]"));
        this.viewState = viewState;
        this.complain = complain;
        setOpaque(false);
        setName("fenLine");
        side.setName("side");
        side.putClientProperty(FlatClientProperties.BUTTON_TYPE, FlatClientProperties.BUTTON_TYPE_BORDERLESS);
        side.setIcon(new SideIcon(() -> viewState.setup().side()));
        side.setToolTipText(TEXTS.get("side.hint"));
        side.addActionListener(e -> viewState
                .session()
                .apply(BoardEdits.side(
                        viewState.session().document().setup().side().other())));
        fen.setName("fen");
        fen.setColumns(12);
        fen.getAccessibleContext().setAccessibleName(TEXTS.get("fen"));
        fen.putClientProperty(FlatClientProperties.TEXT_FIELD_LEADING_COMPONENT, prefix());
        fen.addActionListener(e -> take());
        fen.getInputMap(JComponent.WHEN_FOCUSED).put(KeyStroke.getKeyStroke("ESCAPE"), "drop");
        fen.getActionMap().put("drop", new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                write();
                fen.transferFocus();
            }
        });
        fen.addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent event) {
                if (!event.isTemporary()) {
                    write();
                }
            }
        });
        add(side);
        add(fen, "wmin 120");
        add(count);
        tested.setName("tested");
        tested.setToolTipText(TEXTS.get("tested.hint"));
        tested.setHorizontalTextPosition(SwingConstants.LEADING);
        tested.setForeground(Ink.SOUND.color());
        tested.setVisible(false);
        add(tested);
        addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                refresh();
            }
        });
        viewState.addListener(this::refresh);
        solving.addListener(now -> showTested(now.state().isProved()));
        refresh();
    }

    private static Component prefix() {
        JLabel label = new JLabel(TEXTS.get("fen"));
        label.setBorder(javax.swing.BorderFactory.createEmptyBorder(0, 8, 0, 4));
        label.putClientProperty(FlatClientProperties.STYLE_CLASS, "small");
        label.setForeground(Ink.MUTED.color());
        return label;
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (fen != null) {
            fen.setFont(Fonts.mono());
            fen.putClientProperty(FlatClientProperties.TEXT_FIELD_LEADING_COMPONENT, prefix());
            count.setForeground(Ink.MUTED.color());
            count.setFont(Fonts.mono());
            tested.setForeground(Ink.SOUND.color());
        }
    }

    private void showTested(boolean proved) {
        if (tested.isVisible() != proved) {
            tested.setVisible(proved);
            refresh();
        }
    }

    private void refresh() {
        Setup setup = viewState.setup();
        boolean editable = viewState.mode() == Mode.EDIT;
        String mover = TEXTS.get("side." + setup.side().word());
        side.getAccessibleContext().setAccessibleName(mover);
        side.setEnabled(editable);
        fen.setEditable(editable);
        count.setText("(" + setup.count(Side.WHITE) + "+" + setup.count(Side.BLACK) + ")");
        count.setToolTipText(TEXTS.get("count.hint", setup.count(Side.WHITE), setup.count(Side.BLACK)));
        count.setForeground(Ink.MUTED.color());
        count.setFont(Fonts.mono());
        fen.setFont(Fonts.mono());
        if (!viewState.fen().equals(written)) {
            write();
        }
        side.setText(mover);
        if (getWidth() > 0 && !fits()) {
            side.setText(null);
        }
    }

    /** Whether the whole FEN can be read beside the words for the side to move; otherwise its disc must do. */
    private boolean fits() {
        int text = fen.getFontMetrics(fen.getFont()).stringWidth(written);
        int others = Stream.of(side, count, tested)
                .filter(Component::isVisible)
                .mapToInt(part -> part.getPreferredSize().width)
                .sum();
        return text + others + UIScale.scale(FRAME) <= getWidth();
    }

    private void write() {
        written = viewState.fen();
        fen.putClientProperty(FlatClientProperties.OUTLINE, null);
        if (!fen.getText().equals(written)) {
            fen.setText(written);
            fen.setCaretPosition(0);
        }
    }

    private void take() {
        if (fen.getText().strip().equals(written)) {
            write();
            return;
        }
        Checked<Setup> read = viewState.variant().fen(fen.getText().strip());
        if (read.isOk()) {
            viewState.session().apply(BoardEdits.position(read.value(), "fen"));
            write();
        } else {
            fen.putClientProperty(FlatClientProperties.OUTLINE, FlatClientProperties.OUTLINE_ERROR);
            Fault fault = read.faults().get(0);
            complain.accept(fault);
            int at = Math.min(fault.span().column() - 1, fen.getText().length());
            fen.select(at, Math.min(fen.getText().length(), at + fault.span().length()));
        }
    }
}
