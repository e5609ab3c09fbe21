package org.matewright.rules.config;

import org.jspecify.annotations.Nullable;

/** What the YAML library complains of, in words for people. */
record YamlProblem(String code, String message, @Nullable String hint) {
    /** How the library names what it was reading, the sign that begins that, and what it is. */
    private static final String[][] SIGNS = {
        {"an alias", "*", "a value that was written before"},
        {"an anchor", "&", "the name of a value"},
        {"a block scalar", "| or >", "a text of several lines"},
        {"a tag", "!", "a kind of value"},
    };

    static YamlProblem of(@Nullable String problem, @Nullable String context) {
        // the library quotes what it found, line breaks included
        String said = problem == null ? "" : problem.replaceAll("\\p{Cc}+", " ").strip();
        if (said.contains("\\t") || said.contains("'\t")) {
            return new YamlProblem("yaml-tab", "a tab can't indent YAML", "use blanks");
        }
        if (said.startsWith("mapping values are not allowed")) {
            return new YamlProblem(
                    "yaml-syntax",
                    "a key can't stand here",
                    "indent it like the keys around it, or put a text that contains ': ' in quotes");
        }
        if (said.startsWith("found undefined alias")) {
            return new YamlProblem(
                    "yaml-alias", "nothing bears the anchor named here", "a text that begins with * needs quotes");
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
            return new YamlProblem("yaml-syntax", "a ':' was expected behind the key", null);
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

    /** What few come across: signs that begin something else in YAML, and escapes that there aren't. */
    private static YamlProblem rare(String said, String context) {
        for (String[] sign : SIGNS) {
            if (context.endsWith(sign[0])) {
                String message = "a text can't begin with " + sign[1] + ", which stands for " + sign[2] + " in YAML";
                return new YamlProblem("yaml-syntax", message, "put it in quotes");
            }
        }
        if (said.startsWith("mapping keys are not allowed")) {
            return new YamlProblem("yaml-syntax", "a text can't begin with '? ' in YAML", "put it in quotes");
        }
        if (said.startsWith("sequence entries are not allowed")) {
            return new YamlProblem(
                    "yaml-syntax",
                    "an item of a list can't stand behind its key",
                    "begin a new line with '- ', write the list in brackets, or put a text in quotes");
        }
        if (said.startsWith("expected the node content, but found ")) {
            String found = said.substring("expected the node content, but found ".length());
            // the library names what has no text of its own: the end, and where a level of indentation ends
            if (found.startsWith("'<stream end>'")) {
                return new YamlProblem(
                        "yaml-syntax", "a value was expected, found the end of the text", "close what was opened");
            }
            if (found.startsWith("'<")) {
                return new YamlProblem(
                        "yaml-syntax",
                        "a value was expected, found a line that is indented otherwise",
                        "close what was opened");
            }
            return new YamlProblem("yaml-syntax", "a value was expected, found " + found, "put a text in quotes");
        }
        if (said.startsWith("found unknown escape") || said.startsWith("expected escape sequence")) {
            return new YamlProblem(
                    "yaml-syntax",
                    "in double quotes a backslash begins an escape, and this is none",
                    "write \\\\ for a backslash, or use single quotes");
        }
        return new YamlProblem("yaml-syntax", "this can't be read as YAML", "put texts with unusual signs in quotes");
    }
}
