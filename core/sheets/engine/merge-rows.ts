// Merges changes into loaded rows: the same result as loading all rows again.
import type { QuestionTypes } from '#core/logic/evaluate.ts';
import type { Run } from '#core/logic/columns/join-columns.ts';
import type { Pause } from '#core/portions/portions.ts';
import { gatherRows, joinRows, type RowData } from './row-data.ts';
import type { RowColumns } from '#core/sheets/schema.ts';

export type MergedRows = {
  data: RowData;
  /** The indexes of the added rows. */
  added: number[];
};

/** Removes the rows at some indexes and inserts others in order: newest first, then by id. */
export async function mergeRows(
  data: RowData,
  { without, pages }: { without: ReadonlySet<number>; pages: readonly RowColumns[] },
  types: QuestionTypes,
  pause: Pause,
): Promise<MergedRows> {
  const fresh = gatherRows(pages, types);
  const coming = Array.from({ length: fresh.rows }, (_, place) => place).sort((a, b) =>
    comesFirst(fresh, a, fresh, b) ? -1 : 1,
  );
  const leaving = [...without].sort((a, b) => a - b);
  const runs: Run[] = [];
  const added: number[] = [];
  let rows = 0;
  const take = (of: Run['of'], from: number, to: number): void => {
    if (of === 'second') added.push(rows);
    if (from < to) runs.push({ of, from, to });
    rows += to - from;
  };
  let next = 0;
  let gone = 0;
  let from = 0;
  for (let place = 0; place < data.rows; place += 1) {
    if (leaving[gone] === place) {
      take('first', from, place);
      from = place + 1;
      gone += 1;
      continue;
    }
    for (; next < coming.length && comesFirst(fresh, coming[next] ?? 0, data, place); next += 1) {
      take('first', from, place);
      from = place;
      take('second', coming[next] ?? 0, (coming[next] ?? 0) + 1);
    }
  }
  take('first', from, data.rows);
  for (const place of coming.slice(next)) take('second', place, place + 1);
  return { data: await joinRows({ first: data, second: fresh, runs }, types, pause), added };
}

function comesFirst(data: RowData, place: number, other: RowData, otherPlace: number): boolean {
  const [created, otherCreated] = [data.created[place] ?? 0, other.created[otherPlace] ?? 0];
  if (created !== otherCreated) return created > otherCreated;
  return (data.ids[place] ?? '') < (other.ids[otherPlace] ?? '');
}
