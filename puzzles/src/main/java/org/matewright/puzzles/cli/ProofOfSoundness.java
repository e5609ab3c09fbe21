package org.matewright.puzzles.cli;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.stream.Stream;
import org.matewright.puzzles.SolveOptions;

/**
 * The proof behind the mark {@code C+}, which means that a program has proved all that the author claims of a problem and
 * its twins, and nothing besides.
 *
 * @param results at least one
 * @param unset twins that can't be set up, so that nothing is proved of them
 */
record ProofOfSoundness(List<VerifyResult> results, List<TaskList.Unset> unset) {
    ProofOfSoundness {
        results = List.copyOf(results);
        unset = List.copyOf(unset);
    }

    /** Solves all tasks of a problem. */
    static ProofOfSoundness of(TaskList list, String name, SolveOptions options, ProgressLine progress) {
        return new ProofOfSoundness(
                list.tasks().stream()
                        .map(task -> VerifyInput.Item.of(task, name, name))
                        .map(item -> VerifyResult.of(item, options, progress))
                        .toList(),
                list.unset());
    }

    /** Whether all is proved. */
    boolean isGiven() {
        return unset.isEmpty() && results.stream().allMatch(VerifyResult::proved);
    }

    /** The answer of a command without proof: nothing was drawn, and why. */
    Answer refusal() {
        JsonObject document = new JsonObject();
        document.add("problems", Json.array(results, VerifyResult::document));
        document.addProperty("tested", false);
        List<VerifyResult> open =
                results.stream().filter(result -> !result.proved()).toList();
        List<String> reasons = Stream.concat(
                        unset.stream().flatMap(twin -> twin.lines().stream()),
                        open.stream().map(ProofOfSoundness::reason))
                .toList();
        return new Answer(document, () -> "", reasons, status(open));
    }

    private int status(List<VerifyResult> open) {
        if (!unset.isEmpty()) {
            return ExitStatus.WRONG;
        }
        return open.stream().allMatch(VerifyResult::isIncomplete) ? ExitStatus.STOPPED : ExitStatus.NO;
    }

    private static String reason(VerifyResult result) {
        String why = result.isSound()
                ? "several solutions, and nothing says how many there are to be"
                : result.verdict() + (result.detail().isEmpty() ? "" : " (" + result.detail() + ")");
        return result.item().id() + ": not drawn, for it isn't proved sound (C+): " + why;
    }
}
