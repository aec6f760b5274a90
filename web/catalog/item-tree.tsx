// The catalog as a tree of up to 100,000 items: only what is in sight is on the page. Items are moved by dragging, or by
// keys and menu: pick up, go to the new parent, put down.
import { type MouseEvent, type RefObject, useMemo, useRef, useState } from 'react';
import type { IndexedItem, ItemRow } from '#core/catalog/item-index.ts';
import type { CatalogColumn } from '#core/catalog/schema.ts';
import { catalogTexts } from '#core/catalog/labels.ts';
import { itemsText, treeTexts } from '#core/catalog/tree-texts.ts';
import { useLatest } from '#web/platform/use-latest.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { TreeHead, treeColumns } from './tree-head.tsx';
import { type TreeKeys, treeKey } from './tree-keys.ts';
import { type RowVerbs, TreeRow } from './tree-row.tsx';
import { useItemDrag } from './use-item-drag.ts';
import { type FocusRow, useTreeCursor } from './use-tree-cursor.ts';
import { toggled, type TreeView } from './use-tree-view.ts';
import classes from './tree.module.css';

/** What can be done with items. */
export type ItemVerbs = Pick<RowVerbs, 'onEdit' | 'onAdd' | 'onDelete' | 'onMenu'> & {
  nameOf(id: string): string;
  /** Why they cannot be put there; '' if they are there. */
  dropIssue(ids: readonly string[], parentId: string | null): string | null;
  onMove(ids: readonly string[], parentId: string | null): void;
  onUndo(): void;
  onSearch(): void;
};

export type ItemTreeProps = {
  rows: readonly ItemRow[];
  columns: readonly CatalogColumn[];
  /** What is searched for, to mark it. */
  words: string;
  mayChange: boolean;
  view: TreeView;
  verbs: ItemVerbs;
  focusRow: FocusRow;
};

const headHeight = 40;
const heights = { wide: 40, narrow: 56 } as const;

export function ItemTree(props: ItemTreeProps) {
  const { rows, columns, words, mayChange, view, verbs, focusRow } = props;
  const { selected, moving } = view;
  const isNarrow = useNarrow();
  const rowHeight = isNarrow ? heights.narrow : heights.wide;
  const ghost = useRef<HTMLDivElement>(null);
  const cursor = useTreeCursor({ rows, view, rowHeight, headHeight, focusRow });
  const { scroll, virtual, current } = cursor;
  const drag = useItemDrag({
    scroll,
    ghost,
    rowHeight,
    headHeight,
    idAt: (index) => rows[index]?.node.id ?? null,
    idsWith: (id) => (selected.has(id) ? [...selected] : [id]),
    onDrop: (ids, parentId) => {
      if (verbs.dropIssue(ids, parentId) !== '') verbs.onMove(ids, parentId);
    },
    onHold: (id) => {
      const index = cursor.indexById.get(id);
      if (index !== undefined && rows[index]?.isOpen === false) view.setOpen([id], true);
    },
  });
  const keys = keysOf(props, cursor);
  const rowVerbs = useRowVerbs({ ...props, cursor, drag });

  const lifted = moving ?? drag.drag?.ids ?? null;
  const liftedSet = useMemo(() => new Set(lifted), [lifted]);
  const target = moving === null ? drag.drag?.target : rows[current]?.node.id;
  const issue = lifted === null || target === undefined ? null : verbs.dropIssue(lifted, target);
  const dropState = issue === null ? 'here' : 'refused';
  const template = treeColumns(columns, isNarrow);
  return (
    <>
      <div
        ref={scroll}
        role="treegrid"
        aria-label={catalogTexts.tree}
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
          if (!isOnRow(event.target) || !treeKey(event, keys)) return;
          event.preventDefault();
          event.stopPropagation();
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
                verbs={rowVerbs}
              />
            );
          })}
        </div>
      </div>
      <Ghost ghost={ghost} drag={drag.drag} issue={issue} nameOf={verbs.nameOf} />
    </>
  );
}

