package org.matewright.puzzles.diagram;

/** The font faces of a diagram. */
public enum FontFace {
    REGULAR("Inter-Regular.otf", "normal", 400),
    ITALIC("Inter-Italic.otf", "italic", 400),
    SEMIBOLD("Inter-SemiBold.otf", "normal", 600);

    private final String file;
    private final String slope;
    private final int weight;

    FontFace(String file, String slope, int weight) {
        this.file = file;
        this.slope = slope;
        this.weight = weight;
    }

    /** The name of the font file. */
    String file() {
        return file;
    }

    /** The value of CSS's {@code font-style}. */
    String slope() {
        return slope;
    }

    /** The value of CSS's {@code font-weight}. */
    int weight() {
        return weight;
    }
}
