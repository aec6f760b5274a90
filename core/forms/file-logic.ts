// Expressions of form files: there a variable may be called by a question's title, on the wire by its id.
import { itemOperators } from '#core/logic/operation.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * The expression with its variables called otherwise. What is compared stays as it is, and so do the variables of an
 * item within `some` and the like, which are no questions. Whatever is no expression comes back unchanged.
 */
export function renameVariables(node: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(node)) return node.map((item) => renameVariables(item, rename));
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([operator, operands]) => [operator, renameIn(operator, operands, rename)]),
  );
}

function renameIn(operator: string, operands: unknown, rename: (name: string) => string): unknown {
  const isName = naming.get(operator);
  if (typeof operands === 'string' && isName?.(0)) return rename(operands);
  if (!Array.isArray(operands)) return renameVariables(operands, rename);
  return operands.map((operand: unknown, index) => {
    if (itemOperators.has(operator) && index === 1) return operand;
    return isName?.(index) ? renameNames(operand, rename) : renameVariables(operand, rename);
  });
}

/** Which operands of an operator are names of variables: not the default of `var`, not the count of `missing_some`. */
const naming: ReadonlyMap<string, (index: number) => boolean> = new Map<string, (index: number) => boolean>([
  ['var', (index) => index === 0],
  ['missing', () => true],
  ['missing_some', (index) => index === 1],
]);

function renameNames(operand: unknown, rename: (name: string) => string): unknown {
  if (typeof operand === 'string') return rename(operand);
  return Array.isArray(operand)
    ? operand.map((item) => renameNames(item, rename))
    : renameVariables(operand, rename);
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
