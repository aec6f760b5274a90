// A table of up to 100,000 rows: only visible rows are rendered, rows are fetched in blocks as they become visible, and
// it is fully usable with the keyboard.
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { cellMenu, type OpenCellMenu } from './cell-menu.ts';
import {
  areaBetween,
  type Cell,
  type CellArea,
  chooseWidth,
  columnStarts,
  type DataColumn,
  defaultColumnWidth,
  fittingColumns,
  scaledColumns,
  shownRows,
  type Sort,
  textScale,
} from './data-columns.ts';
import { HeadCells, type HeadMenu, type ResizeColumn, useTabbed } from './data-head.tsx';
import { gridKeys } from './data-keys.ts';
import { DataRow } from './data-row.tsx';
import { useElementWidth } from './use-element-width.ts';
import { useRowReturn } from './use-row-return.ts';
import { type GetRows, useRowBlocks } from './use-row-blocks.ts';
import classes from './data-table.module.css';

const usualRowHeight = 44;
const usualHeadHeight = 40;

/** Row selection for bulk changes. */
export type RowChoice<Row> = {
  isChosen(row: Row): boolean;
  /** Of all rows of the table. */
  chosen: 'none' | 'some' | 'all';
  onChoose(row: Row, isChosen: boolean): void;
  /** The rows from `from` to `to`, excluded. */
  onChooseRange(from: number, to: number, isChosen: boolean): void;
};

export type DataTableProps<Row> = {
  /** The accessible name. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rowCount: number;
  /** The rows from `from` to `to`, excluded. Memoize it: rows are fetched again when it changes. */
  getRows: GetRows<Row>;
  /** In pixels; default 44. */
  rowHeight?: number;
  sort?: Sort | null;
  /** Called with the opposite direction for the currently sorted column. */
  onSort?: (sort: Sort) => void;
  /** By click and Enter. */
  onOpen?: (row: Row) => void;
  /** The row that is open in a panel beside or over the table. */
  openIndex?: number;
  /** By checkboxes before the rows, and Space. */
  choice?: RowChoice<Row>;
  onResize?: ResizeColumn;
  /** How many of the first columns stay in place, as far as they leave room for the others. */
  pinned?: number;
  headMenu?: HeadMenu;
  /** Opens the menu of a cell; by default there is the browser's. */
  onCellMenu?: OpenCellMenu<Row>;
  /** One column as wide as the table, for rows that are cards. */
  isCards?: boolean;
  /** If given, the arrow keys move from cell to cell, with Shift they mark an area, and Ctrl+C copies it. */
  onCopy?: (area: CellArea) => void;
};

