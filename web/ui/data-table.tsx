// A table of up to 100,000 rows: only what is in sight is in the page, rows are fetched in blocks when they come into
// sight, and the keyboard moves through them as the mouse does.
import { UnstyledButton } from '@mantine/core';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { columnStarts, type DataColumn, defaultColumnWidth, type Sort } from './data-columns.ts';
import { DataRow } from './data-row.tsx';
import { type GetRows, useRowBlocks } from './use-row-blocks.ts';
import classes from './data-table.module.css';

const usualRowHeight = 44;
const headHeight = 40;

export type DataTableProps<Row> = {
  /** What the table holds, for those who do not see it. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rowCount: number;
  /** The rows from `from` up to, not with, `to`. Remember it: rows are fetched anew when it changes. */
  getRows: GetRows<Row>;
  /** In pixels; 44 unless said. */
  rowHeight?: number;
  sort?: Sort | null;
  /** Called with the other direction for the column that is sorted already. */
  onSort?: (sort: Sort) => void;
  /** By click and Enter. */
  onOpen?: (row: Row) => void;
  /** The row that is open in a panel beside or over the table. */
  openIndex?: number;
};

/** As high as its place: give it a parent with a height, such as a <Page fills>. */
export function DataTable<Row>({
  label,
  columns,
  rowCount,
  getRows,
  rowHeight = usualRowHeight,
  sort = null,
  onSort,
  onOpen,
  openIndex,
}: DataTableProps<Row>) {
  const scroll = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(openIndex ?? 0);
  const isMoving = useRef(false);
  const starts = columnStarts(columns);
  const width = starts.at(-1) ?? 0;
  const current = Math.min(active, Math.max(0, rowCount - 1));

  const rows = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    scrollPaddingStart: headHeight,
    // The row with the focus stays in the page wherever it is scrolled to.
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const inSight = defaultRangeExtractor(range);
        return inSight.includes(current) || current >= range.count
          ? inSight
          : [...inSight, current].sort((a, b) => a - b);
      },
      [current],
    ),
  });
  const cells = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => scroll.current,
    estimateSize: (index) => columns[index]?.width ?? defaultColumnWidth,
    overscan: 2,
  });
  const shownRows = rows.getVirtualItems();
  const shownColumns = cells.getVirtualItems().map(({ index }) => index);
  const firstColumn = shownColumns[0] ?? 0;
  const endColumn = (shownColumns.at(-1) ?? -1) + 1;
  const { range } = rows;
  const rowAt = useRowBlocks(getRows, rowCount, range?.startIndex ?? 0, (range?.endIndex ?? -1) + 1);

  const move = (to: number) => {
    const next = Math.max(0, Math.min(rowCount - 1, to));
    isMoving.current = true;
    setActive(next);
    rows.scrollToIndex(next);
  };
  useEffect(() => {
    if (!isMoving.current) return;
    const element = scroll.current?.querySelector<HTMLElement>(`[data-index="${current}"]`);
    if (element == null) return;
    isMoving.current = false;
    element.focus({ preventScroll: true });
  });
  const open = (index: number) => {
    const row = rowAt(index);
    setActive(index);
    if (row !== undefined) onOpen?.(row);
  };
  const openLatest = useRef(open);
  openLatest.current = open;
  const onRow = useCallback((index: number) => openLatest.current(index), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const onRowItself = (event.target as HTMLElement).getAttribute('role') === 'row';
    const page = Math.max(1, Math.floor(((scroll.current?.clientHeight ?? 0) - headHeight) / rowHeight) - 1);
    const to = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }[event.key];
    if (!onRowItself) return;
    if (to !== undefined) move(current + to);
    else if (event.key === 'Home') move(0);
    else if (event.key === 'End') move(rowCount - 1);
    else if (event.key === 'ArrowRight') scroll.current?.scrollBy({ left: 160 });
    else if (event.key === 'ArrowLeft') scroll.current?.scrollBy({ left: -160 });
    else if (event.key === 'Enter') open(current);
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={scroll}
      className={classes.scroll}
      data-opens={onOpen !== undefined || undefined}
      role="grid"
      aria-label={label}
      aria-rowcount={rowCount + 1}
      aria-colcount={columns.length}
      onKeyDown={onKeyDown}
    >
      <div role="rowgroup" className={classes.head} style={{ width, height: headHeight }}>
        <div role="row" aria-rowindex={1}>
          {columns.slice(firstColumn, endColumn).map((column, offset) => (
            <HeadCell
              key={column.id}
              column={column}
              index={firstColumn + offset}
              left={starts[firstColumn + offset] ?? 0}
              direction={sort?.column === column.id ? sort.direction : null}
              onSort={onSort}
            />
          ))}
        </div>
      </div>
      <div role="rowgroup" className={classes.body} style={{ width, height: rows.getTotalSize() }}>
        {shownRows.map(({ index, start }) => (
          <DataRow
            key={index}
            row={rowAt(index)}
            index={index}
            top={start}
            height={rowHeight}
            columns={columns}
            starts={starts}
            firstColumn={firstColumn}
            endColumn={endColumn}
            isActive={index === current}
            isOpen={index === openIndex}
            onOpen={onRow}
          />
        ))}
      </div>
    </div>
  );
}

type HeadCellProps<Row> = {
  column: DataColumn<Row>;
  index: number;
  left: number;
  direction: Sort['direction'] | null;
  onSort: ((sort: Sort) => void) | undefined;
};

function HeadCell<Row>({ column, index, left, direction, onSort }: HeadCellProps<Row>) {
  const { id, title, width = defaultColumnWidth, align, isSortable = true } = column;
  const Arrow = direction === 'desc' ? ArrowDown : ArrowUp;
  return (
    <div
      role="columnheader"
      aria-colindex={index + 1}
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
    </div>
  );
}
