package org.matewright.rules.engine.tables;

import static org.matewright.rules.engine.tables.Assumption.AN_ATTACKED_ROYAL_IS_CHECK;
import static org.matewright.rules.engine.tables.Assumption.CAPTURES_CHANGE_NO_OTHER_SQUARE;
import static org.matewright.rules.engine.tables.Assumption.CAPTURES_FILL_NO_HAND;
import static org.matewright.rules.engine.tables.Assumption.CHECK_MUST_BE_PARRIED;
import static org.matewright.rules.engine.tables.Assumption.EACH_MOVE_IS_LEGAL_BY_ITSELF;
import static org.matewright.rules.engine.tables.Assumption.MOVES_HAVE_NO_CONSEQUENCES;
import static org.matewright.rules.engine.tables.Assumption.ONLY_MATE_AND_STALEMATE_END_THE_GAME;
import static org.matewright.rules.engine.tables.Assumption.ONLY_PIECES_ON_THE_BOARD_MOVE;
import static org.matewright.rules.engine.tables.Assumption.ONLY_THE_MOVER_TRAVELS;
import static org.matewright.rules.engine.tables.Assumption.ROYALTY_LASTS;
import static org.matewright.rules.engine.tables.Assumption.SAFETY_IS_ALL_THAT_LEGALITY_NEEDS;

import java.util.EnumSet;
import java.util.Set;

/**
 * A quick way to an answer that the engine can also find slowly. Each names the {@link Assumption assumptions} it needs;
 * where one is broken, or the path is {@link RuleTraits#without switched off}, the slow way gives the same answer.
 */
public enum FastPath {
    /** A capture is made and unmade in place, without a journal of the squares that it changes. */
    CAPTURES_IN_PLACE(CAPTURES_CHANGE_NO_OTHER_SQUARE, CAPTURES_FILL_NO_HAND),
    /** Making a move ends with the board: nothing is counted, and no right lapses, behind it. */
    MOVES_WITHOUT_CONSEQUENCES(MOVES_HAVE_NO_CONSEQUENCES),
    /** Pins and the squares of checks decide which moves are legal; few are played to see. */
    SAFETY_BY_PINS(
            CAPTURES_CHANGE_NO_OTHER_SQUARE,
            AN_ATTACKED_ROYAL_IS_CHECK,
            SAFETY_IS_ALL_THAT_LEGALITY_NEEDS,
            ROYALTY_LASTS),
    /** The legal moves are those of the pieces on the board, one by one. */
    MOVES_PIECE_BY_PIECE(ONLY_PIECES_ON_THE_BOARD_MOVE, EACH_MOVE_IS_LEGAL_BY_ITSELF, CHECK_MUST_BE_PARRIED),
    /** Plain moves are found as sets of squares, not by running programs. */
    TARGETS_AS_SETS,
    /** The moves of all pawns of a side are found by shifting the set of their squares. */
    PAWNS_TOGETHER,
    /** Legal moves are counted without being listed. */
    COUNTING(Set.of(), SAFETY_BY_PINS, MOVES_PIECE_BY_PIECE),
    /** Moves that can't give check are left out of a list of checks before they are listed. */
    CHECKS_ALONE(Set.of(), SAFETY_BY_PINS, MOVES_PIECE_BY_PIECE),
    /** Whether the side to move is mated is decided by the checks that a scan of its royals finds. */
    MATED_BY_SCAN(Set.of(), SAFETY_BY_PINS, MOVES_PIECE_BY_PIECE),
    /** Whether a remembered move is legal here is decided by the set of its piece's targets. */
    LEGAL_BY_TARGETS(Set.of(), SAFETY_BY_PINS, MOVES_PIECE_BY_PIECE),
    /** Mates in one are found by what a mating move must do: give check and see to every flight. */
    MATES_BY_FLIGHTS(Set.of(MOVES_HAVE_NO_CONSEQUENCES), SAFETY_BY_PINS, MOVES_PIECE_BY_PIECE),
    /** One reply is certified to leave no mate in one after many moves. */
    REPLY_CERTIFICATES(
            Set.of(MOVES_HAVE_NO_CONSEQUENCES, ONLY_MATE_AND_STALEMATE_END_THE_GAME),
            SAFETY_BY_PINS,
            MOVES_PIECE_BY_PIECE),
    /** A solver reasons about plain moves without making them: it constructs mating positions, or refutes moves in sets. */
    REASONING_ABOUT_PLAIN_MOVES(
            Set.of(CAPTURES_FILL_NO_HAND, ONLY_THE_MOVER_TRAVELS), SAFETY_BY_PINS, MOVES_PIECE_BY_PIECE);

    private final Set<Assumption> needs;
    private final Set<FastPath> foundations;

    FastPath(Assumption... needs) {
        this.needs = Set.of(needs);
        foundations = Set.of();
    }

    FastPath(Set<Assumption> own, FastPath... foundations) {
        EnumSet<Assumption> all = EnumSet.noneOf(Assumption.class);
        all.addAll(own);
        for (FastPath path : foundations) {
            all.addAll(path.needs);
        }
        needs = Set.copyOf(all);
        this.foundations = Set.of(foundations);
    }

    /** The assumptions on which the path depends, those of its {@link #foundations} included. */
    public Set<Assumption> needs() {
        return needs;
    }

    /** The paths that must be open for this one to be taken. */
    public Set<FastPath> foundations() {
        return foundations;
    }
}
