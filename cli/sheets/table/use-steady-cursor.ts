// The cursor of the table stays on its row, and the rows where they are, when others come in or go by themselves.
import { useLayoutEffect } from 'react';
import type { SheetData } from '#core/sheets/engine/sheet-data.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';

export type SteadyCursor = {
  /** Of the table. */
  name: string;
  /** -1 where there is no row. */
  cursor: number;
  /** Another number when rows came or went by themselves. */
  edition: number;
  data: Pick<SheetData, 'ids' | 'indexOf'>;
};

export function useSteadyCursor({ name, cursor, edition, data }: SteadyCursor): void {
  const [, moveTo] = useScreenState(`${name}.cursor`, 0);
  const [top, scrollTo] = useScreenState(`${name}.top`, 0);
  // Written to and not set: nothing is drawn from it.
  const [held] = useScreenState(`${name}.held`, { edition, id: '' });
  useLayoutEffect(() => {
    // Without rows nothing may be loaded yet.
    const [id = ''] = cursor === -1 ? [] : data.ids(cursor, cursor + 1);
    const place = held.edition === edition || held.id === id ? -1 : data.indexOf(held.id);
    held.edition = edition;
    if (place === -1) {
      held.id = id;
      return;
    }
    moveTo(place);
    // Whoever looks at the beginning sees what comes in there.
    if (top > 0) scrollTo(Math.max(0, top + place - cursor));
  });
}
