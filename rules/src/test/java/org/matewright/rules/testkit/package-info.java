/**
 * What tests of all modules build on: sample variants and positions by name, positions drawn as text boards, tables of
 * reference facts, random positions from seeds that are printed, files of the repository. The test jar of this module
 * holds this package, and the other modules' tests depend on it. Nothing here belongs to the product.
 */
@NullMarked
package org.matewright.rules.testkit;

import org.jspecify.annotations.NullMarked;
