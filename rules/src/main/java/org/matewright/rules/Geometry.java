package org.matewright.rules;

import java.util.BitSet;
import java.util.Objects;

/**
 * The board's shape: files and ranks (1 to 16 each), the squares that don't exist (holes), and which edges are joined.
 *
 * <p>A square is an {@code int}: {@code rank * files + file}, both counted from 0, so that a1 is 0. Its name is the
 * file's letter ({@code a} to {@code p}) and the rank's number (1 to 16).
 */
public final class Geometry {
    /** Which edges of a board are joined, so that pieces go on across them. */
    public enum Edges {
        /** None. */
        CLOSED,
        /** Left and right. */
        CYLINDER,
        /** Left and right, top and bottom. */
        TORUS
    }

    /** The most files or ranks that a board can have. */
    public static final int MAX = 16;

    private final int files;
    private final int ranks;
    private final BitSet holes;
    private final Edges edges;

    private Geometry(int files, int ranks, BitSet holes, Edges edges) {
        this.files = files;
        this.ranks = ranks;
        this.holes = holes;
        this.edges = edges;
    }

    /**
     * A full rectangular board.
     *
     * @throws IllegalArgumentException if a measure isn't 1 to 16
     */
    public static Geometry of(int files, int ranks) {
        return of(files, ranks, new BitSet());
    }

    /**
     * A board with holes.
     *
     * @param holes the squares that don't exist; copied
     * @throws IllegalArgumentException if a measure isn't 1 to 16 or a hole lies outside the rectangle
     */
    public static Geometry of(int files, int ranks, BitSet holes) {
        if (files < 1 || files > MAX || ranks < 1 || ranks > MAX) {
            throw new IllegalArgumentException("board " + files + "x" + ranks + " isn't 1x1 to 16x16");
        }
        if (holes.length() > files * ranks) {
            throw new IllegalArgumentException("hole " + (holes.length() - 1) + " is outside the board");
        }
        return new Geometry(files, ranks, (BitSet) holes.clone(), Edges.CLOSED);
    }

    /** The same with other edges joined. */
    public Geometry withEdges(Edges edges) {
        return new Geometry(files, ranks, holes, edges);
    }

    /** Which edges are joined. */
    public Edges edges() {
        return edges;
    }

    /** The file (from 0) on which a piece stands that has gone to a file, maybe across an edge that is joined. */
    public int aroundFiles(int file) {
        return edges == Edges.CLOSED ? file : Math.floorMod(file, files);
    }

    /** The rank (from 0) on which a piece stands that has gone to a rank, maybe across an edge that is joined. */
    public int aroundRanks(int rank) {
        return edges == Edges.TORUS ? Math.floorMod(rank, ranks) : rank;
    }

    /** The number of files, 1 to 16. */
    public int files() {
        return files;
    }

    /** The number of ranks, 1 to 16. */
    public int ranks() {
        return ranks;
    }

    /** The number of squares of the rectangle, holes included. */
    public int squares() {
        return files * ranks;
    }

    /** The square on a file and rank, both counted from 0 and on the board's rectangle. */
    public int square(int file, int rank) {
        return rank * files + file;
    }

    /** The file of a square, counted from 0. */
    public int file(int square) {
        return square % files;
    }

    /** The rank of a square, counted from 0. */
    public int rank(int square) {
        return square / files;
    }

    /** Whether a file and rank (from 0) name a square that exists. */
    public boolean contains(int file, int rank) {
        return file >= 0 && file < files && rank >= 0 && rank < ranks && !holes.get(rank * files + file);
    }

    /** Whether the square is a hole. */
    public boolean isHole(int square) {
        return holes.get(square);
    }

    /** Whether the board has any holes. */
    public boolean hasHoles() {
        return !holes.isEmpty();
    }

    /** The holes, as a copy. */
    public BitSet holes() {
        return (BitSet) holes.clone();
    }

    /** The square's name, such as {@code e4} or {@code l12}. */
    public String name(int square) {
        return (char) ('a' + file(square)) + Integer.toString(rank(square) + 1);
    }

    /** The square with the given name, or -1 when the text names no square of the rectangle. */
    public int square(String name) {
        if (name.length() < 2 || name.length() > 3) {
            return -1;
        }
        int file = name.charAt(0) - 'a';
        int rank = 0;
        for (int i = 1; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c < '0' || c > '9' || (i == 1 && c == '0')) {
                return -1;
            }
            rank = rank * 10 + c - '0';
        }
        return file < 0 || file >= files || rank < 1 || rank > ranks ? -1 : square(file, rank - 1);
    }

    /** Whether a square is dark when the board is chequered with a dark a1. */
    public boolean isDark(int square) {
        return (file(square) + rank(square)) % 2 == 0;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Geometry g
                && g.files == files
                && g.ranks == ranks
                && g.holes.equals(holes)
                && g.edges == edges;
    }

    @Override
    public int hashCode() {
        return Objects.hash(files, ranks, holes, edges);
    }

    /** The measures, such as {@code 12x12}. */
    @Override
    public String toString() {
        return files + "x" + ranks;
    }
}
