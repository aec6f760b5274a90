// Which columns the table shows, and in which order.
import { ActionIcon, Button, Checkbox, Group, Popover, TextInput } from '@mantine/core';
import { Columns3, RotateCcw, Search } from 'lucide-react';
import { useState } from 'react';
import type { TableColumn } from '#core/sheets/table/table.ts';
import {
  isUsual,
  moveColumn,
  orderedColumns,
  showAllColumns,
  showColumn,
  shownColumns,
  type TableLayout,
  usualLayout,
} from '#core/sheets/table/table-layout.ts';
import { DragHandle, SortableItem, SortableList } from '#web/ui/sortable.tsx';
import type { ChangeLayout } from './use-table-layout.ts';
import classes from './table-columns-menu.module.css';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/sheets/texts.ts';
import { m } from './texts.ts';

export type TableColumnsMenuProps = {
  columns: readonly TableColumn[];
  layout: TableLayout;
  onLayout: ChangeLayout;
  /** A button without words. */
  isSmall?: boolean;
};

/** From this many columns on, there is a search. */
const manyColumns = 12;

export function TableColumnsMenu({ columns, layout, onLayout, isSmall = false }: TableColumnsMenuProps) {
  const [words, setWords] = useState('');
  const shown = shownColumns(columns, layout);
  const hidden = columns.length - shown.length;
  const label = hidden > 0 ? t(m.columnsHidden, { hidden }) : t(m.columns);
  return (
    <Popover
      position="bottom-end"
      width={320}
      trapFocus
      portalProps={{ target: '#content' }}
      // With little space on a phone, the list shrinks and the button below stays visible.
      middlewares={{ size: true }}
    >
      <Popover.Target>
        {isSmall ? (
          <ActionIcon variant="default" size={36} aria-label={label}>
            <Columns3 size={18} aria-hidden />
          </ActionIcon>
        ) : (
          <Button variant="default" leftSection={<Columns3 size={16} aria-hidden />}>
            {label}
          </Button>
        )}
      </Popover.Target>
      <Popover.Dropdown aria-label={t(both.columns)} className="stack">
        {columns.length > manyColumns && (
          <TextInput
            className="mb-8"
            type="search"
            placeholder={t(m.findColumn)}
            aria-label={t(m.findColumn)}
            leftSection={<Search size={16} aria-hidden />}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        )}
        <Group gap="xs" mb="xs">
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={hidden === 0}
            onClick={() => onLayout((before) => showAllColumns(before, columns, true))}
          >
            {t(both.showAll)}
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={shown.length === 1}
            onClick={() => onLayout((before) => showAllColumns(before, columns, false))}
          >
            {t(m.hideAll)}
          </Button>
        </Group>
        <ColumnList columns={columns} layout={layout} onLayout={onLayout} words={words} />
        <Button
          className="rigid"
          fullWidth
          mt="xs"
          variant="subtle"
          size="compact-md"
          leftSection={<RotateCcw size={14} aria-hidden />}
          disabled={isUsual(layout)}
          onClick={() => onLayout(() => usualLayout)}
        >
          {t(m.resetColumns)}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}

type ColumnListProps = Pick<TableColumnsMenuProps, 'columns' | 'layout' | 'onLayout'> & { words: string };

/** The columns whose titles have these words, to be shown, hidden and moved. */
function ColumnList({ columns, layout, onLayout, words }: ColumnListProps) {
  const ordered = orderedColumns(columns, layout);
  const shown = shownColumns(columns, layout);
  const found = ordered.filter(({ title }) => title.toLowerCase().includes(words.trim().toLowerCase()));
  const move = (id: string, to: number) => onLayout((before) => moveColumn(before, columns, id, to));
  return (
    <SortableList
      id="columns"
      label={t(both.columns)}
      className={`overflow-auto min-h-96 ${classes.list}`}
      onMove={({ itemKey, to }) => {
        // Among the search results, before the one at that position.
        const target = found.filter(({ id }) => id !== itemKey)[to];
        const others = ordered.filter(({ id }) => id !== itemKey);
        move(itemKey, target === undefined ? others.length : others.indexOf(target));
      }}
    >
      {found.map(({ id, title }) => {
        const place = ordered.findIndex((column) => column.id === id);
        const isShown = shown.some((column) => column.id === id);
        return (
          <SortableItem key={id} itemKey={id} className="row p-0 py-3 gap-8">
            <Checkbox
              className="grow min-w-0 break"
              label={title}
              checked={isShown}
              disabled={isShown && shown.length === 1}
              onChange={({ currentTarget: { checked } }) =>
                onLayout((before) => showColumn(before, columns, id, checked))
              }
            />
            <DragHandle
              label={t(m.moveColumnOf, { title, place: place + 1, count: ordered.length })}
              onUp={place === 0 ? null : () => move(id, place - 1)}
              onDown={place === ordered.length - 1 ? null : () => move(id, place + 1)}
            />
          </SortableItem>
        );
      })}
    </SortableList>
  );
}
