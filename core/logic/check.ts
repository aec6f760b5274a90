// What is wrong with an expression before it is kept, and which questions it reads. The server refuses
// forms by it, the editor shows it, and a question that an expression reads cannot be deleted.
import type { Logic } from '#core/forms/schema.ts';
import { itemOperators, type Operation, operationOf, variableName } from './operation.ts';
import { ownOperators } from './operators.ts';

const maximumDepth = 50;
const many = Number.POSITIVE_INFINITY;

/** How many operands an operator takes, at least and at most. */
const operandCounts: ReadonlyMap<string, readonly [number, number]> = new Map<
  string,
  readonly [number, number]
>([
  ...['==', '===', '!=', '!==', '>', '>=', '/', '%', 'in', 'missing_some'].map(entry(2, 2)),
  ...['<', '<=', 'substr'].map(entry(2, 3)),
  ...['!', '!!', 'log', 'answered'].map(entry(1, 1)),
  ...['var', '-'].map(entry(1, 2)),
  ...['and', 'or', '+', '*', 'min', 'max', 'if', '?:'].map(entry(1, many)),
  ...['cat', 'merge', 'missing'].map(entry(0, many)),
  ...['map', 'filter', 'all', 'none', 'some'].map(entry(2, 2)),
  ['reduce', [2, 3]],
  ...[...ownOperators.keys()].filter((name) => name !== 'answered').map(entry(2, 2)),
]);

function entry(least: number, most: number) {
  return (operator: string): [string, readonly [number, number]] => [operator, [least, most]];
}

/**
 * Everything that is wrong with an expression, for people; empty when it may be kept. With the ids of
 * the questions it may read, a variable that is none of them is a fault too.
 */
export function checkLogic(expression: unknown, knownQuestionIds?: ReadonlySet<string>): string[] {
  if (typeof expression !== 'object' || expression === null || Array.isArray(expression)) {
    return ['An expression must be an object with one operator'];
  }
  if (isTooDeep(expression, maximumDepth))
    return [`An expression may be at most ${maximumDepth} levels deep`];
  const faults = new Set<string>();
  checkNode(expression as Logic, knownQuestionIds, faults);
  return [...faults];
}

/** The ids of the questions that an expression reads. */
export function variablesOf(expression: Logic): Set<string> {
  const names = new Set<string>();
  collect(expression, names);
  return names;
}

/** Whether an expression also reads answers that `variablesOf` cannot tell: all at once, or by a computed name. */
export function readsUnnamed(node: Logic): boolean {
  if (Array.isArray(node)) return node.some(readsUnnamed);
  const operation = operationOf(node);
  return operation !== null && (namesIn(operation) === null || outerOperands(operation).some(readsUnnamed));
}

function isTooDeep(node: unknown, levels: number): boolean {
  if (typeof node !== 'object' || node === null) return false;
  // A list of operands is on the level of its operator.
  return (
    levels === 0 ||
    Object.values(node).some((child) => {
      const children: unknown[] = Array.isArray(child) ? child : [child];
      return children.some((each) => isTooDeep(each, levels - 1));
    })
  );
}

/** `known` is undefined where any variable may stand: none were given, or the variables are those of an item. */
function checkNode(node: Logic, known: ReadonlySet<string> | undefined, faults: Set<string>): void {
  if (Array.isArray(node)) return node.forEach((item) => checkNode(item, known, faults));
  if (typeof node !== 'object' || node === null) return;
  const operation = operationOf(node);
  if (!operation) return void faults.add('Every object in an expression must have exactly one operator');
  const { operator, operands } = operation;
  const count = operandCounts.get(operator);
  if (!count) faults.add(`Unknown operator "${shorten(operator)}"`);
  else if (operands.length < count[0] || operands.length > count[1]) faults.add(countFault(operator, count));
  if (known) {
    const names = namesIn(operation);
    if (!names) faults.add(`"${operator}" must name a question`);
    for (const name of names ?? []) if (!known.has(name)) faults.add(`Unknown question "${shorten(name)}"`);
  }
  operands.forEach((operand, index) => {
    checkNode(operand, seesItem(operator, index) ? undefined : known, faults);
  });
}

function collect(node: Logic, names: Set<string>): void {
  if (Array.isArray(node)) return node.forEach((item) => collect(item, names));
  const operation = operationOf(node);
  if (!operation) return;
  for (const name of namesIn(operation) ?? []) names.add(name);
  for (const operand of outerOperands(operation)) collect(operand, names);
}

/** The variables that an operation reads itself, its operands aside; null where it does not name them all. */
function namesIn({ operator, operands }: Operation): string[] | null {
  switch (operator) {
    case 'var': {
      const name = variableName({ var: [...operands] });
      return name ? [name] : null;
    }
    case 'missing':
      return namesAmong(operands.flat());
    case 'missing_some':
      return namesAmong(operands.slice(1).flat());
    default:
      return [];
  }
}

function namesAmong(operands: readonly Logic[]): string[] | null {
  const names = operands.filter((operand) => typeof operand === 'string');
  return names.length === operands.length ? names : null;
}

function outerOperands({ operator, operands }: Operation): readonly Logic[] {
  return operands.filter((_, index) => !seesItem(operator, index));
}

function seesItem(operator: string, index: number): boolean {
  return index === 1 && itemOperators.has(operator);
}

function countFault(operator: string, [least, most]: readonly [number, number]): string {
  const range = most === many ? `at least ${least}` : least === most ? `${least}` : `${least} to ${most}`;
  return `"${operator}" needs ${range} ${range.endsWith('1') ? 'operand' : 'operands'}`;
}

function shorten(name: string): string {
  return name.length > 60 ? `${name.slice(0, 57)}...` : name;
}
