package org.matewright.puzzles.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** The drawings of the men keep the format that the reader expects, and the common box and base line. */
class MenArtTest {
    private static final Set<String> CLASSES = Set.of("body", "line", "solid");
    private static final Pattern NUMBER = Pattern.compile("-?\\d*\\.?\\d+");
    private static final Pattern PATH = Pattern.compile("M[-\\d. MLCQZ]*");
    /** Half of the outline: a body nearer to the edge than this would be cut. */
    private static final double MARGIN = 1.5;

    @ParameterizedTest
    @MethodSource("drawings")
    void consistsOfPathsOfKnownClassesWithOneBodyAtLeast(Path file) throws Exception {
        assertThat(file.getFileName().toString()).matches("[a-z]+(-[a-z]+)*\\.svg");
        Element svg = root(file);
        assertThat(svg.getTagName()).isEqualTo("svg");
        assertThat(svg.getAttribute("viewBox")).isEqualTo("0 0 100 100");
        List<String> classes = new ArrayList<>();
        for (Element path : elements(svg)) {
            assertThat(path.getTagName()).isEqualTo("path");
            assertThat(path.getAttributes().getLength()).isEqualTo(2);
            assertThat(path.getAttribute("d")).matches(PATH);
            classes.add(path.getAttribute("class"));
        }
        assertThat(classes).isSubsetOf(CLASSES).contains("body");
    }

    @ParameterizedTest
    @MethodSource("drawings")
    void staysInTheBoxAndStandsOnTheBaseLine(Path file) throws Exception {
        double low = 0;
        double high = 100;
        for (Element path : elements(root(file))) {
            List<Double> numbers = numbers(path.getAttribute("d"));
            assertThat(numbers.size() % 2).isZero();
            assertThat(numbers).allSatisfy(n -> assertThat(n).isBetween(MARGIN, 100 - MARGIN));
            if (path.getAttribute("class").equals("body")) {
                for (int i = 1; i < numbers.size(); i += 2) {
                    low = Math.max(low, numbers.get(i));
                    high = Math.min(high, numbers.get(i));
                }
            }
        }
        assertThat(low + MARGIN).as("base line").isBetween(89.5, 90.5);
        assertThat(low - high + 2 * MARGIN).as("height").isBetween(55.0, 90.0);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "king", "queen", "rook", "bishop", "knight", "pawn", "phoenix", "kirin", "drunk-elephant", "gold-general",
        "silver-general", "copper-general", "bombard", "arbalest", "gryphon", "condor", "lion", "rhinoceros", "zebra",
        "osprey"})
    void everyManOfMosaicChessIsDrawn(String name) {
        assertThat(getClass().getResource("/org/matewright/puzzles/men/" + name + ".svg")).isNotNull();
    }

    @ParameterizedTest
    @MethodSource("drawings")
    void isReadWithoutFault(Path file) {
        String name = file.getFileName().toString().replaceFirst("\\.svg$", "");
        assertThat(MenArt.builtIn().find(name).faults()).isEmpty();
    }

    @Test
    void anotherNameLeadsToADrawingAndHidesNone() throws Exception {
        Properties aliases = new Properties();
        try (InputStream in = Objects.requireNonNull(
                getClass().getResourceAsStream("/org/matewright/puzzles/men/aliases.properties"))) {
            aliases.load(in);
        }
        Set<String> drawn = drawings().map(file -> file.getFileName().toString().replaceFirst("\\.svg$", ""))
                .collect(Collectors.toSet());
        assertThat(aliases.stringPropertyNames()).isNotEmpty().doesNotContainAnyElementsOf(drawn);
        assertThat(drawn).containsAll(aliases.values().stream().map(Object::toString).toList());
    }

    private static Stream<Path> drawings() throws IOException, URISyntaxException {
        URL king = Objects.requireNonNull(MenArtTest.class.getResource("/org/matewright/puzzles/men/king.svg"));
        Path folder = Objects.requireNonNull(Path.of(king.toURI()).getParent());
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(f -> f.toString().endsWith(".svg")).sorted().toList().stream();
        }
    }

    private static Element root(Path file) throws Exception {
        try (InputStream in = Files.newInputStream(file)) {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(in).getDocumentElement();
        }
    }

    private static List<Element> elements(Element parent) {
        List<Element> found = new ArrayList<>();
        for (Node child = parent.getFirstChild(); child != null; child = child.getNextSibling()) {
            if (child instanceof Element element) {
                found.add(element);
            }
        }
        return found;
    }

    private static List<Double> numbers(String data) {
        List<Double> numbers = new ArrayList<>();
        Matcher matcher = NUMBER.matcher(data);
        while (matcher.find()) {
            numbers.add(Double.valueOf(matcher.group()));
        }
        return numbers;
    }
}
