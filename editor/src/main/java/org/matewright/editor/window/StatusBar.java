package org.matewright.editor.window;

import java.util.Locale;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import net.miginfocom.swing.MigLayout;
import org.matewright.editor.solving.ProblemVerdict;
import org.matewright.editor.solving.SearchProgress;
import org.matewright.editor.solving.SolveState;
import org.matewright.editor.solving.Solving;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Icons;
import org.matewright.editor.theme.Ink;
import org.matewright.editor.tool.ViewState;
import org.matewright.rules.variant.Variant;

/** The bar at the bottom: variant, what the board is good for just now, and how solving goes. */
public final class StatusBar extends JPanel {
    private static final Texts TEXTS = Texts.bundle("window");

    private final ViewState viewState;
    private final JLabel variant = new JLabel();
    private final JLabel hint = new JLabel();
    private final JLabel progress = new JLabel();
    private final JProgressBar bar = new JProgressBar(0, 1000);
    private SolveState state;

    /** A bar for a view state and the solving of what lies on it. */
    public StatusBar(ViewState viewState, Solving solving) {
        super(new MigLayout("insets 4 12 4 12, gap 16, hidemode 3", "[][grow,fill][][]", "[center]"));
        this.viewState = viewState;
        this.state = solving.state();
        setName("statusBar");
        variant.setName("status.variant");
        hint.setName("status.hint");
        progress.setName("status.progress");
        bar.setVisible(false);
        add(variant);
        add(hint, "wmin 0");
        add(progress, "wmin 0");
        add(bar, "w 120!, h 6!");
        viewState.addListener(this::refresh);
        solving.addListener(now -> show(now.state()));
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
            show(state);
        }
    }

    /** Says something until the next change of the board, such as that a file was saved. */
    public void say(String text) {
        hint.setText(text);
        hint.setToolTipText(text);
    }

    private void show(SolveState next) {
        state = next;
        bar.setVisible(next.isSearching());
        bar.setIndeterminate(false);
        progress.setIcon(null);
        progress.setToolTipText(null);
        if (next instanceof SolveState.Searching searching) {
            showProgress(searching.progress());
        } else if (next instanceof SolveState.Done done) {
            ProblemVerdict verdict = done.verdict();
            showOutcome(Ink.of(verdict.verdict(), verdict.unclaimed()), verdict.text());
        } else if (next instanceof SolveState.Stopping) {
            showOutcome(Ink.WARNING, TEXTS.get("solving.stopping"));
        } else if (next instanceof SolveState.Refused refused) {
            showOutcome(Ink.WARNING, refused.reason());
        } else {
            progress.setText("");
        }
    }

    private void showProgress(SearchProgress now) {
        bar.setIndeterminate(now.share() < 0);
        bar.setValue((int) (1000 * Math.max(0, now.share())));
        progress.setForeground(Ink.TEXT.color());
        progress.setText(words(now));
    }

    private void showOutcome(Ink ink, String text) {
        progress.setText(text);
        progress.setToolTipText(text);
        progress.setForeground(ink.color());
        if (ink != Ink.TEXT) {
            progress.setIcon(Icons.of(iconOf(ink), ink));
        }
    }

    private static String words(SearchProgress now) {
        String rate = now.seconds() < 0.2
                ? ""
                : TEXTS.get("solving.rate", String.format(Locale.ROOT, "%.1f", now.nodes() / now.seconds() / 1e6));
        String share = now.total() == 0 ? "" : TEXTS.get("solving.share", now.done(), now.total());
        long whole = (long) now.seconds();
        String time = String.format(Locale.ROOT, "%d:%02d", whole / 60, whole % 60);
        return TEXTS.get("solving", now.phase(), share, rate, time);
    }

    private static String iconOf(Ink ink) {
        return ink == Ink.SOUND ? "sound" : ink == Ink.FAULT ? "fault" : "warning";
    }

    private void refresh() {
        Variant v = viewState.variant();
        variant.setText(
                TEXTS.get("status.variant", v.name(), v.geometry(), v.pieces().size()));
        String key = switch (viewState.mode()) {
            case EXPLORE -> "hint.explore";
            case SOLUTION -> "hint.solution";
            case EDIT -> "hint." + viewState.tool().id();
        };
        String text = TEXTS.get(key);
        hint.setText(text);
        hint.setToolTipText(text);
    }
}
