package org.matewright.rules.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.matewright.rules.law.LawReading.assertFaultsAreMarked;
import static org.matewright.rules.law.LawReading.assertReadsBack;
import static org.matewright.rules.law.LawReading.law;
import static org.matewright.rules.law.LawReading.squares;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.matewright.rules.Side;

class DropsTest {
    @Test
    void squaresAreSaidForEachPieceOrForAllThatArentRoyal() {
        Drops each = law(Drops.class, "drops: {where: {pawn: rank 2-7, knight: {black: rank 4}}}\n");
        assertThat(each.where().keySet()).containsExactly("pawn", "knight");
        assertThat(squares(each.where().get("knight"), Side.WHITE)).isEmpty();
        assertThat(squares(each.where().get("knight"), Side.BLACK)).startsWith("a5 b5");
        assertThat(each.captured()).isEmpty();
        Drops all = law(Drops.class, "drops: {where: first 4}\n");
        assertThat(all.where().keySet()).containsExactly("pawn", "knight", "cannon", "queen");
    }

    @Test
    void capturedPiecesGoToTheHandAsTheyAreOrChanged() {
        assertThat(law(Drops.class, "drops: {where: all, captured: true}\n").captured())
                .isEqualTo(Map.of("pawn", "pawn", "knight", "knight", "cannon", "cannon", "queen", "queen"));
        assertThat(law(Drops.class, "drops: {where: all, captured: {queen: pawn}}\n")
                        .captured())
                .isEqualTo(Map.of("pawn", "pawn", "knight", "knight", "cannon", "cannon", "queen", "pawn"));
    }

    @Test
    void restrictionsNamePieces() {
        Drops law = law(Drops.class, "drops: {where: all, one on file: pawn, no mate: [pawn, knight]}\n");
        assertThat(law.oneOnFile()).isEqualTo(List.of("pawn"));
        assertThat(law.noMate()).isEqualTo(List.of("pawn", "knight"));
    }

    @Test
    void itsMistakesAreTold() {
        assertFaultsAreMarked("""
                drops: {where: {pawn: rank 2-9, rook: all}, captured: {queen: rook}, one on file: pown}
                #                     ^^^^^^^^ no-square
                #                               ^^^^ unknown-piece
                #                                                             ^^^^ unknown-piece
                #                                                                                 ^^^^ unknown-piece
                """);
        assertFaultsAreMarked("""
                drops: {captured: true}
                #      ^^^^^^^^^^^^^^^^ missing-key
                """);
        assertFaultsAreMarked("""
                drops: {where: all, captured: maybe}
                #                             ^^^^^ wrong-value
                """);
    }

    @Test
    void itReadsBack() {
        assertReadsBack(
                Drops.class,
                "drops: {where: {pawn: rank 2-7, knight: {black: rank 4}}}\n",
                "drops: {where: all, captured: true, one on file: pawn}\n",
                "drops: {where: first 4, captured: {queen: pawn}, no mate: [pawn, knight]}\n");
    }
}
