// An expression as text that people type: in our notation, or as JSON if that notation does not support it.
import { expressionText, type TitledQuestion } from './format-expression.ts';
import { readExpression } from './parse-expression.ts';
import { readJson } from './parse-json.ts';
import type { Logic } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type TypedExpression = {
  /** Null if empty or invalid. */
  expression: Logic | null;
  /** The issue and its position; null if valid. */
  issue: string | null;
};

/** Parses a text; a blank one is no expression. */
export function typedExpression(text: string, questions: readonly TitledQuestion[]): TypedExpression {
  const typed = text.trim();
  if (typed === '') return { expression: null, issue: null };
  if (typed.startsWith('{')) {
    const read = readJson(typed);
    if ('value' in read) return { expression: read.value, issue: null };
    return {
      expression: null,
      issue: t(m.letter, { message: read.issue.message, column: read.issue.column }),
    };
  }
  const read = readExpression(text, questions);
  if ('expression' in read) return { expression: read.expression, issue: null };
  return { expression: null, issue: t(m.letter, { message: read.issue, column: read.at + 1 }) };
}

/** The initial text. */
export function textToType(expression: Logic | null, questions: readonly TitledQuestion[]): string {
  if (expression === null) return '';
  return expressionText(expression, questions) ?? JSON.stringify(expression);
}
