package org.matewright.editor.action;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.BorderLayout;
import javax.swing.AbstractButton;
import javax.swing.Action;
import javax.swing.Box;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import javax.swing.JToolBar;

/** The toolbar over the table of commands. */
public final class ToolStrip {
    private final Commands commands;
    private final JToolBar bar = new JToolBar();

    private ToolStrip(Commands commands) {
        this.commands = commands;
        bar.setFloatable(false);
        bar.setName("toolbar");
    }

    /**
     * The toolbar.
     *
     * @param variant chooses the variant
     * @param stipulation says what is asked
     */
    public static JToolBar bar(Commands commands, JComponent variant, JComponent stipulation) {
        ToolStrip strip = new ToolStrip(commands);
        strip.add("palette");
        strip.bar.addSeparator();
        strip.add("new", "open", "save");
        strip.bar.addSeparator();
        strip.add("undo", "redo");
        strip.bar.addSeparator();
        strip.add("tool.pointer", "tool.erase", "tool.explore");
        strip.bar.addSeparator();
        strip.add("start", "clear", "flip");
        strip.bar.addSeparator();
        strip.bar.add(variant);
        strip.bar.add(Box.createHorizontalGlue());
        strip.bar.add(stipulation);
        strip.bar.add(Box.createHorizontalStrut(8));
        strip.addSolve();
        strip.add("stop");
        strip.bar.addSeparator();
        strip.add("export", "dark", "tabs");
        return strip.bar;
    }

    private void add(String... ids) {
        for (String id : ids) {
            Action action = commands.get(id);
            AbstractButton button = commands.isSwitch(id) ? new JToggleButton(action) : new JButton(action);
            button.setHideActionText(true);
            button.setName(id);
            button.setFocusable(false);
            button.getAccessibleContext().setAccessibleName(String.valueOf(action.getValue(Action.NAME)));
            bar.add(button);
        }
    }

    /** The one button that stands out. */
    private void addSolve() {
        JButton solve = new JButton(commands.get("solve"));
        solve.setName("solve");
        solve.setIcon(null);
        solve.setFocusable(false);
        solve.putClientProperty(
                FlatClientProperties.STYLE,
                "background: $Button.default.background;"
                        + "foreground: $Button.default.foreground; borderColor: $Button.default.background;"
                        + "hoverBackground: $Button.default.hoverBackground; hoverBorderColor: $Button.default.hoverBackground;"
                        + "pressedBackground: $Button.default.pressedBackground; margin: 3,14,3,14; minimumWidth: 0");
        // Directly in a toolbar it would be flat like the others.
        JPanel frame = new JPanel(new BorderLayout());
        frame.setOpaque(false);
        frame.add(solve);
        frame.setMaximumSize(frame.getPreferredSize());
        bar.add(frame);
    }
}
