// What is wrong with an expression before it is kept. The server refuses forms by it, the editor shows it.
import type { Logic } from './schema.ts';
import { takesTooLong } from './cost.ts';
import { eachNode, type Operation } from './operation.ts';
import { ownOperators } from './operators.ts';
import { namesIn } from './variables.ts';

const maximumDepth = 50;
const tooLong = 'This would take too long for every row: use shorter lists, and none within another';
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
 * the questions it may read, a variable that is none of them is an issue too.
 */
export function checkLogic(expression: Logic | undefined, knownQuestionIds?: ReadonlySet<string>): string[] {
  if (typeof expression !== 'object' || expression === null || Array.isArray(expression)) {
    return ['An expression must be an object with one operator'];
  }
  if (isTooDeep(expression, maximumDepth))
    return [`An expression may be at most ${maximumDepth} levels deep`];
  if (takesTooLong(expression)) return [tooLong];
  const issues = new Set<string>();
  eachNode(expression, (node, operation, isOfItem) => {
    if (operation) {
      // Within `some` and the like any variable may stand: it is one of an item.
      for (const issue of issuesOf(operation, isOfItem ? undefined : knownQuestionIds)) issues.add(issue);
    } else if (typeof node === 'object' && node !== null && !Array.isArray(node)) {
      issues.add('Every object in an expression must have exactly one operator');
    }
  });
  return [...issues];
}

/** As `checkLogic`, for a formula that is worked out for every row: a bare number will do, one for each of them. */
export function checkFormula(
  expression: Logic | undefined,
  knownQuestionIds?: ReadonlySet<string>,
): string[] {
  return Number.isFinite(expression) ? [] : checkLogic(expression, knownQuestionIds);
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

function issuesOf(operation: Operation, known: ReadonlySet<string> | undefined): string[] {
  const { operator, operands } = operation;
  const count = operandCounts.get(operator);
  const issues: string[] = [];
  if (!count) issues.push(`Unknown operator "${shorten(operator)}"`);
  else if (operands.length < count[0] || operands.length > count[1]) issues.push(countIssue(operator, count));
  if (!known) return issues;
  const names = namesIn(operation);
  if (!names) return [...issues, `"${operator}" must name a question`];
  const unknown = names.filter((name) => !known.has(name));
  return [...issues, ...unknown.map((name) => `Unknown question "${shorten(name)}"`)];
}

function countIssue(operator: string, [least, most]: readonly [number, number]): string {
  const range = most === many ? `at least ${least}` : least === most ? `${least}` : `${least} to ${most}`;
  return `"${operator}" needs ${range} ${range.endsWith('1') ? 'operand' : 'operands'}`;
}

function shorten(name: string): string {
  return name.length > 60 ? `${name.slice(0, 57)}...` : name;
}
