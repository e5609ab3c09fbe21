package org.matewright.puzzles.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PngImageTest {
    private static final Style BARE = Style.paper()
            .withCaption(false)
            .withCoordinates(Style.Coordinates.NEVER)
            .withSideMark(Style.SideMark.NEVER)
            .withMargin(0)
            .withPngScale(1);

    private static int rgb(BufferedImage image, int x, int y) {
        return image.getRGB(x, y) & 0xFFFFFF;
    }

    private static Diagram empty(boolean flipped) {
        return Diagram.builder(Boards.setup("8/8/8/8/8/8/8/8")).flipped(flipped).build();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theLowerLeftCornerIsDarkFromBothSides(boolean flipped) {
        BufferedImage image = PngImage.paint(DiagramScene.of(empty(flipped), BARE));
        int last = 2 + 8 * 48 - 1;
        assertThat(rgb(image, 2, last)).isEqualTo(0xCDBE9C);
        assertThat(rgb(image, last, 2)).isEqualTo(0xCDBE9C);
        assertThat(rgb(image, 2, 2)).isEqualTo(0xF4EFE3);
        assertThat(rgb(image, last, last)).isEqualTo(0xF4EFE3);
    }

    @Test
    void flippingPutsWhiteOnTop() {
        // The middle of a pawn's body is filled with its colour; the pawn's field spans its square.
        Diagram normal = Boards.chess().build();
        Diagram flipped = Boards.chess().flipped(true).build();
        int middle = 2 + 24;
        int secondRow = 2 + 48 + 36;
        int seventhRow = 2 + 6 * 48 + 36;
        BufferedImage a = PngImage.paint(DiagramScene.of(normal, BARE));
        assertThat(rgb(a, middle, secondRow))
                .isEqualTo(BoardColours.PAPER.black().getRGB() & 0xFFFFFF);
        assertThat(rgb(a, middle, seventhRow)).isEqualTo(0xFFFFFF);
        BufferedImage b = PngImage.paint(DiagramScene.of(flipped, BARE));
        assertThat(rgb(b, middle, secondRow)).isEqualTo(0xFFFFFF);
        assertThat(rgb(b, middle, seventhRow))
                .isEqualTo(BoardColours.PAPER.black().getRGB() & 0xFFFFFF);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.5, 1, 1.25, 1.37, 2, 3.9})
    void squaresKeepSharpEdgesAtAnyScale(double scale) {
        DiagramScene scene = DiagramScene.of(empty(false), Style.paper());
        BufferedImage image = PngImage.paint(scene, scale);
        int pixels = (int) Math.max(1, Math.rint(48 * scale));
        double exact = pixels / 48.0;
        int left = (int) Math.ceil(scene.layout().left() * exact - 1e-9);
        int top = (int) Math.ceil(scene.layout().top() * exact - 1e-9);
        for (int x = 0; x < 8 * pixels; x++) {
            for (int row = 0; row < 8; row++) {
                boolean dark = (x / pixels + row) % 2 == 1;
                assertThat(rgb(image, left + x, top + row * pixels + pixels / 2))
                        .as("x " + x + " row " + row)
                        .isEqualTo(dark ? 0xCDBE9C : 0xF4EFE3);
            }
        }
    }

    @Test
    void lightSquaresOfAPrintedBoardAreWhiteAndDarkOnesAreHalfHatched() {
        BufferedImage image = PngImage.paint(DiagramScene.of(
                empty(false),
                Style.print()
                        .withCaption(false)
                        .withSideMark(Style.SideMark.NEVER)
                        .withMargin(0)
                        .withPngScale(4)));
        int frame = 4;
        double light = 0;
        double dark = 0;
        for (int y = 0; y < 96; y++) {
            for (int x = 0; x < 96; x++) {
                light += 255 - (rgb(image, frame + x, frame + y) & 0xFF);
                dark += 255 - (rgb(image, frame + 96 + x, frame + y) & 0xFF);
            }
        }
        assertThat(light).isZero();
        // A fifth of the area is ink.
        assertThat(dark / (255.0 * 96 * 96)).isBetween(0.17, 0.23);
    }

    @Test
    void stampedPiecesLookLikeDrawnOnes() {
        DiagramScene scene = DiagramScene.of(Boards.chess().build(), BARE);
        BufferedImage stamped = PngImage.paint(scene);
        BufferedImage drawn = new BufferedImage(stamped.getWidth(), stamped.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = drawn.createGraphics();
        Java2DPainter.paint(scene, g);
        g.dispose();
        int worst = 0;
        for (int y = 0; y < drawn.getHeight(); y++) {
            for (int x = 0; x < drawn.getWidth(); x++) {
                for (int shift = 0; shift <= 16; shift += 8) {
                    int difference = (rgb(drawn, x, y) >> shift & 0xFF) - (rgb(stamped, x, y) >> shift & 0xFF);
                    worst = Math.max(worst, Math.abs(difference));
                }
            }
        }
        // Blending twice rounds twice.
        assertThat(worst).isLessThanOrEqualTo(8);
    }

    @Test
    void thePageIsTransparentIfItHasNoColour() {
        BufferedImage image =
                PngImage.paint(DiagramScene.of(empty(false), Style.paper().onPage(null)));
        assertThat(image.getRGB(0, 0) >>> 24).isZero();
        assertThat(image.getColorModel().hasAlpha()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void writtenPixelsReadBackTheSame(boolean transparent) throws Exception {
        Style style = transparent ? Style.paper().onPage(null) : Style.paper();
        DiagramScene scene = DiagramScene.of(Boards.chess().build(), style.withPngScale(1));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PngImage.write(scene, out);
        BufferedImage read = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
        BufferedImage painted = PngImage.paint(scene);
        assertThat(read.getWidth()).isEqualTo(painted.getWidth());
        assertThat(read.getHeight()).isEqualTo(painted.getHeight());
        for (int y = 0; y < read.getHeight(); y++) {
            for (int x = 0; x < read.getWidth(); x++) {
                if (read.getRGB(x, y) != painted.getRGB(x, y)) {
                    assertThat(read.getRGB(x, y)).as(x + "," + y).isEqualTo(painted.getRGB(x, y));
                }
            }
        }
    }

    @Test
    void aPrintedDiagramIsTwoAndTwoThirdsInchesWideAtThreeHundredDots() throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PngImage.write(DiagramScene.of(Boards.problem().build(), Style.print()), out);
        byte[] file = out.toByteArray();
        int at = new String(file, StandardCharsets.ISO_8859_1).indexOf("pHYs") + 4;
        int dotsPerMetre = ByteBuffer.wrap(file, at, 4).getInt();
        assertThat(dotsPerMetre).isEqualTo(11811);
        assertThat(file[at + 8]).isEqualTo((byte) 1);
    }
}
