package org.matewright.rules.engine.tables;

/**
 * What a side may or must do with its turn.
 *
 * @param forced which captures are forced
 * @param mayPass whether a side that isn't in check may pass
 * @param passesEnd whether the game ends after two passes in a row
 * @param truce whether royals that face each other offer a draw, which the side to move accepts by passing or leaving it
 */
public record TurnRules(ForcedCapture forced, boolean mayPass, boolean passesEnd, boolean truce) {}
