package org.matewright.rules.config;

/**
 * A key of a definition, with everything that messages, the manual and the JSON Schema say about it.
 *
 * @param key the key as written
 * @param shape what its value looks like
 * @param required whether it must be there
 * @param preset what holds if the key is missing, in words; may be empty
 * @param help what the key means, in full sentences
 * @param example a line or two of YAML that shows it
 */
public record KeyInfo(String key, Shape shape, boolean required, String preset, String help, String example) {
    /** An optional key. */
    public static KeyInfo optional(String key, Shape shape, String preset, String help, String example) {
        return new KeyInfo(key, shape, false, preset, help, example);
    }

    /** A required key. */
    public static KeyInfo required(String key, Shape shape, String help, String example) {
        return new KeyInfo(key, shape, true, "", help, example);
    }
}
