// JSON-logic over columns, for the many rows of a dashboard: one pass over typed arrays per operation, in about a tenth
// of the time of closures. Supports numbers, dates, and anything that reads a single text, choice or yes/no question,
// which is evaluated once per distinct value. Everything else returns null, and the caller evaluates row by row with
// `compile`.
import type { Logic } from '#core/logic/schema.ts';
import { distinctIn, numbersOfDistinct, truthOfDistinct } from './column-distinct.ts';
import {
  andMasks,
  calculate,
  type Calculation,
  compareNumbers,
  type Comparison,
  isNaNMask,
  mapNumbers,
  notMask,
  orMasks,
  select,
  spread,
  truthOfNumbers,
  zeroForNaN,
} from './column-kernels.ts';
import type { ColumnTable } from './column-table.ts';
import { type Operation, operationOf, variableName } from '#core/logic/operation.ts';
import {
  dayOf,
  isTemporal,
  isTimeOperator,
  localKey,
  minuteOf,
  type TemporalOperator,
} from '#core/logic/operators.ts';

/** 1 for every row where the expression is true, otherwise 0; null if columns do not support it. */
export function maskOf(expression: Logic, table: ColumnTable): Uint8Array | null {
  const mask = maskIn(expression, table);
  return mask && spread(mask, table.rows);
}

/**
 * The expression's number for every row, NaN if it has none; null if columns do not support it. The array may be a
 * column of the table itself: do not modify it.
 */
export function numbersOf(expression: Logic, table: ColumnTable): Float64Array | null {
  const packed = numbersIn(expression, table);
  return packed && spread(packed.values, table.rows);
}

/**
 * An array of length 1 stands for the same value in every row. `absent` is what NaN stands for: null (an unanswered
 * question), a real NaN (a calculation), or neither, if there is none.
 */
type Numbers = { kind: 'numbers'; values: Float64Array; absent: 'null' | 'NaN' | 'neither' };
/** Only true and false. */
type Booleans = { kind: 'booleans'; values: Uint8Array };
type Vector = Numbers | Booleans;

const zero = Float64Array.of(0);

/** Where an expression is true, whatever its type. */
function maskIn(node: Logic, table: ColumnTable): Uint8Array | null {
  const distinct = distinctIn(node, table);
  if (distinct) return truthOfDistinct(distinct);
  const operation = operationOf(node);
  if (!operation) return null;
  const { operator, operands } = operation;
  if (operator === 'and' || operator === 'or') return junction(operator, all(operands, table, maskIn));
  if (operator === 'if') return chosenMask(all(operands, table, maskIn));
  const vector = calculated(operation, table);
  return vector && (vector.kind === 'booleans' ? vector.values : truthOfNumbers(vector.values));
}

/** The values of an expression that is numeric or boolean in every row. */
function vectorIn(node: Logic, table: ColumnTable): Vector | null {
  const distinct = distinctIn(node, table);
  if (!distinct) {
    const operation = operationOf(node);
    return operation && calculated(operation, table);
  }
  const { results } = distinct;
  if (results.every((result) => typeof result === 'boolean')) return booleans(truthOfDistinct(distinct));
  if (!results.every((result) => typeof result === 'number' || result === null)) return null;
  const kinds = results.map((result) =>
    result === null ? 'null' : Number.isNaN(result) ? 'NaN' : 'neither',
  );
  return mixed(kinds, numbersOfDistinct(distinct));
}

function numbersIn(node: Logic, table: ColumnTable): Numbers | null {
  const vector = vectorIn(node, table);
  return vector?.kind === 'numbers' ? vector : null;
}

function booleansIn(node: Logic, table: ColumnTable): Uint8Array | null {
  const vector = vectorIn(node, table);
  return vector?.kind === 'booleans' ? vector.values : null;
}

function calculated({ operator, operands }: Operation, table: ColumnTable): Vector | null {
  if (isTemporal(operator)) return booleans(compareTimes(operator, operands, table));
  switch (operator) {
    case 'var':
      return variable(operands, table);
    case 'answered':
      return booleans(answered(all(operands, table, numbersIn)));
    case '!':
    case '!!':
      return booleans(negation(operator, all(operands, table, maskIn)));
    case 'and':
    case 'or':
      return booleans(junction(operator, all(operands, table, booleansIn)));
    case 'if':
      return chosen(operands, table);
    case '==':
    case '===':
      return booleans(equal(all(operands, table, numbersIn)));
    case '!=':
    case '!==': {
      const same = equal(all(operands, table, numbersIn));
      return booleans(same && notMask(same));
    }
    case '>':
    case '>=':
      return operands.length === 2 ? booleans(ordered(operator, all(operands, table, numbersIn))) : null;
    case '<':
    case '<=':
      return booleans(ordered(operator, all(operands, table, numbersIn)));
    case '+':
    case '*':
    case '-':
    case '/':
    case '%':
    case 'min':
    case 'max':
      return arithmetic(operator, all(operands, table, numbersIn));
    default:
      return null;
  }
}

/** Maps every operand with `read`, or null if one of them fails. */
function all<Result>(
  operands: readonly Logic[],
  table: ColumnTable,
  read: (node: Logic, table: ColumnTable) => Result | null,
): Result[] | null {
  const results: Result[] = [];
  for (const operand of operands) {
    const result = read(operand, table);
    if (result === null) return null;
    results.push(result);
  }
  return results;
}

function booleans(values: Uint8Array | null): Booleans | null {
  return values && { kind: 'booleans', values };
}

function numbers(values: Float64Array, absent: Numbers['absent']): Numbers {
  return { kind: 'numbers', values, absent };
}

