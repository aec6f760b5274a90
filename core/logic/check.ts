// Validates an expression before it is saved. The server rejects forms with its issues, and the editor shows them.
import type { Logic } from './schema.ts';
import { geoPointOf } from '#core/questions/places/geo-point.ts';
import { takesTooLong } from './cost.ts';
import { isTooDeep, maximumDepth } from './depth.ts';
import { eachNode, type Operation, operationOf, seesItem, variableName } from './operation.ts';
import { isSummary, ownOperators, unaryOperators } from './operators.ts';
import { namesIn } from './variables.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const tooLong = t(m.thisWouldTakeTooLong);
const many = Number.POSITIVE_INFINITY;

/** The minimum and maximum number of operands of each operator. */
const operandCounts: ReadonlyMap<string, readonly [number, number]> = new Map<
  string,
  readonly [number, number]
>([
  ...['==', '===', '!=', '!==', '>', '>=', '/', '%', 'in', 'missing_some'].map(entry(2, 2)),
  ...['<', '<=', 'substr'].map(entry(2, 3)),
  ...['!', '!!', 'log', ...unaryOperators].map(entry(1, 1)),
  ...['var', '-'].map(entry(1, 2)),
  ...['and', 'or', '+', '*', 'min', 'max', 'if', '?:'].map(entry(1, many)),
  ...['cat', 'merge', 'missing'].map(entry(0, many)),
  ...['map', 'filter', 'all', 'none', 'some'].map(entry(2, 2)),
  ['reduce', [2, 3]],
  ...[...ownOperators.keys()].filter((name) => !unaryOperators.includes(name)).map(entry(2, 2)),
]);

function entry(least: number, most: number) {
  return (operator: string): [string, readonly [number, number]] => [operator, [least, most]];
}

/**
 * All issues of an expression, for people; empty if it may be saved. Given the ids of the questions that it may read,
 * any other variable is an issue.
 */
export function checkLogic(expression: Logic | undefined, knownQuestionIds?: ReadonlySet<string>): string[] {
  if (typeof expression !== 'object' || expression === null || Array.isArray(expression)) {
    return [t(m.expressionMustBeObjectWith)];
  }
  if (isTooDeep(expression)) return [t(m.expressionCanBeAtMost, { maximumDepth })];
  if (takesTooLong(expression)) return [tooLong];
  const issues = new Set<string>();
  eachNode(expression, (node, operation, isOfItem) => {
    if (operation) {
      // Inside `some` and the like, any variable is allowed: it belongs to an item.
      for (const issue of issuesOf(operation, isOfItem ? undefined : knownQuestionIds)) issues.add(issue);
    } else if (typeof node === 'object' && node !== null && !Array.isArray(node)) {
      issues.add(t(m.everyObjectInExpressionMust));
    }
  });
  return [...issues];
}

/**
 * Like `checkLogic`, for a formula that is evaluated for every row: a bare number is allowed, and counts as one per row.
 */
export function checkFormula(
  expression: Logic | undefined,
  knownQuestionIds?: ReadonlySet<string>,
): string[] {
  return Number.isFinite(expression) ? [] : checkLogic(expression, knownQuestionIds);
}

function issuesOf(operation: Operation, known: ReadonlySet<string> | undefined): string[] {
  const { operator, operands } = operation;
  const count = operandCounts.get(operator);
  const issues: string[] = [];
  if (!count) issues.push(t(m.unknownOperator, { shorten: shorten(operator) }));
  else if (operands.length < count[0] || operands.length > count[1]) issues.push(countIssue(operator, count));
  if (operator === 'distance' && operands.some(isNoPlace)) issues.push(t(m.distanceNeedsPlaces));
  if (equalities.has(operator) && operands.includes(null) && operands.some(isDistance))
    issues.push(t(m.distanceIsNeverNull));
  if (!known) return issues;
  const names = namesIn(operation);
  if (!names) return [...issues, t(m.mustNameQuestion, { operator })];
  const unknown = names.filter((name) => !known.has(name));
  return [...issues, ...unknown.map((name) => t(m.unknownQuestion, { shorten: shorten(name) }))];
}

const equalities: ReadonlySet<string> = new Set(['==', '===', '!=', '!==']);

function isDistance(operand: Logic): boolean {
  return operationOf(operand)?.operator === 'distance';
}

/** Whether a constant is no place; what is read or worked out may be one. */
function isNoPlace(operand: Logic): boolean {
  return operationOf(operand) === null && !(typeof operand === 'string' && geoPointOf(operand) !== null);
}

function countIssue(operator: string, [least, most]: readonly [number, number]): string {
  if (most === many) return t(m.needsAtLeast, { operator, least });
  return least === most
    ? t(m.needsOperands, { operator, most })
    : t(m.needsFromTo, { operator, least, most });
}

/**
 * Whether questions of entries are read as one answer outside of them, where they have several. `titles` are those of such
 * questions by id.
 */
export function listIssues(expression: Logic, titles: ReadonlyMap<string, string>): string[] {
  if (titles.size === 0) return [];
  const found = new Set<string>();
  const see = (node: Logic) => {
    const title = titles.get(variableName(node) ?? '');
    if (title !== undefined) found.add(t(m.questionOfEntriesIsList, { title }));
  };
  see(expression);
  eachNode(expression, (node, operation, isOfItem) => {
    if (isOfItem) return;
    if (Array.isArray(node)) node.forEach(see);
    operation?.operands.forEach((operand, index) => {
      if (!takesList(operation.operator, index)) see(operand);
    });
  });
  return [...found];
}

/** The ids of the questions of which an expression takes the sum, average, least or greatest. */
export function summariesOf(expression: Logic): string[] {
  const found: string[] = [];
  eachNode(expression, (_, operation) => {
    if (operation && isSummary(operation.operator))
      found.push(variableName(operation.operands[0] ?? null) ?? '');
  });
  return found;
}

function takesList(operator: string, index: number): boolean {
  if (seesItem(operator, 1)) return index === 0;
  if (operator === 'in') return index === 1;
  return (
    isSummary(operator) ||
    ['answered', 'contains', '!', '!!', 'var', 'missing', 'missing_some'].includes(operator)
  );
}

function shorten(name: string): string {
  return name.length > 60 ? `${name.slice(0, 57)}...` : name;
}
