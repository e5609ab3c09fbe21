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

/** Gathers faults while something is read, so that all of them are told at once. */
public final class Faults {
    /** How many errors, and how many warnings, are kept; nobody reads more. */
    public static final int MAX = 500;

    private final Set<FileFault> found = new LinkedHashSet<>();
    private int errors;

    /** Adds an error. */
    public void error(String code, Place place, String message) {
        error(code, place, message, null);
    }

    /** Adds an error with the likely fix, if there is one. */
    public void error(String code, Place place, String message, @Nullable String hint) {
        add(place.file(), new Fault(Fault.Severity.ERROR, code, place.span(), message, hint));
    }

    /** Adds a warning with the likely fix, if there is one. */
    public void warning(String code, Place place, String message, @Nullable String hint) {
        add(place.file(), new Fault(Fault.Severity.WARNING, code, place.span(), message, hint));
    }

    /** Adds a fault of a file. */
    public void add(String file, Fault fault) {
        boolean full = fault.isError() ? isFull() : found.size() - errors >= MAX;
        if (!full && found.add(new FileFault(file, fault)) && fault.isError()) {
            errors++;
        }
    }

    /** Whether no more errors are kept, so that looking for them is no use. */
    public boolean isFull() {
        return errors >= MAX;
    }

    /** A hint about a misspelt word; null where none is to be had, or where no more errors are kept. */
    public @Nullable String hint(String word, Collection<String> known) {
        return isFull() ? null : Spelling.hint(word, known);
    }

    /** Adds faults that were found inside a text, each moved onto its place in the file. */
    public void addInside(Config.Text text, List<Fault> faults) {
        PartPlaces parts = text.parts();
        for (Fault fault : faults.subList(0, Math.min(MAX, faults.size()))) {
            Place place = parts.at(fault.span());
            add(place.file(), fault.at(place.span()));
        }
    }

    /** Adds faults with their files. */
    public void addAll(List<FileFault> faults) {
        faults.forEach(f -> add(f.file(), f.fault()));
    }

    /** Whether an error is among them. */
    public boolean hasErrors() {
        return errors > 0;
    }

    /** How many there are. */
    public int count() {
        return found.size();
    }

    /** All of them, file by file in the order the files came up, and by place within each. */
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
