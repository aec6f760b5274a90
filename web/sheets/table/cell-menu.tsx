// The menu of a cell, at the pointer: filter by its value, or open its row.
import { Menu } from '@mantine/core';
import { Filter, PanelRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { byCell, type FilterBy, filterByLabel } from '#core/sheets/filter/filter-by.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import { columnsFor, type TableRow } from '#core/sheets/table/table.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { PointerMenu } from '#web/sheets/pointer-menu.tsx';
import type { LoadedView } from '#web/sheets/engine/use-sheet-view.ts';

/** A cell, and where its menu opens. */
export type MenuCell = { row: TableRow; columnId: string; x: number; y: number };

export type CellMenuProps = {
  view: LoadedView;
  /** Null: closed. */
  cell: MenuCell | null;
  /** The filter in force. */
  filter: RowFilterInput | null;
  onFilter(filter: RowFilterInput | null): void;
  onOpen(rowId: string): void;
  onClose(): void;
};

export function CellMenu({ view, cell, filter, onFilter, onOpen, onClose }: CellMenuProps) {
  const offers = useOffers(view, cell, filter);
  if (cell === null || offers === null) return null;
  return (
    <PointerMenu label={sheetTexts.cellMenu} at={cell} onClose={onClose}>
      {offers.map((offer) => (
        <Menu.Item
          key={`${offer.what} ${offer.value}`}
          leftSection={<Filter size={16} aria-hidden />}
          onClick={() => onFilter(offer.filter)}
        >
          {filterByLabel(offer)}
        </Menu.Item>
      ))}
      <Menu.Item leftSection={<PanelRight size={16} aria-hidden />} onClick={() => onOpen(cell.row.id)}>
        {sheetTexts.openRow}
      </Menu.Item>
    </PointerMenu>
  );
}

/** Null until they are known. */
function useOffers(
  { client, overview }: LoadedView,
  cell: MenuCell | null,
  filter: RowFilterInput | null,
): readonly FilterBy[] | null {
  const { timeZone } = useActor();
  const [offers, setOffers] = useState<readonly FilterBy[] | null>(null);
  useEffect(() => {
    setOffers(null);
    if (cell === null) return undefined;
    let isWanted = true;
    const column = columnsFor(overview).find(({ id }) => id === cell.columnId);
    const world = {
      filter,
      alerts: overview.form.alerts,
      words: { timeZone, catalogNames: overview.namesById },
    };
    client.call('factsOf', [cell.row.id]).then(
      (facts) => {
        if (isWanted) setOffers(facts === null || column === undefined ? [] : byCell(column, facts, world));
      },
      // The page is being closed.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [cell, client, filter, overview, timeZone]);
  return offers;
}
