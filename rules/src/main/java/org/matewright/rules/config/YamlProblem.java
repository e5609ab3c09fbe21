package org.matewright.rules.config;

import org.jspecify.annotations.Nullable;

/** What the YAML library complains of, in words for people. */
record YamlProblem(String code, String message, @Nullable String hint) {
    static YamlProblem of(@Nullable String problem, @Nullable String context) {
        // the library quotes what it found, line breaks included
        String said = problem == null ? "" : problem.replaceAll("\\p{Cc}+", " ").strip();
        if (said.contains("\\t") || said.contains("'\t")) {
            return new YamlProblem("yaml-tab", "a tab can't indent YAML", "use blanks");
        }
        if (said.startsWith("mapping values are not allowed")) {
            return new YamlProblem("yaml-syntax", "a key can't stand here",
                    "indent it like the keys around it, or put a text that contains ': ' in quotes");
        }
        if (said.startsWith("found undefined alias")) {
            return new YamlProblem("yaml-alias", "nothing bears the anchor named here",
                    "a text that begins with * needs quotes");
        }
        if (said.startsWith("Nesting Depth exceeded")) {
            return new YamlProblem(
                    "yaml-depth", "lists and mappings are nested more than " + YamlReader.MAX_DEPTH + " deep", null);
        }
        if (said.startsWith("Number of aliases")) {
            return new YamlProblem(
                    "yaml-aliases", "more than " + YamlReader.MAX_ALIASES + " aliases of lists and mappings", null);
        }
        if (said.startsWith("found character '@'") || said.startsWith("found character '`'")
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
            return new YamlProblem("yaml-syntax", "a key of the mapping was expected",
                    "indent it like the keys around it; what follows a quoted text or a bracket needs its own line");
        }
        String where = context == null || context.isBlank() ? "" : " " + context;
        return new YamlProblem("yaml-syntax", "this isn't YAML" + (said.isEmpty() ? "" : ": " + said + where), null);
    }
}
