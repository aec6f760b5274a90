// The catalog as people look through it: a tree whose branches open and close, a search in it, and changes that are shown
// before the server has answered. Pure, and quick with 50,000 items.
import { changeTree } from './changed-tree.ts';
import { cycleText, type Node, type Relationships, retiredParentText } from './moves.ts';
import type { CatalogItem, FlatItem } from './schema.ts';

/** An item with its neighbours. */
export type IndexedItem = Node & {
  readonly item: FlatItem;
  readonly children: readonly IndexedItem[];
  /** What a search looks through; null until there was one. */
  text: string | null;
};

export type ItemIndex = {
  readonly tree: readonly CatalogItem[];
  readonly nodes: ReadonlyMap<string, IndexedItem>;
  readonly top: readonly IndexedItem[];
};

/** A change that is on its way to the server. */
export type PendingChange =
  | { kind: 'move'; relationships: Relationships }
  /** With all below it. */
  | { kind: 'delete'; id: string };

/** The tree as it will be. What the changes name may be gone: then it is left out. */
export function withPending(
  tree: readonly CatalogItem[],
  changes: readonly PendingChange[],
): readonly CatalogItem[] {
  return changes.reduce(
    (next, change) =>
      changeTree(next, change.kind === 'delete' ? { deleted: [change.id] } : { moves: change.relationships }),
    tree,
  );
}

/** The index of a tree. What the tree shares with the one that was indexed before is not indexed anew. */
export function indexItems(tree: readonly CatalogItem[], before: ItemIndex | null = null): ItemIndex {
  if (before?.tree === tree) return before;
  const nodes = new Map(before?.nodes);
  const left: IndexedItem[] = [];
  const enter = (items: readonly CatalogItem[], former: readonly IndexedItem[]): readonly IndexedItem[] => {
    const entered = items.map((item) => {
      const known = before?.nodes.get(item.id);
      return known?.item === item ? known : make(item, known);
    });
    const still = former.length === 0 ? null : new Set(entered.map(({ id }) => id));
    for (const node of former) if (still?.has(node.id) === false) left.push(node);
    return entered;
  };
  const make = (item: CatalogItem, known: IndexedItem | undefined): IndexedItem => {
    const { id, name, retired, parentId } = item;
    const children = enter(item.children, known?.children ?? []);
    const text = known !== undefined && hasSameText(known.item, item) ? known.text : null;
    const node = { id, name, retired, parentId, item, children, text };
    nodes.set(id, node);
    return node;
  };
  const top = enter(tree, before?.top ?? []);
  // What has left a level is gone, with all below it, unless it came in elsewhere.
  for (const node of left) {
    if (nodes.get(node.id) !== node) continue;
    nodes.delete(node.id);
    left.push(...node.children);
  }
  return { tree, nodes, top };
}

function hasSameText(one: FlatItem, other: FlatItem): boolean {
  return (
    one.fields === other.fields &&
    one.name === other.name &&
    one.code === other.code &&
    one.type.name === other.type.name
  );
}

/** The item and all below it, from the top down. */
export function branch(node: IndexedItem): IndexedItem[] {
  const found = [node];
  for (const each of found) for (const child of each.children) found.push(child);
  return found;
}

/** The names from the top down to an item, it included. */
export function namesTo({ nodes }: ItemIndex, id: string | null): string[] {
  const names: string[] = [];
  for (let at = nodes.get(id ?? ''); at !== undefined; at = nodes.get(at.parentId ?? ''))
    names.unshift(at.name);
  return names;
}

export type FoundItems = {
  /** Items that match. */
  matches: ReadonlySet<string>;
  /** Items with a match below them. */
  leading: ReadonlySet<string>;
};

/**
 * The items that have every word in their own texts (name, type, code, columns) or in the names above them, and at least one in
 * their own; ignoring case. Null without words.
 */
