// How a JSON-logic expression is taken apart and walked through. The compilers, the check and the sentence all read
// expressions through these functions, so they agree with json-logic-js on what an operation is.
import type { Logic } from './schema.ts';

/** An operator and its operands: `{"!": x}` is short for `{"!": [x]}`. */
export type Operation = { operator: string; operands: readonly Logic[] };

/** Operators whose second operand runs once per item of the first, and sees that item only. */
const itemOperators: ReadonlySet<string> = new Set(['map', 'filter', 'reduce', 'all', 'none', 'some']);

/** The operation that a node is, or null for a constant or a list: an operation is an object with one key. */
export function operationOf(node: Logic): Operation | null {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return null;
  const keys = Object.keys(node);
  const [operator] = keys;
  if (operator === undefined || keys.length !== 1) return null;
  const operands = node[operator] ?? null;
  return { operator, operands: Array.isArray(operands) ? operands : [operands] };
}

/** Whether an operand runs once per item of the first one. */
export function seesItem(operator: string, index: number): boolean {
  return index === 1 && itemOperators.has(operator);
}

/**
 * Calls for each part of an expression, from the top down: operations, and with null for one lists, constants and what is
 * none of these. `isOfItem` where variables are those of an item.
 */
export function eachNode(
  node: Logic,
  see: (node: Logic, operation: Operation | null, isOfItem: boolean) => void,
  isOfItem = false,
): void {
  const operation = operationOf(node);
  see(node, operation, isOfItem);
  if (Array.isArray(node)) return node.forEach((part) => eachNode(part, see, isOfItem));
  operation?.operands.forEach((operand, index) =>
    eachNode(operand, see, isOfItem || seesItem(operation.operator, index)),
  );
}

/** An operation with other operands, written as it was; the items of a list likewise. A constant stays. */
export function mapOperands(
  node: Logic,
  change: (operand: Logic, operation: Operation, index: number) => Logic,
): Logic {
  if (Array.isArray(node)) return node.map((item) => mapOperands(item, change));
  const operation = operationOf(node);
  if (operation === null) return node;
  const { operator, operands } = operation;
  const changed = operands.map((operand, index) => change(operand, operation, index));
  const isList = typeof node === 'object' && node !== null && Array.isArray(node[operator]);
  return { [operator]: isList ? changed : (changed[0] ?? null) };
}

/** The name that a `{"var": name}` node reads, or null for any other node and for a computed name. */
export function variableName(node: Logic): string | null {
  const operation = operationOf(node);
  if (operation?.operator !== 'var') return null;
  const name = operation.operands[0] ?? '';
  return typeof name === 'string' || typeof name === 'number' ? String(name) : null;
}
