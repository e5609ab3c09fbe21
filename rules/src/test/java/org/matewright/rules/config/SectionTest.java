package org.matewright.rules.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.matewright.rules.Side;

class SectionTest {
    private static final KeyInfo NAME = KeyInfo.required("name", new Shape.Word("a name"), "", "");
    private static final KeyInfo COUNT = KeyInfo.optional("count", new Shape.Whole(1, 16), "", "", "");
    private static final KeyInfo ROYAL = KeyInfo.optional("royal", new Shape.Flag(), "", "", "");
    private static final KeyInfo VALUE = KeyInfo.optional("value", new Shape.Decimal(), "", "", "");
    private static final KeyInfo SIDE = KeyInfo.optional("side", Shape.oneOf(Side.values()), "", "", "");
    private static final KeyInfo LIST =
            KeyInfo.optional("list", new Shape.ListOf(new Shape.Word("a word")), "", "", "");
    private static final List<KeyInfo> KEYS = List.of(NAME, COUNT, ROYAL, VALUE, SIDE, LIST);

    private final Faults faults = new Faults();

    private Section open(String yaml) {
        Config root = YamlReader.readOne(yaml, "").root();
        assertThat(root).isInstanceOf(Config.Fields.class);
        return Section.open((Config.Fields) root, Place.startOf(""), KEYS, faults);
    }

    private List<String> messages() {
        return faults.sorted().stream().map(FileFault::format).toList();
    }

    @Test
    void valuesOfTheRightShapeAreRead() {
        Section section = open("name: on\ncount: 16\nroyal: true\nvalue: 3.5\nside: black\nlist: [a, b]\n");
        assertThat(section.string(NAME)).isEqualTo("on");
        assertThat(section.whole(COUNT, 0)).isEqualTo(16);
        assertThat(section.flag(ROYAL, false)).isTrue();
        assertThat(section.decimal(VALUE)).isEqualTo(3.5);
        assertThat(section.choice(SIDE, Side.class, Side.WHITE)).isEqualTo(Side.BLACK);
        assertThat(section.texts(LIST)).extracting(Config.Text::value).containsExactly("a", "b");
        assertThat(messages()).isEmpty();
    }

    @Test
    void aSingleTextIsAListOfOneAndNothingIsAnEmptyList() {
        assertThat(open("name: x\nlist: a\n").texts(LIST))
                .extracting(Config.Text::value)
                .containsExactly("a");
        assertThat(open("name: x\nlist:\n").texts(LIST)).isEmpty();
        assertThat(open("name: x\n").texts(LIST)).isEmpty();
        assertThat(messages()).isEmpty();
    }

    @Test
    void aWrongValueIsReportedWithWhatWasFoundAndExpected() {
        Section section = open("name: [x]\ncount: 17\nroyal: yes\nvalue: -1\nside: blakc\nlist: [{a: b}]\nnmae: x\n");
        section.string(NAME);
        section.whole(COUNT, 1);
        section.flag(ROYAL, false);
        section.decimal(VALUE);
        section.choice(SIDE, Side.class, Side.WHITE);
        section.texts(LIST);
        assertThat(messages())
                .containsExactly(
                        ":1:7: a name was expected, found a list",
                        ":2:8: a whole number from 1 to 16 was expected, found '17'",
                        ":3:8: true or false was expected, found 'yes': write true",
                        ":4:8: a number was expected, found '-1'",
                        ":5:7: white or black was expected, found 'blakc': did you mean 'black'?",
                        ":6:8: a word was expected, found a mapping",
                        ":7:1: unknown key 'nmae': did you mean 'name'?");
    }

    @Test
    void missingAndEmptyKeysAreReported() {
        open("count: 1\n");
        assertThat(messages()).containsExactly(":1:1: the key 'name' is missing: a name");
        faults.sorted();
        Section section = open("name:\n");
        section.string(NAME);
        assertThat(messages()).contains(":1:6: a name was expected, found nothing");
    }

    @Test
    void noneIsAKeyThatIsNotThere() {
        Section section = open("name: x\ncount: none\n");
        assertThat(section.whole(COUNT, 7)).isEqualTo(7);
        assertThat(messages()).isEmpty();
        open("name: none\n");
        assertThat(messages()).containsExactly(":1:1: the key 'name' is missing: a name");
    }

    @Test
    void whatIsFoundIsCutShortInMessages() {
        Section section = open("name: x\ncount: " + "9".repeat(200) + "\n");
        section.whole(COUNT, 1);
        assertThat(messages())
                .containsExactly(":2:8: a whole number from 1 to 16 was expected, found '" + "9".repeat(40) + "…'");
    }
}
