// The numbers by which rows are sorted.

/** Assigns ranks to texts in collation order; those that only differ in case or accent share a rank. */
export function ranksInto(ranks: Map<string, number>): void {
  const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  let rank = 0;
  let before: string | null = null;
  for (const text of [...ranks.keys()].sort(compare)) {
    if (before !== null && compare(before, text) !== 0) rank += 1;
    ranks.set(text, text.trim() === '' ? Number.NaN : rank);
    before = text;
  }
}

export function keysOf(length: number, rows: Int32Array, keyOf: (row: number) => number): Float64Array {
  const keys = new Float64Array(length);
  for (const row of rows) keys[row] = keyOf(row);
  return keys;
}
