package org.matewright.puzzles.cli;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.stream.Stream;
import org.matewright.puzzles.SolveOptions;

/**
 * What solving a problem and its twins says of the mark {@code C+}, which means that a program has proved all that the
 * author claims, and nothing more.
 *
 * @param judgements at least one
 * @param unset twins that can't be set up, so that nothing is proved of them
 */
record ProofOfSoundness(List<Judgement> judgements, List<Task.Unset> unset) {
    ProofOfSoundness {
        judgements = List.copyOf(judgements);
        unset = List.copyOf(unset);
    }

    /** Solves a task and those that belong to it. */
    static ProofOfSoundness of(Task task, String name, SolveOptions options, ProgressLine progress) {
        return new ProofOfSoundness(
                Stream.concat(Stream.of(task), task.others().stream())
                        .map(part -> new VerifyInput.Item(
                                part.part().label().isEmpty()
                                        ? name
                                        : name + " " + part.part().label() + ")",
                                name,
                                part.problem(),
                                part.position()))
                        .map(item -> Judgement.of(item, options, progress))
                        .toList(),
                task.unset());
    }

    /** Whether the mark is deserved. */
    boolean isGiven() {
        return unset.isEmpty() && judgements.stream().allMatch(Judgement::proved);
    }

    /** The answer where it isn't: nothing was drawn, and why. */
    Answer refusal() {
        JsonObject document = new JsonObject();
        document.add("problems", Json.array(judgements, Judgement::document));
        document.addProperty("tested", false);
        List<Judgement> open =
                judgements.stream().filter(judgement -> !judgement.proved()).toList();
        List<String> reasons = Stream.concat(
                        unset.stream().flatMap(twin -> twin.lines().stream()),
                        open.stream().map(ProofOfSoundness::reason))
                .toList();
        return new Answer(document, () -> "", reasons, status(open));
    }

    private int status(List<Judgement> open) {
        if (!unset.isEmpty()) {
            return ExitStatus.WRONG;
        }
        return open.stream().allMatch(Judgement::isIncomplete) ? ExitStatus.STOPPED : ExitStatus.NO;
    }

    private static String reason(Judgement judgement) {
        String why = judgement.isSound()
                ? "several solutions, and nothing says how many there are to be"
                : judgement.verdict() + (judgement.detail().isEmpty() ? "" : " (" + judgement.detail() + ")");
        return judgement.item().id() + ": not drawn, for it isn't proved sound (C+): " + why;
    }
}
