package org.matewright.rules.config;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Fault;

/** Collects faults while something is read, so that all of them are reported at once. */
public final class Faults {
    /** The largest number of errors, and of warnings, that are kept. */
    public static final int MAX = 500;

    private final Set<FileFault> found = new LinkedHashSet<>();
    private int errors;

    /** Adds an error. */
    public void error(String code, Place place, String message) {
        error(code, place, message, null);
    }

    /** Adds an error; the hint is the likely fix, or null. */
    public void error(String code, Place place, String message, @Nullable String hint) {
        add(place.file(), new Fault(Fault.Severity.ERROR, code, place.span(), message, hint));
    }

    /** Adds a warning; the hint is the likely fix, or null. */
    public void warning(String code, Place place, String message, @Nullable String hint) {
        add(place.file(), new Fault(Fault.Severity.WARNING, code, place.span(), message, hint));
    }

    /** Adds a fault found in a file. */
    public void add(String file, Fault fault) {
        boolean full = fault.isError() ? isFull() : found.size() - errors >= MAX;
        if (!full && found.add(new FileFault(file, fault)) && fault.isError()) {
            errors++;
        }
    }

    /** Whether {@link #MAX} errors have been found, so that searching for more is useless. */
    public boolean isFull() {
        return errors >= MAX;
    }

    /** A hint about a misspelt word; null if there is none, or if no more errors are kept. */
    public @Nullable String hint(String word, Collection<String> known) {
        return isFull() ? null : Spelling.hint(word, known);
    }

    /** Adds faults found in a text's value, each moved to its place in the file. */
    public void addInside(Config.Text text, List<Fault> faults) {
        PartPlaces parts = text.parts();
        for (Fault fault : faults.subList(0, Math.min(MAX, faults.size()))) {
            Place place = parts.at(fault.span());
            add(place.file(), fault.at(place.span()));
        }
    }

    /** Adds faults of several files. */
    public void addAll(List<FileFault> faults) {
        faults.forEach(f -> add(f.file(), f.fault()));
    }

    /** Whether any of the faults is an error. */
    public boolean hasErrors() {
        return errors > 0;
    }

    /** The number of faults. */
    public int count() {
        return found.size();
    }

    /** All faults, grouped by file in the order in which the files first occurred, and within a file by place. */
    public List<FileFault> sorted() {
        Map<String, List<FileFault>> byFile = new LinkedHashMap<>();
        found.forEach(
                f -> byFile.computeIfAbsent(f.file(), x -> new ArrayList<>()).add(f));
        List<FileFault> all = new ArrayList<>();
        byFile.values().forEach(faults -> {
            faults.sort(FileFault.BY_PLACE);
            all.addAll(faults);
        });
        return all;
    }
}
