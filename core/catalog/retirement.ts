// Items that can no longer be chosen: what is retired with what, and what comes back.
import { withAllBelow } from './moves.ts';
import type { StoredItem } from './stored-item.ts';

/**
 * What comes back with an item whose retirement is taken back: it, what was retired with it below it, and all above it, so
 * that it can be reached.
 */
export function restoredWith(items: ReadonlyMap<string, StoredItem>, id: string): string[] {
  const item = items.get(id);
  if (item === undefined || item.retiredWith === null) return [];
  return [...withAllBelow(items.values(), id)].filter(
    (each) => items.get(each)?.retiredWith === item.retiredWith,
  );
}

/**
 * What a deletion of `all` does, an item and what is below it. Of these, `named` are named by answers or forms: they stay and are
 * retired, and so do the items above them, since every item has a place.
 */
export function deletionOf(
  items: ReadonlyMap<string, StoredItem>,
  all: ReadonlySet<string>,
  named: ReadonlySet<string>,
): { deleted: string[]; retired: string[] } {
  const staying = new Set<string>();
  for (const start of named) {
    for (let at: string | null = start; at !== null && all.has(at) && !staying.has(at);) {
      staying.add(at);
      at = items.get(at)?.parentId ?? null;
    }
  }
  const [deleted, retired]: [string[], string[]] = [[], []];
  for (const id of all) (staying.has(id) ? retired : deleted).push(id);
  return { deleted, retired };
}

/** Retires items with all below them, in place. Answers which. */
export function retire(next: Map<string, StoredItem>, ids: readonly string[]): Set<string> {
  const retired = new Set<string>();
  if (ids.length === 0) return retired;
  const byParent = Map.groupBy(next.values(), ({ parentId }) => parentId);
  for (const root of ids) {
    const below = new Set([root]);
    for (const id of below) {
      for (const child of byParent.get(id) ?? []) below.add(child.id);
      const item = next.get(id);
      if (item === undefined || item.retiredWith !== null) continue;
      next.set(id, { ...item, retiredWith: root });
      retired.add(id);
    }
  }
  return retired;
}

/** Takes retirements back, of the items and of those above them, in place. Answers which. */
export function restore(next: Map<string, StoredItem>, ids: readonly string[]): Set<string> {
  const restored = new Set<string>();
  for (const start of ids) {
    for (let item = next.get(start); item !== undefined; item = next.get(item.parentId ?? '')) {
      if (restored.has(item.id)) break;
      if (item.retiredWith === null) continue;
      next.set(item.id, { ...item, retiredWith: null });
      restored.add(item.id);
    }
  }
  return restored;
}