export function findItems({ top }: ItemIndex, text: string, withRetired: boolean): FoundItems | null {
  // More words than bits of a number would tell nothing more.
  const words = searchWords(text).slice(0, 30);
  if (words.length === 0) return null;
  const all = 2 ** words.length - 1;
  const matches = new Set<string>();
  const leading = new Set<string>();
  const visit = (level: readonly IndexedItem[], above: number): boolean => {
    let isFound = false;
    for (const node of level) {
      if (node.retired && !withRetired) continue;
      const own = searchText(node);
      const nameEnd = node.name.length;
      let inOwn = 0;
      let inName = 0;
      for (let index = 0; index < words.length; index += 1) {
        const word = words[index] ?? '';
        const at = own.indexOf(word);
        if (at === -1) continue;
        inOwn |= 1 << index;
        // The name comes first, and its first occurrence was looked for.
        if (at + word.length <= nameEnd) inName |= 1 << index;
      }
      const isMatch = inOwn !== 0 && (inOwn | above) === all;
      if (isMatch) matches.add(node.id);
      const leads = node.children.length > 0 && visit(node.children, above | inName);
      if (leads) leading.add(node.id);
      if (isMatch || leads) isFound = true;
    }
    return isFound;
  };
  visit(top, 0);
  return { matches, leading };
}

/** The words of a search, in lower case. */
export function searchWords(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Made when it is first searched: most visits search for nothing. */
function searchText(node: IndexedItem): string {
  if (node.text === null) {
    const { name, type, code, fields } = node.item;
    let text = `${name}\n${type.name}\n${code ?? ''}`;
    for (const key in fields) text += `\n${fields[key]}`;
    node.text = text.toLowerCase();
  }
  return node.text;
}

/** A line of the tree. */
export type ItemRow = {
  node: IndexedItem;
  /** From 1. */
  level: number;
  /** Among its siblings, from 1, and how many those are. */
  position: number;
  siblings: number;
  /** Null: nothing is below it. */
  isOpen: boolean | null;
};

export type RowChoice = {
  /** The items whose branches are open. */
  open: ReadonlySet<string>;
  /** A search: it shows what matches, and the way there. */
  found: FoundItems | null;
  /** Items whose branches were closed although something below them matches. */
  closed: ReadonlySet<string>;
  withRetired: boolean;
};

/** The lines that are shown, from the top down. */
export function itemRows({ top }: ItemIndex, { open, found, closed, withRetired }: RowChoice): ItemRow[] {
  const rows: ItemRow[] = [];
  // Below a match all is shown, if somebody opens it: `isFree`.
  const add = (all: readonly IndexedItem[], level: number, isFree: boolean) => {
    const isShown = ({ id, retired }: IndexedItem) =>
      (withRetired || !retired) &&
      (found === null || isFree || found.matches.has(id) || found.leading.has(id));
    const shown = all.filter(isShown);
    shown.forEach((node, index) => {
      const { id, children } = node;
      const hasChildren = withRetired ? children.length > 0 : children.some(({ retired }) => !retired);
      const leads = found?.leading.has(id) === true;
      const isOpen = hasChildren ? (leads ? !closed.has(id) : open.has(id)) : null;
      rows.push({ node, level, position: index + 1, siblings: shown.length, isOpen });
      if (isOpen === true) add(children, level + 1, isFree || (found !== null && !leads));
    });
  };
  add(top, 1, false);
  return rows;
}

/** Of these items those that stand below none of the others: a move of these moves all. */
export function topmost({ nodes }: ItemIndex, ids: Iterable<string>): string[] {
  const all = new Set(ids);
  return [...all].filter((id) => {
    const node = nodes.get(id);
    if (node === undefined) return false;
    for (let at = nodes.get(node.parentId ?? ''); at !== undefined; at = nodes.get(at.parentId ?? ''))
      if (all.has(at.id)) return false;
    return true;
  });
}

/** Why items cannot stand below `parentId`, as far as can be told at a glance; '' where they stand there already. */
export function dropIssue(
  { nodes }: ItemIndex,
  ids: readonly string[],
  parentId: string | null,
): string | null {
  const moved = new Set(ids);
  for (let at = nodes.get(parentId ?? ''); at !== undefined; at = nodes.get(at.parentId ?? ''))
    if (moved.has(at.id)) return cycleText(at.name);
  const items = ids.flatMap((id) => nodes.get(id) ?? []);
  if (items.every((item) => item.parentId === parentId)) return '';
  const parent = nodes.get(parentId ?? '');
  if (parent?.retired === true && items.some(({ retired }) => !retired))
    return retiredParentText(parent.name);
  return null;
}
