package org.matewright.puzzles.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BatchTest {
    private static List<JsonObject> answers(String... lines) {
        Run run = Run.withInput(String.join("\n", lines) + "\n", "batch");
        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        return run.documents();
    }

    private static JsonObject error(String line) {
        List<JsonObject> answers = answers(line);
        assertThat(answers).hasSize(1);
        return answers.get(0).getAsJsonObject("error");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nonsense",
                "{",
                "{\"command\":\"moves\"} {}",
                "{'command':'moves'}",
                "{\"command\":\"moves\",}",
                "\u0000",
                "{\"a\":NaN}",
                "{\"command\":\"moves\",\"variant\":\"chess\",\"variant\":\"mosaic\"}",
                "{\"command\":\"moves\",\"id\":{\"n\":1,\"n\":2}}",
                "\ufffd\ufffd"
            })
    void garbageIsAnsweredWithAPlace(String line) {
        JsonObject error = error(line);
        assertThat(error.get("code").getAsString()).isEqualTo("json");
        assertThat(error.get("line").getAsInt()).isEqualTo(1);
        assertThat(error.get("column").getAsInt()).isPositive();
    }

    @Test
    void deeplyNestedGarbageIsAnswered() {
        assertThat(error("[".repeat(1_000_000)).get("code").getAsString()).isEqualTo("json");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[1,2]                                                          | request",
                "\"moves\"                                                      | request",
                "{}                                                             | request",
                "{\"command\":7}                                                | request",
                "{\"command\":\"mooves\"}                                       | unknown-command",
                "{\"command\":\"batch\"}                                        | unknown-command",
                "{\"command\":\"edit\"}                                         | unknown-command",
                "{\"command\":\"moves\",\"variant\":\"chess\",\"fin\":\"x\"}    | unknown-field",
                "{\"command\":\"moves\",\"variant\":\"chess\",\"json\":true}    | unknown-field",
                "{\"command\":\"moves\",\"variant\":\"chess\",\"help\":true}    | unknown-field",
                "{\"command\":\"moves\",\"variant\":7}                          | type",
                "{\"command\":\"moves\",\"variant\":[\"chess\"]}                | type",
                "{\"command\":\"moves\"}                                        | usage",
                "{\"command\":\"piece\"}                                        | usage",
                "{\"command\":\"solve\"}                                        | usage"
            })
    void aRequestThatCannotBeAnsweredGetsTheReason(String line, String code) {
        assertThat(error(line).get("code").getAsString()).isEqualTo(code);
    }

    @Test
    void answersComeInOrderWithTheirIds() {
        List<JsonObject> answers = answers(
                "{\"id\":1,\"command\":\"none\"}",
                "",
                "garbage",
                "{\"id\":\"two\",\"command\":\"none\"}",
                "{\"id\":{\"n\":3}}",
                "{\"command\":\"none\",\"id\":null}");
        assertThat(answers).hasSize(5);
        assertThat(answers.get(0).get("id").getAsInt()).isEqualTo(1);
        assertThat(answers.get(1).has("id")).isFalse();
        assertThat(answers.get(2).get("id").getAsString()).isEqualTo("two");
        assertThat(answers.get(3).get("id").toString()).isEqualTo("{\"n\":3}");
        assertThat(answers.get(4).get("id").isJsonNull()).isTrue();
    }

    @Test
    void theLastLineNeedsNoLineFeed() {
        assertThat(Run.withInput("{\"command\":\"none\"}", "batch").documents()).hasSize(1);
    }

    @Test
    void noInputIsNoAnswer() {
        Run run = Run.withInput("", "batch");
        assertThat(run.status()).isZero();
        assertThat(run.out()).isEmpty();
    }

    @Test
    void requestsAreAnsweredLikeCommands() {
        List<JsonObject> answers = answers(
                "{\"id\":1,\"command\":\"perft\",\"variant\":\"mosaic\",\"fen\":\"startpos\",\"depth\":1}",
                "{\"id\":2,\"command\":\"piece\",\"betza\":\"mpyafsW\",\"board\":\"12x12\",\"at\":\"e4\","
                        + "\"friends\":[\"e5\"],\"enemies\":[]}",
                "{\"id\":3,\"command\":\"moves\",\"variant\":\"chess\",\"fen\":\"7k/8/5K2/8/8/8/8/6R1 b\"}",
                "{\"id\":4,\"command\":\"piece\",\"betza\":\"W\",\"board\":\"3x3\",\"at\":\"b2\"}",
                "{\"id\":5,\"command\":\"check\",\"file\":\"colossus\"}",
                "{\"id\":6,\"command\":\"check\",\"variant\":[\"chess\",\"mosaic\"]}",
                "{\"id\":7,\"command\":\"variants\"}");
        assertThat(answers.get(0).toString()).startsWith("{\"id\":1,\"variant\":\"mosaic\",");
        assertThat(answers.get(0).get("nodes").getAsLong()).isEqualTo(30);
        assertThat(answers.get(1).getAsJsonArray("moves")).hasSize(21);
        assertThat(answers.get(2).getAsJsonArray("moves").get(0).getAsString()).isEqualTo("h8h7");
        assertThat(answers.get(3).getAsJsonArray("moves"))
                .as("no friends left from before")
                .hasSize(4);
        assertThat(answers.get(4).get("ok").getAsBoolean()).isTrue();
        assertThat(answers.get(5).getAsJsonArray("variants")).hasSize(2);
        assertThat(answers.get(6).has("variants")).isTrue();
    }

    @Test
    void faultsHaveTheirPlaceInTheField() {
        JsonObject error = error("{\"command\":\"moves\",\"variant\":\"chess\",\"fen\":\"8/8/8/9/8/8/8/8 w\"}");
        assertThat(error.get("code").getAsString()).isEqualTo("fen-rank-sum");
        assertThat(error.get("column").getAsInt()).isEqualTo(7);
    }

    @Test
    void numbersMustBeNumbers() {
        String start = "{\"command\":\"perft\",\"variant\":\"chess\",\"depth\":";
        assertThat(error(start + "\"2\"}").get("code").getAsString()).isEqualTo("type");
        assertThat(error(start + "true}").get("code").getAsString()).isEqualTo("type");
        assertThat(error(start + "2.5}").get("code").getAsString()).isEqualTo("usage");
        assertThat(error(start + "1e99}").get("code").getAsString()).isEqualTo("usage");
        assertThat(error(start + "-3}").get("code").getAsString()).isEqualTo("usage");
        assertThat(error(start + "2,\"divide\":1}").get("code").getAsString()).isEqualTo("type");
    }

    @Test
    void flagsMayBeFalse() {
        List<JsonObject> answers = answers(
                "{\"command\":\"perft\",\"variant\":\"chess\",\"depth\":1,\"divide\":true}",
                "{\"command\":\"perft\",\"variant\":\"chess\",\"depth\":1,\"divide\":false}");
        assertThat(answers.get(0).has("divide")).isTrue();
        assertThat(answers.get(1).has("divide")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"(a)N", "aaQ", "KaKaaKaaaKaaaaKaaaaaKaaaaaaK"})
    void aPieceWithTooManyPathsIsReported(String betza) {
        JsonObject error = error("{\"command\":\"piece\",\"betza\":\"" + betza + "\",\"board\":\"8x8\"}");
        assertThat(error.get("code").getAsString()).isEqualTo("too-complex");
    }
}
