package org.matewright.editor.solution;

import java.util.function.IntConsumer;
import javax.swing.ButtonGroup;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JMenu;
import javax.swing.JPopupMenu;
import javax.swing.JRadioButtonMenuItem;
import org.matewright.editor.text.Texts;
import org.matewright.puzzles.SolveOptions;

/** What the solver is to list; it applies to the next solving. */
final class OptionsMenu extends JPopupMenu {
    private static final int MOST_REFUTATIONS = 3;
    private static final long MEMORY_SHARE = 3;
    private static final long LEAST_MEMORY = 64L << 20;
    private static final int MOST_TREE_MOVES = 100_000;

    private boolean setPlay = true;
    private boolean variations = true;
    private int tries = 1;
    private int partial;

    OptionsMenu(Texts texts) {
        JCheckBoxMenuItem withSetPlay = new JCheckBoxMenuItem(texts.get("option.setPlay"), setPlay);
        withSetPlay.addActionListener(event -> setPlay = withSetPlay.isSelected());
        JCheckBoxMenuItem withVariations = new JCheckBoxMenuItem(texts.get("option.variations"), variations);
        withVariations.addActionListener(event -> variations = withVariations.isSelected());
        add(withSetPlay);
        add(withVariations);
        add(refutationsMenu(texts, "option.tries", tries, chosen -> tries = chosen));
        add(refutationsMenu(texts, "option.partial", partial, chosen -> partial = chosen));
    }

    /** A choice of how many refutations what is listed may have. */
    private static JMenu refutationsMenu(Texts texts, String key, int chosen, IntConsumer choose) {
        JMenu menu = new JMenu(texts.get(key));
        menu.setToolTipText(texts.get(key + ".tip"));
        ButtonGroup group = new ButtonGroup();
        for (int count = 0; count <= MOST_REFUTATIONS; count++) {
            int refutations = count;
            JRadioButtonMenuItem item =
                    new JRadioButtonMenuItem(texts.get("option.refutations." + count), count == chosen);
            item.addActionListener(event -> choose.accept(refutations));
            group.add(item);
            menu.add(item);
        }
        return menu;
    }

    /**
     * The options as chosen, with all of the machine's processors and a third of the memory.
     *
     * @param starred whether the problem itself asks for set play
     */
    SolveOptions options(boolean starred) {
        Runtime machine = Runtime.getRuntime();
        long memory = Math.max(LEAST_MEMORY, machine.maxMemory() / MEMORY_SHARE);
        return new SolveOptions(
                        new SolveOptions.Wanted(tries, setPlay || starred, variations, partial),
                        SolveOptions.Extent.WHOLE,
                        new SolveOptions.Limits(machine.availableProcessors(), 0, memory, 0))
                .withTreeMoves(MOST_TREE_MOVES);
    }
}
