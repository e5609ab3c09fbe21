package org.matewright.rules.config;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Fault;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.composer.Composer;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.parser.ParserImpl;
import org.yaml.snakeyaml.reader.StreamReader;
import org.yaml.snakeyaml.resolver.Resolver;

/**
 * Reads YAML into {@link Config}. Texts are kept as written: {@code on} and {@code 012} are neither booleans nor
 * numbers. Duplicate keys, merge keys, custom tags and anchors that contain themselves are faults.
 *
 * <p>Any input yields documents or faults, never an exception. The input is limited to {@link #MAX_LENGTH} characters
 * and {@link #MAX_DOCUMENTS} documents, and each document to {@link #MAX_DOCUMENT} characters, {@link #MAX_DEPTH}
 * levels of nesting and {@link #MAX_ALIASES} aliases of lists and mappings.
 */
public final class YamlReader {
    /** The maximum length of a text in UTF-16 units, enough for some ten thousand problems. */
    public static final int MAX_LENGTH = 5_000_000;

    /** The maximum length of a document in UTF-16 units. */
    public static final int MAX_DOCUMENT = 200_000;

    /** The maximum number of documents in a text. */
    public static final int MAX_DOCUMENTS = 20_000;

    /** The maximum depth of nested lists and mappings. */
    public static final int MAX_DEPTH = 50;

    /** The maximum number of aliases of lists and mappings in a document. */
    public static final int MAX_ALIASES = 50;

    private final String text;
    private final String file;
    private final TextLines lines;

    private YamlReader(String text, String file) {
        this.text = text;
        this.file = file;
        this.lines = new TextLines(text);
    }

    /**
     * One document of a text.
     *
     * @param root its value; null if it is empty or isn't valid YAML
     * @param start the offset of its first character in the text, in UTF-16 units
     * @param end the offset just after its last character
     * @param faults the faults of its YAML
     */
    public record Document(@Nullable Config root, int start, int end, List<FileFault> faults) {
        public Document {
            faults = List.copyOf(faults);
        }
    }

    /** Reads a text that should hold one document; a second one is a fault. */
    public static Document readOne(String text, String file) {
        List<Document> documents = read(text, file, 2);
        if (documents.isEmpty()) {
            return new Document(null, 0, text.length(), List.of());
        }
        Document first = documents.get(0);
        if (documents.size() == 1) {
            return first;
        }
        Faults faults = new Faults();
        faults.addAll(first.faults());
        Document second = documents.get(1);
        int next = text.indexOf("---", second.start());
        Place place = new Place(file, new TextLines(text).span(next, next + 3));
        faults.error("yaml-documents", place, "the end of the file was expected, found a second document");
        return new Document(first.root(), first.start(), first.end(), faults.sorted());
    }

    /**
     * Reads the documents of a text, which are separated by lines that begin with {@code ---}. Empty documents are
     * skipped, and a fault in one document doesn't affect the others.
     */
    public static List<Document> readAll(String text, String file) {
        return read(text, file, MAX_DOCUMENTS);
    }

    /** Reads at most {@code max} documents; more than {@link #MAX_DOCUMENTS} are a fault. */
    private static List<Document> read(String text, String file, int max) {
        YamlReader reader = new YamlReader(text, file);
        Document unreadable = reader.checkCharacters();
        if (unreadable != null) {
            return List.of(unreadable);
        }
        List<Document> documents = new ArrayList<>();
        for (int[] part : DocumentSplit.split(text)) {
            if (documents.size() == max) {
                if (max == MAX_DOCUMENTS) {
                    documents.add(reader.failed(
                            part[0],
                            text.length(),
                            new Place(file, reader.lines.span(part[0], part[0])),
                            "yaml-documents",
                            "a text has at most " + MAX_DOCUMENTS + " documents",
                            null));
                }
                break;
            }
            Document document = reader.compose(part[0], part[1]);
            if (document.root() != null || !document.faults().isEmpty()) {
                documents.add(document);
            }
        }
        return documents;
    }

    private @Nullable Document checkCharacters() {
        if (text.length() > MAX_LENGTH) {
            return failed(
                    0,
                    text.length(),
                    new Place(file, lines.span(0, 0)),
                    "yaml-size",
                    "the text is longer than " + MAX_LENGTH + " characters",
                    null);
        }
        int c;
        for (int i = text.startsWith("\uFEFF") ? 1 : 0; i < text.length(); i += Character.charCount(c)) {
            c = text.codePointAt(i);
            if (!StreamReader.isPrintable(c)) {
                return failed(
                        0,
                        text.length(),
                        new Place(file, lines.span(i, i + 1)),
                        "yaml-character",
                        String.format("the character U+%04X can't stand in YAML", c),
                        null);
            }
        }
        return null;
    }

    private Document compose(int start, int end) {
        if (end - start > MAX_DOCUMENT) {
            return failed(
                    start,
                    end,
                    new Place(file, lines.span(start, start)),
                    "yaml-size",
                    "this is longer than " + MAX_DOCUMENT + " characters",
                    null);
        }
        String part = text.substring(start, end);
        boolean plain = part.codePointCount(0, part.length()) == part.length();
        LoaderOptions options = new LoaderOptions();
        options.setMaxAliasesForCollections(MAX_ALIASES);
        options.setNestingDepthLimit(MAX_DEPTH);
        options.setCodePointLimit(MAX_DOCUMENT + 1);
        options.setMergeOnCompose(false);
        NodeConverter.Places places = (from, to) -> {
            int a = start + (plain ? from : part.offsetByCodePoints(0, from));
            int b = start + (plain ? to : part.offsetByCodePoints(0, to));
            return new NodeConverter.Written(text.substring(a, b), new Place(file, lines.span(a, b)));
        };
        try {
            Composer composer = new Composer(new ParserImpl(new StreamReader(part), options), new Resolver(), options);
            Node node = composer.getSingleNode();
            NodeConverter converter = new NodeConverter(places);
            Config root = node == null ? null : converter.convert(node);
            if (root instanceof Config.Text t && t.written().isEmpty()) {
                root = null;
            }
            return new Document(root, start, end, converter.faults());
        } catch (MarkedYAMLException e) {
            Mark mark = e.getProblemMark() != null ? e.getProblemMark() : e.getContextMark();
            Place place = mark == null
                    ? new Place(file, lines.span(start, start))
                    : places.of(mark.getIndex(), mark.getIndex()).place();
            YamlProblem problem = YamlProblem.of(e.getProblem(), e.getContext());
            return failed(start, end, place, problem.code(), problem.message(), problem.hint());
        } catch (YAMLException e) {
            YamlProblem problem = YamlProblem.of(e.getMessage(), null);
            Place place = new Place(file, lines.span(start, start));
            return failed(start, end, place, problem.code(), problem.message(), problem.hint());
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            // the library throws these for some invalid escapes and directives
            Place place = new Place(file, lines.span(start, start));
            return failed(start, end, place, "yaml", "this isn't YAML", null);
        }
    }

    private Document failed(int start, int end, Place place, String code, String message, @Nullable String hint) {
        Fault fault = new Fault(Fault.Severity.ERROR, code, place.span(), message, hint);
        return new Document(null, start, end, List.of(new FileFault(place.file(), fault)));
    }
}
