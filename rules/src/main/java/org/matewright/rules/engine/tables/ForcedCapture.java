package org.matewright.rules.engine.tables;

/** Which captures are forced. */
public enum ForcedCapture {
    /** None. */
    NONE,
    /** Who can capture must. */
    ANY,
    /** Who can capture must capture as many pieces as possible. */
    GREATEST
}
