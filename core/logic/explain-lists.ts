// Describes common list operations: a minimum, a maximum, a sum; and takes a conditional value apart.
import type { Logic } from './schema.ts';
import { countedQuestion } from './summary.ts';
import { type Operation, operationOf, variableName } from './operation.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** For expressions that no sentence describes better than their JSON. */
export const ownFormula = t(m.formulaOfItsOwn);

/** Operators that iterate over a list and return a value or another list. */
const listOperators: ReadonlySet<string> = new Set(['reduce', 'map', 'filter']);

/** Describes a list operation, or null for any other. `say` formats an operand. */
export function listPhrase(
  node: Logic,
  operation: Operation,
  say: (operand: Logic) => string,
): string | null {
  const { operator, operands } = operation;
  if (!listOperators.has(operator)) return null;
  const [list = null, step = null, start = null] = operands;
  if (countedQuestion(node) !== null) return t(m.numberOf, { say: say(list) });
  // Inside it, variables are parts of an item, not questions.
  if (variableName(list) === null) return ownFormula;
  const known = operator === 'reduce' ? reductionWords(step, start, say(list), say) : null;
  return known ?? t(m.formulaOver, { formula: ownFormula, list: say(list) });
}

function reductionWords(
  step: Logic,
  start: Logic,
  many: string,
  say: (operand: Logic) => string,
): string | null {
  const { operator = '', operands = [] } = operationOf(step) ?? {};
  const read = operands.map(variableName);
  if (read.length !== 2 || !read.includes('current') || !read.includes('accumulator')) return null;
  switch (operator) {
    case 'min':
      return start === null ? t(m.smallestOf, { many }) : t(m.smallestOfAtMost, { many, start: say(start) });
    case 'max':
      return start === null ? t(m.largestOf, { many }) : t(m.largestOfAtLeast, { many, start: say(start) });
    case '+':
      return start === null || start === 0 ? t(m.sumOf, { many }) : t(m.sumOfBoth, { say: say(start), many });
    default:
      return null;
  }
}

/** Pairs of condition and result; a single one at the end is the "otherwise" result, with a null condition. */
export function casesOf(operands: readonly Logic[]): { when: Logic | null; result: Logic }[] {
  const [first = null, second, ...rest] = operands;
  if (second === undefined) return [{ when: null, result: first }];
  return [{ when: first, result: second }, ...(rest.length > 0 ? casesOf(rest) : [])];
}
