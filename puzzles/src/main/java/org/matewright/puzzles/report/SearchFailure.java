package org.matewright.puzzles.report;

import java.util.Optional;
import org.matewright.puzzles.UnsupportedStipulationException;
import org.matewright.rules.FaultException;

/** Why a search failed, where that is no error of the program. */
public final class SearchFailure {
    /** The failure of a search that needs more memory than Java has. */
    public static final String OUT_OF_MEMORY = "the memory was used up";

    private SearchFailure() {}

    /** The reason, in a sentence without a full stop; empty for an error of the program. */
    public static Optional<String> reason(Throwable failure) {
        if (failure instanceof UnsupportedStipulationException || failure instanceof FaultException) {
            return Optional.of(failure.getMessage() == null ? "" : failure.getMessage());
        }
        return failure instanceof OutOfMemoryError ? Optional.of(OUT_OF_MEMORY) : Optional.empty();
    }
}
