// What goes through a list item by item, in words where it is one of the usual ones: a smallest, a largest, a sum.
import type { Logic } from './schema.ts';
import { countedQuestion } from './count.ts';
import { type Operation, operationOf, variableName } from './operation.ts';

/** What no sentence says better than its JSON. */
export const ownFormula = 'a formula of its own';

/** Operators that work through a list, and come to a value or to another list. */
const listOperators: ReadonlySet<string> = new Set(['reduce', 'map', 'filter']);

/** Such an operation as a thing, or null where it is another one. `say` puts an operand in words. */
export function listPhrase(
  node: Logic,
  operation: Operation,
  say: (operand: Logic) => string,
): string | null {
  const { operator, operands } = operation;
  if (!listOperators.has(operator)) return null;
  const [list = null, step = null, start = null] = operands;
  if (countedQuestion(node) !== null) return `the number of ${say(list)}`;
  // Inside, variables are parts of an item and no questions.
  if (variableName(list) === null) return ownFormula;
  const known = operator === 'reduce' ? reductionWords(step, start, say(list), say) : null;
  return known ?? `${ownFormula} over ${say(list)}`;
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
      return `the smallest of ${many}${start === null ? '' : ` (at most ${say(start)})`}`;
    case 'max':
      return `the largest of ${many}${start === null ? '' : ` (at least ${say(start)})`}`;
    case '+':
      return start === null || start === 0 ? `the sum of ${many}` : `(${say(start)} + the sum of ${many})`;
    default:
      return null;
  }
}
