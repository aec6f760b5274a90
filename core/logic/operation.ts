// Parses and traverses JSON-logic expressions. The compilers, the check and the sentences all use these functions, so
// they agree with json-logic-js on what an operation is.
import type { Logic } from './schema.ts';

/** An operator and its operands: `{"!": x}` is short for `{"!": [x]}`. */
export type Operation = { operator: string; operands: readonly Logic[] };

/** Operators whose second operand runs once per item of the first, and only sees that item. */
const itemOperators: ReadonlySet<string> = new Set(['map', 'filter', 'reduce', 'all', 'none', 'some']);

/** A node as an operation, or null for a constant or a list: an operation is an object with one key. */
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
 * Visits each part of an expression, parents first: operations, and with null as operation lists, constants and anything
 * else. `isOfItem`: variables refer to an item.
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

/** An operation with mapped operands in the same notation; likewise the items of a list. Constants stay unchanged. */
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
