package org.matewright.rules.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.matewright.rules.config.FileFault;

/**
 * A YAML text for tests that says itself which faults it has, in comments under the lines that they stand in: carets
 * under the place, then the fault's code; {@code #<4} marks the first four columns.
 *
 * <pre>
 * king: {id: k}
 * #          ^ piece-id
 * </pre>
 *
 * @param text the text, the marks included
 * @param expected the faults, each as {@code line:column+length code}
 */
public record MarkedText(String text, List<String> expected) {
    private static final Pattern MARK = Pattern.compile("#(?:<(?<length>\\d+)| *(?<carets>\\^+)) (?<code>[a-z-]+)");

    /** Reads the marks of a text. */
    public static MarkedText of(String text) {
        List<String> expected = new ArrayList<>();
        String[] lines = text.split("\n", -1);
        int marked = 0;
        for (int i = 0; i < lines.length; i++) {
            Matcher mark = MARK.matcher(lines[i]);
            if (!mark.matches()) {
                marked = i + 1;
                continue;
            }
            String carets = mark.group("carets");
            String place =
                    carets == null ? "1+" + mark.group("length") : mark.start("carets") + 1 + "+" + carets.length();
            expected.add(marked + ":" + place + " " + mark.group("code"));
        }
        return new MarkedText(text, expected);
    }

    /** Faults in the form of the marks. */
    public static List<String> shown(List<FileFault> faults) {
        return faults.stream()
                .map(f -> f.fault().span().line() + ":" + f.fault().span().column() + "+"
                        + f.fault().span().length() + " " + f.fault().code())
                .toList();
    }
}
