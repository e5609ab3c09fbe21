package org.matewright.puzzles.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.matewright.rules.Fault;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;

class DiagramSceneTest {
    private static <T extends SceneShape> List<T> all(DiagramScene scene, SceneLayer.Kind kind, Class<T> type) {
        return scene.shapes(kind).stream()
                .filter(type::isInstance)
                .map(type::cast)
                .toList();
    }

    private static List<String> words(DiagramScene scene) {
        return all(scene, SceneLayer.Kind.WORDS, SceneShape.Text.class).stream()
                .map(SceneShape.Text::text)
                .toList();
    }

    @Test
    void halfTheSquaresOfAChessboardAreHatchedAndTheseAreTheDarkOnes() {
        DiagramScene scene = DiagramScene.of(Boards.chess().build(), Style.print());
        List<SceneShape.Hatch> hatches = all(scene, SceneLayer.Kind.BOARD, SceneShape.Hatch.class);
        assertThat(hatches).hasSize(32);
        for (SceneShape.Hatch hatch : hatches) {
            int square = scene.layout().squareAt(hatch.x() + 1, hatch.y() + 1);
            Geometry geometry = scene.layout().geometry();
            assertThat((geometry.file(square) + geometry.rank(square)) % 2)
                    .as("a1 is dark")
                    .isZero();
        }
    }

    @Test
    void hatchingNeverLeavesItsSquare() {
        SceneShape.Hatch hatch = new SceneShape.Hatch(30, 50, 24, java.awt.Color.BLACK);
        assertThat(hatch.outline().bounds())
                .satisfies(box -> assertThat(new java.awt.geom.Rectangle2D.Double(30, 50, 24, 24).contains(box))
                        .isTrue());
    }

    @Test
    void theSquaresOfScreenStylesAreLightGroundAndDarkRectangles() {
        DiagramScene scene = DiagramScene.of(Boards.chess().build(), Style.slate());
        List<SceneShape.Rect> rects = all(scene, SceneLayer.Kind.BOARD, SceneShape.Rect.class);
        assertThat(rects)
                .filteredOn(r -> r.fill().equals(BoardColours.SLATE.dark()))
                .hasSize(32);
        assertThat(rects)
                .filteredOn(r -> r.fill().equals(BoardColours.SLATE.light()))
                .hasSize(1);
    }

    @Test
    void everyPieceStandsInItsSquare() {
        DiagramScene scene = DiagramScene.of(Boards.chess().build(), Style.paper());
        List<SceneShape.Figure> pieces = all(scene, SceneLayer.Kind.PIECES, SceneShape.Figure.class);
        assertThat(pieces).hasSize(32);
        BoardLayout layout = scene.layout();
        Geometry geometry = layout.geometry();
        SceneShape.Figure queen = pieces.stream()
                .filter(f -> f.piece().equals(new Piece("Q", Side.BLACK)))
                .findFirst()
                .orElseThrow();
        // d8 is the fourth square of the top row.
        assertThat(queen.x()).isEqualTo(layout.left() + 3 * 48);
        assertThat(queen.y()).isEqualTo(layout.top());
        assertThat(queen.art().name()).isEqualTo("queen");
        for (SceneShape.Figure piece : pieces) {
            int square = layout.squareAt(piece.x() + 24, piece.y() + 24);
            assertThat(Boards.setup(Boards.CHESS_START).piece(square))
                    .as(geometry.name(square))
                    .isEqualTo(piece.piece());
        }
    }

    @Test
    void squaresLieOnWholeUnits() {
        for (Style style : Style.all()) {
            BoardLayout layout =
                    DiagramScene.of(Boards.problem().build(), style).layout();
            assertThat(layout.left()).isEqualTo(Math.rint(layout.left()));
            assertThat(layout.top()).isEqualTo(Math.rint(layout.top()));
        }
    }

    @Test
    void wordsStandInTheMagazinesOrder() {
        DiagramScene scene = DiagramScene.of(Boards.problem().build(), Style.print());
        assertThat(words(scene))
                .containsExactly(
                        "Jane Doe",
                        "John Roe",
                        "Two hands",
                        "7 Own Album, 2026-11-29",
                        "2nd Prize",
                        "#2",
                        "(4+2)  C+",
                        "Andernach Chess",
                        "b) g2 to f2",
                        "Queen: a chancellor");
        List<SceneShape.Text> texts = all(scene, SceneLayer.Kind.WORDS, SceneShape.Text.class);
        double boardTop = scene.layout().top();
        double boardBottom = boardTop + scene.layout().height();
        for (int i = 1; i < texts.size(); i++) {
            assertThat(texts.get(i).baseline())
                    .isGreaterThanOrEqualTo(texts.get(i - 1).baseline());
        }
        assertThat(texts.subList(0, 5)).allMatch(t -> t.baseline() < boardTop);
        assertThat(texts.subList(5, 10)).allMatch(t -> t.baseline() - t.size() > boardBottom - 1);
        assertThat(texts.get(5).baseline())
                .as("stipulation and count share a line")
                .isEqualTo(texts.get(6).baseline());
        assertThat(texts.get(5).left()).isEqualTo(scene.layout().left());
        assertThat(texts.get(6).left() + texts.get(6).width())
                .isEqualTo(scene.layout().left() + scene.layout().width());
    }

