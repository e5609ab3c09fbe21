package org.matewright.editor.tool;

/** What the left button and Enter do on the board. */
public sealed interface Tool permits MoveTool, PlaceTool, EraseTool, ExploreTool {
    /** The tool's key in texts and icons. */
    String id();

    /** The button went down. */
    void press(ViewState viewState, Gesture gesture);

    /** The pointer came to another square with the button down. */
    void drag(ViewState viewState, Gesture gesture);

    /** The button went up. */
    void release(ViewState viewState, Gesture gesture);

    /** Enter or Space on the square of the cursor. */
    void activate(ViewState viewState, int square);
}
