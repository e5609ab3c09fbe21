package org.matewright.editor.view;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.Component;
import javax.swing.JLabel;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Fonts;
import org.matewright.editor.theme.Ink;

/** What the keys do, and what this program is. */
public final class HelpDialogs {
    private HelpDialogs() {}

    /** The keys and gestures of the board, in two columns. */
    public static void keys(Component parent, Texts texts) {
        JPanel panel = new JPanel(new MigLayout("insets 0, gap 24 4, wrap 2", "[][]"));
        for (String line : texts.get("help.keys").split("\n")) {
            String[] parts = line.split("\\|", 2);
            JLabel key = new JLabel(parts[0].strip());
            if (parts.length == 1) {
                key.putClientProperty(FlatClientProperties.STYLE_CLASS, "h4");
                panel.add(key, "span 2, gaptop 8");
            } else {
                key.setFont(Fonts.mono());
                key.setForeground(Ink.ACCENT.color());
                panel.add(key);
                panel.add(new JLabel(parts[1].strip()));
            }
        }
        JOptionPane.showMessageDialog(parent, panel, texts.get("help.keys.title"), JOptionPane.PLAIN_MESSAGE);
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
