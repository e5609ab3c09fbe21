/** The families of rules, one class each: what YAML says of them, how they are explained, and what they ask of the engine. */
@NullMarked
package org.matewright.rules.law;

import org.jspecify.annotations.NullMarked;
