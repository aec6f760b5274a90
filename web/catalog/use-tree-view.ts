// What of the tree is open, selected, being moved, and has the focus.
import { useRef, useState } from 'react';
import type { ItemIndex } from '#core/catalog/item-index.ts';

export type TreeView = {
  open: ReadonlySet<string>;
  /** Closed although a search has found something below them. */
  closed: ReadonlySet<string>;
  setOpen(ids: readonly string[], isOpen: boolean): void;
  setAllOpen(isOpen: boolean): void;
  /** Another search opens all that leads to something. */
  forgetClosed(): void;
  selected: ReadonlySet<string>;
  select(selected: ReadonlySet<string>): void;
  moving: readonly string[] | null;
  pickUp(ids: readonly string[] | null): void;
  active: string | null;
  setActive(id: string): void;
  /** The item to scroll to once it is there. */
  revealed: string | null;
  reveal(id: string): void;
};

/** A small catalog is open at first. */
const openAtFirst = 60;
const none: ReadonlySet<string> = new Set();

export function useTreeView(index: ItemIndex, withRetired: boolean): TreeView {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => firstOpen(index));
  const [closed, setClosed] = useState(none);
  const [selected, select] = useState(none);
  const [moving, pickUp] = useState<readonly string[] | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const [revealed, setRevealed] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  const { nodes } = index;

  // A new item is here once the catalog has been read again.
  const waiting = wanted.current === null ? undefined : nodes.get(wanted.current);
  if (waiting !== undefined) {
    wanted.current = null;
    const above: string[] = [];
    for (let at = nodes.get(waiting.parentId ?? ''); at !== undefined; at = nodes.get(at.parentId ?? ''))
      above.push(at.id);
    setOpen(new Set([...open, ...above]));
    setActive(waiting.id);
    setRevealed(waiting.id);
  }
  // What is gone, or no longer shown, must not be changed along with the rest.
  const isThere = (id: string) => {
    const node = nodes.get(id);
    return node !== undefined && (withRetired || !node.retired);
  };
  if ([...selected].some((id) => !isThere(id))) select(new Set([...selected].filter(isThere)));
  if (moving !== null && !moving.every((id) => nodes.has(id))) pickUp(null);

  return {
    open,
    closed,
    selected,
    select,
    moving,
    pickUp,
    active,
    setActive,
    revealed,
    reveal: (id) => {
      wanted.current = id;
      setRevealed(null);
    },
    setOpen: (ids, isOpen) => {
      setOpen(changed(open, ids, isOpen));
      setClosed(changed(closed, ids, !isOpen));
    },
    setAllOpen: (isOpen) => {
      setOpen(isOpen ? new Set([...nodes.values()].filter(hasChildren).map(({ id }) => id)) : none);
      setClosed(none);
    },
    forgetClosed: () => setClosed(none),
  };
}

/** With another one selected, or that one no longer. */
export function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return changed(selected, [id], !selected.has(id));
}

function changed(all: ReadonlySet<string>, ids: readonly string[], isIn: boolean): ReadonlySet<string> {
  const next = new Set(all);
  for (const id of ids) {
    if (isIn) next.add(id);
    else next.delete(id);
  }
  return next;
}

function hasChildren({ children }: { children: readonly unknown[] }): boolean {
  return children.length > 0;
}

function firstOpen({ nodes, top }: ItemIndex): ReadonlySet<string> {
  if (nodes.size <= openAtFirst) return new Set([...nodes.values()].filter(hasChildren).map(({ id }) => id));
  return new Set(top.length === 1 ? top.map(({ id }) => id) : []);
}