    @Test
    void nothingIsEverClipped() {
        String longWord = "Donaudampfschifffahrtsgesellschaftskapitänswitwenrente".repeat(3);
        Caption caption = new Caption(
                List.of("An author whose name is far longer than any board is wide, even the widest one", longWord),
                longWord,
                longWord + "-" + longWord,
                "1234567890",
                "2026-11-29",
                "1st-5th Prize ex aequo " + longWord);
        List<Setup> setups = new ArrayList<>();
        for (int[] size : new int[][] {{1, 1}, {2, 1}, {1, 16}, {16, 1}, {3, 3}, {8, 8}, {16, 16}}) {
            setups.add(Setup.empty(Geometry.of(size[0], size[1]))
                    .withHands(Map.of(new Piece("ABC", Side.WHITE), 12, new Piece("K", Side.BLACK), 1)));
        }
        for (Setup setup : setups) {
            Diagram diagram = Diagram.builder(setup)
                    .caption(caption)
                    .stipulation("ser-h#21 with " + longWord)
                    .conditions(List.of(longWord))
                    .twins(List.of("b) " + longWord, "c) all pieces one square to the left, on a board that is larger"))
                    .legend(List.of(new LegendEntry(new Piece("GR", Side.BLACK), "Grasshopper: " + longWord)))
                    .mark(new Mark.Heat(0, 1, "1234567890"))
                    .mark(new Mark.Faulty(0))
                    .build();
            for (Style style : Style.all()) {
                assertInside(DiagramScene.of(diagram, style), setup.geometry() + " " + style.name());
                assertInside(DiagramScene.of(diagram, style.withSquare(8)), setup.geometry() + " tiny");
                assertInside(
                        DiagramScene.of(diagram, style.withSquare(100).withMargin(0)), setup.geometry() + " large");
            }
        }
    }

    private static void assertInside(DiagramScene scene, String what) {
        for (SceneLayer layer : scene.layers()) {
            for (SceneShape shape : layer.shapes()) {
                if (shape instanceof SceneShape.Text text) {
                    assertThat(text.left()).as(what + text).isGreaterThanOrEqualTo(-0.01);
                    assertThat(text.left() + text.width()).as(what + text).isLessThanOrEqualTo(scene.width() + 0.01);
                    assertThat(text.baseline() - 0.75 * text.size())
                            .as(what + text)
                            .isGreaterThanOrEqualTo(-0.01);
                    assertThat(text.baseline() + 0.25 * text.size())
                            .as(what + text)
                            .isLessThanOrEqualTo(scene.height() + 0.01);
                } else if (shape instanceof SceneShape.Figure figure) {
                    assertThat(figure.x()).as(what).isGreaterThanOrEqualTo(0);
                    assertThat(figure.x() + figure.size()).as(what).isLessThanOrEqualTo(scene.width());
                    assertThat(figure.y() + figure.size()).as(what).isLessThanOrEqualTo(scene.height());
                }
            }
        }
    }

    @Test
    void wordsNeverOverlapTheBoard() {
        for (Style style : Style.all()) {
            DiagramScene scene = DiagramScene.of(Boards.problem().build(), style);
            double top = scene.layout().top();
            double bottom = top + scene.layout().height();
            for (SceneShape.Text text : all(scene, SceneLayer.Kind.WORDS, SceneShape.Text.class)) {
                boolean above = text.baseline() + 0.25 * text.size() <= top;
                boolean below = text.baseline() - 0.75 * text.size() >= bottom;
                assertThat(above || below).as(style.name() + text).isTrue();
            }
        }
    }

    @Test
    void withoutCaptionOnlyBoardAndRimRemain() {
        DiagramScene scene = DiagramScene.of(
                Boards.problem().build(),
                Style.paper()
                        .withCaption(false)
                        .withCoordinates(Style.Coordinates.NEVER)
                        .withSideMark(Style.SideMark.NEVER)
                        .withMargin(0));
        assertThat(scene.width()).isEqualTo(8 * 48 + 2 * 2);
        assertThat(scene.height()).isEqualTo(8 * 48 + 2 * 2);
        assertThat(words(scene)).isEmpty();
    }

    @Test
    void coordinatesNameFilesAndRanksInTheOrderOfTheView() {
        Diagram diagram = Boards.chess().flipped(true).build();
        DiagramScene scene = DiagramScene.of(diagram, Style.paper());
        List<SceneShape.Text> rim = all(scene, SceneLayer.Kind.RIM, SceneShape.Text.class);
        assertThat(rim).hasSize(16);
        SceneShape.Text h =
                rim.stream().filter(t -> t.text().equals("h")).findFirst().orElseThrow();
        SceneShape.Text a =
                rim.stream().filter(t -> t.text().equals("a")).findFirst().orElseThrow();
        assertThat(h.x()).isLessThan(a.x());
        SceneShape.Text one =
                rim.stream().filter(t -> t.text().equals("1")).findFirst().orElseThrow();
        SceneShape.Text eight =
                rim.stream().filter(t -> t.text().equals("8")).findFirst().orElseThrow();
        assertThat(one.baseline()).isLessThan(eight.baseline());
    }