/** Numbers from several sources: null if NaN stands for null in one and for NaN in another. */
function mixed(sources: readonly Numbers['absent'][], values: Float64Array): Numbers | null {
  const [absent = 'neither', ...rest] = new Set(sources.filter((source) => source !== 'neither'));
  return rest.length === 0 ? numbers(values, absent) : null;
}

function variable(operands: readonly Logic[], table: ColumnTable): Numbers | null {
  const [name, fallback, ...rest] = operands;
  const column = typeof name === 'string' ? table.columns.get(name) : undefined;
  if (column?.kind !== 'number' || rest.length > 0) return null;
  if (fallback === undefined) return numbers(column.values, 'null');
  const instead = numbersIn(fallback, table);
  return instead && numbers(select(isNaNMask(column.values), instead.values, column.values), instead.absent);
}

function answered(operands: Numbers[] | null): Uint8Array | null {
  const [a, ...rest] = operands ?? [];
  if (!a || rest.length > 0) return null;
  return notMask(isNaNMask(a.values));
}

function negation(operator: '!' | '!!', operands: Uint8Array[] | null): Uint8Array | null {
  const [a, ...rest] = operands ?? [];
  if (!a || rest.length > 0) return null;
  return operator === '!' ? notMask(a) : a;
}

function junction(operator: 'and' | 'or', operands: Uint8Array[] | null): Uint8Array | null {
  const [first, ...rest] = operands ?? [];
  return first ? rest.reduce(operator === 'and' ? andMasks : orMasks, first) : null;
}

function chosenMask(operands: Uint8Array[] | null): Uint8Array | null {
  const [condition, yes, no, ...rest] = operands ?? [];
  if (!condition || !yes || !no || rest.length > 0) return null;
  return orMasks(andMasks(condition, yes), andMasks(notMask(condition), no));
}

function chosen(operands: readonly Logic[], table: ColumnTable): Vector | null {
  const [condition, yes, no] = operands;
  if (condition === undefined || yes === undefined || no === undefined || operands.length > 3) return null;
  const mask = maskIn(condition, table);
  const [a, b] = [vectorIn(yes, table), vectorIn(no, table)];
  if (!mask || a?.kind !== b?.kind) return null;
  if (a?.kind === 'numbers' && b?.kind === 'numbers') {
    return mixed([a.absent, b.absent], select(mask, a.values, b.values));
  }
  return a?.kind === 'booleans' && b?.kind === 'booleans'
    ? booleans(chosenMask([mask, a.values, b.values]))
    : null;
}

/** Null equals only null; NaN equals nothing. */
function equal(operands: Numbers[] | null): Uint8Array | null {
  const [a, b, ...rest] = operands ?? [];
  if (!a || !b || rest.length > 0) return null;
  const same = compareNumbers('==', a.values, b.values);
  if (a.absent !== 'null' || b.absent !== 'null') return same;
  return orMasks(same, andMasks(isNaNMask(a.values), isNaNMask(b.values)));
}

function ordered(comparison: Comparison, operands: Numbers[] | null): Uint8Array | null {
  const [a, b, c, ...rest] = (operands ?? []).map(coerced);
  if (!a || !b || rest.length > 0) return null;
  const first = compareNumbers(comparison, a, b);
  return c ? andMasks(first, compareNumbers(comparison, b, c)) : first;
}

function arithmetic(operator: Calculation, operands: Numbers[] | null): Numbers | null {
  const [first, second, ...rest] = operands ?? [];
  if (!operands || !first) return null;
  const isPair = operator === '-' || operator === '/' || operator === '%';
  if (!second && operator === '*') return first;
  if (!second && operator === '-')
    return numbers(
      mapNumbers(coerced(first), (value) => -value),
      'NaN',
    );
  if (isPair && (!second || rest.length > 0)) return null;
  // `+` and `*` parse, and null does not parse; the others coerce.
  const parsed = operands.map(operator === '+' || operator === '*' ? ({ values }) => values : coerced);
  const terms = operator === '+' && !second ? [zero, ...parsed] : parsed;
  return numbers(
    terms.reduce((total, term) => calculate(operator, total, term)),
    'NaN',
  );
}

/**
 * Numbers as JavaScript's operators coerce them: null is 0. Cached by column, since a dashboard reuses the same ones.
 */
function coerced({ values, absent }: Numbers): Float64Array {
  if (absent !== 'null') return values;
  const known = withZeros.get(values) ?? zeroForNaN(values);
  withZeros.set(values, known);
  return known;
}

const withZeros = new WeakMap<Float64Array, Float64Array>();

function compareTimes(
  operator: TemporalOperator,
  operands: readonly Logic[],
  table: ColumnTable,
): Uint8Array | null {
  const read = isTimeOperator(operator) ? minuteOf : dayOf;
  const times = all(operands, table, (operand) => timesIn(operand, table, read));
  const [a, b, ...rest] = times ?? [];
  if (!a || !b || rest.length > 0) return null;
  if (operator.endsWith('On')) return compareNumbers('==', a, b);
  return compareNumbers(operator.endsWith('After') ? '>' : '<', a, b);
}

/** The days or minutes of a DATETIME question or constant, NaN if there is none. */
function timesIn(
  node: Logic,
  { columns }: ColumnTable,
  read: (operand: unknown) => number | null,
): Float64Array | null {
  const name = variableName(node);
  if (!name) {
    return typeof node === 'number' || typeof node === 'string'
      ? Float64Array.of(read(node) ?? Number.NaN)
      : null;
  }
  const column = columns.get(localKey(name));
  if (column?.kind !== 'number' || operationOf(node)?.operands.length !== 1) return null;
  return mapNumbers(column.values, (value) => read(value) ?? Number.NaN);
}
