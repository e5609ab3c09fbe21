package org.matewright.editor.solution;

import java.util.function.BiFunction;
import javax.swing.ButtonGroup;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JMenu;
import javax.swing.JPopupMenu;
import javax.swing.JRadioButtonMenuItem;
import org.matewright.editor.solving.PartsListed;
import org.matewright.editor.solving.Solving;
import org.matewright.editor.text.Texts;

/** The choice of what the next search lists. */
final class OptionsMenu extends JPopupMenu {
    private static final int MAX_REFUTATIONS = 3;

    private final transient Solving solving;

    OptionsMenu(Texts texts, Solving solving) {
        this.solving = solving;
        PartsListed parts = solving.listed();
        add(switchOf(texts.get("option.setPlay"), parts.setPlay(), PartsListed::withSetPlay));
        add(switchOf(texts.get("option.variations"), parts.variations(), PartsListed::withVariations));
        add(refutationsMenu(texts, "option.tries", parts.tries(), PartsListed::withTries));
        add(refutationsMenu(texts, "option.partial", parts.partial(), PartsListed::withPartial));
    }

    private JCheckBoxMenuItem switchOf(
            String text, boolean chosen, BiFunction<PartsListed, Boolean, PartsListed> choose) {
        JCheckBoxMenuItem item = new JCheckBoxMenuItem(text, chosen);
        item.addActionListener(event -> solving.list(choose.apply(solving.listed(), item.isSelected())));
        return item;
    }

    /** A choice of how many refutations what is listed may have. */
    private JMenu refutationsMenu(
            Texts texts, String key, int chosen, BiFunction<PartsListed, Integer, PartsListed> choose) {
        JMenu menu = new JMenu(texts.get(key));
        menu.setToolTipText(texts.get(key + ".tip"));
        ButtonGroup group = new ButtonGroup();
        for (int count = 0; count <= MAX_REFUTATIONS; count++) {
            int refutations = count;
            JRadioButtonMenuItem item =
                    new JRadioButtonMenuItem(texts.get("option.refutations." + count), count == chosen);
            item.addActionListener(event -> solving.list(choose.apply(solving.listed(), refutations)));
            group.add(item);
            menu.add(item);
        }
        return menu;
    }
}
