package org.matewright.editor.window;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Dimension;
import java.util.Map;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ScrollPaneConstants;
import net.miginfocom.swing.MigLayout;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Fonts;
import org.matewright.editor.theme.Ink;

/** What the keys do, and what this program is. */
public final class HelpDialogs {
    private HelpDialogs() {}

    /**
     * The keys and gestures: those of the board, and those that commands have, side by side if the window is wide
     * enough. The list scrolls if the window is low.
     *
     * @param commands the commands' keys and what they do, in order
     */
    public static void keys(Component parent, Texts texts, Map<String, String> commands) {
        JPanel board = column();
        for (String line : texts.get("help.keys").split("\n")) {
            String[] parts = line.split("\\|", 2);
            if (parts.length == 1) {
                heading(board, parts[0].strip());
            } else {
                line(board, parts[0].strip(), parts[1].strip());
            }
        }
        JPanel everywhere = column();
        heading(everywhere, texts.get("help.keys.everywhere"));
        commands.forEach((key, words) -> line(everywhere, key, words));
        int both = board.getPreferredSize().width + everywhere.getPreferredSize().width + UIScale.scale(140);
        boolean wide = both <= parent.getWidth();
        JPanel panel = new JPanel(new MigLayout("insets 0 0 0 8, gap 32 0" + (wide ? "" : ", wrap 1"), "", "[top]"));
        panel.setName("help.keys");
        panel.add(board);
        panel.add(everywhere);
        JScrollPane scroll = new JScrollPane(
                panel,
                ScrollPaneConstants.VERTICAL_SCROLLBAR_AS_NEEDED,
                ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        scroll.getVerticalScrollBar().setUnitIncrement(16);
        Dimension size = scroll.getPreferredSize();
        int most = parent.getHeight() - UIScale.scale(120);
        int bar = scroll.getVerticalScrollBar().getPreferredSize().width;
        scroll.setPreferredSize(
                new Dimension(size.width + bar, Math.min(size.height, Math.max(most, UIScale.scale(240)))));
        JOptionPane.showMessageDialog(parent, scroll, texts.get("help.keys.title"), JOptionPane.PLAIN_MESSAGE);
    }

    private static JPanel column() {
        return new JPanel(new MigLayout("insets 0, gap 16 2, wrap 2", "[][]"));
    }

    private static void heading(JPanel column, String text) {
        JLabel heading = new JLabel(text);
        heading.putClientProperty(FlatClientProperties.STYLE_CLASS, "h4");
        column.add(heading, "span 2, gaptop 8");
    }

    private static void line(JPanel column, String keys, String words) {
        JLabel key = new JLabel(keys);
        key.setFont(Fonts.mono());
        key.setForeground(Ink.ACCENT.color());
        column.add(key);
        column.add(new JLabel(words));
    }

    /** Name, version, licence. */
    public static void about(Component parent, Texts texts) {
        JPanel panel = new JPanel(new MigLayout("insets 0, gap 0 6, wrap 1"));
        JLabel name = new JLabel(texts.get("about.name"));
        name.putClientProperty(FlatClientProperties.STYLE_CLASS, "h1");
        String version = HelpDialogs.class.getPackage().getImplementationVersion();
        panel.add(name);
        panel.add(new JLabel(texts.get("about.what")));
        if (version != null) {
            panel.add(new JLabel(texts.get("about.version", version)));
        }
        panel.add(new JLabel(texts.get("about.licence")), "gaptop 8");
        JOptionPane.showMessageDialog(parent, panel, texts.get("about.title"), JOptionPane.PLAIN_MESSAGE);
    }
}
