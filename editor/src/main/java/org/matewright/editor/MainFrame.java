package org.matewright.editor;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.Dimension;
import java.awt.GraphicsConfiguration;
import java.awt.GraphicsDevice;
import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javax.swing.BorderFactory;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.JTabbedPane;
import javax.swing.JToolBar;
import javax.swing.WindowConstants;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.action.Command;
import org.matewright.editor.action.Commands;
import org.matewright.editor.action.EditCommands;
import org.matewright.editor.action.FileCommands;
import org.matewright.editor.action.Menus;
import org.matewright.editor.action.SolveCommands;
import org.matewright.editor.action.ToolStrip;
import org.matewright.editor.action.ViewCommands;
import org.matewright.editor.board.BoardStyles;
import org.matewright.editor.board.BoardView;
import org.matewright.editor.board.DocumentArt;
import org.matewright.editor.board.PositionClipboard;
import org.matewright.editor.document.DocumentChanged;
import org.matewright.editor.document.DocumentChanged.Reason;
import org.matewright.editor.document.Edit;
import org.matewright.editor.document.Finding;
import org.matewright.editor.document.Session;
import org.matewright.editor.document.VariantSource;
import org.matewright.editor.export.ExportDialog;
import org.matewright.editor.file.FileController;
import org.matewright.editor.palette.PalettePanel;
import org.matewright.editor.palette.PieceCard;
import org.matewright.editor.problem.ProblemPanel;
import org.matewright.editor.settings.CurrentSettings;
import org.matewright.editor.settings.Settings.WindowBounds;
import org.matewright.editor.solution.SolutionPanel;
import org.matewright.editor.solving.Solving;
import org.matewright.editor.source.SourcePanel;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Icons;
import org.matewright.editor.theme.Theme;
import org.matewright.editor.tool.BoardController;
import org.matewright.editor.tool.Mode;
import org.matewright.editor.tool.ViewState;
import org.matewright.editor.window.FenLine;
import org.matewright.editor.window.FileDrop;
import org.matewright.editor.window.FindingsLine;
import org.matewright.editor.window.HelpDialogs;
import org.matewright.editor.window.ModeBar;
import org.matewright.editor.window.StatusBar;
import org.matewright.editor.window.StipulationField;
import org.matewright.editor.window.VariantChooser;
import org.matewright.editor.window.Workspace;
import org.matewright.editor.work.SolveTask;
import org.matewright.puzzles.diagram.Style;
import org.matewright.puzzles.solve.Solver;
import org.matewright.rules.Checked;
import org.matewright.rules.variant.Variant;

/** The window: makes all parts and ties them together. */
public final class MainFrame extends JFrame {
    private static final Texts TEXTS = Texts.bundle("window");
    private static final Texts COMMAND_TEXTS = Texts.bundle("commands");
    private static final Texts EDIT_TEXTS = Texts.bundle("edits");
    private static final Dimension SMALLEST = new Dimension(900, 620);
    private static final Dimension USUAL = new Dimension(1320, 860);

    private final Session session;
    private final CurrentSettings currentSettings;
    private final ViewState viewState;
    private final FileController files;
    private final BoardView board;
    private final FindingsLine findings;
    private final FenLine fenLine;
    private final SourcePanel source;
    private final Solving solving;
    private final SolutionPanel solution;
    private final JTabbedPane tabs = new JTabbedPane();
    private final StatusBar status;
    private final Workspace workspace;
    private final Commands commands;
    private Runnable closed = () -> {};
    private Theme theme;

