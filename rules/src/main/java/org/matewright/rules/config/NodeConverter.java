package org.matewright.rules.config;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/**
 * Converts the nodes of the YAML library into {@link Config}. An alias yields the same object as its anchor, so a
 * document is never expanded in memory; its size with all aliases written out is counted and limited all the same.
 */
final class NodeConverter {
    /** The largest number of values in a document, with all aliases written out. */
    static final int MAX_VALUES = 100_000;

    private final Places places;
    private final Faults faults = new Faults();
    private final IdentityHashMap<Node, Config> done = new IdentityHashMap<>();
    private final IdentityHashMap<Node, Long> sizes = new IdentityHashMap<>();
    private final Set<Node> open = Collections.newSetFromMap(new IdentityHashMap<>());
    private boolean tooBig;

    NodeConverter(Places places) {
        this.places = places;
    }

    /** Converts the library's offsets, in code points of the document, into places of the file. */
    interface Places {
        Written of(int from, int to);
    }

    /** Characters of the file and their place. */
    record Written(String text, Place place) {}

    List<FileFault> faults() {
        return faults.sorted();
    }

    Config convert(Node node) {
        Config known = done.get(node);
        if (known != null) {
            return known;
        }
        Written written =
                places.of(node.getStartMark().getIndex(), node.getEndMark().getIndex());
        Place place = written.place();
        if (!open.add(node)) {
            faults.error("yaml-cycle", place, "an anchor can't contain itself");
            sizes.put(node, 1L);
            return new Config.Text("", "", place);
        }
        if (!node.getTag().getValue().startsWith("tag:yaml.org,2002:")) {
            faults.error("yaml-tag", place, "tags such as '" + node.getTag().getValue() + "' have no meaning here");
        }
        Config value;
        if (node instanceof ScalarNode scalar) {
            value = new Config.Text(scalar.getValue(), written.text(), place);
            sizes.put(node, 1L);
        } else if (node instanceof SequenceNode sequence) {
            List<Config> items = new ArrayList<>();
            sequence.getValue().forEach(item -> items.add(convert(item)));
            countSize(node, sequence.getValue(), place);
            value = new Config.Items(tooBig ? List.of() : items, place);
        } else {
            MappingNode mapping = (MappingNode) node;
            List<Config.Field> fields = fields(mapping);
            countSize(
                    node,
                    mapping.getValue().stream().map(NodeTuple::getValueNode).toList(),
                    place);
            value = new Config.Fields(tooBig ? List.of() : fields, place);
        }
        open.remove(node);
        done.put(node, value);
        return value;
    }

    private void countSize(Node node, List<Node> children, Place place) {
        long size = 1;
        for (Node child : children) {
            size += sizes.getOrDefault(child, 1L);
        }
        sizes.put(node, Math.min(size, 1L << 40));
        if (size > MAX_VALUES && !tooBig) {
            tooBig = true;
            faults.error(
                    "yaml-size", place, "with its aliases written out, this has more than " + MAX_VALUES + " values");
        }
    }

    private List<Config.Field> fields(MappingNode mapping) {
        List<Config.Field> fields = new ArrayList<>();
        Map<String, Place> seen = new HashMap<>();
        for (NodeTuple tuple : mapping.getValue()) {
            Node keyNode = tuple.getKeyNode();
            Written written = places.of(
                    keyNode.getStartMark().getIndex(), keyNode.getEndMark().getIndex());
            Config value = convert(tuple.getValueNode());
            if (!(keyNode instanceof ScalarNode scalar) || scalar.getValue().isEmpty()) {
                faults.error("yaml-key", written.place(), "a word was expected as a key");
                continue;
            }
            String key = scalar.getValue();
            Place before = seen.putIfAbsent(key, written.place());
            if (key.equals("<<")) {
                faults.error(
                        "yaml-merge",
                        written.place(),
                        "the merge key '<<' has no meaning here",
                        "write 'extends' to build on another definition");
            } else if (before != null) {
                faults.error(
                        "duplicate-key",
                        written.place(),
                        "the key " + Config.quoted(key) + " is already used in line "
                                + before.span().line());
            } else {
                fields.add(new Config.Field(key, written.place(), value));
            }
        }
        return fields;
    }
}
