package org.matewright.editor.view;

import java.util.Locale;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import net.miginfocom.swing.MigLayout;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Icons;
import org.matewright.editor.theme.Ink;
import org.matewright.editor.tool.Desk;
import org.matewright.editor.work.SolveState;
import org.matewright.rules.variant.Variant;

/** The bar at the bottom: variant, what the board is good for just now, and how solving goes. */
public final class StatusBar extends JPanel {
    private static final Texts TEXTS = Texts.bundle("window");

    private final Desk desk;
    private final JLabel variant = new JLabel();
    private final JLabel hint = new JLabel();
    private final JLabel progress = new JLabel();
    private final JProgressBar bar = new JProgressBar(0, 1000);
    private SolveState state = SolveState.IDLE;

    /** A bar for a desk. */
    public StatusBar(Desk desk) {
        super(new MigLayout("insets 4 12 4 12, gap 16, hidemode 3", "[][grow,fill][][]", "[center]"));
        this.desk = desk;
        setName("statusBar");
        variant.setName("status.variant");
        hint.setName("status.hint");
        progress.setName("status.progress");
        bar.setVisible(false);
        add(variant);
        add(hint, "wmin 0");
        add(progress, "wmin 0");
        add(bar, "w 120!, h 6!");
        desk.addListener(this::refresh);
        refresh();
        updateUI();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (bar != null) {
            setBorder(BorderFactory.createMatteBorder(1, 0, 0, 0, Ink.SEPARATOR.color()));
            variant.setForeground(Ink.MUTED.color());
            hint.setForeground(Ink.MUTED.color());
            solving(state);
        }
    }

    /** Says something until the next change of the board, such as that a file was saved. */
    public void say(String text) {
        hint.setText(text);
        hint.setToolTipText(text);
    }

    /** Shows how solving goes. */
    public void solving(SolveState next) {
        state = next;
        bar.setVisible(next.running());
        bar.setIndeterminate(next.running() && next.share() < 0);
        bar.setValue((int) (1000 * Math.max(0, next.share())));
        progress.setIcon(null);
        progress.setToolTipText(next.hasOutcome() ? next.outcome() : null);
        if (next.running()) {
            progress.setForeground(Ink.TEXT.color());
            progress.setText(running(next));
        } else {
            Ink ink = next.unclaimed() ? Ink.TEXT : Ink.of(next.verdict());
            progress.setText(next.outcome());
            progress.setForeground(ink.color());
            if (next.hasOutcome() && ink != Ink.TEXT) {
                progress.setIcon(Icons.of(iconOf(ink), ink));
            }
        }
    }

    private static String running(SolveState state) {
        String rate = state.seconds() < 0.2
                ? ""
                : TEXTS.get("solving.rate", String.format(Locale.ROOT, "%.1f", state.nodes() / state.seconds() / 1e6));
        String share = state.total() == 0 ? "" : TEXTS.get("solving.share", state.done(), state.total());
        long whole = (long) state.seconds();
        String time = String.format(Locale.ROOT, "%d:%02d", whole / 60, whole % 60);
        return TEXTS.get("solving", state.phase(), share, rate, time);
    }

    private static String iconOf(Ink ink) {
        return ink == Ink.SOUND ? "sound" : ink == Ink.FAULT ? "fault" : "warning";
    }

    private void refresh() {
        Variant v = desk.variant();
        variant.setText(
                TEXTS.get("status.variant", v.name(), v.geometry(), v.pieces().size()));
        String key = switch (desk.mode()) {
            case EXPLORE -> "hint.explore";
            case SOLUTION -> "hint.solution";
            case EDIT -> "hint." + desk.tool().id();
        };
        String text = TEXTS.get(key);
        hint.setText(text);
        hint.setToolTipText(text);
    }
}
