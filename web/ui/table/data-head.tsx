// The headings of a data table: a click sorts, and dragging an edge resizes the column. Tab reaches one of them and its
// edge, then the rows; arrow keys move between headings.
import { UnstyledButton } from '@mantine/core';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { type DataColumn, defaultColumnWidth, type Sort } from './data-columns.ts';
import classes from './data-table.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** A column's width while resizing, and when done; null: the default. */
export type ResizeColumn = (id: string, width: number | null) => void;

export type HeadCellsProps<Row> = {
  /** The columns near the viewport. */
  columns: readonly DataColumn<Row>[];
  /** The index of the first of them, counted from 1. */
  place: number;
  /** Their x positions. */
  starts: readonly number[];
  sort: Sort | null;
  /** The heading that Tab reaches. */
  tabbed: string | undefined;
  onReached(id: string): void;
  onSort: ((sort: Sort) => void) | undefined;
  onResize: ResizeColumn | undefined;
  /** The menu of a column's heading; its button is reached as the heading is. */
  menu: HeadMenu | undefined;
};

/** Draws the menu of a column; `tabIndex` is for its button. */
export type HeadMenu = (id: string, tabIndex: number) => ReactNode;

/** The column whose heading Tab reaches: the last one that had the focus, else that of the order. */
export function useTabbed(columns: readonly { id: string }[], sort: Sort | null) {
  const [reached, setReached] = useState<string | null>(null);
  const has = (id: string | null | undefined) => columns.some((column) => column.id === id);
  return { tabbed: [reached, sort?.column].find(has) ?? columns[0]?.id ?? undefined, onReached: setReached };
}

export function HeadCells<Row>({ columns, place, starts, sort, tabbed, ...changes }: HeadCellsProps<Row>) {
  return columns.map((column, offset) => (
    <HeadCell
      key={column.id}
      column={column}
      place={place + offset}
      left={starts[offset] ?? 0}
      direction={sort?.column === column.id ? sort.direction : null}
      tabIndex={column.id === tabbed ? 0 : -1}
      {...changes}
    />
  ));
}

type HeadCellProps<Row> = Pick<
  HeadCellsProps<Row>,
  'place' | 'onReached' | 'onSort' | 'onResize' | 'menu'
> & {
  column: DataColumn<Row>;
  left: number;
  direction: Sort['direction'] | null;
  tabIndex: number;
};

function HeadCell<Row>(props: HeadCellProps<Row>) {
  const { column, place, left, direction, tabIndex, onReached, onSort, onResize, menu } = props;
  const { id, title, above, width = defaultColumnWidth, align, isSortable = true } = column;
  const text = (
    <span className="min-w-0 text-start" style={{ lineHeight: above === undefined ? undefined : 1.25 }}>
      {above !== undefined && <span className="block cut faint weight-500">{above} </span>}
      <span className="block cut">{title}</span>
    </span>
  );
  const Arrow = direction === 'desc' ? ArrowDown : ArrowUp;
  return (
    <div
      role="columnheader"
      aria-colindex={place}
      aria-sort={direction === null ? undefined : direction === 'asc' ? 'ascending' : 'descending'}
      className={`absolute top-0 row h-full px-14 soft text-xs weight-600 ${classes.headCell}`}
      data-align={align}
      style={{ insetInlineStart: left, width }}
    >
      {onSort && isSortable ? (
        <UnstyledButton
          className={`row min-w-0 max-w-full gap-4 rounded-4 color-inherit font-inherit hover-ink ${classes.sort}`}
          title={title}
          tabIndex={tabIndex}
          data-heading
          onFocus={() => onReached(id)}
          onKeyDown={goOn}
          onClick={() => onSort({ column: id, direction: direction === 'asc' ? 'desc' : 'asc' })}
        >
          {text}
          <Arrow
            size={14}
            aria-hidden
            className={`rigid opacity-0 ${classes.arrow}`}
            data-shown={direction !== null || undefined}
          />
        </UnstyledButton>
      ) : (
        <span className="row min-w-0" title={title}>
          {text}
        </span>
      )}
      {menu && (
        <span className={`rigid ms-auto opacity-0 ${classes.menu}`} onFocus={() => onReached(id)}>
          {menu(id, tabIndex)}
        </span>
      )}
      {onResize && <Edge id={id} title={title} width={width} tabIndex={tabIndex} onResize={onResize} />}
    </div>
  );
}

/** Moves to the neighbouring heading, or down to the rows. */
function goOn(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  const head = currentTarget.closest('[role=row]');
  const headings = [...(head?.querySelectorAll<HTMLElement>('[data-heading]') ?? [])];
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const next =
    key === 'ArrowDown'
      ? head?.closest('[role=grid]')?.querySelector<HTMLElement>('[role=row][tabindex="0"]')
      : by && headings[headings.indexOf(currentTarget) + by];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

/** The step of an arrow key in pixels. */
const step = 16;

type EdgeProps = { id: string; title: string; width: number; tabIndex: number; onResize: ResizeColumn };

function Edge({ id, title, width, tabIndex, onResize }: EdgeProps) {
  const held = useRef<{ x: number; width: number } | null>(null);
  const press = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -step, ArrowRight: step }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onResize(id, width + by);
  };
  const hold = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, width };
  };
  const pull = ({ clientX }: PointerEvent) => {
    if (held.current !== null) onResize(id, held.current.width + clientX - held.current.x);
  };
  const leave = () => {
    held.current = null;
  };
  return (
    // A focusable separator is a control with a value.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t(m.widthOf, { title })}
      aria-valuenow={width}
      aria-valuemin={0}
      aria-valuemax={1_000}
      title={t(m.dragToResizePressTwice)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={tabIndex}
      className={`absolute z-1 top-0 h-full touch-none focus-outline-none ${classes.edge}`}
      onKeyDown={press}
      onPointerDown={hold}
      onPointerMove={pull}
      onPointerUp={leave}
      onPointerCancel={leave}
      onDoubleClick={() => onResize(id, null)}
    />
  );
}
