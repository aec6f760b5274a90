// The position of the open row among the others, for navigating to its neighbours. A row that is no longer in view, for
// example after its review, keeps its position between its neighbours.
import { useEffect, useRef, useState } from 'react';
import type { SheetClient } from '#web/sheets/engine/sheet-client.ts';
import type { LoadedView } from '#web/sheets/engine/use-sheet-view.ts';

export type RowPlace = {
  rowId: string;
  /** Null if the row is unknown. */
  sheetId: string | null;
  previous: string | null;
  next: string | null;
  /** Index among the rows; -1 if the table does not show it. */
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
  /** The last position in view of each visited row. */
  const seen = useRef(new Map<string, RowPlace>());
  useEffect(() => {
    if (rowId === null) return undefined;
    let isWanted = true;
    const find = async () => {
      const before = seen.current.get(rowId);
      const found = await placeOf(client, rowId, before);
      // Its details are shown even if it is not in view.
      found.sheetId ??= before?.sheetId ?? (await client.call('sheetOf', [rowId])) ?? onlySheetId;
      if (!isWanted) return;
      if (found.index >= 0) seen.current.set(rowId, found);
      setPlace(found);
    };
    // Only a terminated worker rejects.
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

/** The position that a row left: that of the row after it in the current table. */
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
