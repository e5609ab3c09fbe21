package org.matewright;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The papers in {@code docs} name only what exists: files, sections and classes. */
class PapersTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Path DOCS = ROOT.resolve("docs");
    private static final Pattern LINK = Pattern.compile("\\[[^\\]]+\\]\\(([^)\\s]+)\\)");
    private static final Pattern CODE = Pattern.compile("`([^`\n]+)`");
    private static final Pattern CLASS = Pattern.compile("[A-Z][a-z]+(?:[A-Z0-9][a-z0-9]*)*");
    private static final Pattern FILE = Pattern.compile("[\\w./-]+\\.(?:java|yaml|md|xml|json|tsv|properties)");
    private static final Pattern SECTION = Pattern.compile("NOTATION\\.md, sections? (\\d+(?:\\.\\d+)?)");

    private static List<Path> papers() throws IOException {
        try (Stream<Path> files = Files.walk(DOCS)) {
            return files.filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }

    private static List<Path> sources() throws IOException {
        List<Path> sources = new ArrayList<>();
        for (String module : List.of("rules", "puzzles", "editor")) {
            try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve("src"))) {
                files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
            }
        }
        return sources;
    }

    private static List<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(match -> match.group(1)).toList();
    }

    /** The text without fenced blocks, whose brackets are notation. */
    private static String prose(Path paper) throws IOException {
        return Files.readString(paper).replaceAll("(?ms)^```.*?^```$", "");
    }

    @Test
    void linksLeadSomewhere() throws IOException {
        for (Path paper : papers()) {
            for (String link : found(LINK, prose(paper).replaceAll("`[^`\n]*`", ""))) {
                String[] parts = link.split("#", 2);
                Path target = parts[0].isEmpty()
                        ? paper
                        : paper.resolveSibling(parts[0]).normalize();
                assertThat(target).as("%s: %s", paper, link).exists();
                if (parts.length > 1) {
                    assertThat(anchors(target)).as("%s: %s", paper, link).contains(parts[1]);
                }
            }
        }
    }

    /** The anchors of a page's headings, as they are made on GitHub. */
    private static Set<String> anchors(Path page) throws IOException {
        Set<String> anchors = new TreeSet<>();
        for (String line : Files.readAllLines(page)) {
            if (line.startsWith("#")) {
                anchors.add(line.replaceFirst("^#+ ", "")
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\p{L}\\p{N} _-]", "")
                        .replace(' ', '-'));
            }
        }
        return anchors;
    }

    @Test
    void filesThatAreNamedExist() throws IOException {
        Set<String> names = new TreeSet<>();
        try (Stream<Path> files = Files.walk(ROOT)) {
            files.filter(file -> !file.toString().contains("/target/"))
                    .map(file -> String.valueOf(file.getFileName()))
                    .forEach(names::add);
        }
        for (Path paper : papers()) {
            for (String code : found(CODE, prose(paper))) {
                if (FILE.matcher(code).matches()) {
                    boolean known = Files.exists(ROOT.resolve(code)) || code.indexOf('/') < 0 && names.contains(code);
                    assertThat(known).as("%s: %s", paper, code).isTrue();
                }
            }
        }
    }

    @Test
    void classesOfTheGlossaryExist() throws IOException {
        Set<String> classes = new TreeSet<>();
        for (Path source : sources()) {
            classes.add(String.valueOf(source.getFileName()).replace(".java", ""));
        }
        for (String code : found(CODE, Files.readString(DOCS.resolve("GLOSSARY.md")))) {
            if (CLASS.matcher(code).matches()) {
                assertThat(classes).contains(code);
            }
        }
    }

    @Test
    void everyDecisionIsListed() throws IOException {
        String index = Files.readString(DOCS.resolve("decisions").resolve("README.md"));
        List<String> listed = found(LINK, index);
        try (Stream<Path> files = Files.list(DOCS.resolve("decisions"))) {
            List<String> pages = files.map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> !name.equals("README.md"))
                    .sorted()
                    .toList();
            assertThat(listed).isEqualTo(pages);
        }
        for (String page : listed) {
            String first =
                    Files.readAllLines(DOCS.resolve("decisions").resolve(page)).get(0);
            String title = first.replaceFirst("^# \\d+\\. ", "");
            assertThat(first).startsWith("# " + Integer.parseInt(page.substring(0, 4)) + ". ");
            assertThat(index).contains("[" + title + "](" + page + ")");
        }
    }

    @Test
    void citedSectionsOfTheNotationExist() throws IOException {
        Set<String> sections = new TreeSet<>();
        for (String line : Files.readAllLines(DOCS.resolve("NOTATION.md"))) {
            Matcher heading = Pattern.compile("#+ (\\d+(?:\\.\\d+)?)\\.? .*").matcher(line);
            if (heading.matches()) {
                sections.add(heading.group(1));
            }
        }
        for (Path source : sources()) {
            String text = Files.readString(source).replaceAll("\\s+\\*\\s+", " ");
            for (String section : found(SECTION, text)) {
                assertThat(sections).as("%s", source).contains(section);
            }
        }
    }
}
