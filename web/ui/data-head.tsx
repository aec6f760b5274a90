// The headings of a data table: a press sorts, and the edge of one makes its column wider or narrower.
import { UnstyledButton } from '@mantine/core';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { type DataColumn, defaultColumnWidth, type Sort } from './data-columns.ts';
import classes from './data-table.module.css';

/** A column's width while it is changed, and once it stays; null: as wide as it is usually. */
export type ResizeColumn = (id: string, width: number | null) => void;

export type HeadCellProps<Row> = {
  column: DataColumn<Row>;
  /** Counted from 1. */
  place: number;
  left: number;
  direction: Sort['direction'] | null;
  onSort: ((sort: Sort) => void) | undefined;
  onResize: ResizeColumn | undefined;
};

export function HeadCell<Row>({ column, place, left, direction, onSort, onResize }: HeadCellProps<Row>) {
  const { id, title, width = defaultColumnWidth, align, isSortable = true } = column;
  const Arrow = direction === 'desc' ? ArrowDown : ArrowUp;
  return (
    <div
      role="columnheader"
      aria-colindex={place}
      aria-sort={direction === null ? undefined : direction === 'asc' ? 'ascending' : 'descending'}
      className={classes.headCell}
      data-align={align}
      style={{ left, width }}
    >
      {onSort && isSortable ? (
        <UnstyledButton
          className={classes.sort}
          title={title}
          onClick={() => onSort({ column: id, direction: direction === 'asc' ? 'desc' : 'asc' })}
        >
          <span className={classes.cut}>{title}</span>
          <Arrow
            size={14}
            aria-hidden
            className={classes.arrow}
            data-shown={direction !== null || undefined}
          />
        </UnstyledButton>
      ) : (
        <span className={classes.cut} title={title}>
          {title}
        </span>
      )}
      {onResize && <Edge id={id} title={title} width={width} onResize={onResize} />}
    </div>
  );
}

/** A press of an arrow key moves it by as much. */
const step = 16;

type EdgeProps = { id: string; title: string; width: number; onResize: ResizeColumn };

function Edge({ id, title, width, onResize }: EdgeProps) {
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
    // A separator that has the focus is a control: it is moved.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={`Width of ${title}`}
      aria-valuenow={width}
      aria-valuemin={0}
      aria-valuemax={1_000}
      title="Drag to resize; press twice for the usual width"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={classes.edge}
      onKeyDown={press}
      onPointerDown={hold}
      onPointerMove={pull}
      onPointerUp={leave}
      onPointerCancel={leave}
      onDoubleClick={() => onResize(id, null)}
    />
  );
}
