// A dictionary-encoded column: a code for each row, and a value for each code.

/** Code -1: no value. */
export type Coded<V> = { codes: Int32Array; values: readonly V[] };

export type Coder<V> = {
  /** Appends rows; those beyond the end of the list have no value. */
  add(values: readonly (V | null | undefined)[], rows: number): void;
  finish(): Coded<V>;
};

/** Encodes values as they are added. A list is one value. */
export function createCoder<V extends string | readonly string[]>(): Coder<V> {
  const known = new Map<string, number>();
  const values: V[] = [];
  const parts: Int32Array[] = [];
  return {
    add(list, rows) {
      const codes = new Int32Array(rows).fill(-1);
      for (let row = 0; row < rows; row += 1) {
        const value = list[row] ?? null;
        if (value === null) continue;
        const key = keyOf(value);
        let code = known.get(key);
        if (code === undefined) {
          code = values.length;
          known.set(key, code);
          values.push(value);
        }
        codes[row] = code;
      }
      parts.push(codes);
    },
    finish: () => ({ codes: concatenated(parts, Int32Array), values }),
  };
}

/** No text contains NUL (see valueIssue), so a joined list cannot equal a text. */
function keyOf(value: string | readonly string[]): string {
  return typeof value === 'string' ? value : `\0${JSON.stringify(value)}`;
}

/** Appends the rows of `more` to a column. */
export function joinedCodes<V extends string | readonly string[]>(
  column: Coded<V>,
  more: Coded<V>,
): Coded<V> {
  const fresh = new Map(more.values.map((value, code) => [keyOf(value), code]));
  const codes = new Int32Array(more.values.length).fill(-1);
  column.values.forEach((value, code) => {
    const same = fresh.get(keyOf(value));
    if (same !== undefined) codes[same] = code;
  });
  const values = [...column.values];
  more.values.forEach((value, code) => {
    if (codes[code] === -1) codes[code] = values.push(value) - 1;
  });
  const moved = more.codes.map((code) => codes[code] ?? -1);
  return { codes: concatenated([column.codes, moved], Int32Array), values };
}

/** Selects rows by index, in that order. Values are renumbered by first use, and unused ones dropped. */
export function arranged<V>({ codes, values }: Coded<V>, order: Int32Array): Coded<V> {
  const renumbered = new Int32Array(values.length).fill(-1);
  const used: V[] = [];
  const placed = new Int32Array(order.length).fill(-1);
  for (let place = 0; place < order.length; place += 1) {
    const code = codes[order[place] ?? -1] ?? -1;
    if (code < 0) continue;
    let number = renumbered[code] ?? -1;
    if (number < 0) {
      number = used.length;
      renumbered[code] = number;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a code is an index of the values
      used.push(values[code] as V);
    }
    placed[place] = number;
  }
  return { codes: placed, values: used };
}

type Numbers = Float64Array | Int32Array | Uint32Array | Uint8Array;

/** Concatenates arrays of numbers. */
export function concatenated<A extends Numbers>(parts: readonly A[], kind: new (length: number) => A): A {
  const whole = new kind(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
