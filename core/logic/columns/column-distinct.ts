// Expressions that only read one text, choice or yes/no question: compiled once, evaluated once per distinct value, and
// looked up by the value's code in every row.
import type { Logic } from '#core/logic/schema.ts';
import { readsUnnamed, variablesOf } from '#core/logic/variables.ts';
import { lookUpBits, lookUpNumbers } from './column-kernels.ts';
import type { ColumnTable } from './column-table.ts';
import { compile } from '#core/logic/compile.ts';
import { isTruthy } from '#core/logic/evaluate.ts';

/** The result for each distinct value, and each row's code. */
export type Distinct = { results: readonly unknown[]; codes: Int32Array | Uint8Array; shift: number };

/** Null if an expression reads numbers or several questions, or fails. One that reads none has one row. */
export function distinctIn(node: Logic, { columns }: ColumnTable): Distinct | null {
  const names = variablesOf(node);
  const [name] = names;
  if (names.size > 1 || readsUnnamed(node)) return null;
  if (name === undefined) return resultsOf(node, [{}], Uint8Array.of(0), 0);
  const column = columns.get(name);
  if (column?.kind === 'boolean') {
    return resultsOf(node, [{ [name]: false }, { [name]: true }, {}], column.values, 0);
  }
  if (column?.kind !== 'text') return null;
  return resultsOf(node, [{}, ...column.values.map((value) => ({ [name]: value }))], column.codes, 1);
}

function resultsOf(
  node: Logic,
  contexts: readonly Record<string, unknown>[],
  codes: Int32Array | Uint8Array,
  shift: number,
): Distinct | null {
  try {
    return { results: contexts.map(compile(node)), codes, shift };
  } catch {
    return null;
  }
}

/** 1 in the rows where the expression is true. */
export function truthOfDistinct({ results, codes, shift }: Distinct): Uint8Array {
  return lookUpBits(
    Uint8Array.from(results, (result) => Number(isTruthy(result))),
    codes,
    shift,
  );
}

/** The expression's numbers, NaN where `results` has null or NaN. */
export function numbersOfDistinct({ results, codes, shift }: Distinct): Float64Array {
  return lookUpNumbers(
    Float64Array.from(results, (result) => (typeof result === 'number' ? result : Number.NaN)),
    codes,
    shift,
  );
}
