package org.matewright.editor.solution;

import com.formdev.flatlaf.util.UIScale;
import java.awt.FontMetrics;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A row's runs on lines that are no wider than there is room. Lines break between runs, and between the words of one;
 * what is glued to the run before stays with it.
 *
 * @param pieces the words from left to right and down
 * @param width the width of the widest line, margins included
 * @param count how many lines there are, at least one
 */
record RowLines(List<Fragment> pieces, int width, int count) {
    private static final int GAP = 8;
    private static final int HANG = 12;

    /**
     * A word of a run on its place.
     *
     * @param x its left edge
     * @param end its right edge
     * @param line its line, from 0
     */
    record Fragment(Run run, String text, int x, int end, int line) {}

    /** Words that a line doesn't break, and the gap before them where they don't begin a line. */
    private record Unit(int gap, List<Run> runs, List<String> words) {}

    /** Lays runs out. */
    static RowLines of(List<Run> runs, int room, Function<Run, FontMetrics> metrics) {
        List<Fragment> pieces = new ArrayList<>();
        int margin = margin();
        int start = margin;
        int x = margin;
        int line = 0;
        int widest = margin;
        for (Unit unit : units(runs, metrics)) {
            int length = 0;
            for (int i = 0; i < unit.runs().size(); i++) {
                length += metrics.apply(unit.runs().get(i))
                        .stringWidth(unit.words().get(i));
            }
            int gap = x == start ? 0 : unit.gap();
            if (x > start && x + gap + length + margin > room) {
                start = margin + UIScale.scale(HANG);
                x = start;
                gap = 0;
                line++;
            }
            x += gap;
            for (int i = 0; i < unit.runs().size(); i++) {
                Run run = unit.runs().get(i);
                String word = unit.words().get(i);
                int end = x + metrics.apply(run).stringWidth(word);
                pieces.add(new Fragment(run, word, x, end, line));
                x = end;
            }
            widest = Math.max(widest, x);
        }
        return new RowLines(List.copyOf(pieces), widest + margin, line + 1);
    }

    private static List<Unit> units(List<Run> runs, Function<Run, FontMetrics> metrics) {
        List<Unit> units = new ArrayList<>();
        for (Run run : runs) {
            String[] words = run.text().split(" ");
            for (int i = 0; i < words.length; i++) {
                if (i > 0 || !run.glued() || units.isEmpty()) {
                    int gap = i > 0 ? metrics.apply(run).charWidth(' ') : UIScale.scale(GAP);
                    units.add(new Unit(gap, new ArrayList<>(), new ArrayList<>()));
                }
                Unit last = units.get(units.size() - 1);
                last.runs().add(run);
                last.words().add(words[i]);
            }
        }
        return units;
    }

    /** The margin on the left and on the right. */
    private static int margin() {
        return UIScale.scale(4);
    }
}
