package org.matewright.puzzles.cli;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.diagram.Diagram;
import org.matewright.puzzles.diagram.DiagramExport;
import org.matewright.puzzles.diagram.DiagramExportException;
import org.matewright.puzzles.diagram.Legend;
import org.matewright.puzzles.diagram.PieceArtCatalog;
import org.matewright.puzzles.diagram.Style;
import org.matewright.rules.Checked;
import org.matewright.rules.Setup;
import org.matewright.rules.variant.Variant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code render}: a diagram of a problem or position. */
@Command(
        name = "render",
        mixinStandardHelpOptions = true,
        description = "Draw a diagram of a problem, or of a position of a variant, as .png, .svg, .pdf, .tex or .txt.")
final class RenderCommand extends AnsweringCommand {
    private static final double MIN_SQUARE = 8;
    private static final double MAX_SQUARE = 400;

    /** The names of the styles, for the manual. */
    static final class Styles implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Style.all().stream().map(Style::name).iterator();
        }
    }

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", arity = "0..1", description = "A file with a problem.")
    private @Nullable Path file;

    @Option(
            names = {"-o", "--out"},
            required = true,
            paramLabel = "OUT",
            description = "The file to write.")
    private Path out = Path.of("");

    @Option(names = "--number", paramLabel = "N", description = "The number of the problem in the file, from 1.")
    private @Nullable Integer number;

    @Option(names = "--variant", paramLabel = "VARIANT", description = "A built-in name or the path of a YAML file.")
    private @Nullable String variant;

    @Option(names = "--fen", paramLabel = "FEN", description = "The position; startpos is the variant's set-up.")
    private @Nullable String fen;

    @Option(names = "--stipulation", paramLabel = "S", description = "The stipulation, printed below the board.")
    private @Nullable String stipulation;

    @Option(
            names = "--style",
            paramLabel = "STYLE",
            defaultValue = "print",
            completionCandidates = Styles.class,
            description = "One of ${COMPLETION-CANDIDATES} (print).")
    private String style = "print";

    @Option(
            names = "--square",
            paramLabel = "POINTS",
            description =
                    "The side of a square, 8 to 400 points; a .png has 4 pixels to the point in style print, 2 in the"
                            + " others.")
    private @Nullable Double square;

    @Option(names = "--flipped", description = "Draw Black's side at the bottom.")
    private boolean flipped;

    @Option(
            names = "--legend",
            description = "Explain fairy pieces, and rules that differ from those of chess, below the board.")
    private boolean legend;

    @Option(
            names = "--tested",
            description = "Solve the problem first, and mark it as computer-tested (C+); if it isn't proved sound, draw"
                    + " nothing.")
    private boolean tested;

    @Mixin
    private final SolveOptionsMixin limits = new SolveOptionsMixin();

    RenderCommand(CliContext context) {
        super(context);
    }

    @Override
    Answer answer(Stop stop) {
        Drawn drawn = file == null ? typed() : fromFile(file);
        SolveOptions options = SolveOptions.KEYS_ONLY.with(limits.read());
        if (tested) {
            ProofOfSoundness proof = prove(drawn, options, stop);
            if (!proof.isGiven()) {
                return proof.refusal();
            }
        }
        Diagram.Builder diagram = drawn.diagram();
        if (legend) {
            Problem problem = drawn.problem();
            diagram.legend(
                    problem == null
                            ? Legend.of(drawn.variant(), drawn.setup())
                            : Legend.of(problem, drawn.origin().base()));
        }
        try {
            DiagramExport.write(diagram.flipped(flipped).tested(tested).build(), chosenStyle(), art(), out);
        } catch (DiagramExportException e) {
            throw Refusal.because("unwritable", Words.reason(e));
        }
        JsonObject document = new JsonObject();
        document.addProperty("file", file == null ? null : file.toString());
        document.addProperty("out", out.toString());
        if (tested) {
            document.addProperty("tested", true);
        }
        return Answer.of(document, () -> out + "\n").withErrors(drawn.origin().warnings());
    }

    /**
     * What is drawn.
     *
     * @param problem the problem that the diagram shows; null if it shows a position alone
     */
    private record Drawn(
            Diagram.Builder diagram,
            Variant variant,
            Setup setup,
            @Nullable Problem problem,
            Origin origin) {}

    private ProofOfSoundness prove(Drawn drawn, SolveOptions options, Stop stop) {
        Problem problem = drawn.problem();
        if (problem == null) {
            throw new ParameterException(spec.commandLine(), "--tested needs a problem: a FILE, or a --stipulation");
        }
        Origin origin = drawn.origin();
        try (ProgressLine progress = new ProgressLine(context().terminal(), stop)) {
            return ProofOfSoundness.of(TaskList.of(problem, origin), origin.source(), options, progress);
        }
    }

    private Drawn fromFile(Path path) {
        if (variant != null || fen != null || stipulation != null) {
            throw new ParameterException(spec.commandLine(), "either a FILE or --variant and --fen, not both");
        }
        ProblemFiles.Found found = ProblemFiles.read(path, number);
        Problem problem = found.problem();
        return new Drawn(Diagram.builder(problem), problem.variant(), problem.setup(), problem, found.origin());
    }

    private Drawn typed() {
        if (variant == null) {
            throw new ParameterException(spec.commandLine(), "a FILE is needed, or --variant with a --fen");
        }
        Variant loaded = context().variants().load(variant);
        Checked<Setup> setup = loaded.fen(fen == null ? "startpos" : fen);
        if (!setup.isOk()) {
            throw Refusal.of("--fen", setup.faults());
        }
        Diagram.Builder diagram = Diagram.builder(setup.value(), loaded.pieces());
        if (stipulation == null) {
            return new Drawn(diagram, loaded, setup.value(), null, Origin.typed());
        }
        Checked<Stipulation> parsed = Stipulation.parse(Stipulation.withoutStar(stipulation));
        if (!parsed.isOk()) {
            throw Refusal.of("--stipulation", parsed.faults());
        }
        boolean starred = Stipulation.isStarred(stipulation);
        Problem problem =
                Problem.of(loaded, setup.value(), parsed.value()).withForm(Problem.Form.PLAIN.withSetPlay(starred));
        diagram.stipulation(parsed.value()).stipulation(parsed.value() + (starred ? "*" : ""));
        return new Drawn(diagram, loaded, setup.value(), problem, Origin.typed());
    }

    private Style chosenStyle() {
        Style named = Style.named(style)
                .orElseThrow(() -> new ParameterException(
                        spec.commandLine(),
                        "there is no style '" + style + "', only " + String.join(", ", new Styles())));
        if (square == null) {
            return named;
        }
        if (!(square >= MIN_SQUARE && square <= MAX_SQUARE)) {
            throw new ParameterException(spec.commandLine(), "--square must be 8 to 400, not " + Words.number(square));
        }
        return named.withSquare(square);
    }

    /** A variant's file names pictures by paths that are resolved against its folder. */
    private PieceArtCatalog art() {
        Path base = file != null ? file : variant != null ? Path.of(variant) : Path.of("");
        Path folder = base.toAbsolutePath().getParent();
        return folder == null ? PieceArtCatalog.builtIn() : PieceArtCatalog.withFolder(folder);
    }
}
