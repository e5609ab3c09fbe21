/**
 * The form for everything about a problem but the pieces: {@link org.matewright.editor.problem.ProblemPanel}. Each field
 * is a {@link org.matewright.editor.problem.ProblemField}, which says how it reads a document and changes it.
 */
@NullMarked
package org.matewright.editor.problem;

import org.jspecify.annotations.NullMarked;
