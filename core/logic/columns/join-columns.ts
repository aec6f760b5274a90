// Builds columns from ranges of two others by copying: a few changed rows should not require converting all answers
// again.
import type { Column } from './column-table.ts';

/** A range of rows, `to` excluded, of the first or second source. */
export type Run = { of: 'first' | 'second'; from: number; to: number };

export function joinLists<T>(first: readonly T[], second: readonly T[], runs: readonly Run[]): T[] {
  const parts = runs.map(({ of, from, to }) => {
    const list = of === 'first' ? first : second;
    return from === 0 && to === list.length ? list : list.slice(from, to);
  });
  // Copies whole ranges, which is faster than element by element.
  return ([] as T[]).concat(...parts);
}

type TypedArray = Float64Array | Int32Array | Uint8Array;

/** Into an array with as many elements as the runs. */
export function joinTyped<A extends TypedArray>(into: A, first: A, second: A, runs: readonly Run[]): A {
  let at = 0;
  for (const { of, from, to } of runs) {
    into.set((of === 'first' ? first : second).subarray(from, to), at);
    at += to - from;
  }
  return into;
}

/** The same column as if built from all rows; null if the two kinds differ. */
export function joinColumns(first: Column, second: Column, runs: readonly Run[]): Column | null {
  const rows = runs.reduce((sum, { from, to }) => sum + to - from, 0);
  if (first.kind === 'number' && second.kind === 'number')
    return { kind: 'number', values: joinTyped(new Float64Array(rows), first.values, second.values, runs) };
  if (first.kind === 'boolean' && second.kind === 'boolean')
    return { kind: 'boolean', values: joinTyped(new Uint8Array(rows), first.values, second.values, runs) };
  if (first.kind !== 'text' || second.kind !== 'text') return null;
  const values = [...first.values];
  const codeOf = finder(first.values, second.values.length);
  const renamed = second.values.map((value) => {
    const known = codeOf(value);
    return known === -1 ? values.push(value) - 1 : known;
  });
  const codes = joinTyped(
    new Int32Array(rows),
    first.codes,
    second.codes.map((code) => renamed[code] ?? -1),
    runs,
  );
  return numberedAnew(codes, values);
}

/** Below this many texts, a linear search is cheaper than building an index. */
const fewTexts = 8;

function finder(values: readonly string[], wanted: number): (value: string) => number {
  if (wanted <= fewTexts) return (value) => values.indexOf(value);
  const places = new Map(values.map((value, place) => [value, place]));
  return (value) => places.get(value) ?? -1;
}

/** Texts are numbered by first occurrence, and unused ones are dropped: counts are listed in this order. */
function numberedAnew(codes: Int32Array, values: readonly string[]): Column {
  const numbers = new Int32Array(values.length).fill(-1);
  const found: string[] = [];
  for (let row = 0; row < codes.length; row += 1) {
    const code = codes[row] ?? -1;
    if (code === -1) continue;
    let number = numbers[code] ?? -1;
    if (number === -1) {
      number = found.push(values[code] ?? '') - 1;
      numbers[code] = number;
    }
    codes[row] = number;
  }
  return { kind: 'text', codes, values: found };
}
