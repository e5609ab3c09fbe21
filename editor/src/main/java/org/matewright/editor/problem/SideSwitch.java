package org.matewright.editor.problem;

import java.util.EnumMap;
import java.util.Map;
import javax.swing.ButtonGroup;
import javax.swing.JPanel;
import javax.swing.JRadioButton;
import net.miginfocom.swing.MigLayout;
import org.matewright.editor.document.Edit;
import org.matewright.editor.document.Session;
import org.matewright.editor.text.Texts;
import org.matewright.rules.Side;

/** Two radio buttons for the side to move. */
final class SideSwitch extends JPanel {
    private final Map<Side, JRadioButton> buttons = new EnumMap<>(Side.class);

    SideSwitch(Session session, Texts texts) {
        super(new MigLayout("insets 0, gap 16"));
        setOpaque(false);
        ButtonGroup group = new ButtonGroup();
        for (Side side : Side.values()) {
            JRadioButton button = new JRadioButton(texts.get("side." + side.name()));
            button.setName("side." + side.word());
            button.addActionListener(event -> session.apply(Edit.of(
                    texts.get("side.edit", texts.get("side." + side.name())),
                    document -> document.withSetup(document.setup().withSide(side)))));
            group.add(button);
            buttons.put(side, button);
            add(button);
        }
        show(session.document().setup().side());
        session.addListener(change -> show(change.after().setup().side()));
    }

    private void show(Side side) {
        JRadioButton button = buttons.get(side);
        if (button != null) {
            button.setSelected(true);
        }
    }
}
