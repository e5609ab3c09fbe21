/** What the tests of problems build on beside the rules' test kit: solving in one call, problems of the repository. */
@NullMarked
package org.matewright.puzzles.testkit;

import org.jspecify.annotations.NullMarked;
