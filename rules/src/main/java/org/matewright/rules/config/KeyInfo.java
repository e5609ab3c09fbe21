package org.matewright.rules.config;

/**
 * A key of a definition: all that a message, the manual and a schema say about it.
 *
 * @param key the key as written
 * @param shape what its value looks like
 * @param required whether it must be there
 * @param preset what holds where the key is missing, in words; empty for nothing
 * @param help what it means, in full sentences
 * @param example a line or two of YAML that shows it
 */
public record KeyInfo(String key, Shape shape, boolean required, String preset, String help, String example) {
    /** A key that may be missing. */
    public static KeyInfo optional(String key, Shape shape, String preset, String help, String example) {
        return new KeyInfo(key, shape, false, preset, help, example);
    }

    /** A key that must be there. */
    public static KeyInfo required(String key, Shape shape, String help, String example) {
        return new KeyInfo(key, shape, true, "", help, example);
    }
}
