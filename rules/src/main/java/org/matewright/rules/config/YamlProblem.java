package org.matewright.rules.config;

import org.jspecify.annotations.Nullable;

/** A complaint of the YAML library, reworded for people who don't know YAML's terms. */
record YamlProblem(String code, String message, @Nullable String hint) {
    /** Constructs of YAML: the library's name, the characters that begin it, and what it is in plain words. */
    private static final String[][] INDICATORS = {
        {"an alias", "*", "a value defined before"},
        {"an anchor", "&", "the name of a value"},
        {"a block scalar", "| or >", "a text of several lines"},
        {"a tag", "!", "a kind of value"},
    };

    static YamlProblem of(@Nullable String problem, @Nullable String context) {
        // the library quotes what it found, with its line breaks
        String said = problem == null ? "" : problem.replaceAll("\\p{Cc}+", " ").strip();
        if (said.contains("\\t") || said.contains("'\t")) {
            return new YamlProblem("yaml-tab", "a tab can't indent YAML", "use spaces");
        }
        if (said.startsWith("mapping values are not allowed")) {
            return new YamlProblem(
                    "yaml-syntax",
                    "a key can't stand here",
                    "indent it like the keys around it, or put a text that contains ': ' in quotes");
        }
        if (said.startsWith("found undefined alias")) {
            return new YamlProblem(
                    "yaml-alias", "there is no anchor of this name", "a text that begins with * needs quotes");
        }
        if (said.startsWith("Nesting Depth exceeded")) {
            return new YamlProblem(
                    "yaml-depth", "lists and mappings are nested more than " + YamlReader.MAX_DEPTH + " deep", null);
        }
        if (said.startsWith("Number of aliases")) {
            return new YamlProblem(
                    "yaml-aliases", "more than " + YamlReader.MAX_ALIASES + " aliases of lists and mappings", null);
        }
        if (said.startsWith("found character '@'")
                || said.startsWith("found character '`'")
                || said.startsWith("found character '%'")) {
            return new YamlProblem(
                    "yaml-syntax", "a text can't begin with " + said.substring(16, 19), "put it in quotes");
        }
        if (said.startsWith("found unexpected end of stream")) {
            return new YamlProblem("yaml-syntax", "the closing quote is missing", null);
        }
        if (said.startsWith("could not find expected ':'")) {
            return new YamlProblem("yaml-syntax", "a ':' was expected after the key", null);
        }
        if (said.startsWith("expected ',' or")) {
            String bracket = said.contains("'}'") ? "'}'" : "']'";
            return new YamlProblem("yaml-syntax", "',' or " + bracket + " was expected", null);
        }
        if (said.startsWith("expected <block end>")) {
            return new YamlProblem(
                    "yaml-syntax",
                    "a key of the mapping was expected",
                    "indent it like the keys around it; what follows a quoted text or a bracket needs its own line");
        }
        return rare(said, context == null ? "" : context);
    }

    /** Rarer complaints: characters with a meaning in YAML, and unknown escapes. */
    private static YamlProblem rare(String said, String context) {
        for (String[] indicator : INDICATORS) {
            if (context.endsWith(indicator[0])) {
                String message =
                        "a text can't begin with " + indicator[1] + ", which stands for " + indicator[2] + " in YAML";
                return new YamlProblem("yaml-syntax", message, "put it in quotes");
            }
        }
        if (said.startsWith("mapping keys are not allowed")) {
            return new YamlProblem("yaml-syntax", "a text can't begin with '? ' in YAML", "put it in quotes");
        }
        if (said.startsWith("sequence entries are not allowed")) {
            return new YamlProblem(
                    "yaml-syntax",
                    "a list item can't follow a key on the same line",
                    "begin a new line with '- ', write the list in brackets, or put a text in quotes");
        }
        if (said.startsWith("expected the node content, but found ")) {
            String found = said.substring("expected the node content, but found ".length());
            // the library names tokens without text in angle brackets: the end of the text, the end of a block
            if (found.startsWith("'<stream end>'")) {
                return new YamlProblem(
                        "yaml-syntax",
                        "a value was expected, found the end of the text",
                        "close the bracket or quote that is open");
            }
            if (found.startsWith("'<")) {
                return new YamlProblem(
                        "yaml-syntax",
                        "a value was expected, found a line with different indentation",
                        "close the bracket or quote that is open");
            }
            return new YamlProblem("yaml-syntax", "a value was expected, found " + found, "put a text in quotes");
        }
        if (said.startsWith("found unknown escape") || said.startsWith("expected escape sequence")) {
            return new YamlProblem(
                    "yaml-syntax",
                    "in double quotes a backslash begins an escape, and this isn't one",
                    "write \\\\ for a backslash, or use single quotes");
        }
        return new YamlProblem(
                "yaml-syntax", "this can't be read as YAML", "put texts with special characters in quotes");
    }
}
