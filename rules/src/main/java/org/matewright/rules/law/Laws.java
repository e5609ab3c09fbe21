package org.matewright.rules.law;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.matewright.rules.config.Config;

/** The laws of a variant, one of each kind. Immutable. */
public final class Laws {
    /** All families of rules, in the order of the manual. */
    public static final List<LawKind<?>> KINDS = List.of(
            Promotion.KIND,
            Castling.KIND,
            FirstMoves.KIND,
            FirstMoveLimits.KIND,
            ExtraMoves.KIND,
            Bounds.KIND,
            Taboos.KIND,
            ForcedCaptures.KIND,
            Explosions.KIND,
            Circe.KIND,
            Drops.KIND,
            Gating.KIND,
            Passing.KIND,
            FacingKings.KIND,
            Royalty.KIND,
            Checks.KIND,
            Goal.KIND,
            Extinction.KIND,
            Results.KIND,
            Mating.KIND,
            Repetition.KIND,
            MoveLimit.KIND);

    private final List<Law> laws;

    private Laws(List<Law> laws) {
        this.laws = List.copyOf(laws);
    }

    /** Reads each law from its key in a definition. */
    public static Laws read(Config.Fields definition, LawContext context) {
        List<Law> laws = new ArrayList<>();
        for (LawKind<?> kind : KINDS) {
            Config value =
                    definition.field(kind.info().key()).map(Config.Field::value).orElse(null);
            laws.add(kind.reader().read(value, context));
        }
        return new Laws(laws);
    }

    /** The orthodox laws for a board and its pieces. */
    public static Laws orthodox(LawContext context) {
        return new Laws(KINDS.stream()
                .<Law>map(kind -> kind.reader().read(null, context))
                .toList());
    }

    /** The laws as they stand in a definition. */
    public List<Config.Field> write(LawContext context) {
        return KINDS.stream().flatMap(kind -> kind.write(this, context)).toList();
    }

    /** The same with another law of a kind. */
    public Laws with(Law law) {
        return new Laws(
                laws.stream().map(l -> l.getClass() == law.getClass() ? law : l).toList());
    }

    /** The law of a kind. */
    public <L extends Law> L get(Class<L> type) {
        for (Law law : laws) {
            if (type.isInstance(law)) {
                return type.cast(law);
            }
        }
        throw new IllegalArgumentException("no kind of law: " + type);
    }

    /** Whether a side can win without a royal to be mated, as {@link Law#isAim} says. */
    public boolean haveAim() {
        return laws.stream().anyMatch(Law::isAim);
    }

    /** The kind of a law. */
    static LawKind<?> kindOf(Law law) {
        return KINDS.stream()
                .filter(kind -> kind.type().isInstance(law))
                .findFirst()
                .orElseThrow();
    }

    /** The names of the types that a piece of a type may become. */
    public Set<String> promotionsOf(String type) {
        Set<String> names = new LinkedHashSet<>();
        laws.forEach(law -> names.addAll(law.promotionsOf(type)));
        return names;
    }

    /** Whether a move of a type of piece is progress, as {@link Law#isProgress} says. */
    public boolean isProgress(String type) {
        return laws.stream().anyMatch(law -> law.isProgress(type));
    }

    /** Whether pieces of a type can come from the hand onto the board. */
    public boolean bringIn(String type) {
        return laws.stream().anyMatch(law -> law.bringsIn(type));
    }

    /** Whether some law keeps numbers in the FEN field between en passant and the counters. */
    public boolean useExtraField() {
        return laws.stream().anyMatch(Law::usesExtraField);
    }

    /**
     * How a game stands.
     *
     * @param onBoard how the current position would be judged without the moves that led to it
     */
    public Ruling judge(Ruling onBoard, GameHistory game) {
        Ruling ruling = onBoard;
        for (Law law : laws) {
            ruling = law.judge(ruling, game);
        }
        return ruling;
    }

    /** What either player may claim in a game that goes on; {@link Ruling#NONE} if nothing. */
    public Ruling claim(GameHistory game) {
        return laws.stream()
                .map(law -> law.claim(game))
                .filter(Ruling::isDecisive)
                .findFirst()
                .orElse(Ruling.NONE);
    }

    /** All of them, in the order of {@link #KINDS}. */
    public List<Law> all() {
        return laws;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Laws l && l.laws.equals(laws);
    }

    @Override
    public int hashCode() {
        return laws.hashCode();
    }

    @Override
    public String toString() {
        return laws.toString();
    }
}
