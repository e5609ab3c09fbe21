package org.matewright.editor.problem;

import org.matewright.editor.text.Texts;
import org.matewright.puzzles.Stipulation;

/** Says what a stipulation asks, in words: {@code Helpmate in 2.5}. */
final class StipulationWords {
    private final Texts texts;

    StipulationWords(Texts texts) {
        this.texts = texts;
    }

    String of(Stipulation stipulation) {
        String play = stipulation.play().name();
        String kind = stipulation.goal().kind().name();
        String moves = stipulation.halfMoves() / 2 + (stipulation.halfMoves() % 2 == 0 ? "" : ".5");
        String term = "term." + play + "." + kind;
        String words = texts.has(term)
                ? texts.get(term, moves)
                : texts.get(
                        "play." + play,
                        texts.get("goal." + kind, stipulation.goal().square()),
                        moves);
        return stipulation.exact() ? texts.get("exact", words) : words;
    }
}
