package org.matewright.rules.define;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.Faults;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Place;
import org.matewright.rules.config.Section;
import org.matewright.rules.config.YamlReader;
import org.matewright.rules.law.Laws;

/**
 * Writes out what a definition takes over from others: mappings are merged key by key, everything else is replaced,
 * {@code key: none} takes a key away. Authors, year and source aren't taken over by a variant with a name of its own. A
 * law's {@code none} stays, for it says that there is no such law, and so does that of a piece's moves.
 */
final class Inheritance {
    private static final Set<String> KEPT =
            Laws.KINDS.stream().map(kind -> kind.info().key()).collect(Collectors.toSet());

    private final Faults faults;
    private final Map<String, Path> folders = new HashMap<>();
    private boolean broken;

    Inheritance(Faults faults) {
        this.faults = faults;
    }

    /** Whether a definition that is extended couldn't be had. */
    boolean isBroken() {
        return broken;
    }

    /** The folder that paths in one of the files start from. */
    Path folder(Place place) {
        return folders.getOrDefault(place.file(), Path.of(""));
    }

    /** The definition with its parents merged in and without {@code extends}. */
    Config.Fields resolve(Config.Fields child, Source source) {
        folders.put(source.file(), source.base());
        Config.Field field = child.field(DefinitionKeys.EXTENDS.key()).orElse(null);
        if (field == null) {
            return child;
        }
        Config.Fields own = without(child, field.key());
        Config.Text parentName = Section.text(field.value(), DefinitionKeys.EXTENDS.shape(), faults);
        if (parentName == null) {
            broken = true;
            return own;
        }
        Checked<Source> found = VariantLibrary.find(parentName.value(), source.base());
        Source parent = found.valueOrNull();
        if (parent == null) {
            broken = true;
            for (Fault fault : found.faults()) {
                faults.add(
                        parentName.place().file(), fault.at(parentName.place().span()));
            }
            return own;
        }
        if (folders.containsKey(parent.file())) {
            broken = true;
            faults.error(
                    "extends-cycle",
                    parentName.place(),
                    "a definition can't extend itself, here by way of " + parent.file());
            return own;
        }
        YamlReader.Document document = YamlReader.readOne(parent.text(), parent.file());
        faults.addAll(document.faults());
        if (!(document.root() instanceof Config.Fields fields)) {
            broken = true;
            if (document.faults().isEmpty()) {
                faults.error("empty", Place.startOf(parent.file()), "the definition of a variant was expected");
            }
            return own;
        }
        Config.Fields inherited = resolve(fields, parent);
        boolean named = own.field(DefinitionKeys.NAME.key()).isPresent();
        return merge(named ? withoutCredits(inherited) : inherited, own, 0);
    }

    /** Who invented a game, when, and where its rules are found isn't true of another game that is made from it. */
    private static Config.Fields withoutCredits(Config.Fields fields) {
        Config.Fields left = fields;
        for (KeyInfo key : List.of(DefinitionKeys.AUTHORS, DefinitionKeys.YEAR, DefinitionKeys.SOURCE)) {
            left = without(left, key.key());
        }
        return left;
    }

    private static Config.Fields without(Config.Fields fields, String key) {
        return new Config.Fields(
                fields.fields().stream().filter(f -> !f.key().equals(key)).toList(), fields.place());
    }

    private static boolean isKept(String key, int depth) {
        return depth == 0 && KEPT.contains(key) || depth == 2 && key.equals(DefinitionKeys.MOVES.key());
    }

    private static Config.Fields merge(Config.Fields parent, Config.Fields child, int depth) {
        Map<String, Config.Field> changes = new HashMap<>();
        child.fields().forEach(f -> changes.put(f.key(), f));
        List<Config.Field> merged = new ArrayList<>();
        Set<String> parentKeys = new HashSet<>();
        for (Config.Field old : parent.fields()) {
            parentKeys.add(old.key());
            Config.Field change = changes.get(old.key());
            if (change == null) {
                merged.add(old);
            } else if (change.value() instanceof Config.Fields mine && old.value() instanceof Config.Fields theirs) {
                merged.add(new Config.Field(change.key(), change.keyPlace(), merge(theirs, mine, depth + 1)));
            } else if (!change.value().isNone() || isKept(change.key(), depth)) {
                merged.add(change);
            }
        }
        child.fields().stream().filter(f -> !parentKeys.contains(f.key())).forEach(merged::add);
        return new Config.Fields(merged, child.place());
    }
}
