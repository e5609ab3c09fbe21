package org.matewright.editor.window;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.event.ActionEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.ListCellRenderer;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Icons;
import org.matewright.editor.theme.Ink;
import org.matewright.editor.tool.ViewState;
import org.matewright.rules.variant.Variant;

/** Shows the variant's name; a click opens the list of the built-in ones with a field to search it. */
public final class VariantChooser extends JButton {
    private static final Texts TEXTS = Texts.bundle("window");

    /** What definitions say instead of an author or a year that nobody knows; not worth a line here. */
    private static final String UNKNOWN = "unknown";

    private final ViewState viewState;
    private final Consumer<Variant> choose;
    private final VariantCatalog library = new VariantCatalog();
    private final DefaultListModel<Variant> shown = new DefaultListModel<>();
    private final JList<Variant> list = new JList<>(shown);
    private final JTextField search = new JTextField();
    private final JPopupMenu popup = new JPopupMenu();
    private boolean walked;

    /**
     * A chooser for a view state.
     *
     * @param choose takes a built-in variant for the document
     */
    public VariantChooser(ViewState viewState, Consumer<Variant> choose) {
        this.viewState = viewState;
        this.choose = choose;
        setName("variant");
        setIcon(Icons.of("down", Ink.MUTED));
        setHorizontalTextPosition(SwingConstants.LEADING);
        setToolTipText(TEXTS.get("variant.hint"));
        setFocusable(true);
        buildPopup();
        addActionListener(e -> open());
        library.addListener(this::fill);
        viewState.addListener(this::refresh);
        refresh();
    }

    private void buildPopup() {
        list.setName("variant.list");
        list.setCellRenderer(new Row());
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                take();
            }
        });
        search.setName("variant.search");
        search.putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, TEXTS.get("variant.search"));
        search.putClientProperty(FlatClientProperties.TEXT_FIELD_LEADING_ICON, Icons.of("search", Ink.MUTED));
        search.getDocument().addDocumentListener(new DocumentListener() {
            @Override
            public void insertUpdate(DocumentEvent event) {
                fill();
            }

            @Override
            public void removeUpdate(DocumentEvent event) {
                fill();
            }

            @Override
            public void changedUpdate(DocumentEvent event) {
                fill();
            }
        });
        bind(search, "DOWN", () -> move(1));
        bind(search, "UP", () -> move(-1));
        bind(search, "ENTER", this::take);
        bind(list, "ENTER", this::take);
        JScrollPane scroll = new JScrollPane(list);
        scroll.setPreferredSize(UIScale.scale(new Dimension(340, 380)));
        JPanel content = new JPanel(new BorderLayout(0, UIScale.scale(6)));
        content.setBorder(BorderFactory.createEmptyBorder(8, 8, 8, 8));
        content.setOpaque(false);
        content.add(search, BorderLayout.NORTH);
        content.add(scroll);
        popup.add(content);
    }

    private static void bind(JComponent component, String key, Runnable run) {
        component.getInputMap(JComponent.WHEN_FOCUSED).put(KeyStroke.getKeyStroke(key), "chooser " + key);
        component.getActionMap().put("chooser " + key, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                run.run();
            }
        });
    }

    private void open() {
        library.start();
        walked = false;
        search.setText("");
        fill();
        popup.show(this, 0, getHeight() + UIScale.scale(2));
        // A menu that opens takes the focus first.
        SwingUtilities.invokeLater(search::requestFocusInWindow);
    }

    private void fill() {
        Variant selected = list.getSelectedValue();
        String wanted = search.getText().strip().toLowerCase(Locale.ROOT);
        shown.clear();
        List<Variant> byName = new ArrayList<>(library.known());
        byName.sort(Comparator.comparing(Variant::name, String.CASE_INSENSITIVE_ORDER));
        for (Variant variant : byName) {
            String text = variant.name() + " " + variant.key() + " " + variant.geometry() + " "
                    + String.join(" ", variant.authors());
            if (text.toLowerCase(Locale.ROOT).contains(wanted)) {
                shown.addElement(variant);
            }
        }
        list.setSelectedValue(walked ? selected : wanted.isEmpty() ? present() : null, true);
        if (list.isSelectionEmpty()) {
            list.setSelectedIndex(0);
        }
    }

    /** The document's own variant as the list has it, or null. */
    private @Nullable Variant present() {
        return Collections.list(shown.elements()).stream()
                .filter(variant -> variant.key().equals(viewState.variant().key()))
                .findFirst()
                .orElse(null);
    }

    private void move(int by) {
        walked = true;
        int index = Math.max(0, Math.min(shown.size() - 1, list.getSelectedIndex() + by));
        list.setSelectedIndex(index);
        list.ensureIndexIsVisible(index);
    }

    private void take() {
        Variant variant = list.getSelectedValue();
        if (variant != null) {
            popup.setVisible(false);
            choose.accept(variant);
        }
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (popup != null) {
            SwingUtilities.updateComponentTreeUI(popup);
        }
    }

    private void refresh() {
        setText(viewState.variant().name());
    }

    /** Name and author on the left, board on the right. */
    private static final class Row extends JPanel implements ListCellRenderer<Variant> {
        private final JLabel name = new JLabel();
        private final JLabel author = new JLabel();
        private final JLabel board = new JLabel();

        Row() {
            super(new MigLayout("insets 4 10 4 10, gap 8 0, hidemode 3", "[grow,fill][]", "[][]"));
            author.putClientProperty(FlatClientProperties.STYLE_CLASS, "small");
            add(name, "wmin 0");
            add(board, "spany 2, wrap");
            add(author, "wmin 0");
            setOpaque(false);
        }

        @Override
        public Component getListCellRendererComponent(
                JList<? extends Variant> list, Variant value, int index, boolean selected, boolean focused) {
            name.setText(value.name());
            author.setText(Stream.concat(value.authors().stream(), Stream.ofNullable(value.year()))
                    .filter(word -> !word.equals(UNKNOWN))
                    .collect(Collectors.joining(", ")));
            author.setVisible(!author.getText().isEmpty());
            board.setText(value.geometry().toString());
            name.setForeground(selected ? list.getSelectionForeground() : list.getForeground());
            author.setForeground(Ink.MUTED.color());
            board.setForeground(Ink.MUTED.color());
            setBackground(list.getSelectionBackground());
            setOpaque(selected);
            getAccessibleContext().setAccessibleName(value.name() + ", " + value.geometry());
            return this;
        }
    }
}
