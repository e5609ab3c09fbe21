package org.matewright.rules.engine.tables;

/**
 * When a side is in check, and which checks are forbidden.
 *
 * @param together whether a side is in check only if all its royals are attacked
 * @param royalLimit by code: the largest number of pieces of it with which they are royal
 * @param mayNotCheck whether giving check is forbidden
 */
public record SafetyRules(boolean together, int[] royalLimit, boolean mayNotCheck) {}
