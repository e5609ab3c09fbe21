/**
 * The families of rules, one class each: what YAML says of them, how they are explained, and what they mean. A new
 * family is one record with its {@link org.matewright.rules.law.LawKind}, and one line in
 * {@link org.matewright.rules.law.Laws#KINDS}.
 */
@NullMarked
package org.matewright.rules.law;

import org.jspecify.annotations.NullMarked;
