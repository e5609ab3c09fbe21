package org.matewright.editor.solution;

import java.util.Locale;
import java.util.stream.Collectors;
import javax.swing.Action;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Fonts;
import org.matewright.editor.theme.Ink;
import org.matewright.puzzles.Solution;

/** The bottom of the panel: buttons that step through the moves, and what the search cost. */
final class ResultFoot extends JPanel {
    private final Texts texts;
    private final JLabel statistics = new JLabel() {
        @Override
        public void updateUI() {
            super.updateUI();
            setFont(Fonts.small());
            setForeground(Ink.MUTED.color());
        }
    };

    ResultFoot(Texts texts, Action previous, Action next) {
        super(new MigLayout("insets 2 8 4 12, fillx", "[][]push[]"));
        this.texts = texts;
        add(button("previous", previous));
        add(button("next", next));
        add(statistics);
    }

    private static JButton button(String name, Action action) {
        JButton button = new JButton(action);
        button.setName("solution." + name);
        button.setHideActionText(true);
        button.putClientProperty("JButton.buttonType", "toolBarButton");
        return button;
    }

    void show(Solution.Statistics cost) {
        String phases = phases(cost);
        statistics.setToolTipText(phases.isEmpty() ? null : phases);
        statistics.setText(texts.get(
                "statistics", Quantity.count((double) cost.nodes()), Quantity.duration(cost.seconds()), cost.nodes()));
    }

    /** What each phase of the search cost, a line each; empty if there was but one. */
    private String phases(Solution.Statistics cost) {
        if (cost.phases().size() < 2) {
            return "";
        }
        String phases = cost.phases().stream()
                .map(phase -> String.format(
                        Locale.ROOT,
                        "%s: %s, %s",
                        phase.name(),
                        Quantity.count((double) phase.nodes()),
                        Quantity.duration(phase.seconds())))
                .collect(Collectors.joining("<br>"));
        String hits = texts.get("tableHits", Quantity.count((double) cost.tableHits()));
        return "<html>" + phases + "<br>" + hits + "</html>";
    }
}
