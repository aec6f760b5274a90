// The catalog as a tree of up to 100,000 items: only what is in sight is on the page. Items are moved by dragging, or by
// keys and menu: pick up, go to the new parent, put down.
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type MouseEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type IndexedItem, type ItemRow } from '#core/catalog/item-index.ts';
import type { CatalogColumn } from '#core/catalog/schema.ts';
import { itemsText, treeTexts } from '#core/catalog/tree-texts.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { TreeHead, treeColumns } from './tree-head.tsx';
import { treeKey } from './tree-keys.ts';
import { type RowVerbs, TreeRow } from './tree-row.tsx';
import { useItemDrag } from './use-item-drag.ts';
import classes from './tree.module.css';

export type ItemTreeProps = {
  label: string;
  rows: readonly ItemRow[];
  columns: readonly CatalogColumn[];
  /** What is searched for, to mark it. */
  words: string;
  mayChange: boolean;
  selected: ReadonlySet<string>;
  onSelect(selected: ReadonlySet<string>): void;
  /** What was picked up by key or menu. */
  moving: readonly string[] | null;
  onPickUp(ids: readonly string[] | null): void;
  /** Why they cannot be put there; '' if they are there. */
  dropIssue(ids: readonly string[], parentId: string | null): string | null;
  onMove(ids: readonly string[], parentId: string | null): void;
  nameOf(id: string): string;
  onOpen(ids: readonly string[], isOpen: boolean): void;
  onEdit(node: IndexedItem): void;
  onAdd(node: IndexedItem): void;
  onDelete(node: IndexedItem): void;
  onMenu(node: IndexedItem, button: HTMLElement): void;
  onUndo(): void;
  onSearch(): void;
  /** The item that has the focus when Tab comes here. */
  active: string | null;
  onActive(id: string): void;
  /** The item to scroll to. */
  revealed: string | null;
  /** Focuses the row of an item. */
  focusRow: RefObject<((id: string) => void) | null>;
};

const headHeight = 40;
const heights = { wide: 40, narrow: 56 } as const;

