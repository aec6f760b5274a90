// Where the row whose details are open stands among the others, so that there is a way to those before and after it. A row
// that is in view no more, such as one that was reviewed a moment ago, keeps its place between its neighbours.
import { useEffect, useRef, useState } from 'react';
import type { SheetClient } from '#web/sheets/engine/sheet-client.ts';
import type { LoadedView } from '#web/sheets/engine/use-sheet-view.ts';

export type RowPlace = {
  rowId: string;
  /** Null where the row is not known. */
  sheetId: string | null;
  previous: string | null;
  next: string | null;
  /** Of how many rows; -1 where the table does not show it. */
  index: number;
  count: number;
};

/** Null until it is known. */
export function useRowPlace(
  { client, edition, overview }: LoadedView,
  rowId: string | null,
): RowPlace | null {
  const [place, setPlace] = useState<RowPlace | null>(null);
  const [only, ...others] = overview.sheets;
  const onlySheetId = others.length === 0 ? (only?.id ?? null) : null;
  /** The last place in view of each row that was looked at. */
  const seen = useRef(new Map<string, RowPlace>());
  useEffect(() => {
    if (rowId === null) return undefined;
    let isWanted = true;
    const find = async () => {
      const before = seen.current.get(rowId);
      const found = await placeOf(client, rowId, before);
      // Its details are looked at all the same where it is not in view.
      found.sheetId ??= before?.sheetId ?? (await client.call('sheetOf', [rowId])) ?? onlySheetId;
      if (!isWanted) return;
      if (found.index >= 0) seen.current.set(rowId, found);
      setPlace(found);
    };
    // Only a worker that is gone refuses.
    find().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [client, edition, onlySheetId, rowId]);
  return place?.rowId === rowId ? place : null;
}

async function placeOf(client: SheetClient, rowId: string, before: RowPlace | undefined): Promise<RowPlace> {
  const index = await client.call('indexOf', [rowId]);
  const count = await client.call('size', []);
  const nowhere = { rowId, index, count, sheetId: null, previous: null, next: null };
  if (index < 0 && before === undefined) return nowhere;
  const next = index >= 0 || before === undefined ? index + 1 : await gapOf(client, before, count);
  const previous = index >= 0 ? index - 1 : next - 1;
  const from = Math.max(0, previous);
  const rows = await client.call('rows', [from, next + 1]);
  const idAt = (place: number) => (place < 0 ? null : (rows[place - from]?.id ?? null));
  const sheetId = rows.find(({ id }) => id === rowId)?.sheetId ?? null;
  return { ...nowhere, sheetId, previous: idAt(previous), next: idAt(next) };
}

/** The place that a row left: that of the row after it, as the table is now. */
async function gapOf(
  client: SheetClient,
  { previous, next, index }: RowPlace,
  count: number,
): Promise<number> {
  const after = next === null ? -1 : await client.call('indexOf', [next]);
  if (after >= 0) return after;
  const before = previous === null ? -1 : await client.call('indexOf', [previous]);
  return before >= 0 ? before + 1 : Math.min(index, count);
}
