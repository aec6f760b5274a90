// An expression as somebody types it into a widget's form: in words, or as JSON where it says what words do not. Pure.
import type { Logic } from '#core/logic/schema.ts';
import { readExpression } from '#core/logic/parse-expression.ts';
import { expressionText, type TitledQuestion } from '#core/logic/format-expression.ts';
import { readJson } from '#core/logic/parse-json.ts';

export type TypedExpression = {
  /** Null where there is none, or it is wrong. */
  expression: Logic | null;
  /** What is wrong and where; null where nothing is. */
  issue: string | null;
};

/** What a text says; a blank one says nothing. */
export function typedExpression(text: string, questions: readonly TitledQuestion[]): TypedExpression {
  const typed = text.trim();
  if (typed === '') return { expression: null, issue: null };
  if (typed.startsWith('{')) {
    const read = readJson(typed);
    if ('value' in read) return { expression: read.value, issue: null };
    return { expression: null, issue: `${read.issue.message} (letter ${read.issue.column})` };
  }
  const read = readExpression(text, questions);
  if ('expression' in read) return { expression: read.expression, issue: null };
  return { expression: null, issue: `${read.issue} (letter ${read.at + 1})` };
}

/** The text to begin with. */
export function textToType(expression: Logic | null, questions: readonly TitledQuestion[]): string {
  if (expression === null) return '';
  return expressionText(expression, questions) ?? JSON.stringify(expression);
}
