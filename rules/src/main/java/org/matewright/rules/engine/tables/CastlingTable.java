package org.matewright.rules.engine.tables;

/**
 * Who castles with whom, and how.
 *
 * @param castler by code: whether it castles
 * @param partner by code: whether it can be a castling partner
 * @param castles by code: whether it is a castler or a partner
 * @param any whether anyone castles
 * @param ways the castlings that moves of pieces describe
 * @param files the files to which kings castle on the right and left; empty if their moves say it
 * @param fileEffects by partner's square, twice: the effect of castling right and left to those files
 * @param stated the castlings whose squares are stated
 */
public record CastlingTable(
        boolean[] castler,
        boolean[] partner,
        boolean[] castles,
        boolean any,
        Castle[] ways,
        int[] files,
        int[] fileEffects,
        SquareCastling[] stated) {}
