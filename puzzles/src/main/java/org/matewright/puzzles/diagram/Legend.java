package org.matewright.puzzles.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.matewright.rules.Man;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.variant.PieceType;
import org.matewright.rules.variant.Variant;

/** The legend that a magazine prints below a diagram: each fairy man that it shows, with what it does. */
public final class Legend {
    /** The moves of orthodox men, by name. A king is orthodox and a pawn is explained by its variant whatever they do. */
    private static final Map<String, String> ORTHODOX =
            Map.of("knight", "N", "bishop", "B", "rook", "R", "queen", "Q");

    private Legend() {}

    /** The types on the board or in hand that aren't orthodox, in the variant's order, in White's colour if he has one. */
    public static List<LegendEntry> of(Variant variant, Setup setup) {
        List<LegendEntry> entries = new ArrayList<>();
        for (PieceType type : variant.pieces()) {
            for (Side side : Side.values()) {
                Man man = new Man(type.id(), side);
                if (isShown(setup, man) && !isOrthodox(type)) {
                    entries.add(new LegendEntry(man, text(type)));
                    break;
                }
            }
        }
        return List.copyOf(entries);
    }

    private static boolean isShown(Setup setup, Man man) {
        return setup.hands().containsKey(man)
                || setup.occupied().stream().anyMatch(square -> man.equals(setup.man(square)));
    }

    private static boolean isOrthodox(PieceType type) {
        String name = type.name().toLowerCase(Locale.ROOT);
        return name.equals("king")
                || name.equals("pawn")
                || type.moves().text().equals(ORTHODOX.get(name));
    }

    private static String text(PieceType type) {
        String words = type.moves().inWords().strip().replaceFirst("\\.$", "");
        String lower = words.isEmpty() ? "no moves" : words.substring(0, 1).toLowerCase(Locale.ROOT) + words.substring(1);
        return type.name().substring(0, 1).toUpperCase(Locale.ROOT) + type.name().substring(1) + ": " + lower;
    }
}
