// What of a data table is in sight: how large its rows and columns are on this screen, and which of them are drawn.
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import {
  chooseWidth,
  columnStarts,
  defaultColumnWidth,
  fittingColumns,
  scaledColumns,
  textScale,
} from './data-columns.ts';

const usualRowHeight = 44;
const usualHeadHeight = 40;

type GridWindowOptions<Column> = {
  scroll: RefObject<HTMLElement | null>;
  columns: readonly Column[];
  rowCount: number;
  rowHeight: number | undefined;
  isCards: boolean;
  hasChoice: boolean;
  pinned: number;
  /** The row that stays mounted wherever the table is scrolled, since it has the focus. */
  activeRow: number;
};

export function useGridWindow<Column extends { width?: number }>(options: GridWindowOptions<Column>) {
  const { scroll, rowCount, isCards, hasChoice, activeRow } = options;
  const [scale] = useState(textScale);
  const rowHeight = (options.rowHeight ?? usualRowHeight) * scale;
  const headHeight = usualHeadHeight * scale;
  const lead = hasChoice ? chooseWidth * scale : 0;
  const seen = useElementWidth(scroll);
  const columns = useMemo(
    () => scaledColumns(options.columns, scale, isCards ? seen - lead : null),
    [isCards, lead, options.columns, scale, seen],
  );
  const starts = columnStarts(columns, lead);
  const pinned = fittingColumns(starts, options.pinned, seen);
  const rows = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    // The header is not a row: it shifts all of them down, and stays above them.
    scrollPaddingEnd: headHeight,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const inSight = defaultRangeExtractor(range);
        return inSight.includes(activeRow) || activeRow >= range.count
          ? inSight
          : [...inSight, activeRow].sort((a, b) => a - b);
      },
      [activeRow],
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
  return {
    scale,
    rowHeight,
    headHeight,
    lead,
    columns,
    starts,
    width: starts.at(-1) ?? 0,
    pinned,
    rows,
    cells,
    firstColumn: shownColumns[0] ?? 0,
    endColumn: (shownColumns.at(-1) ?? -1) + 1,
    /** Rows of a page. */
    page: () => Math.max(1, Math.floor(((scroll.current?.clientHeight ?? 0) - headHeight) / rowHeight) - 1),
  };
}

/** The width of an element in pixels, as it changes; 0 before it is drawn. */
function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    setWidth(current.clientWidth);
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
