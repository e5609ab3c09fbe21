package org.matewright.puzzles.diagram;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.text.RuleWords;
import org.matewright.puzzles.twin.Twins;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.variant.PieceType;
import org.matewright.rules.variant.Variant;

/**
 * The legend below a diagram, as magazines print it: how each fairy piece moves that is on the board, in hand or a
 * possible promotion, and the rules that differ from those of chess.
 */
public final class Legend {
    private Legend() {}

    /**
     * The legend of a position: its fairy pieces in the variant's order, in White's colour if White has one, then
     * rules.
     */
    public static List<LegendEntry> of(Variant variant, Setup setup) {
        List<LegendEntry> entries = new ArrayList<>();
        Set<String> present = present(variant, setup);
        for (PieceType type : variant.pieces()) {
            if (present.contains(type.name()) && !Orthodox.is(type)) {
                entries.add(new LegendEntry(piece(type, setup), text(type)));
            }
        }
        Orthodox.otherRules(variant, present).forEach(rule -> entries.add(new LegendEntry(null, rule)));
        return List.copyOf(entries);
    }

    /**
     * The legend of a problem, including what its twins add. Rules that a twin changes are in the twin's caption; those
     * of a twin with another variant are listed with the twin's label.
     *
     * @param base the folder against which relative paths of variants are resolved
     */
    public static List<LegendEntry> of(Problem problem, Path base) {
        List<LegendEntry> entries = new ArrayList<>(of(problem.variant(), problem.setup()));
        for (Twins.Part part : Twins.parts(problem, base)) {
            Problem twin = part.problem().valueOrNull();
            if (twin == null || part.isDiagram()) {
                continue;
            }
            boolean sameVariant = twin.variant().name().equals(problem.variant().name());
            String label = sameVariant ? "" : part.label() + ") ";
            for (LegendEntry entry : of(twin.variant(), twin.setup())) {
                LegendEntry labelled = new LegendEntry(entry.piece(), label + entry.text());
                boolean inCaption = entry.piece() == null && sameVariant;
                if (!inCaption && !entries.contains(entry) && !entries.contains(labelled)) {
                    entries.add(labelled);
                }
            }
        }
        // pieces first, then rules; the sort is stable
        entries.sort(Comparator.comparing(entry -> entry.piece() == null));
        return List.copyOf(entries);
    }

    /** The names of the types on the board or in hand, and of all types that these can promote to, directly or not. */
    private static Set<String> present(Variant variant, Setup setup) {
        Set<String> present = new TreeSet<>();
        Deque<String> open = new ArrayDeque<>();
        for (PieceType type : variant.pieces()) {
            if (Stream.of(Side.values()).anyMatch(side -> isShown(setup, new Piece(type.id(), side)))) {
                open.add(type.name());
            }
        }
        while (!open.isEmpty()) {
            String name = open.remove();
            if (present.add(name)) {
                open.addAll(variant.laws().promotionsOf(name));
            }
        }
        return present;
    }

    private static Piece piece(PieceType type, Setup setup) {
        Piece white = new Piece(type.id(), Side.WHITE);
        Piece black = new Piece(type.id(), Side.BLACK);
        return isShown(setup, black) && !isShown(setup, white) ? black : white;
    }

    private static boolean isShown(Setup setup, Piece piece) {
        return setup.hands().containsKey(piece)
                || setup.occupied().stream().anyMatch(square -> piece.equals(setup.piece(square)));
    }

    private static String text(PieceType type) {
        boolean unusual = type.royal() != Orthodox.isKing(type);
        String royalty = !unusual ? "" : type.royal() ? " (royal)" : " (not royal)";
        return Orthodox.title(type.name()) + royalty + ": " + RuleWords.moves(type.moves());
    }
}
