// Rows that were read, with what became of them since: the same as if all were read anew, without doing so.
import type { QuestionTypes } from '#core/logic/evaluate.ts';
import { gatherRows, joinRows, type RowData } from './row-data.ts';
import type { RowColumns } from './schema.ts';

/** The data without the rows at some places, with others in their order: the newest first, then by id. */
export function mergeRows(
  data: RowData,
  without: ReadonlySet<number>,
  added: readonly RowColumns[],
  types: QuestionTypes,
): RowData {
  const fresh = gatherRows(added, types);
  const kept = placesOf(data).filter((place) => !without.has(place));
  const coming = placesOf(fresh).toSorted((a, b) => (comesFirst(fresh, a, fresh, b) ? -1 : 1));
  /** Places in the data, and those of the fresh rows as negative numbers. */
  const order: number[] = [];
  let next = 0;
  for (const place of kept) {
    for (; next < coming.length && comesFirst(fresh, coming[next] ?? 0, data, place); next += 1)
      order.push(-1 - (coming[next] ?? 0));
    order.push(place);
  }
  for (; next < coming.length; next += 1) order.push(-1 - (coming[next] ?? 0));
  return joinRows(data, fresh, order, types);
}

function placesOf({ rows }: RowData): number[] {
  return Array.from({ length: rows }, (_, place) => place);
}

function comesFirst(data: RowData, place: number, other: RowData, otherPlace: number): boolean {
  const [created, otherCreated] = [data.created[place] ?? 0, other.created[otherPlace] ?? 0];
  if (created !== otherCreated) return created > otherCreated;
  return (data.ids[place] ?? '') < (other.ids[otherPlace] ?? '');
}
