// How a JSON-logic expression is taken apart. The compilers, the check and the sentence all read
// expressions through these functions, so they agree with json-logic-js on what an operation is.
import type { Logic } from '#core/forms/schema.ts';

/** An operator and its operands: `{"!": x}` is short for `{"!": [x]}`. */
export type Operation = { operator: string; operands: readonly Logic[] };

/** Operators whose second operand runs once per item of the first, and sees that item only. */
export const itemOperators: ReadonlySet<string> = new Set(['map', 'filter', 'reduce', 'all', 'none', 'some']);

/** The operation that a node is, or null for a constant or a list: an operation is an object with one key. */
export function operationOf(node: Logic): Operation | null {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return null;
  const keys = Object.keys(node);
  const [operator] = keys;
  if (operator === undefined || keys.length !== 1) return null;
  const operands = node[operator] as Logic;
  return { operator, operands: Array.isArray(operands) ? operands : [operands] };
}

/** The name that a `{"var": name}` node reads, or null for any other node and for a computed name. */
export function variableName(node: Logic): string | null {
  const operation = operationOf(node);
  if (operation?.operator !== 'var') return null;
  const name = operation.operands[0] ?? '';
  return typeof name === 'string' || typeof name === 'number' ? String(name) : null;
}
