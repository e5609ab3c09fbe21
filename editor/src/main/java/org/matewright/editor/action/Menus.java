package org.matewright.editor.action;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.Action;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.JRadioButtonMenuItem;
import javax.swing.event.MenuEvent;
import javax.swing.event.MenuListener;
import org.matewright.editor.text.Texts;

/** The menu bar over the table of commands. */
public final class Menus {
    private static final String LINE = "-";
    private static final Texts TEXTS = Texts.bundle("commands");

    private final Commands commands;

    private Menus(Commands commands) {
        this.commands = commands;
    }

    /**
     * The menu bar.
     *
     * @param recent the files used last
     * @param open opens one of them
     */
    public static JMenuBar bar(Commands commands, Supplier<List<String>> recent, Consumer<Path> open) {
        Menus menus = new Menus(commands);
        JMenuBar bar = new JMenuBar();
        JMenu file = menus.menu(
                "menu.file",
                "new",
                "open",
                LINE,
                "save",
                "save-as",
                "save-variant",
                LINE,
                "previous-problem",
                "next-problem",
                LINE,
                "export",
                LINE,
                "quit");
        file.insert(recent(recent, open), 2);
        bar.add(file);
        bar.add(menus.menu(
                "menu.edit",
                "undo",
                "redo",
                LINE,
                "copy",
                "copy-picture",
                "paste",
                LINE,
                "tool.pointer",
                "tool.erase",
                "tool.explore"));
        bar.add(menus.menu(
                "menu.position",
                "start",
                "clear",
                "turn",
                LINE,
                "shift-left",
                "shift-right",
                "shift-up",
                "shift-down",
                LINE,
                "rotate-left",
                "rotate-right",
                "rotate-half",
                LINE,
                "mirror-files",
                "mirror-ranks",
                "swap-colours",
                LINE,
                "clear-marks"));
        bar.add(menus.menu("menu.solve", "solve", "stop", LINE, "previous-move", "next-move"));
        bar.add(menus.menu(
                "menu.view",
                "flip",
                "coordinates",
                "animated",
                LINE,
                "attacks.white",
                "attacks.black",
                LINE,
                "board.paper",
                "board.slate",
                "board.print",
                LINE,
                "dark",
                LINE,
                "palette",
                "tabs",
                "tabs-below"));
        bar.add(menus.menu("menu.help", "keys", "about"));
        return bar;
    }

    private JMenu menu(String key, String... ids) {
        JMenu menu = title(new JMenu(), key);
        for (String id : ids) {
            if (id.equals(LINE)) {
                menu.addSeparator();
            } else {
                menu.add(item(id));
            }
        }
        return menu;
    }

    private JMenuItem item(String id) {
        Action action = commands.get(id);
        boolean oneOfSeveral = id.startsWith("board.") || id.startsWith("tool.");
        JMenuItem item = !commands.isSwitch(id)
                ? new JMenuItem(action)
                : oneOfSeveral ? new JRadioButtonMenuItem(action) : new JCheckBoxMenuItem(action);
        item.setName("menu." + id);
        item.setToolTipText(null);
        if (commands.isSwitch(id)) {
            item.setIcon(null);
        }
        return item;
    }

    private static JMenu title(JMenu menu, String key) {
        String text = TEXTS.get(key);
        int mark = text.indexOf('&');
        menu.setName(key);
        menu.setText(text.replace("&", ""));
        if (mark >= 0) {
            menu.setMnemonic(text.charAt(mark + 1));
        }
        return menu;
    }

    private static JMenu recent(Supplier<List<String>> recent, Consumer<Path> open) {
        JMenu menu = title(new JMenu(), "menu.recent");
        menu.addMenuListener(new MenuListener() {
            @Override
            public void menuSelected(MenuEvent event) {
                menu.removeAll();
                for (String file : new ArrayList<>(recent.get())) {
                    Path path = Path.of(file);
                    JMenuItem item = new JMenuItem(String.valueOf(path.getFileName()));
                    item.setToolTipText(file);
                    item.addActionListener(e -> open.accept(path));
                    menu.add(item);
                }
                if (menu.getItemCount() == 0) {
                    JMenuItem none = new JMenuItem(TEXTS.get("menu.recent.none"));
                    none.setEnabled(false);
                    menu.add(none);
                }
            }

            @Override
            public void menuDeselected(MenuEvent event) {
                // Built anew each time.
            }

            @Override
            public void menuCanceled(MenuEvent event) {
                // Built anew each time.
            }
        });
        return menu;
    }
}
