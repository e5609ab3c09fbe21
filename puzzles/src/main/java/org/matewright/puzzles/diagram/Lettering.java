package org.matewright.puzzles.diagram;

/** How letters look. */
public enum Lettering {
    REGULAR("Inter-Regular.otf", "normal", 400),
    ITALIC("Inter-Italic.otf", "italic", 400),
    SEMIBOLD("Inter-SemiBold.otf", "normal", 600);

    private final String file;
    private final String slope;
    private final int weight;

    Lettering(String file, String slope, int weight) {
        this.file = file;
        this.slope = slope;
        this.weight = weight;
    }

    /** The font's file. */
    String file() {
        return file;
    }

    /** The slope in the words of CSS. */
    String slope() {
        return slope;
    }

    /** The weight in the numbers of CSS. */
    int weight() {
        return weight;
    }
}
