// The row of the tree that has the focus, and which rows are in sight.
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import type { ItemRow } from '#core/catalog/item-index.ts';
import type { TreeView } from './use-tree-view.ts';

export type FocusRow = RefObject<((id: string) => void) | null>;

type TreeCursorOptions = {
  rows: readonly ItemRow[];
  view: TreeView;
  /** In pixels, as that of the head. */
  rowHeight: number;
  headHeight: number;
  /** Is given the function that focuses the row of an item. */
  focusRow: FocusRow;
};

export function useTreeCursor({ rows, view, rowHeight, headHeight, focusRow }: TreeCursorOptions) {
  const { active, revealed } = view;
  const scroll = useRef<HTMLDivElement>(null);
  const indexById = useMemo(() => new Map(rows.map(({ node }, index) => [node.id, index])), [rows]);
  // Where the row was that is gone now, the next one has the focus.
  const lastIndex = useRef(0);
  const current = Math.min(indexById.get(active ?? '') ?? lastIndex.current, Math.max(0, rows.length - 1));
  lastIndex.current = current;
  const anchor = useRef<number | null>(null);
  const isGoing = useRef(false);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.node.id ?? index,
    overscan: 8,
    scrollPaddingEnd: headHeight,
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
  useEffect(() => virtual.measure(), [rowHeight, virtual]);
  const revealedIndex = indexById.get(revealed ?? '') ?? null;
  const isRevealed = useRef<string | null>(null);
  useEffect(() => {
    if (revealedIndex === null || isRevealed.current === revealed) return;
    isRevealed.current = revealed;
    virtual.scrollToIndex(revealedIndex);
  }, [revealed, revealedIndex, virtual]);

  const elementAt = (index: number) =>
    scroll.current?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? null;
  const go = (index: number, isSelecting: boolean) => {
    const to = Math.max(0, Math.min(rows.length - 1, index));
    const row = rows[to];
    if (row === undefined) return;
    if (isSelecting) {
      anchor.current ??= current;
      const [from, end] = [Math.min(anchor.current, to), Math.max(anchor.current, to)];
      view.select(new Set(rows.slice(from, end + 1).map(({ node }) => node.id)));
    } else anchor.current = null;
    view.setActive(row.node.id);
    virtual.scrollToIndex(to);
    // A row that is far away is there after the next drawing.
    const element = elementAt(to);
    isGoing.current = element === null;
    element?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (!isGoing.current) return;
    const element = elementAt(current);
    if (element === null) return;
    isGoing.current = false;
    element.focus({ preventScroll: true });
  });
  useEffect(() => {
    focusRow.current = (id) => go(indexById.get(id) ?? current, false);
  });
  return {
    scroll,
    virtual,
    current,
    indexById,
    /** `isSelecting`: selects the rows up to this one. */
    go,
    /** The row that is current after the next drawing gets the focus. */
    focusNext() {
      isGoing.current = true;
    },
    /** Rows of a page. */
    page: () => Math.max(1, Math.floor(((scroll.current?.clientHeight ?? 0) - headHeight) / rowHeight) - 1),
  };
}
