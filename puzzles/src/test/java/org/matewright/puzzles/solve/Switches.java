package org.matewright.puzzles.solve;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.matewright.puzzles.solve.search.SearchSwitches;

/** Settings of all search switches, whichever there are. */
public final class Switches {
    private static final RecordComponent[] ALL = SearchSwitches.class.getRecordComponents();

    private Switches() {}

    /** The names of all switches. */
    public static List<String> names() {
        return Arrays.stream(ALL).map(RecordComponent::getName).toList();
    }

    /** Everything on but one switch. */
    public static SearchSwitches without(String name) {
        return with(name, false);
    }

    /** Everything off but one switch. */
    public static SearchSwitches only(String name) {
        return with(name, true);
    }

    /** Each switch turned off while all others are on, each turned on while all others are off, and all off. */
    public static List<SearchSwitches> eachTurned() {
        List<SearchSwitches> settings = new ArrayList<>();
        settings.add(SearchSwitches.NONE);
        for (String name : names()) {
            settings.add(without(name));
            settings.add(only(name));
        }
        return settings;
    }

    private static SearchSwitches with(String name, boolean on) {
        if (!names().contains(name)) {
            throw new IllegalArgumentException(name);
        }
        Object[] values = Arrays.stream(ALL)
                .map(component -> on == component.getName().equals(name))
                .toArray();
        Class<?>[] types = Arrays.stream(ALL).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            return SearchSwitches.class.getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
