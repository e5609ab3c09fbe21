package org.matewright.puzzles.io;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.Problem;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.TextLines;
import org.matewright.rules.config.YamlReader;
import org.matewright.rules.config.YamlWriter;

/** Changes a problem in its file by cutting out and putting in only what changed. */
final class ProblemUpdate {
    private final String text;
    private final TextLines lines;
    private final Config.Fields root;
    private final List<Edit> edits = new ArrayList<>();

    /** Puts {@code with} in the place of the characters from one offset to before another. */
    private record Edit(int from, int to, String with) {}

    private ProblemUpdate(String text, Config.Fields root) {
        this.text = text;
        this.lines = new TextLines(text);
        this.root = root;
    }

    static String update(ProblemFile file, int index, Problem changed) {
        ProblemFile.Part part = file.parts().get(index);
        Problem old = part.problem().valueOrNull();
        String document = file.text().substring(part.start(), part.end());
        if (old != null && YamlReader.readOne(document, "").root() instanceof Config.Fields root) {
            ProblemUpdate update = new ProblemUpdate(document, root);
            if (!update.isInBraces()) {
                String spliced = inFile(file, part, update.splice(old, changed));
                // Files may be written in ways that splicing doesn't foresee.
                ProblemFile check = ProblemYaml.read(spliced, file.base());
                if (check.parts().size() == file.parts().size()
                        && changed.equals(check.parts().get(index).problem().valueOrNull())) {
                    return spliced;
                }
            }
        }
        return inFile(file, part, head(document) + ProblemYaml.print(changed));
    }

    private static String inFile(ProblemFile file, ProblemFile.Part part, String document) {
        boolean windows = file.text().contains("\r\n");
        String ended = windows ? document.replaceAll("\r?\n", "\r\n") : document;
        return file.text().substring(0, part.start()) + ended + file.text().substring(part.end());
    }

    /** The comments and the marker that a document begins with. */
    private static String head(String document) {
        StringBuilder head = new StringBuilder();
        for (String line : document.split("(?<=\n)", -1)) {
            String stripped = line.strip();
            if (!stripped.isEmpty() && !stripped.startsWith("#") && !stripped.equals("---")) {
                break;
            }
            head.append(line);
        }
        return head.length() == 0 || head.charAt(head.length() - 1) == '\n' ? head.toString() : head + "\n";
    }

    private boolean isInBraces() {
        int start = lines.start(root.place().span());
        return start < text.length() && text.charAt(start) == '{';
    }

    private String splice(Problem old, Problem changed) {
        boolean listed = root.field(ProblemKeys.WHITE.key()).isPresent()
                || root.field(ProblemKeys.BLACK.key()).isPresent();
        Map<String, Config> before = byKey(ProblemWriter.write(old, listed));
        Map<String, Config> after = byKey(ProblemWriter.write(changed, listed));
        keepWords(before);
        keepWords(after);
        for (KeyInfo key : ProblemKeys.all()) {
            change(key.key(), before.get(key.key()), after.get(key.key()));
        }
        return apply();
    }

    private static Map<String, Config> byKey(Config.Fields fields) {
        return fields.fields().stream().collect(Collectors.toMap(Config.Field::key, Config.Field::value));
    }

    /** The solution in words is the file's alone. */
    private void keepWords(Map<String, Config> fields) {
        Config written =
                root.field(ProblemKeys.SOLUTION.key()).map(Config.Field::value).orElse(null);
        if (written instanceof Config.Fields solution) {
            solution.field(ProblemKeys.TEXT.key()).ifPresent(words -> {
                List<Config.Field> all = new ArrayList<>();
                if (fields.get(ProblemKeys.SOLUTION.key()) instanceof Config.Fields known) {
                    all.addAll(known.fields());
                }
                all.add(words);
                fields.put(ProblemKeys.SOLUTION.key(), Config.Fields.of(all));
            });
        }
    }

    private void change(String key, @Nullable Config before, @Nullable Config after) {
        String was = before == null ? "" : YamlWriter.field(key, before, 0);
        String will = after == null ? "" : YamlWriter.field(key, after, 0);
        if (was.equals(will)) {
            return;
        }
        Config.Field field = root.field(key).orElse(null);
        if (field == null) {
            insert(key, will);
            return;
        }
        int from = lines.start(field.keyPlace().span());
        int to = end(field.value());
        if (will.isEmpty()) {
            edits.add(new Edit(lineStart(from), behindLine(to), ""));
        } else {
            edits.add(new Edit(from, to, will.substring(0, will.length() - 1)));
        }
    }

    /** Inserts a new key after those that precede it in the order of keys. */
    private void insert(String key, String field) {
        if (field.isEmpty()) {
            return;
        }
        int at = lineStart(lines.start(root.place().span()));
        boolean ended = true;
        for (KeyInfo before : ProblemKeys.all()) {
            if (before.key().equals(key)) {
                break;
            }
            Config.Field present = root.field(before.key()).orElse(null);
            if (present != null && behindLine(end(present.value())) > at) {
                at = behindLine(end(present.value()));
                ended = text.charAt(at - 1) == '\n';
            }
        }
        edits.add(new Edit(at, at, ended ? field : "\n" + field.substring(0, field.length() - 1)));
    }

    private int end(Config value) {
        int start = lines.start(value.place().span());
        int end = lines.end(value.place().span());
        boolean flow = start < text.length() && (text.charAt(start) == '[' || text.charAt(start) == '{');
        if (!flow && value instanceof Config.Items items && !items.items().isEmpty()) {
            return end(items.items().get(items.items().size() - 1));
        }
        if (!flow && value instanceof Config.Fields fields && !fields.fields().isEmpty()) {
            return end(fields.fields().get(fields.fields().size() - 1).value());
        }
        while (end > start && Character.isWhitespace(text.charAt(end - 1))) {
            end--;
        }
        return end;
    }

    private int lineStart(int offset) {
        return text.lastIndexOf('\n', offset - 1) + 1;
    }

    private int behindLine(int offset) {
        int end = text.indexOf('\n', offset);
        return end < 0 ? text.length() : end + 1;
    }

    private String apply() {
        StringBuilder out = new StringBuilder();
        int done = 0;
        Comparator<Edit> inOrder = Comparator.comparingInt(Edit::from).thenComparingInt(Edit::to);
        for (Edit edit : edits.stream().sorted(inOrder).toList()) {
            if (edit.from() < done) {
                // Of two changes in one place the first wins; reading the result shows whether that was right.
                continue;
            }
            out.append(text, done, edit.from()).append(edit.with());
            done = edit.to();
        }
        return out.append(text.substring(done)).toString();
    }
}
