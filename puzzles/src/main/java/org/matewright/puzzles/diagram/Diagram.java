package org.matewright.puzzles.diagram;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Stipulation;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.variant.PieceType;

/**
 * The content of a diagram; its looks are defined by a {@link Style}. Immutable; made by a {@link Builder}.
 *
 * @param setup board and pieces
 * @param art the name of the picture for each id; a piece whose id has none is drawn as a counter with the id on it
 * @param side the side to move; null if it isn't to be shown
 * @param sideImplied whether the stipulation implies that this side begins, as in magazines
 * @param caption the text above the board
 * @param stipulation the stipulation, such as {@code #2}; empty for none
 * @param conditions fairy conditions, one line each
 * @param twins the twins as printed, such as {@code b) g2 to f2}, one line each
 * @param tested whether the problem is computer-tested ({@code C+})
 * @param legend the explanations of fairy pieces and rules
 * @param marks the marks on the squares, in painting order
 * @param flipped whether Black's side of the board is at the bottom
 */
public record Diagram(
        Setup setup,
        Map<String, String> art,
        @Nullable Side side,
        boolean sideImplied,
        Caption caption,
        String stipulation,
        List<String> conditions,
        List<String> twins,
        boolean tested,
        List<LegendEntry> legend,
        List<Mark> marks,
        boolean flipped) {
    public Diagram {
        art = Map.copyOf(art);
        Objects.requireNonNull(caption);
        stipulation = Caption.clean(stipulation);
        conditions = lines(conditions);
        twins = lines(twins);
        legend = List.copyOf(legend);
        marks = List.copyOf(marks);
        for (Mark mark : marks) {
            for (int square : mark.squares()) {
                if (square < 0 || square >= setup.geometry().squares()) {
                    throw new IllegalArgumentException(mark + " is off the board " + setup.geometry());
                }
            }
        }
    }

    /** The board. */
    public Geometry geometry() {
        return setup.geometry();
    }

    /** The number of pieces as printed, {@code (white+black)}. */
    public String count() {
        return "(" + setup.count(Side.WHITE) + "+" + setup.count(Side.BLACK) + ")";
    }

    /** A builder with the pieces of a set-up, which are drawn as counters unless pictures are named. */
    public static Builder builder(Setup setup) {
        return new Builder(setup);
    }

    /** A builder with the pieces of a set-up and the pictures of their types. */
    public static Builder builder(Setup setup, List<PieceType> types) {
        return new Builder(setup).types(types);
    }

    /** A builder filled from a problem: set-up, pictures, caption, stipulation, conditions and twins. */
    public static Builder builder(Problem problem) {
        return ProblemDiagram.builder(problem);
    }

    private static List<String> lines(List<String> texts) {
        return texts.stream().map(Caption::clean).filter(t -> !t.isEmpty()).toList();
    }

    /** Collects the content of a diagram. Not thread-safe. */
    public static final class Builder {
        private Setup setup;
        private Function<String, @Nullable String> art = id -> null;
        private @Nullable Side side;
        private boolean sideImplied;
        private Caption caption = Caption.NONE;
        private String stipulation = "";
        private List<String> conditions = List.of();
        private List<String> twins = List.of();
        private boolean tested;
        private List<LegendEntry> legend = List.of();
        private final List<Mark> marks = new ArrayList<>();
        private boolean flipped;

        private Builder(Setup setup) {
            this.setup = setup;
            this.side = setup.side();
        }

        /** Replaces board, pieces and the side to move. */
        public Builder setup(Setup setup) {
            this.setup = setup;
            this.side = setup.side();
            return this;
        }

        /** The picture for an id: a built-in name, the path of an SVG file, or null for a counter. */
        public Builder art(Function<String, @Nullable String> artOfId) {
            this.art = artOfId;
            return this;
        }

        /**
         * The pictures of types of piece: those that their image hints name, otherwise those of their names. A promoted
         * piece ({@code Q~}) looks like its type.
         */
        public Builder types(List<PieceType> types) {
            Map<String, String> names = new HashMap<>();
            for (PieceType type : types) {
                String image = type.image();
                names.put(type.id(), image == null ? type.name() : image);
            }
            return art(id -> names.get(id.endsWith("~") ? id.substring(0, id.length() - 1) : id));
        }

        /** The side to move that is shown, by default the set-up's; null for none. */
        public Builder side(@Nullable Side side) {
            this.side = side;
            return this;
        }

        /** The text above the board. */
        public Builder caption(Caption caption) {
            this.caption = caption;
            return this;
        }

        /** The stipulation as text. */
        public Builder stipulation(String text) {
            this.stipulation = text;
            return this;
        }

        /** The stipulation; the side to move is implied if it begins by convention. */
        public Builder stipulation(Stipulation stipulation) {
            this.stipulation = stipulation.toString();
            this.sideImplied = stipulation.conventionalSide() == setup.side();
            return this;
        }

        /** The fairy conditions, one line each. */
        public Builder conditions(List<String> conditions) {
            this.conditions = conditions;
            return this;
        }

        /** The twins as printed, one line each. */
        public Builder twins(List<String> twins) {
            this.twins = twins;
            return this;
        }

        /** Whether the problem is marked as computer-tested. */
        public Builder tested(boolean tested) {
            this.tested = tested;
            return this;
        }

        /** The explanations of fairy pieces and rules. */
        public Builder legend(List<LegendEntry> legend) {
            this.legend = legend;
            return this;
        }

        /** Adds a mark, drawn over those added before. */
        public Builder mark(Mark mark) {
            marks.add(mark);
            return this;
        }

        /** Adds marks, each drawn over those added before. */
        public Builder marks(List<? extends Mark> more) {
            marks.addAll(more);
            return this;
        }

        /** Whether Black's side is at the bottom. */
        public Builder flipped(boolean flipped) {
            this.flipped = flipped;
            return this;
        }

        /**
         * The diagram.
         *
         * @throws IllegalArgumentException if a mark is outside the board
         */
        public Diagram build() {
            Map<String, String> names = new HashMap<>();
            for (String id : ids()) {
                String name = art.apply(id);
                if (name != null) {
                    names.put(id, name);
                }
            }
            return new Diagram(
                    setup,
                    names,
                    side,
                    sideImplied,
                    caption,
                    stipulation,
                    conditions,
                    twins,
                    tested,
                    legend,
                    marks,
                    flipped);
        }

        private Set<String> ids() {
            Set<String> ids = new LinkedHashSet<>();
            for (int square : setup.occupied()) {
                Piece piece = setup.piece(square);
                if (piece != null) {
                    ids.add(piece.id());
                }
            }
            setup.hands().keySet().forEach(piece -> ids.add(piece.id()));
            for (LegendEntry entry : legend) {
                Piece piece = entry.piece();
                if (piece != null) {
                    ids.add(piece.id());
                }
            }
            return ids;
        }
    }
}
