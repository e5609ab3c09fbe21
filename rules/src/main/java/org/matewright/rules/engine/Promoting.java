package org.matewright.rules.engine;

/** How a code promotes; arrays by square. */
record Promoting(
        boolean[] zone,
        boolean[] forced,
        boolean entering,
        boolean within,
        boolean leaving,
        Promotion.ByCapture byCapture,
        int[] targets) {
    static Promoting of(Promotion promotion, int side, int squares) {
        boolean[] zone = new boolean[squares];
        boolean[] forced = new boolean[squares];
        (side == 0 ? promotion.white() : promotion.black()).stream().forEach(s -> zone[s] = true);
        (side == 0 ? promotion.forcedWhite() : promotion.forcedBlack()).stream().forEach(s -> forced[s] = true);
        int[] targets = (side == 0 ? promotion.targets() : promotion.blackTargets())
                .stream().mapToInt(type -> Compiled.code(type, side)).toArray();
        return new Promoting(
                zone,
                forced,
                promotion.entering(),
                promotion.within(),
                promotion.leaving(),
                promotion.byCapture(),
                targets);
    }

    /** Whether a move may promote. */
    boolean applies(int from, int to) {
        return zone[to] ? zone[from] ? within : entering : zone[from] && leaving;
    }
}
