// What fills a question, and which types can be filled.
import type { Logic } from '#core/logic/schema.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import type { Calculated } from '#core/questions/kinds/kind.ts';
import { answersOf, questionTypes, type QuestionType } from '#core/questions/types.ts';
import type { Calculation, Carrier, FilledBy } from './schema.ts';

type Filled = { readonly filledBy?: FilledBy | undefined };

/** The calculation that fills a question; null: none does. */
export function calculationOf({ filledBy }: Filled): Calculation | null {
  return filledBy?.from === 'expression' ? filledBy : null;
}

/** Whether the calculated answer is the only one. */
export function isCalculatedOnly(question: Filled): boolean {
  const calculation = calculationOf(question);
  return calculation !== null && calculation.editable !== true;
}

/** Where the answer to a question is carried over from; null: it is not. */
export function carrierOf({ filledBy }: Filled): Carrier | null {
  return filledBy === undefined || filledBy.from === 'expression' ? null : filledBy.from;
}

/** How answers of a type are made of the results of expressions; null: they cannot be, such as what a device captures. */
export function calculatedFor(type: QuestionType | null): Calculated | null {
  return type === null || questionTypes[type].device !== null ? null : answersOf(type).calculated;
}

/** Why answers of a type cannot be calculated; null: they can be. */
export function whyNotCalculated(
  type: QuestionType | null,
): 'catalog' | 'shape' | 'entries' | 'captured' | null {
  if (type === null || calculatedFor(type) !== null) return null;
  const { choices, geometry, isEntry } = answersOf(type);
  if (choices === 'catalog') return 'catalog';
  if (geometry !== null) return 'shape';
  return isEntry ? 'entries' : 'captured';
}

/** Whether an answer can be carried over: a photo or a file belongs to one row, in entries too. */
export function mayBeCarried(
  type: QuestionType | null,
  questions: readonly { type: QuestionType | null }[] = [],
): boolean {
  return type !== null && ![type, ...questions.map((each) => each.type)].some(isStoredType);
}

/** The same filling if a type may have it; undefined otherwise. */
export function fittingFill(filledBy: FilledBy | undefined, type: QuestionType): FilledBy | undefined {
  const fits = filledBy?.from === 'expression' ? calculatedFor(type) !== null : mayBeCarried(type);
  return fits ? filledBy : undefined;
}

/** What other answers a question is calculated from. */
export function fillExpressions(question: Filled): Logic[] {
  const calculation = calculationOf(question);
  return calculation === null ? [] : [calculation.expression];
}

/** The same filling with its expression changed; nothing for a question without one. */
export function withFillExpression(
  question: Filled,
  change: (expression: Logic) => Logic,
): { filledBy?: FilledBy } {
  const calculation = calculationOf(question);
  return calculation === null
    ? {}
    : { filledBy: { ...calculation, expression: change(calculation.expression) } };
}
