// The rows in view as a table, on phones as cards, with the menus of its cells and its columns.
import { useMemo, useState } from 'react';
import { sortBy, type TableSort } from '#core/sheets/table/table-choice.ts';
import {
  pinColumn,
  pinnedColumns,
  resizeColumn,
  showColumn,
  shownColumns,
  type TableLayout,
} from '#core/sheets/table/table-layout.ts';
import type { TableColumn, TableRow } from '#core/sheets/table/table.ts';
import type { OpenSheet } from '#web/sheets/use-open-sheet.ts';
import type { CellArea } from '#web/ui/table/data-columns.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { useNarrow, useTablet } from '#web/ui/use-narrow.ts';
import { CellMenu, type MenuCell } from './cell-menu.tsx';
import { cardColumns, cardHeight } from './row-cards.tsx';
import { tableColumns } from './table-columns.tsx';
import type { RowSelectionControl } from './use-row-selection.ts';
import type { ChangeLayout, LayoutControl } from './use-table-layout.ts';
import type { ShownRows } from './use-table-rows.ts';
import classes from './data-tab.module.css';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/sheets/texts.ts';
import { ActionIcon } from '@mantine/core';
import { ArrowDown, ArrowUp, ChevronDown, EyeOff, Pin, PinOff } from 'lucide-react';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { m } from './texts.ts';

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

type ColumnMenuProps = {
  id: string;
  columns: readonly TableColumn[];
  layout: TableLayout;
  changeLayout: ChangeLayout;
  onSort(sort: TableSort): void;
  /** Of the button. */
  tabIndex: number;
};

/** The menu of a column's heading: its order, whether it is shown, and whether it stays in place. */
function ColumnMenu({ id, columns, layout, changeLayout, onSort, tabIndex }: ColumnMenuProps) {
  const shown = shownColumns(columns, layout);
  const place = shown.findIndex((column) => column.id === id);
  const isPinned = place < pinnedColumns(layout);
  const title = shown[place]?.title ?? '';
  return (
    <ActionMenu
      label={t(m.column, { title })}
      button={
        <ActionIcon size={24} tabIndex={tabIndex} aria-label={t(m.menuOf, { title })}>
          <ChevronDown size={14} aria-hidden />
        </ActionIcon>
      }
      choices={[
        {
          id: 'asc',
          label: t(m.sortAscending),
          icon: <ArrowUp size={16} aria-hidden />,
          onChoose: () => onSort({ column: id, direction: 'asc' }),
        },
        {
          id: 'desc',
          label: t(m.sortDescending),
          icon: <ArrowDown size={16} aria-hidden />,
          onChoose: () => onSort({ column: id, direction: 'desc' }),
        },
        {
          id: 'pin',
          label: isPinned ? t(m.unpin) : t(m.pin),
          apart: true,
          icon: isPinned ? <PinOff size={16} aria-hidden /> : <Pin size={16} aria-hidden />,
          onChoose: () => changeLayout((before) => pinColumn(before, columns, id, !isPinned)),
        },
        {
          id: 'hide',
          label: t(m.hide),
          icon: <EyeOff size={16} aria-hidden />,
          disabled: shown.length === 1,
          onChoose: () => changeLayout((before) => showColumn(before, columns, id, false)),
        },
      ]}
    />
  );
}