type GhostProps = {
  ghost: RefObject<HTMLDivElement | null>;
  drag: Drag['drag'];
  issue: string | null;
  nameOf: ItemVerbs['nameOf'];
};

/** What is dragged, beside the pointer. */
function Ghost({ ghost, drag, issue, nameOf }: GhostProps) {
  return (
    <div ref={ghost} className={classes.ghost} hidden={drag === null} aria-hidden="true">
      {drag !== null && itemsText(drag.ids.map(nameOf))}
      {drag !== null && issue !== null && issue !== '' && <span className={classes.ghostIssue}>{issue}</span>}
      {drag?.target === null && issue === null && (
        <span className={classes.ghostIssue}>{treeTexts.toTop}</span>
      )}
    </div>
  );
}

type Cursor = ReturnType<typeof useTreeCursor>;
type Drag = ReturnType<typeof useItemDrag>;

function keysOf({ rows, mayChange, view, verbs }: ItemTreeProps, cursor: Cursor): TreeKeys {
  const { selected, moving } = view;
  const row = rows[cursor.current];
  const withRow = (act: (node: IndexedItem) => void) => {
    if (row !== undefined && mayChange) act(row.node);
  };
  return {
    rows,
    current: cursor.current,
    page: cursor.page,
    isMoving: moving !== null,
    go: cursor.go,
    setOpen: view.setOpen,
    select: () => withRow(({ id }) => view.select(toggled(selected, id))),
    startMove: () => withRow(({ id }) => view.pickUp(selected.has(id) ? [...selected] : [id])),
    drop(atTop) {
      if (moving === null) return;
      // It goes along with what is moved.
      cursor.focusNext();
      verbs.onMove(moving, atTop ? null : (row?.node.id ?? null));
    },
    stop: () => (moving === null ? view.select(new Set()) : view.pickUp(null)),
    edit: () => withRow(verbs.onEdit),
    add: () => withRow(verbs.onAdd),
    remove: () => withRow((node) => removeAt(node, verbs, cursor)),
    undo: verbs.onUndo,
    search: verbs.onSearch,
  };
}

function removeAt(node: IndexedItem, { onDelete }: ItemVerbs, { scroll, focusNext }: Cursor): void {
  // The focus goes to the row that takes the place.
  if (scroll.current?.contains(document.activeElement) === true) focusNext();
  onDelete(node);
}

type DrawnTree = ItemTreeProps & { cursor: Cursor; drag: Drag };

/** The same as long as the tree is there, so that no row is drawn again for them. */
function useRowVerbs(tree: DrawnTree): RowVerbs {
  const latest = useLatest(tree);
  const [verbs] = useState<RowVerbs>(() => ({
    onGrab(event, id) {
      if (latest.current.view.moving === null) latest.current.drag.onGrab(event, id);
    },
    onClick: (event, id) => onRowClick(latest.current, event, id),
    onFocus: (id) => latest.current.view.setActive(id),
    onToggle: (id, isOpen) => latest.current.view.setOpen([id], isOpen),
    onEdit: (node) => latest.current.verbs.onEdit(node),
    onAdd: (node) => latest.current.verbs.onAdd(node),
    onDelete: (node) => removeAt(node, latest.current.verbs, latest.current.cursor),
    onMenu: (node, button) => latest.current.verbs.onMenu(node, button),
  }));
  return verbs;
}

function onRowClick(
  { mayChange, view, verbs, cursor, drag }: DrawnTree,
  event: MouseEvent,
  id: string,
): void {
  if (drag.wasDragged.current) {
    drag.wasDragged.current = false;
    return;
  }
  if (event.target instanceof Element && event.target.closest('button') !== null) return;
  const index = cursor.indexById.get(id);
  if (index === undefined) return;
  if (view.moving !== null) {
    cursor.focusNext();
    verbs.onMove(view.moving, id);
  } else if (mayChange && (event.ctrlKey || event.metaKey)) view.select(toggled(view.selected, id));
  else cursor.go(index, mayChange && event.shiftKey);
}

/** Keys of a button within a row are its own. */
function isOnRow(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.getAttribute('role') === 'row';
}
