package org.matewright.editor.problem;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.ProblemData;
import org.matewright.editor.text.Texts;
import org.matewright.puzzles.Problem;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Fen;
import org.matewright.rules.Setup;
import org.matewright.rules.Span;
import org.matewright.rules.variant.Position;

/** The fields of the form and their rules. */
final class ProblemFields {
    private final Texts texts;

    ProblemFields(Texts texts) {
        this.texts = texts;
    }

    /** The stipulation; kept as written even when it's wrong. */
    ProblemField stipulation() {
        return new ProblemField("stipulation", Document::stipulation, (document, text) -> {
            Document written = document.withStipulation(text.strip());
            return new Checked<>(written, asWarnings(written.readStipulation().faults()));
        });
    }

    /** The castling rights in FEN's way; empty for all that the position allows. */
    ProblemField castling() {
        return new ProblemField(
                "castling",
                document -> document.setup().castling() == null
                        ? ""
                        : document.setup().castling(),
                (document, text) -> text.isBlank()
                        ? Checked.of(document.withSetup(document.setup().withCastling(null)))
                        : fenField(
                                document,
                                text.strip() + " -",
                                s -> document.setup().withCastling(s.castling())));
    }

    /** The en passant squares, apart or not; empty for none. */
    ProblemField enPassant() {
        return new ProblemField(
                "enPassant",
                document -> document.setup().enPassant().stream()
                        .map(document.setup().geometry()::name)
                        .collect(Collectors.joining(" ")),
                (document, text) -> fenField(
                        document,
                        "- " + (text.isBlank() ? "-" : text.replaceAll("[\\s,]+", "")),
                        s -> document.setup().withEnPassant(s.enPassant())));
    }

    private static Checked<Document> fenField(Document document, String fields, UnaryOperator<Setup> take) {
        Setup empty = Setup.empty(document.setup().geometry());
        Checked<Setup> read = Fen.parse(Fen.board(empty) + " w " + fields, empty.geometry(), null);
        return read.map(setup -> document.withSetup(take.apply(setup)));
    }

    ProblemField title() {
        return ProblemField.ofData("title", ProblemData::title, (data, text) -> data.withTitle(text.strip()));
    }

    /** The authors, one a line. */
    ProblemField authors() {
        return ProblemField.ofData(
                "authors",
                data -> String.join("\n", data.authors()),
                (data, text) -> data.withAuthors(split(text, "\n")));
    }

    ProblemField sourceName() {
        return ProblemField.ofData(
                "source",
                data -> data.source().name(),
                (data, text) -> data.withSource(new Problem.Source(
                        text.strip(), data.source().number(), data.source().date())));
    }

    ProblemField sourceNumber() {
        return ProblemField.ofData(
                "number",
                data -> data.source().number(),
                (data, text) -> data.withSource(new Problem.Source(
                        data.source().name(), text.strip(), data.source().date())));
    }

    /** The date; kept as written even when it's none. */
    ProblemField sourceDate() {
        BiFunction<Document, String, Checked<Document>> write = (document, text) -> {
            Problem.Source source = document.data().source();
            Document written = document.withData(
                    document.data().withSource(new Problem.Source(source.name(), source.number(), text.strip())));
            boolean isDate = text.isBlank() || Problem.Source.isDate(text.strip());
            return new Checked<>(written, isDate ? List.of() : List.of(warning("date.wrong", text)));
        };
        return new ProblemField("date", document -> document.data().source().date(), write);
    }

    ProblemField award() {
        return ProblemField.ofData("award", ProblemData::award, (data, text) -> data.withAward(text.strip()));
    }

    /** The keywords, commas between them. */
    ProblemField keywords() {
        return ProblemField.ofData(
                "keywords",
                data -> String.join(", ", data.keywords()),
                (data, text) -> data.withKeywords(split(text, ",")));
    }

    ProblemField comment() {
        return ProblemField.ofData(
                "comment", ProblemData::comment, (data, text) -> data.withComment(text.stripTrailing()));
    }

    /** The intended keys in coordinates, blanks between them; warned of if they can't be played. */
    ProblemField keys() {
        return new ProblemField(
                "keys", document -> String.join(" ", document.data().intended().keys()), (document, text) -> {
                    Problem.Intended claim = document.data().intended();
                    List<String> keys = split(text, "\\s+");
                    Document written = document.withData(
                            document.data().withIntended(new Problem.Intended(keys, claim.solutions(), claim.lines())));
                    Position position =
                            keys.isEmpty() ? null : document.position().valueOrNull();
                    List<Fault> faults = new ArrayList<>();
                    if (position != null) {
                        keys.stream()
                                .filter(key -> position.move(key).isEmpty())
                                .forEach(key -> faults.add(warning("keys.illegal", key)));
                    }
                    return new Checked<>(written, faults);
                });
    }

    /** The intended number of solutions; empty if not stated. */
    ProblemField solutions() {
        return new ProblemField(
                "solutions",
                document -> document.data().intended().solutions() == 0
                        ? ""
                        : Integer.toString(document.data().intended().solutions()),
                (document, text) -> {
                    if (!text.strip().matches("\\d{0,6}")) {
                        return Checked.failed(
                                Fault.error("solutions", Span.START, texts.get("solutions.wrong", text.strip())));
                    }
                    int count = text.isBlank() ? 0 : Integer.parseInt(text.strip());
                    Problem.Intended claim = document.data().intended();
                    return Checked.of(document.withData(
                            document.data().withIntended(new Problem.Intended(claim.keys(), count, claim.lines()))));
                });
    }

    /** The intended lines in coordinates, one a line. */
    ProblemField lines() {
        return ProblemField.ofData(
                "lines",
                data -> String.join("\n", data.intended().lines()),
                (data, text) -> data.withIntended(new Problem.Intended(
                        data.intended().keys(), data.intended().solutions(), split(text, "\n"))));
    }

    private static List<String> split(String text, String separator) {
        return Arrays.stream(text.split(separator))
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .toList();
    }

    private Fault warning(String key, String text) {
        return Fault.warning(key, Span.START, texts.get(key, text));
    }

    /** Faults of a text that is kept all the same. */
    private static List<Fault> asWarnings(List<Fault> faults) {
        return faults.stream()
                .map(f -> new Fault(Fault.Severity.WARNING, f.code(), f.span(), f.message(), f.hint()))
                .toList();
    }
}