export function ItemTree(props: ItemTreeProps) {
  const { label, rows, columns, words, mayChange, selected, moving, active, focusRow } = props;
  const isNarrow = useNarrow();
  const rowHeight = isNarrow ? heights.narrow : heights.wide;
  const scroll = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
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
  const revealedIndex = indexById.get(props.revealed ?? '') ?? null;
  const isRevealed = useRef<string | null>(null);
  useEffect(() => {
    if (revealedIndex === null || isRevealed.current === props.revealed) return;
    isRevealed.current = props.revealed;
    virtual.scrollToIndex(revealedIndex);
  }, [props.revealed, revealedIndex, virtual]);

  const drag = useItemDrag({
    scroll,
    ghost,
    rowHeight,
    headHeight,
    idAt: (index) => rows[index]?.node.id ?? null,
    idsWith: (id) => (selected.has(id) ? [...selected] : [id]),
    onDrop: (ids, parentId) => {
      const issue = props.dropIssue(ids, parentId);
      if (issue !== '') props.onMove(ids, parentId);
    },
    onHold: (id) => {
      const index = indexById.get(id);
      if (index !== undefined && rows[index]?.isOpen === false) props.onOpen([id], true);
    },
  });

  const go = (index: number, isSelecting: boolean) => {
    const to = Math.max(0, Math.min(rows.length - 1, index));
    const row = rows[to];
    if (row === undefined) return;
    if (isSelecting) {
      anchor.current ??= current;
      const [from, end] = [Math.min(anchor.current, to), Math.max(anchor.current, to)];
      props.onSelect(new Set(rows.slice(from, end + 1).map(({ node }) => node.id)));
    } else anchor.current = null;
    props.onActive(row.node.id);
    virtual.scrollToIndex(to);
    // A row that is far away is there after the next drawing.
    const element = elementAt(to);
    isGoing.current = element === null;
    element?.focus({ preventScroll: true });
  };
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    props.onSelect(next);
  };
  const elementAt = (index: number) =>
    scroll.current?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? null;
  useEffect(() => {
    if (!isGoing.current) return;
    const element = elementAt(current);
    if (element === null) return;
    isGoing.current = false;
    element.focus({ preventScroll: true });
  });
  useEffect(() => {
    focusRow.current = (id) => {
      const index = indexById.get(id);
      go(index ?? current, false);
    };
  });
  const dropAt = (parentId: string | null) => {
    if (moving === null) return;
    // It goes along with what is moved.
    isGoing.current = true;
    props.onMove(moving, parentId);
  };
  const remove = (node: IndexedItem) => {
    // The focus goes to the row that takes the place.
    isGoing.current = scroll.current?.contains(document.activeElement) === true;
    props.onDelete(node);
  };

  const latest = useRef({ ...props, rows, indexById, go, toggle, dropAt, remove, drag });
  latest.current = { ...props, rows, indexById, go, toggle, dropAt, remove, drag };
  const [verbs] = useState<RowVerbs>(() => ({
    onGrab: (event, id) => {
      if (latest.current.moving === null) latest.current.drag.onGrab(event, id);
    },
    onClick: (event, id) => onRowClick(latest.current, event, id),
    onFocus: (id) => latest.current.onActive(id),
    onToggle: (id, isOpen) => latest.current.onOpen([id], isOpen),
    onEdit: (node) => latest.current.onEdit(node),
    onAdd: (node) => latest.current.onAdd(node),
    onDelete: (node) => latest.current.remove(node),
    onMenu: (node, button) => latest.current.onMenu(node, button),
  }));

  const lifted = moving ?? drag.drag?.ids ?? null;
  const liftedSet = useMemo(() => new Set(lifted), [lifted]);
  const target = moving === null ? drag.drag?.target : rows[current]?.node.id;
  const issue = lifted === null || target === undefined ? null : props.dropIssue(lifted, target);
  const dropState = issue === null ? 'here' : 'refused';
  const template = treeColumns(columns, isNarrow);

  return (
    <>
      <div
        ref={scroll}
        role="treegrid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-multiselectable
        className={classes.scroll}
        data-dragging={drag.drag !== null || undefined}
        style={{
          height: `min(${headHeight + virtual.getTotalSize() + 2}px, max(20rem, calc(100dvh - 10rem)))`,
          ['--columns' as string]: template.columns,
          ['--width' as string]: template.width,
        }}
        onKeyDown={(event) => {
          if (!isOnRow(event.target)) return;
          const isHandled = treeKey(event, {
            rows,
            current,
            page: () =>
              Math.max(1, Math.floor(((scroll.current?.clientHeight ?? 0) - headHeight) / rowHeight) - 1),
            isMoving: moving !== null,
            go,
            setOpen: props.onOpen,
            select: (index) => {
              const row = rows[index];
              if (row !== undefined && mayChange) toggle(row.node.id);
            },
            startMove: () => {
              const row = rows[current];
              if (row === undefined || !mayChange) return;
              props.onPickUp(selected.has(row.node.id) ? [...selected] : [row.node.id]);
            },
            drop: (atTop) => dropAt(atTop ? null : (rows[current]?.node.id ?? null)),
            stop: () => (moving === null ? props.onSelect(new Set()) : props.onPickUp(null)),
            edit: () => withCurrent(rows[current], mayChange, props.onEdit),
            add: () => withCurrent(rows[current], mayChange, props.onAdd),
            remove: () => withCurrent(rows[current], mayChange, remove),
            undo: props.onUndo,
            search: props.onSearch,
          });
          if (isHandled) {
            event.preventDefault();
            event.stopPropagation();
          }
        }}
      >
        <TreeHead
          columns={columns}
          height={headHeight}
          isNarrow={isNarrow}
          isTopOffered={drag.drag !== null}
          dropState={drag.drag?.target === null ? dropState : null}
        />
        <div role="rowgroup" className={classes.body} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start, key }) => {
            const row = rows[index];
            if (row === undefined) return null;
            const { id } = row.node;
            return (
              <TreeRow
                key={key}
                row={row}
                index={index}
                top={start}
                height={rowHeight}
                isActive={index === current}
                isSelected={selected.has(id)}
                drop={lifted !== null && target === id ? dropState : null}
                isMoved={liftedSet.has(id)}
                isNarrow={isNarrow}
                mayChange={mayChange}
                columns={columns}
                words={words}
                verbs={verbs}
              />
            );
          })}
        </div>
      </div>
      <div ref={ghost} className={classes.ghost} hidden={drag.drag === null} aria-hidden="true">
        {drag.drag !== null && itemsText(drag.drag.ids.map(props.nameOf))}
        {drag.drag !== null && issue !== null && issue !== '' && (
          <span className={classes.ghostIssue}>{issue}</span>
        )}
        {drag.drag?.target === null && issue === null && (
          <span className={classes.ghostIssue}>{treeTexts.toTop}</span>
        )}
      </div>
    </>
  );
}

function withCurrent(row: ItemRow | undefined, may: boolean, act: (node: IndexedItem) => void): void {
  if (row !== undefined && may) act(row.node);
}

type Latest = ItemTreeProps & {
  indexById: ReadonlyMap<string, number>;
  go(index: number, isSelecting: boolean): void;
  toggle(id: string): void;
  dropAt(parentId: string | null): void;
  remove(node: IndexedItem): void;
  drag: ReturnType<typeof useItemDrag>;
};

function onRowClick(tree: Latest, event: MouseEvent, id: string): void {
  if (tree.drag.wasDragged.current) {
    tree.drag.wasDragged.current = false;
    return;
  }
  if (event.target instanceof Element && event.target.closest('button') !== null) return;
  const index = tree.indexById.get(id);
  if (index === undefined) return;
  if (tree.moving !== null) tree.dropAt(id);
  else if (tree.mayChange && (event.ctrlKey || event.metaKey)) tree.toggle(id);
  else tree.go(index, tree.mayChange && event.shiftKey);
}

/** Keys of a button within a row are its own. */
function isOnRow(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.getAttribute('role') === 'row';
}
