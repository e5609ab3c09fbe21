package org.matewright.rules.betza;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.matewright.rules.Fault;
import org.matewright.rules.Geometry;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.PieceMoves;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;

/**
 * Every example of {@code docs/NOTATION.md} holds. The page marks its fenced blocks by kind:
 *
 * <ul>
 *   <li>{@code moves}: rows of description, board, square and moves;
 *   <li>{@code board}: a description and a drawing of where the piece can go;
 *   <li>{@code yaml}: a variant for the rows below it;
 *   <li>{@code legal}: rows of variant, FEN, moves played, square and the legal moves from there;
 *   <li>{@code fault}: rows of description, column and message of the first fault.
 * </ul>
 */
class NotationPageTest {
    private static final Path PAGE = Path.of("..", "docs", "NOTATION.md");

    /** A fenced block: its kind, the number of its first line, and its lines. */
    private record Block(String kind, int line, List<String> lines) {}

    @TestFactory
    Stream<DynamicTest> everyExampleHolds() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        Map<String, Variant> variants = new HashMap<>();
        for (Block block : blocks()) {
            switch (block.kind) {
                case "yaml" -> define(block, variants);
                case "board" ->
                    tests.add(DynamicTest.dynamicTest(
                            "line " + block.line, () -> Drawing.of(block.lines).check()));
                case "moves", "legal", "fault" -> {
                    for (int i = 0; i < block.lines.size(); i++) {
                        String row = block.lines.get(i);
                        tests.add(DynamicTest.dynamicTest(
                                "line " + (block.line + i) + ": " + row, () -> check(block.kind, row, variants)));
                    }
                }
                default -> {}
            }
        }
        return tests.stream();
    }

    @Test
    void thePageHasExamplesOfEveryKind() throws IOException {
        assertThat(blocks())
                .extracting(Block::kind)
                .contains("moves", "board", "yaml", "legal", "fault", "ebnf", "text")
                .doesNotContain("");
    }

    private static List<Block> blocks() throws IOException {
        List<Block> blocks = new ArrayList<>();
        List<String> lines = Files.readAllLines(PAGE);
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith("```")) {
                String kind = lines.get(i).substring(3).strip();
                int first = i + 1;
                for (i++; !lines.get(i).equals("```"); i++) {
                    assertThat(lines.get(i)).as("line %d", i + 1).doesNotStartWith("```");
                }
                blocks.add(new Block(kind, first + 1, lines.subList(first, i)));
            }
        }
        return blocks;
    }

    private static void define(Block block, Map<String, Variant> variants) {
        Variant variant = VariantLibrary.read(String.join("\n", block.lines) + "\n", Path.of(""))
                .value();
        variants.put(variant.name(), variant);
    }

    private static void check(String kind, String row, Map<String, Variant> variants) {
        List<String> cells = Arrays.stream(row.split("\\|")).map(String::strip).toList();
        switch (kind) {
            case "moves" -> {
                assertThat(cells).hasSize(4);
                Board board = Board.of(cells.get(1));
                assertThat(board.moves(cells.get(0), cells.get(2)))
                        .containsExactlyInAnyOrderElementsOf(words(cells.get(3)));
            }
            case "legal" -> {
                assertThat(cells).hasSize(5);
                assertThat(legal(cells, variants)).containsExactlyInAnyOrderElementsOf(words(cells.get(4)));
            }
            default -> {
                assertThat(cells).hasSize(3);
                List<Fault> faults = Betza.parse(cells.get(0)).faults();
                assertThat(faults).isNotEmpty();
                assertThat(faults.get(0).span().column()).isEqualTo(Integer.parseInt(cells.get(1)));
                assertThat(faults.get(0).message()).isEqualTo(cells.get(2));
            }
        }
    }

    private static List<String> words(String cell) {
        return cell.equals("-") ? List.of() : List.of(cell.split(" +"));
    }

    private static List<String> legal(List<String> cells, Map<String, Variant> variants) {
        String name = cells.get(0);
        Variant variant = variants.containsKey(name) ? variants.get(name) : Samples.variant(name);
        Position position = variant.position(variant.fen(cells.get(1)).value()).value();
        for (String text : words(cells.get(2))) {
            position = position.play(position.move(text).orElseThrow());
        }
        String square = cells.get(3);
        return position.movesFrom(variant.geometry().square(square)).stream()
                .map(move -> move.text().substring(square.length()))
                .toList();
    }

    /** A board as the second column of {@code moves} has it, such as {@code 8x8, own c4, enemy d5 d6, unmoved}. */
    private record Board(Geometry geometry, List<Integer> own, List<Integer> enemies, boolean black, boolean unmoved) {
        static Board of(String cell) {
            String[] parts = cell.split(", *");
            String[] size = parts[0].split("[x ]");
            Geometry geometry = Geometry.of(Integer.parseInt(size[0]), Integer.parseInt(size[1]));
            BitSet holes = new BitSet();
            List<Integer> own = new ArrayList<>();
            List<Integer> enemies = new ArrayList<>();
            boolean black = false;
            boolean unmoved = false;
            for (String part : Arrays.asList(parts).subList(1, parts.length)) {
                List<String> words = words(part);
                List<Integer> squares = words.subList(1, words.size()).stream()
                        .map(geometry::square)
                        .toList();
                switch (words.get(0)) {
                    case "own" -> own.addAll(squares);
                    case "enemy" -> enemies.addAll(squares);
                    case "holes" -> squares.forEach(holes::set);
                    case "black" -> black = true;
                    case "unmoved" -> unmoved = true;
                    default -> throw new IllegalArgumentException(part);
                }
            }
            Geometry.Edges edges = switch (size.length > 2 ? size[2] : "") {
                case "cylinder" -> Geometry.Edges.CYLINDER;
                case "torus" -> Geometry.Edges.TORUS;
                default -> Geometry.Edges.CLOSED;
            };
            Geometry whole =
                    Geometry.of(geometry.files(), geometry.ranks(), holes).withEdges(edges);
            return new Board(whole, own, enemies, black, unmoved);
        }

        List<String> moves(String betza, String square) {
            return PieceMoves.of(Betza.parse(betza).value(), geometry)
                    .list(geometry.square(square), own, enemies, black, !unmoved)
                    .stream()
                    .map(Move::text)
                    .map(text -> text.substring(square.length()))
                    .toList();
        }
    }

    /** A drawing, rank by rank from the top. */
    private record Drawing(String betza, List<List<String>> ranks) {
        static Drawing of(List<String> lines) {
            return new Drawing(
                    lines.get(0).strip(),
                    lines.subList(1, lines.size()).stream()
                            .map(line -> List.of(line.split(" ")))
                            .toList());
        }

        private List<String> squares(String signs) {
            List<String> squares = new ArrayList<>();
            for (int y = 0; y < ranks.size(); y++) {
                for (int x = 0; x < ranks.get(y).size(); x++) {
                    if (signs.contains(ranks.get(y).get(x))) {
                        squares.add((char) ('a' + x) + Integer.toString(ranks.size() - y));
                    }
                }
            }
            return squares;
        }

        void check() {
            String size = ranks.get(0).size() + "x" + ranks.size();
            Board board = Board.of(
                    size + ", own " + String.join(" ", squares("F")) + ", enemy " + String.join(" ", squares("XE")));
            assertThat(squares("@")).hasSize(1);
            assertThat(board.moves(betza, squares("@").get(0))).containsExactlyInAnyOrderElementsOf(squares("oX"));
        }
    }
}
