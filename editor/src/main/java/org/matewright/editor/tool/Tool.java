package org.matewright.editor.tool;

/** What the left button and Enter do on the board. */
public sealed interface Tool permits MoveTool, PlaceTool, EraseTool, ExploreTool {
    /** The tool's key in texts and icons. */
    String id();

    /** The button went down. */
    void press(Desk desk, Gesture gesture);

    /** The pointer came to another square with the button down. */
    void drag(Desk desk, Gesture gesture);

    /** The button went up. */
    void release(Desk desk, Gesture gesture);

    /** Enter or Space on the square of the cursor. */
    void activate(Desk desk, int square);
}
