package org.matewright.puzzles.cli;

import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.matewright.puzzles.report.SearchFailure;
import org.matewright.rules.config.Spelling;
import org.matewright.rules.engine.tables.TooComplexException;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The command line of Matewright.
 *
 * <p>Exit status: 0 done (for {@code verify} and {@code check}: all sound), 1 the answer is no, 2 wrong usage or
 * unreadable input, 3 stopped before the answer was complete. Never ends the process itself, and never lets an
 * exception out.
 */
public final class Cli {
    private Cli() {}

    /** Runs a command without a terminal and without a window; returns the exit status. */
    public static int run(String[] args, InputStream in, PrintStream out, PrintStream err) {
        return run(args, Terminal.of(in, out, err));
    }

    /** Runs a command; without arguments the window is opened. Returns the exit status. */
    public static int run(String[] args, Terminal terminal) {
        boolean json = Arrays.asList(args).contains("--json");
        int status;
        try {
            status = commandLine(CliContext.at(terminal), args.length == 0 ? "" : args[0])
                    .execute(args);
        } catch (OutOfMemoryError e) {
            terminal.err()
                    .println(
                            "matewright: " + SearchFailure.OUT_OF_MEMORY + "; give Java more with -Xmx, or less to do");
            status = ExitStatus.STOPPED;
        } catch (StackOverflowError e) {
            status = refuse(terminal, json, Refusal.because("internal", "internal error: recursion too deep"));
        }
        terminal.out().flush();
        terminal.err().flush();
        return status;
    }

    /** All commands with their options: for {@code batch}, which reads requests with them. */
    static CommandLine commandLine(CliContext context) {
        return commandLine(context, "");
    }

    /**
     * The commands with their options, to be executed once.
     *
     * @param first the first argument: if it names a command, the others are omitted, for describing all of them takes
     *     longer than most commands run
     */
    private static CommandLine commandLine(CliContext context, String first) {
        Terminal terminal = context.terminal();
        Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
        commands.put("edit", () -> new EditCommand(terminal.editor()));
        commands.put("variants", () -> new VariantsCommand(context));
        commands.put("check", () -> new CheckCommand(context));
        commands.put("piece", () -> new PieceCommand(context));
        commands.put("moves", () -> new MovesCommand(context));
        commands.put("perft", () -> new PerftCommand(context));
        commands.put("solve", () -> new SolveCommand(context));
        commands.put("verify", () -> new VerifyCommand(context));
        commands.put("render", () -> new RenderCommand(context));
        commands.put("convert", () -> new ConvertCommand(context));
        commands.put("bench", () -> new BenchCommand(context));
        commands.put("batch", () -> new BatchCommand(context));
        commands.put("version", () -> new VersionCommand(context));
        CommandLine line = new CommandLine(new Root(terminal.editor()));
        Supplier<Object> only = commands.get(first);
        if (only != null) {
            line.addSubcommand(first, only.get());
        } else {
            commands.forEach((name, command) -> line.addSubcommand(name, command.get()));
            line.addSubcommand("help", new HelpCommand());
            line.addSubcommand("generate-completion", new AutoComplete.GenerateCompletion());
        }
        Ansi ansi = terminal.interactive() ? Ansi.AUTO : Ansi.OFF;
        line.setColorScheme(CommandLine.Help.defaultColorScheme(ansi));
        line.setOut(new PrintWriter(terminal.out(), true, StandardCharsets.UTF_8));
        line.setErr(new PrintWriter(terminal.err(), true, StandardCharsets.UTF_8));
        line.setExpandAtFiles(false);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setUsageHelpAutoWidth(terminal.interactive());
        line.setParameterExceptionHandler((e, args) -> misused(terminal, e, args));
        line.setExecutionExceptionHandler((e, command, parsed) -> {
            boolean json = parsed.originalArgs().contains("--json");
            return refuse(terminal, json, e instanceof Refusal refusal ? refusal : internal(e));
        });
        return line;
    }

    /** The refusal for an exception that no command foresaw, on one line. */
    static Refusal internal(Throwable e) {
        if (e instanceof TooComplexException) {
            return Refusal.because("too-complex", String.valueOf(e.getMessage()));
        }
        String reason = e.getMessage() == null
                ? ""
                : ": " + e.getMessage().lines().findFirst().orElse("");
        return Refusal.because("internal", "internal error: " + e.getClass().getSimpleName() + reason);
    }

    private static int refuse(Terminal terminal, boolean json, Refusal refusal) {
        if (json) {
            terminal.out().print(Json.print(refusal.document()) + "\n");
        }
        refusal.lines().forEach(terminal.err()::println);
        return ExitStatus.WRONG;
    }

    private static int misused(Terminal terminal, ParameterException e, String[] args) {
        if (Arrays.asList(args).contains("--json")) {
            terminal.out().print(Json.print(Refusal.because("usage", message(e)).document()) + "\n");
        }
        String name = e.getCommandLine().getCommandSpec().qualifiedName();
        terminal.err().println(name + ": " + message(e));
        terminal.err().println("'" + name + " --help' explains the usage");
        return ExitStatus.WRONG;
    }

    /** The message about wrong usage, with a guess what was meant. An unknown argument is reported before a missing one. */
    static String message(ParameterException e) {
        List<String> unknown = e.getCommandLine().getUnmatchedArguments();
        if (!unknown.isEmpty() && !(e instanceof UnmatchedArgumentException)) {
            return message(new UnmatchedArgumentException(e.getCommandLine(), unknown));
        }
        CommandLine line = e.getCommandLine();
        if (line.getParent() == null && !unknown.isEmpty()) {
            return withoutCommand(line, unknown.get(0));
        }
        String message = Usage.inWords(Words.reason(e).lines().findFirst().orElse("wrong usage"));
        String first = message.isEmpty() || message.startsWith("--")
                ? message
                : message.substring(0, 1).toLowerCase(Locale.ROOT) + message.substring(1);
        List<String> suggestions =
                e instanceof UnmatchedArgumentException unmatched ? unmatched.getSuggestions() : List.of();
        return suggestions.isEmpty() ? first : first + ": did you mean " + String.join(" or ", suggestions) + "?";
    }

    /** The message where a command's name was expected and something else was found. */
    private static String withoutCommand(CommandLine line, String first) {
        if (first.startsWith("-")) {
            return "option '" + first + "' belongs after a command";
        }
        String guess = Spelling.closest(first, line.getSubcommands().keySet())
                .map(meant -> ": did you mean '" + meant + "'?")
                .orElse("");
        return "there is no command '" + first + "'" + guess;
    }

    /** The program without a command. */
    @Command(
            name = "matewright",
            mixinStandardHelpOptions = true,
            versionProvider = Version.class,
            description = "A toolkit for people who invent chess variants and compose chess problems.",
            footer = {
                "",
                "Without a command the editor opens.",
                "Exit status: 0 done, 1 the answer is no, 2 wrong usage or unreadable input, 3 stopped before the end."
            })
    private record Root(Editor editor) implements Callable<Integer> {
        @Override
        public Integer call() {
            return editor.open(null);
        }
    }

    /** The version in the jar's manifest. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {text()};
        }

        static String text() {
            String version = Cli.class.getPackage().getImplementationVersion();
            return "Matewright " + (version == null ? "(development)" : version);
        }
    }
}
