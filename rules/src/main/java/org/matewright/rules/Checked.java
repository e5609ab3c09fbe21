package org.matewright.rules;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The result of reading something: a value, or all the faults that prevent one. A value may come with warnings.
 *
 * @param valueOrNull the value; null exactly if there is an error among the faults
 * @param faults everything found, in the order of the text
 */
public record Checked<T>(@Nullable T valueOrNull, List<Fault> faults) {
    public Checked {
        faults = List.copyOf(faults);
        if ((valueOrNull == null) != faults.stream().anyMatch(Fault::isError)) {
            throw new IllegalArgumentException("a value exactly if there's no error");
        }
    }

    /** A value without faults. */
    public static <T> Checked<T> of(T value) {
        return new Checked<>(value, List.of());
    }

    /** A value with what was found on the way; the value is dropped if an error is among it. */
    public static <T> Checked<T> of(@Nullable T value, List<Fault> faults) {
        return new Checked<>(faults.stream().anyMatch(Fault::isError) ? null : value, faults);
    }

    /** No value, for one reason. */
    public static <T> Checked<T> failed(Fault error) {
        return new Checked<>(null, List.of(error));
    }

    /** Whether there is a value. */
    public boolean isOk() {
        return valueOrNull != null;
    }

    /**
     * The value.
     *
     * @throws FaultException with all faults if there is none
     */
    public T value() {
        if (valueOrNull == null) {
            throw new FaultException(faults);
        }
        return valueOrNull;
    }

    /** The result of applying a function to the value, with the same faults. */
    public <R> Checked<R> map(Function<? super T, ? extends R> function) {
        return new Checked<>(valueOrNull == null ? null : function.apply(valueOrNull), faults);
    }
}
