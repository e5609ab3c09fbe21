package org.matewright.rules.define;

import java.util.Map;
import org.matewright.rules.config.KeyInfo;

/** The template of a definition: every key with its explanation, made from what the keys say of themselves. */
public final class Template {
    private static final int WIDTH = 100;

    private final StringBuilder out = new StringBuilder();

    private Template() {}

    /** The whole text: a valid definition as it stands, with all other keys as comments. */
    public static String text() {
        Template template = new Template();
        template.write(new Manual().entries());
        return template.out.toString();
    }

    private void write(Map<String, KeyInfo> entries) {
        out.append("# yaml-language-server: $schema=variant.schema.json\n");
        paragraph(
                "",
                "Every key that the definition of a variant can have. Copy this file, take the # away in front of"
                        + " what you need, and change it. As it stands it is chess under another name.");
        entries.forEach((path, info) -> {
            boolean top = path.indexOf('.') < 0;
            if (top) {
                out.append("\n# ").append("-".repeat(WIDTH - 2)).append('\n');
            } else {
                out.append("#\n");
            }
            explain(path, info, top ? "" : "  ");
        });
    }

    private void explain(String path, KeyInfo info, String indent) {
        paragraph(indent, path + ": " + info.help());
        paragraph(indent, "Value: " + info.shape().words() + ".");
        if (!info.required() && !info.preset().isEmpty()) {
            paragraph(indent, "If missing: " + info.preset() + ".");
        }
        if (path.equals(DefinitionKeys.EXTENDS.key())) {
            out.append("extends: chess\n");
        } else if (path.equals(DefinitionKeys.NAME.key())) {
            out.append("name: My variant\n");
        } else {
            String comment = indent.isEmpty() ? "#" : "#     ";
            info.example()
                    .lines()
                    .forEach(line -> out.append(comment).append(line).append('\n'));
        }
    }

    private void paragraph(String indent, String text) {
        StringBuilder line = new StringBuilder("# ").append(indent);
        int empty = line.length();
        for (String word : text.split(" ")) {
            if (line.length() > empty && line.length() + 1 + word.length() > WIDTH) {
                out.append(line).append('\n');
                line.setLength(empty);
            }
            line.append(line.length() == empty ? "" : " ").append(word);
        }
        out.append(line).append('\n');
    }
}
