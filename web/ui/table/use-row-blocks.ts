// Fetches the rows of a table in blocks as they become visible, from memory or a worker, and caches them.
import { useReducer, useRef } from 'react';

export type GetRows<Row> = (from: number, to: number) => readonly Row[] | Promise<readonly Row[]>;

const blockSize = 100;

/**
 * Returns a function that reads a row, undefined while loading. A new `getRows` starts over; the previous rows stay
 * visible until the new ones arrive.
 */
export function useRowBlocks<Row>(
  getRows: GetRows<Row>,
  rowCount: number,
  from: number,
  to: number,
): (index: number) => Row | undefined {
  const blocks = useRef<Blocks<Row>>({ getRows, rowCount, rows: new Map(), before: new Map() });
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const inSight = blocksOf(from, Math.min(to, rowCount));
  if (blocks.current.getRows !== getRows || blocks.current.rowCount !== rowCount) {
    blocks.current = { getRows, rowCount, rows: new Map(), before: shownIn(blocks.current, inSight) };
  }
  const { rows, before } = blocks.current;
  for (const block of inSight) {
    if (rows.has(block)) continue;
    const got = getRows(block * blockSize, Math.min((block + 1) * blockSize, rowCount));
    rows.set(block, got instanceof Promise ? null : got);
    if (got instanceof Promise) {
      got.then(
        (fetched) => {
          rows.set(block, fetched);
          drawAgain();
        },
        // Fetched again when it next becomes visible.
        () => rows.delete(block),
      );
    }
  }
  return (index) => {
    const block = Math.floor(index / blockSize);
    return (rows.get(block) ?? before.get(block))?.[index % blockSize];
  };
}

type Blocks<Row> = {
  getRows: GetRows<Row>;
  rowCount: number;
  /** Null while a block is loading. */
  rows: Map<number, readonly Row[] | null>;
  /** The previously visible blocks. */
  before: ReadonlyMap<number, readonly Row[]>;
};

function shownIn<Row>(
  { rows, before }: Blocks<Row>,
  inSight: readonly number[],
): ReadonlyMap<number, readonly Row[]> {
  return new Map(
    inSight.flatMap((block) => {
      const shown = rows.get(block) ?? before.get(block);
      return shown === undefined ? [] : [[block, shown] as const];
    }),
  );
}

function blocksOf(from: number, to: number): number[] {
  if (to <= from) return [];
  const first = Math.floor(from / blockSize);
  const last = Math.floor((to - 1) / blockSize);
  return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
}
