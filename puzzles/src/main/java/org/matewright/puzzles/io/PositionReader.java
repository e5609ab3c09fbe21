package org.matewright.puzzles.io;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.Stipulation;
import org.matewright.rules.Checked;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.Span;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.Faults;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.PartPlaces;
import org.matewright.rules.config.Place;
import org.matewright.rules.config.Section;
import org.matewright.rules.variant.Variant;

/** Reads the position of a problem: a FEN, or the pieces of each side. */
final class PositionReader {
    private static final List<KeyInfo> LISTED = List.of(
            ProblemKeys.WHITE, ProblemKeys.BLACK, ProblemKeys.SIDE, ProblemKeys.CASTLING, ProblemKeys.EN_PASSANT);
    private static final Pattern PIECES = Pattern.compile("[^\\s,]+");
    private static final Pattern PIECE = Pattern.compile("\\(?([^()]+?)\\)?([a-p]\\d{1,2})");

    private final Variant variant;
    private final Faults faults;

    PositionReader(Variant variant, Faults faults) {
        this.variant = variant;
        this.faults = faults;
    }

    /** The position, or null with faults. {@code stipulation} is null if it couldn't be read. */
    @Nullable
    Setup read(Section problem, @Nullable Stipulation stipulation, Place at) {
        Side conventional = stipulation == null ? Side.WHITE : stipulation.conventionalSide();
        Config.Text fen = problem.get(ProblemKeys.POSITION) == null ? null : problem.text(ProblemKeys.POSITION);
        if (problem.get(ProblemKeys.POSITION) == null) {
            if (problem.get(ProblemKeys.WHITE) == null && problem.get(ProblemKeys.BLACK) == null) {
                faults.error(
                        "missing-key",
                        at,
                        "the position is missing",
                        "add 'position:' with a FEN, or 'white:' and 'black:' with lists of pieces");
                return null;
            }
            return listed(problem, conventional);
        }
        for (KeyInfo key : LISTED) {
            Config value = problem.get(key);
            if (value != null) {
                faults.error(
                        "position-twice",
                        value.place(),
                        "with a FEN in 'position', '" + key.key() + "' says the same thing twice");
            }
        }
        if (fen == null) {
            return null;
        }
        Checked<Setup> setup = variant.fen(fen.value());
        faults.addInside(fen, setup.faults());
        Setup read = setup.valueOrNull();
        boolean boardAlone = fen.value().strip().split("\\s+").length == 1
                && !fen.value().strip().equals("startpos");
        return read != null && boardAlone ? read.withSide(conventional) : read;
    }

    private Setup listed(Section problem, Side conventional) {
        Setup setup = Setup.empty(variant.geometry());
        setup = pieces(setup, problem.get(ProblemKeys.WHITE), ProblemKeys.WHITE, Side.WHITE);
        setup = pieces(setup, problem.get(ProblemKeys.BLACK), ProblemKeys.BLACK, Side.BLACK);
        setup = setup.withSide(problem.choice(ProblemKeys.SIDE, Side.class, conventional));
        return fields(setup, problem.text(ProblemKeys.CASTLING), problem.text(ProblemKeys.EN_PASSANT));
    }

    /** Reads the two fields as a FEN would, so that there is one reading of them. */
    private Setup fields(Setup setup, Config.@Nullable Text castling, Config.@Nullable Text enPassant) {
        String empty = org.matewright.rules.Fen.board(Setup.empty(variant.geometry())) + " w ";
        Setup read = setup;
        if (castling != null) {
            Setup fields = inFen(castling, empty);
            read = fields == null ? read : read.withCastling(fields.castling());
        }
        if (enPassant != null) {
            Setup fields = inFen(enPassant, empty + "- ");
            read = fields == null ? read : read.withEnPassant(fields.enPassant());
        }
        return read;
    }

    private @Nullable Setup inFen(Config.Text field, String before) {
        Checked<Setup> fields = variant.fen(before + field.value());
        int shift = before.codePointCount(0, before.length());
        PartPlaces parts = field.parts();
        fields.faults().forEach(fault -> {
            Span span = fault.span();
            Place place = parts.at(new Span(1, Math.max(1, span.column() - shift), span.length()));
            faults.add(place.file(), fault.at(place.span()));
        });
        return fields.valueOrNull();
    }

    private Setup pieces(Setup start, @Nullable Config value, KeyInfo key, Side side) {
        Setup setup = start;
        if (value == null) {
            return setup;
        }
        for (Config.Text text : Section.texts(value, key.shape(), faults)) {
            PartPlaces places = text.parts();
            Matcher pieces = PIECES.matcher(text.value());
            int column = 1;
            int counted = 0;
            while (pieces.find() && !faults.isFull()) {
                column += text.value().codePointCount(counted, pieces.start());
                counted = pieces.start();
                Span part = new Span(
                        1,
                        column,
                        pieces.group().codePointCount(0, pieces.group().length()));
                setup = piece(setup, pieces.group(), places.at(part), side);
            }
        }
        return setup;
    }

    private Setup piece(Setup setup, String token, Place place, Side side) {
        Geometry geometry = variant.geometry();
        Matcher matcher = PIECE.matcher(token);
        if (!matcher.matches()) {
            faults.error(
                    "piece", place, "a piece and its square, such as Kf2, was expected, found " + Config.quoted(token));
            return setup;
        }
        String id = matcher.group(1);
        int square = geometry.square(matcher.group(2));
        if (variant.pieceById(id).isEmpty()) {
            faults.error(
                    "unknown-piece",
                    place,
                    "no piece has the id " + Config.quoted(id) + ", the variant has "
                            + String.join(" ", variant.ids()));
        } else if (square < 0 || geometry.isHole(square)) {
            faults.error("no-square", place, "the " + geometry + " board has no square " + matcher.group(2));
        } else if (setup.piece(square) != null) {
            faults.error("occupied", place, "two pieces stand on " + matcher.group(2));
        } else {
            return setup.with(square, new Piece(id, side));
        }
        return setup;
    }
}
