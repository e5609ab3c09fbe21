package org.matewright.rules;

import java.util.List;
import java.util.stream.Collectors;

/** Thrown where a value was demanded of a text that has errors. Carries all of its faults. */
public final class FaultException extends RuntimeException {
    private final transient List<Fault> faults;

    /** An exception that carries the faults, at least one of them. */
    public FaultException(List<Fault> faults) {
        super(faults.stream()
                .map(f -> f.span().line() + ":" + f.span().column() + ": " + f.text())
                .collect(Collectors.joining("\n")));
        this.faults = List.copyOf(faults);
    }

    /** Everything that was found. */
    public List<Fault> faults() {
        return faults;
    }
}