/** As tall as its container: give it a parent with a height, such as a <Page fills>. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rowCount, getRows, sort = null, openIndex } = props;
  const { isCards = false, onSort, onOpen, choice, onCopy, headMenu } = props;
  const [scale] = useState(textScale);
  const rowHeight = (props.rowHeight ?? usualRowHeight) * scale;
  const headHeight = usualHeadHeight * scale;
  const resize = props.onResize;
  const onResize =
    resize &&
    ((id: string, width: number | null) => resize(id, width === null ? null : Math.round(width / scale)));
  const scroll = useRef<HTMLDivElement>(null);
  const tableId = useId();
  const [active, setActive] = useState<Cell>({ row: openIndex ?? 0, column: 0 });
  /** The start of the marked area; null: only the active cell. */
  const [anchor, setAnchor] = useState<Cell | null>(null);
  const isMoving = useRef(false);
  const lead = choice === undefined ? 0 : chooseWidth * scale;
  const seen = useElementWidth(scroll);
  const columns = useMemo(
    () => scaledColumns(props.columns, scale, isCards ? seen - lead : null),
    [isCards, lead, props.columns, scale, seen],
  );
  const starts = columnStarts(columns, lead);
  const width = starts.at(-1) ?? 0;
  const pinned = fittingColumns(starts, props.pinned ?? 0, seen);
  const current: Cell = {
    row: Math.min(active.row, Math.max(0, rowCount - 1)),
    column: Math.min(active.column, Math.max(0, columns.length - 1)),
  };
  const area = areaBetween(anchor ?? current, current);

  const rows = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    // The header is not a row: it shifts all of them down, and stays above them.
    scrollPaddingEnd: headHeight,
    // The focused row stays mounted wherever the table is scrolled.
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const inSight = defaultRangeExtractor(range);
        return inSight.includes(current.row) || current.row >= range.count
          ? inSight
          : [...inSight, current.row].sort((a, b) => a - b);
      },
      [current.row],
    ),
  });
  const cells = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => scroll.current,
    estimateSize: (index) => columns[index]?.width ?? defaultColumnWidth,
    paddingStart: lead,
    // What stays in place covers the others.
    scrollPaddingStart: starts[pinned] ?? lead,
    overscan: 2,
  });
  // Columns or their widths have changed.
  useLayoutEffect(() => cells.measure(), [cells, columns]);
  useLayoutEffect(() => rows.measure(), [rows, rowHeight]);
  const shownColumns = cells.getVirtualItems().map(({ index }) => index);
  const firstColumn = shownColumns[0] ?? 0;
  const endColumn = (shownColumns.at(-1) ?? -1) + 1;
  const { range } = rows;
  const rowAt = useRowBlocks(getRows, rowCount, range?.startIndex ?? 0, (range?.endIndex ?? -1) + 1);

  const move = (to: Cell, isMarking: boolean) => {
    const next = {
      row: Math.max(0, Math.min(rowCount - 1, to.row)),
      column: Math.max(0, Math.min(columns.length - 1, to.column)),
    };
    isMoving.current = true;
    setAnchor(isMarking ? (anchor ?? current) : null);
    setActive(next);
    rows.scrollToIndex(next.row);
    if (onCopy !== undefined) cells.scrollToIndex(next.column);
  };
  const rowNow = () => scroll.current?.querySelector<HTMLElement>(`[data-index="${current.row}"]`) ?? null;
  useEffect(() => {
    if (!isMoving.current) return;
    const element = rowNow();
    if (element === null) return;
    isMoving.current = false;
    element.focus({ preventScroll: true });
  });
  // After moving from row to row in a panel, the last one is scrolled into view when the panel closes.
  useEffect(() => {
    if (openIndex === undefined) return;
    rows.scrollToIndex(openIndex);
    setAnchor(null);
    setActive(({ column }) => ({ row: openIndex, column }));
  }, [openIndex, rows]);
  const returning = useRowReturn(openIndex !== undefined, rowNow);
  const open = (index: number) => {
    const row = rowAt(index);
    setAnchor(null);
    setActive({ row: index, column: current.column });
    if (row !== undefined) onOpen?.(row);
  };
  const choose = (index: number, isRange: boolean) => {
    const row = rowAt(index);
    if (row === undefined || choice === undefined) return;
    if (isRange) choice.onChooseRange(Math.min(current.row, index), Math.max(current.row, index) + 1, true);
    // The rendered row, whatever is at its index by now.
    else choice.onChoose(row, !choice.isChosen(row));
    setAnchor(null);
    setActive({ row: index, column: current.column });
  };
  const latest = useRef({ open, choose });
  latest.current = { open, choose };
  const onRow = useCallback((index: number) => latest.current.open(index), []);
  const onChoose = useCallback(
    (index: number, isRange: boolean) => latest.current.choose(index, isRange),
    [],
  );

  const onKeyDown = gridKeys({
    current,
    last: { row: rowCount - 1, column: columns.length - 1 },
    page: () => Math.max(1, Math.floor(((scroll.current?.clientHeight ?? 0) - headHeight) / rowHeight) - 1),
    move,
    scrollBy: (left) => scroll.current?.scrollBy({ left }),
    open: () => open(current.row),
    choose: choice && (() => choose(current.row, false)),
    chooseAll:
      choice &&
      (() => {
        setAnchor(null);
        choice.onChooseRange(0, rowCount, true);
      }),
    copy: onCopy && (() => onCopy(area)),
  });

  const scrolling = Math.max(firstColumn, pinned);
  const drawn = [...columns.slice(0, pinned), ...columns.slice(scrolling, endColumn)];
  const reach = useTabbed(drawn, sort);
  const heads = (from: number, end: number) => (
    <HeadCells
      columns={columns.slice(from, end)}
      place={from + (choice === undefined ? 1 : 2)}
      starts={starts.slice(from, end)}
      sort={sort}
      {...reach}
      onSort={onSort}
      onResize={onResize}
      menu={headMenu}
    />
  );

  return (
    <div
      ref={scroll}
      className={classes.scroll}
      data-opens={onOpen !== undefined || undefined}
      role="grid"
      aria-label={label}
      aria-rowcount={rowCount + 1}
      aria-colcount={columns.length + (choice === undefined ? 0 : 1)}
      aria-multiselectable={choice === undefined ? undefined : true}
      onKeyDown={onKeyDown}
      {...cellMenu(props.onCellMenu, {
        rowAt,
        columns,
        activeColumn: current.column,
        lead: Number(lead > 0),
      })}
      {...returning}
    >
      <div role="rowgroup" className={classes.head} style={{ width, height: headHeight }}>
        <div role="row" aria-rowindex={1} className={classes.headRow}>
          {(choice !== undefined || pinned > 0) && (
            <div
              className={classes.pinned}
              data-edge={pinned > 0 || undefined}
              style={{ width: starts[pinned] }}
            >
              {choice !== undefined && (
                <div role="columnheader" aria-colindex={1} className={classes.choose}>
                  <input
                    type="checkbox"
                    className={classes.box}
                    aria-label="Select all rows"
                    checked={choice.chosen === 'all'}
                    ref={(box) => {
                      if (box !== null) box.indeterminate = choice.chosen === 'some';
                    }}
                    onChange={() => choice.onChooseRange(0, rowCount, choice.chosen === 'none')}
                  />
                </div>
              )}
              {heads(0, pinned)}
            </div>
          )}
          {heads(scrolling, endColumn)}
        </div>
      </div>
      <div role="rowgroup" className={classes.body} style={{ width, height: rows.getTotalSize() }}>
        {shownRows(rows.getVirtualItems(), area, anchor !== null).map(({ index, start, isMarked }) => {
          const row = rowAt(index);
          return (
            <DataRow
              key={index}
              row={row}
              tableId={tableId}
              index={index}
              top={start}
              height={rowHeight}
              columns={columns}
              starts={starts}
              firstColumn={firstColumn}
              pinned={pinned}
              endColumn={endColumn}
              isActive={index === current.row}
              activeColumn={onCopy !== undefined && index === current.row ? current.column : null}
              markedFrom={isMarked ? area.fromColumn : 0}
              markedEnd={isMarked ? area.endColumn : 0}
              isOpen={index === openIndex}
              isChosen={choice === undefined ? null : row !== undefined && choice.isChosen(row)}
              onOpen={onRow}
              onChoose={onChoose}
            />
          );
        })}
      </div>
    </div>
  );
}