    /** A window on a session; {@link #open} shows it. */
    public MainFrame(Session session, CurrentSettings currentSettings) {
        this.session = session;
        this.currentSettings = currentSettings;
        this.theme = currentSettings.get().theme();
        viewState = new ViewState(session);
        BoardController controller = new BoardController(viewState);
        Supplier<Style> style = () -> BoardStyles.of(currentSettings.get());
        DocumentArt art = new DocumentArt(session);
        solving = new Solving(session, SolveTask.runner(Solver::solve));
        status = new StatusBar(viewState, solving);
        files = new FileController(session, currentSettings, () -> this, status::say);
        solution = new SolutionPanel(solving, viewState::show);
        viewState.addListener(() -> {
            if (viewState.mode() != Mode.SOLUTION) {
                solution.release();
            }
        });
        source = new SourcePanel(session);
        board = new BoardView(
                viewState, controller, style, art, () -> currentSettings.get().animated(), solution::step);
        findings = new FindingsLine(viewState, this::reveal);
        fenLine = new FenLine(viewState, solving, fault -> findings.complain(Finding.Area.POSITION, fault));
        buildTabs();
        workspace = new Workspace(
                currentSettings,
                new PalettePanel(viewState, board, style, art),
                new PieceCard(viewState, style, art),
                boardColumn(),
                tabs);
        PositionClipboard clipboard = new PositionClipboard(
                viewState,
                () -> ExportDialog.picture(viewState, style.get(), art.get()),
                fault -> findings.complain(Finding.Area.POSITION, fault));
        List<Command> table = new ArrayList<>();
        table.addAll(FileCommands.of(
                files, () -> new ExportDialog(this, viewState, art.get(), solving, status::say).open(), this::quit));
        table.addAll(EditCommands.of(viewState, clipboard));
        table.addAll(SolveCommands.of(session, solving, solution, () -> showTab(solution)));
        table.addAll(ViewCommands.of(currentSettings, viewState, this::showKeys, () -> HelpDialogs.about(this, TEXTS)));
        commands = new Commands(table);
        setJMenuBar(Menus.bar(commands, () -> currentSettings.get().recent(), files::open));
        JToolBar bar =
                ToolStrip.bar(commands, new VariantChooser(viewState, this::take), new StipulationField(session));
        add(bar, BorderLayout.NORTH);
        add(workspace);
        add(status, BorderLayout.SOUTH);
        new FileDrop(files::open).install(getRootPane());
        viewState.addListener(this::refresh);
        session.addListener(this::documentChanged);
        solving.addListener(now -> commands.refresh());
        currentSettings.addListener(this::settingsChanged);
        setName("matewright");
        setIconImages(Icons.windowImages());
        setMinimumSize(UIScale.scale(SMALLEST));
        setDefaultCloseOperation(WindowConstants.DO_NOTHING_ON_CLOSE);
        addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosing(WindowEvent event) {
                quit();
            }
        });
        refresh();
    }

    private void showKeys() {
        HelpDialogs.keys(this, TEXTS, commands.keys());
    }

    private void buildTabs() {
        tabs.setName("column.tabs");
        tabs.addTab(TEXTS.get("tab.problem"), new ProblemPanel(session));
        tabs.addTab(TEXTS.get("tab.variant"), source);
        tabs.addTab(TEXTS.get("tab.solution"), solution);
        tabs.putClientProperty(
                FlatClientProperties.TABBED_PANE_TAB_AREA_ALIGNMENT, FlatClientProperties.TABBED_PANE_ALIGN_LEADING);
    }

    /** The board with its two lines below. */
    private JPanel boardColumn() {
        CardLayout cards = new CardLayout();
        JPanel notes = new JPanel(cards);
        notes.setOpaque(false);
        notes.add(findings, "findings");
        notes.add(new ModeBar(viewState), "mode");
        viewState.addListener(() -> cards.show(notes, viewState.mode() == Mode.EDIT ? "findings" : "mode"));
        JPanel lines = new JPanel(new BorderLayout());
        lines.setOpaque(false);
        lines.add(fenLine, BorderLayout.NORTH);
        lines.add(notes);
        JPanel column = new JPanel(new BorderLayout());
        int gap = UIScale.scale(12);
        JPanel room = new JPanel(new BorderLayout());
        room.setOpaque(false);
        room.setBorder(BorderFactory.createEmptyBorder(gap, gap, gap / 3, gap));
        room.add(board);
        column.add(room);
        column.add(lines, BorderLayout.SOUTH);
        return column;
    }

    /** Shows the window where it was last time. */
    public void open() {
        WindowBounds bounds = currentSettings.get().bounds();
        Rectangle place = new Rectangle(bounds.x(), bounds.y(), bounds.width(), bounds.height());
        if (bounds.width() > 0 && isOnScreen(place)) {
            setBounds(place);
        } else {
            GraphicsConfiguration screen = getGraphicsConfiguration();
            Dimension usual = UIScale.scale(USUAL);
            Rectangle room = screen.getBounds();
            setSize(Math.min(usual.width, room.width), Math.min(usual.height, room.height));
            setLocationRelativeTo(null);
        }
        if (bounds.maximized()) {
            setExtendedState(MAXIMIZED_BOTH);
        }
        setVisible(true);
        board.requestFocusInWindow();
    }

    private static boolean isOnScreen(Rectangle place) {
        for (GraphicsDevice device :
                GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices()) {
            Rectangle common = device.getDefaultConfiguration().getBounds().intersection(place);
            if (common.width >= 200 && common.height >= 100) {
                return true;
            }
        }
        return false;
    }

    /** Opens a file, after asking what is to become of unsaved work. */
    public void openFile(Path file) {
        files.open(file);
    }

    /** Runs {@code then} when the window has been closed in good order. */
    public void whenClosed(Runnable then) {
        closed = then;
    }

    private void quit() {
        files.leave(() -> {
            solving.stop();
            remember();
            closed.run();
            dispose();
        });
    }

    private void remember() {
        workspace.remember();
        boolean maximized = (getExtendedState() & MAXIMIZED_BOTH) == MAXIMIZED_BOTH;
        WindowBounds before = currentSettings.get().bounds();
        WindowBounds now = maximized && before.width() > 0
                ? new WindowBounds(before.x(), before.y(), before.width(), before.height(), true)
                : new WindowBounds(getX(), getY(), getWidth(), getHeight(), maximized);
        currentSettings.change(s -> s.withBounds(now));
    }

    /** Takes a built-in variant for the document. */
    private void take(Variant variant) {
        session.apply(Edit.of(
                EDIT_TEXTS.get("variant", variant.name()),
                d -> d.withVariant(new VariantSource.BuiltIn(variant.key()), Checked.of(variant))));
    }

    /** Leads to where something is wrong. */
    private void reveal(Finding finding) {
        switch (finding.area()) {
            case VARIANT -> {
                showTab(source);
                source.showFault(finding.fault());
            }
            case POSITION -> board.requestFocusInWindow();
            case STIPULATION -> showTab(tabs.getComponentAt(0));
        }
    }

    private void showTab(java.awt.Component tab) {
        if (!currentSettings.get().tabs()) {
            currentSettings.change(s -> s.withPanels(s.palette(), true, s.tabsBelow()));
        }
        tabs.setSelectedComponent(tab);
    }

    private void documentChanged(DocumentChanged change) {
        if (change.reason() == Reason.OPEN && files.isDefinition()) {
            showTab(source);
        }
        refresh();
    }

    private void settingsChanged() {
        Theme wanted = currentSettings.get().theme();
        if (wanted != theme) {
            theme = wanted;
            wanted.install();
        }
        commands.refresh();
        repaint();
    }

    private void refresh() {
        commands.refresh();
        commands.retitle("undo", titled("undo", session.undoLabel().orElse(null)));
        commands.retitle("redo", titled("redo", session.redoLabel().orElse(null)));
        String mark = session.isModified() ? TEXTS.get("title.modified") : "";
        setTitle(TEXTS.get("title", mark, files.name()));
        getRootPane().putClientProperty("Window.documentModified", session.isModified());
    }

    private static @Nullable String titled(String id, @Nullable String label) {
        return label == null ? null : COMMAND_TEXTS.get(id + ".what", label);
    }
}
