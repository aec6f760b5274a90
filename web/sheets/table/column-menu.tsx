// The menu of a column's heading: its order, whether it is shown, and whether it stays in place.
import { ActionIcon } from '@mantine/core';
import { ArrowDown, ArrowUp, ChevronDown, EyeOff, Pin, PinOff } from 'lucide-react';
import {
  pinColumn,
  pinnedColumns,
  showColumn,
  shownColumns,
  type TableLayout,
} from '#core/sheets/table/table-layout.ts';
import type { TableColumn } from '#core/sheets/table/table.ts';
import type { TableSort } from '#core/sheets/table/table-choice.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import type { ChangeLayout } from './use-table-layout.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ColumnMenuProps = {
  id: string;
  columns: readonly TableColumn[];
  layout: TableLayout;
  changeLayout: ChangeLayout;
  onSort(sort: TableSort): void;
  /** Of the button. */
  tabIndex: number;
};

export function ColumnMenu({ id, columns, layout, changeLayout, onSort, tabIndex }: ColumnMenuProps) {
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
