package org.matewright.editor.action;

import java.awt.Toolkit;
import java.awt.event.ActionEvent;
import java.awt.event.InputEvent;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.KeyStroke;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Icons;

/** The table of commands as Swing actions, each kept enabled and selected as its command says. */
public final class Commands {
    private static final Texts TEXTS = Texts.bundle("commands");

    private final Map<String, CommandAction> actions = new LinkedHashMap<>();

    /** Actions for all commands, in order. */
    public Commands(List<Command> commands) {
        for (Command command : commands) {
            if (actions.put(command.id(), new CommandAction(command)) != null) {
                throw new IllegalArgumentException("two commands are called " + command.id());
            }
        }
    }

    /**
     * The action of a command.
     *
     * @throws IllegalArgumentException if there's none with that id
     */
    public Action get(String id) {
        Action action = actions.get(id);
        if (action == null) {
            throw new IllegalArgumentException("there's no command " + id);
        }
        return action;
    }

    /** The ids, in the table's order. */
    public List<String> ids() {
        return List.copyOf(actions.keySet());
    }

    /** All keys in people's words, such as {@code Ctrl+Shift+S}, with what they do, in the table's order. */
    public Map<String, String> keys() {
        Map<String, String> keys = new LinkedHashMap<>();
        for (CommandAction action : actions.values()) {
            String key = action.command.key();
            if (key != null) {
                keys.put(CommandAction.spoken(key), action.words());
            }
        }
        return Collections.unmodifiableMap(keys);
    }

    /** Whether a command is a switch. */
    public boolean isSwitch(String id) {
        return actions.containsKey(id) && actions.get(id).command.selected() != null;
    }

    /** Asks every command whether it can be done and is on; call it when something changed. */
    public void refresh() {
        actions.values().forEach(CommandAction::refresh);
    }

    /** Puts another text on a command, such as what an undo would undo; null for its own. */
    public void retitle(String id, @Nullable String text) {
        CommandAction action = actions.get(id);
        if (action != null) {
            action.title(text == null ? TEXTS.get(id) : text);
        }
    }

    /** The key that a text such as {@code ctrl shift S} means on this platform. */
    public static KeyStroke keyStroke(String key) {
        boolean mac = Toolkit.getDefaultToolkit().getMenuShortcutKeyMaskEx() == InputEvent.META_DOWN_MASK;
        return KeyStroke.getKeyStroke(mac ? key.replace("ctrl", "meta") : key);
    }

    private static final class CommandAction extends AbstractAction {
        private final transient Command command;

        CommandAction(Command command) {
            this.command = command;
            title(TEXTS.get(command.id()));
            if (command.icon() != null) {
                putValue(SMALL_ICON, Icons.of(command.icon()));
            }
            if (command.key() != null) {
                putValue(ACCELERATOR_KEY, keyStroke(command.key()));
            }
            putValue(ACTION_COMMAND_KEY, command.id());
        }

        /** Takes a text whose mnemonic stands behind an ampersand. */
        void title(String text) {
            int mark = text.indexOf('&');
            String name = mark < 0 ? text : text.substring(0, mark) + text.substring(mark + 1);
            putValue(NAME, name);
            putValue(MNEMONIC_KEY, mark < 0 ? null : (int) Character.toUpperCase(name.charAt(mark)));
            String hint = command.id() + ".hint";
            String tip = TEXTS.has(hint) ? TEXTS.get(hint) : name.replace("…", "");
            putValue(SHORT_DESCRIPTION, command.key() == null ? tip : tip + "  (" + spoken(command.key()) + ")");
        }

        /** A switch is named after what it shows, so its hint says better what its key does. */
        String words() {
            String hint = command.id() + ".hint";
            return command.selected() != null && TEXTS.has(hint)
                    ? TEXTS.get(hint)
                    : TEXTS.get(command.id()).replaceAll("[&\u2026]", "");
        }

        void refresh() {
            setEnabled(command.enabled().getAsBoolean());
            if (command.selected() != null) {
                putValue(SELECTED_KEY, command.selected().getAsBoolean());
            }
        }

        @Override
        public void actionPerformed(ActionEvent event) {
            if (command.enabled().getAsBoolean()) {
                command.run().run();
            }
        }

        /** The key in people's words, such as {@code Ctrl+Shift+S}. */
        private static String spoken(String key) {
            return Stream.of(key.split("[ _]"))
                    .map(CommandAction::capital)
                    .collect(Collectors.joining("+"))
                    .replace("Page+", "Page ");
        }

        private static String capital(String word) {
            return word.substring(0, 1).toUpperCase(Locale.ROOT)
                    + word.substring(1).toLowerCase(Locale.ROOT);
        }
    }
}
