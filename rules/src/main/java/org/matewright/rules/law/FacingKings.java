package org.matewright.rules.law;

import org.jspecify.annotations.Nullable;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Section;
import org.matewright.rules.config.Shape;

/**
 * What it means that royals of both sides stand on one rank or file with nothing between them.
 *
 * @param rule what it means
 */
public record FacingKings(Rule rule) implements Law {
    /** What facing royals mean. */
    public enum Rule {
        /** Nothing. */
        FREE,
        /** Each gives the other check along the line. */
        FORBIDDEN,
        /**
         * Who brings it about offers a draw. The other side must end it, or accept with a pass if there are passes; the
         * pass is open to it even in check. After two such positions in a row the game is drawn.
         */
        DRAW_OFFER
    }

    /** They may face each other. */
    public static final FacingKings FREE = new FacingKings(Rule.FREE);

    private static final Shape SHAPE = Shape.oneOf(Rule.values());

    /** Its key and reading. */
    public static final LawKind<FacingKings> KIND = new LawKind<>(
            FacingKings.class,
            KeyInfo.optional(
                    "facing kings",
                    SHAPE,
                    "free",
                    "What it means if kings look at each other along a rank or file with nothing between them: free,"
                            + " nothing; forbidden, they check each other (as kR does in a king's own moves); draw"
                            + " offer,"
                            + " the side to move must end it or, where passing is allowed, accept by passing, even in"
                            + " check.",
                    "facing kings: forbidden"),
            FacingKings::read,
            (law, context) -> law.rule == Rule.FREE ? null : Config.Text.of(Shape.word(law.rule)));

    @Override
    public void install(Installation installation) {
        if (rule == Rule.FORBIDDEN) {
            installation.rules().movement().forbidFacing();
        } else if (rule == Rule.DRAW_OFFER) {
            installation.rules().turns().offerDrawByFacing();
        }
    }

    @Override
    public boolean usesExtraField() {
        return rule == Rule.DRAW_OFFER;
    }

    private static FacingKings read(@Nullable Config value, LawContext context) {
        if (value == null || value.isNone()) {
            return FREE;
        }
        Rule rule = Section.choice(value, SHAPE, Rule.class, context.faults());
        boolean royal = context.pieces().stream().anyMatch(LawContext.Type::royal);
        if (rule != null && rule != Rule.FREE && !royal) {
            context.faults().warning("no-royal", value.place(), "without a royal piece this has no effect", null);
        }
        return rule == null ? FREE : new FacingKings(rule);
    }
}