    @Test
    void printNamesTheFilesOfLargeAndFlippedBoardsOnly() {
        assertThat(DiagramScene.of(Boards.problem().build(), Style.print()).shapes(SceneLayer.Kind.RIM))
                .filteredOn(SceneShape.Text.class::isInstance)
                .isEmpty();
        Diagram large = Diagram.builder(Boards.setup(Boards.MOSAIC_START)).build();
        assertThat(DiagramScene.of(large, Style.print()).shapes(SceneLayer.Kind.RIM))
                .filteredOn(SceneShape.Text.class::isInstance)
                .hasSize(24);
        assertThat(DiagramScene.of(Boards.problem().flipped(true).build(), Style.print())
                        .shapes(SceneLayer.Kind.RIM))
                .filteredOn(SceneShape.Text.class::isInstance)
                .hasSize(16);
    }

    @Test
    void theDiscStandsBesideTheFirstRankOfTheSideToMove() {
        Setup black = Boards.setup("4k3/8/8/8/8/8/8/4K3 b");
        for (boolean flipped : new boolean[] {false, true}) {
            DiagramScene scene =
                    DiagramScene.of(Diagram.builder(black).flipped(flipped).build(), Style.paper());
            List<SceneShape.Area> discs = all(scene, SceneLayer.Kind.RIM, SceneShape.Area.class);
            assertThat(discs).hasSize(1);
            assertThat(discs.get(0).fill()).isEqualTo(BoardColours.PAPER.black());
            double y = discs.get(0).outline().bounds().getCenterY();
            BoardLayout layout = scene.layout();
            double row = flipped ? layout.top() + 7.5 * 48 : layout.top() + 0.5 * 48;
            assertThat(y).isEqualTo(row, org.assertj.core.api.Assertions.within(0.01));
            assertThat(discs.get(0).outline().bounds().getMinX()).isGreaterThan(layout.left() + layout.width());
        }
    }

    @Test
    void printLeavesOutTheDiscWhereTheStipulationSaysWhoBegins() {
        Diagram.Builder builder = Diagram.builder(Boards.setup("4k3/8/8/8/8/8/8/4K3 w"))
                .stipulation(org.matewright.puzzles.Stipulation.mateIn(2));
        assertThat(DiagramScene.of(builder.build(), Style.print()).shapes(SceneLayer.Kind.RIM))
                .isEmpty();
        assertThat(DiagramScene.of(builder.build(), Style.paper()).shapes(SceneLayer.Kind.RIM))
                .filteredOn(SceneShape.Area.class::isInstance)
                .hasSize(1);
    }

    @Test
    void holesAreNeitherFilledNorHatched() {
        BitSet holes = new BitSet();
        Geometry full = Geometry.of(4, 4);
        holes.set(full.square("a1"));
        holes.set(full.square("b2"));
        holes.set(full.square("d4"));
        Diagram diagram = Diagram.builder(Setup.empty(Geometry.of(4, 4, holes))).build();
        DiagramScene scene = DiagramScene.of(diagram, Style.print());
        // All three holes are dark, so 5 of 8 dark squares are left.
        assertThat(all(scene, SceneLayer.Kind.BOARD, SceneShape.Hatch.class)).hasSize(5);
        SceneShape.Area ground =
                all(scene, SceneLayer.Kind.BOARD, SceneShape.Area.class).get(1);
        BoardLayout layout = scene.layout();
        for (int square = 0; square < 16; square++) {
            boolean filled = ground.outline().toShape().contains(layout.x(square) + 12, layout.y(square) + 12);
            assertThat(filled).as(full.name(square)).isEqualTo(!holes.get(square));
        }
    }

    @Test
    void aPieceWithoutAPictureIsACounterAndAnUnreadablePictureAFault(@TempDir Path folder) throws Exception {
        Files.writeString(folder.resolve("bad.svg"), "<svg viewBox=\"0 0 1 1\"/>");
        Map<String, String> art = Map.of("K", "king", "Q", "bad.svg", "R", "no such piece");
        Diagram diagram = Diagram.builder(Boards.setup("4k3/8/8/8/8/8/8/2NQKR2"))
                .art(art::get)
                .build();
        DiagramScene scene = DiagramScene.of(diagram, Style.paper(), PieceArtCatalog.withFolder(folder));
        assertThat(all(scene, SceneLayer.Kind.PIECES, SceneShape.Figure.class))
                .extracting(f -> f.art().name())
                .containsExactly("counter N", "counter Q", "king", "counter R", "king");
        assertThat(scene.faults()).extracting(Fault::code).containsExactly("art-view-box");
    }

    @Test
    void theDescriptionListsThePieces() {
        DiagramScene scene = DiagramScene.of(
                Diagram.builder(Boards.setup("4k3/8/8/8/8/8/8/3(GR)K3")).build(), Style.paper());
        assertThat(scene.description()).isEqualTo("Board 8x8. White: (GR)d1, Ke1. Black: Ke8.");
    }
}
