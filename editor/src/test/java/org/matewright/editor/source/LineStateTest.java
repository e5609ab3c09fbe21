package org.matewright.editor.source;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LineStateTest {
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3, 15})
    void everyStateComesBackFromItsTokenType(int depth) {
        for (char quote : new char[] {0, '"', '\''}) {
            for (int block : new int[] {-1, 0, 7, 254}) {
                LineState state = new LineState(depth, quote, block);
                assertThat(LineState.of(state.tokenType())).isEqualTo(state);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 38})
    void ordinaryTokenTypesAreThePlainState(int type) {
        assertThat(LineState.of(type)).isEqualTo(LineState.PLAIN);
    }
}
