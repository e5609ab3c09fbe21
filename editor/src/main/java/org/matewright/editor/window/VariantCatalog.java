package org.matewright.editor.window;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.SwingWorker;
import org.matewright.rules.Checked;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.variant.Variant;

/** The built-in variants, read in the background one after the other. */
final class VariantCatalog {
    private final List<Variant> variants = new ArrayList<>();
    private final List<Runnable> listeners = new ArrayList<>();
    private boolean started;

    /** What has been read so far, in the library's order. */
    List<Variant> known() {
        return List.copyOf(variants);
    }

    /** Calls {@code listener} whenever more have been read. */
    void addListener(Runnable listener) {
        listeners.add(listener);
    }

    /** Starts reading; further calls do nothing. */
    void start() {
        if (started) {
            return;
        }
        started = true;
        new SwingWorker<Void, Variant>() {
            @Override
            protected Void doInBackground() {
                for (String key : VariantLibrary.names()) {
                    Checked<Variant> read = VariantLibrary.load(key, Path.of(""));
                    if (read.isOk()) {
                        publish(read.value());
                    }
                }
                return null;
            }

            @Override
            protected void process(List<Variant> chunk) {
                variants.addAll(chunk);
                listeners.forEach(Runnable::run);
            }
        }.execute();
    }

    /** Hands a variant over once it has been read in the background; nothing if it has faults. */
    static void load(String key, Consumer<Variant> then) {
        new SwingWorker<Checked<Variant>, Void>() {
            @Override
            protected Checked<Variant> doInBackground() {
                return VariantLibrary.load(key, Path.of(""));
            }

            @Override
            protected void done() {
                try {
                    Checked<Variant> read = get();
                    if (read.isOk()) {
                        then.accept(read.value());
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                } catch (java.util.concurrent.ExecutionException e) {
                    throw new IllegalStateException("the built-in variant " + key + " can't be read", e.getCause());
                }
            }
        }.execute();
    }
}
