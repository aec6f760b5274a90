// The rows in view as a table, on phones as cards, with the menus of its cells and its columns.
import { useMemo, useState } from 'react';
import { sortBy, type TableSort } from '#core/sheets/table/table-choice.ts';
import { pinnedColumns, resizeColumn } from '#core/sheets/table/table-layout.ts';
import type { TableColumn, TableRow } from '#core/sheets/table/table.ts';
import type { OpenSheet } from '#web/sheets/use-open-sheet.ts';
import type { CellArea } from '#web/ui/table/data-columns.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { useNarrow, useTablet } from '#web/ui/use-narrow.ts';
import { CellMenu, type MenuCell } from './cell-menu.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { cardColumns, cardHeight } from './row-cards.tsx';
import { tableColumns } from './table-columns.tsx';
import type { RowSelectionControl } from './use-row-selection.ts';
import type { LayoutControl } from './use-table-layout.ts';
import type { ShownRows } from './use-table-rows.ts';
import classes from './data-tab.module.css';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/sheets/texts.ts';

export type RowsTableProps = Pick<LayoutControl, 'layout' | 'changeLayout'> & {
  sheet: OpenSheet;
  columns: readonly TableColumn[];
  rows: ShownRows;
  /** Of the row whose details are open; -1 if it is not in view. */
  openIndex: number;
  selected: RowSelectionControl;
  sort: TableSort;
  onSort(sort: TableSort): void;
  onCopy(area: CellArea): void;
};

export function RowsTable(props: RowsTableProps) {
  const { sheet, columns, rows, openIndex, selected, sort, onSort, onCopy, layout, changeLayout } = props;
  const { selection } = selected;
  const isNarrow = useNarrow();
  const isBeside = !useTablet() && sheet.row !== null;
  const [menuCell, setMenuCell] = useState<MenuCell | null>(null);
  const cards = useMemo(
    () => ({
      isCards: true,
      columns: cardColumns(columns, layout, sort),
      rowHeight: cardHeight(columns, layout),
    }),
    [columns, layout, sort],
  );
  const drawn = useMemo(() => tableColumns(columns, layout), [columns, layout]);
  const wide = {
    columns: drawn,
    onResize: (id: string, width: number | null) => changeLayout((before) => resizeColumn(before, id, width)),
    onCopy,
    onCellMenu: (row: TableRow, columnId: string, at: { x: number; y: number }) =>
      setMenuCell({ row, columnId, ...at }),
    pinned: pinnedColumns(layout),
    headMenu: (id: string, tabIndex: number) => (
      <ColumnMenu {...{ id, columns, layout, changeLayout, onSort, tabIndex }} />
    ),
  };
  return (
    <>
      <div
        className={`stack grow ${classes.table}`}
        style={{ minHeight: '12rem' }}
        data-beside={isBeside || undefined}
      >
        <DataTable<TableRow>
          label={t(both.rows)}
          rowCount={rows.count}
          getRows={rows.get}
          sort={sort}
          onSort={({ column }) => onSort(sortBy(column, sort))}
          onOpen={({ id }) => sheet.onRow(id)}
          choice={{
            isChosen: ({ id }) => selection.has(id),
            chosen: selection.size === 0 ? 'none' : selection.size < rows.count ? 'some' : 'all',
            onChoose: selected.choose,
            onChooseRange: selected.chooseRange,
          }}
          {...(isNarrow ? cards : wide)}
          {...(openIndex >= 0 && { openIndex })}
        />
      </div>
      <CellMenu
        view={sheet.view}
        cell={menuCell}
        filter={sheet.filter}
        onFilter={sheet.onFilter}
        onOpen={sheet.onRow}
        onClose={() => setMenuCell(null)}
      />
    </>
  );
}
