// Keeps the table's cursor on its row, and the visible rows in place, when background refreshes add or remove rows.
import { useLayoutEffect } from 'react';
import type { SheetData } from '#core/sheets/engine/sheet-data.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';

export type SteadyCursor = {
  /** Of the table. */
  name: string;
  /** -1 without rows. */
  cursor: number;
  /** Changes when a background refresh adds or removes rows. */
  edition: number;
  data: Pick<SheetData, 'ids' | 'indexOf'>;
};

export function useSteadyCursor({ name, cursor, edition, data }: SteadyCursor): void {
  const [, moveTo] = useScreenState(`${name}.cursor`, 0);
  const [top, scrollTo] = useScreenState(`${name}.top`, 0);
  // Mutated instead of set: nothing is rendered from it.
  const [held] = useScreenState(`${name}.held`, { edition, id: '' });
  useLayoutEffect(() => {
    // Without rows, nothing may be loaded yet.
    const [id = ''] = cursor === -1 ? [] : data.ids(cursor, cursor + 1);
    const place = held.edition === edition || held.id === id ? -1 : data.indexOf(held.id);
    held.edition = edition;
    if (place === -1) {
      held.id = id;
      return;
    }
    moveTo(place);
    // At the top of the table, new rows become visible.
    if (top > 0) scrollTo(Math.max(0, top + place - cursor));
  });
}
