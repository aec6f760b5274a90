// Moving items of the catalog below others. Total: whatever is asked for, the result is a tree with the same items, or a
// list of issues. The server decides by it, and both faces show by it where something may be dropped.
import type { FieldError } from '#core/errors.ts';
import { maximumDepth } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** What a move needs to know of an item. */
export type Node = { id: string; name: string; parentId: string | null; retired: boolean };
export type Nodes = ReadonlyMap<string, Node>;
/** The parent by id; null: the top. */
export type Relationships = Readonly<Record<string, string | null>>;

export type MovePlan = {
  /** Only what is elsewhere now. */
  moves: ReadonlyMap<string, string | null>;
  /** Moves that make no tree. */
  issues: readonly FieldError[];
  /** Ids that the catalog does not have (any more). */
  gone: readonly string[];
};

/** The moves that lead to the given relationships. With issues, or where something is gone, nothing may be moved. */
export function planMoves(nodes: Nodes, relationships: Relationships): MovePlan {
  const wanted = Object.entries(relationships);
  const gone = new Set<string>();
  const moves = new Map<string, string | null>();
  for (const [id, parentId] of wanted) {
    const node = nodes.get(id);
    if (node === undefined) gone.add(id);
    if (parentId !== null && !nodes.has(parentId)) gone.add(parentId);
    if (node !== undefined && node.parentId !== parentId) moves.set(id, parentId);
  }
  if (gone.size > 0) return { moves: new Map(), issues: [], gone: [...gone] };
  const parentOf = (id: string) => {
    const moved = moves.get(id);
    return moved === undefined ? (nodes.get(id)?.parentId ?? null) : moved;
  };
  const issues: FieldError[] = [];
  const path = (id: string) => `relationships.${id}`;
  const depths = depthsOf(nodes, parentOf);
  const reported = new Set<string>();
  const report = (id: string, message: string) => {
    if (reported.has(id)) return;
    reported.add(id);
    issues.push({ path: path(id), message });
  };
  for (const [id, parentId] of moves) {
    const node = nodes.get(id);
    const parent = parentId === null ? undefined : nodes.get(parentId);
    if (node === undefined) continue;
    if (depths.get(id) === null) report(id, cycleText(node.name));
    else if (parent?.retired === true && !node.retired) report(id, retiredParentText(parent.name));
  }
  if (issues.length === 0 && moves.size > 0) {
    for (const [id, depth] of depths) {
      if (depth !== null && depth > maximumDepth) {
        report(movedAbove(id, moves, parentOf), depthText);
        break;
      }
    }
  }
  return { moves: issues.length === 0 ? moves : new Map(), issues, gone: [] };
}

/** Why these items cannot be moved below a parent (null: to the top); null if they can. */
export function moveIssue(nodes: Nodes, ids: readonly string[], parentId: string | null): string | null {
  const { issues, gone } = planMoves(nodes, Object.fromEntries(ids.map((id) => [id, parentId])));
  return gone.length > 0 ? goneText : (issues[0]?.message ?? null);
}

/** The relationships that take a plan back. */
export function movesBack(nodes: Nodes, moves: MovePlan['moves']): Relationships {
  return Object.fromEntries([...moves.keys()].map((id) => [id, nodes.get(id)?.parentId ?? null]));
}

/** The item and all below it. */
export function withAllBelow(nodes: Iterable<Pick<Node, 'id' | 'parentId'>>, id: string): Set<string> {
  const byParent = Map.groupBy(nodes, ({ parentId }) => parentId);
  const found = new Set([id]);
  for (const at of found) for (const child of byParent.get(at) ?? []) found.add(child.id);
  return found;
}

/** The items above an item, the nearest first. */
export function above<N extends Pick<Node, 'id' | 'parentId'>>(
  nodes: ReadonlyMap<string, N>,
  id: string,
): N[] {
  const found: N[] = [];
  for (
    let at = nodes.get(nodes.get(id)?.parentId ?? '');
    at !== undefined;
    at = nodes.get(at.parentId ?? '')
  ) {
    if (found.includes(at)) break;
    found.push(at);
  }
  return found;
}

/** How many items stand above each, itself included; null where they go in a circle. */
function depthsOf(nodes: Nodes, parentOf: (id: string) => string | null): Map<string, number | null> {
  const depths = new Map<string, number | null>();
  for (const start of nodes.keys()) {
    if (depths.has(start)) continue;
    // Nearly always the parent came first.
    const parent = parentOf(start);
    const known = parent === null ? 0 : depths.get(parent);
    if (known !== undefined) {
      depths.set(start, known === null ? null : known + 1);
      continue;
    }
    const trail: string[] = [];
    const onTrail = new Set<string>();
    let at: string | null = start;
    while (at !== null && !depths.has(at) && !onTrail.has(at)) {
      trail.push(at);
      onTrail.add(at);
      at = parentOf(at);
    }
    let depth = at === null ? 0 : onTrail.has(at) ? null : (depths.get(at) ?? null);
    for (const id of trail.toReversed()) {
      depth = depth === null ? null : depth + 1;
      depths.set(id, depth);
    }
  }
  return depths;
}

/** Of an item that became too deep: which move made it so. */
function movedAbove(id: string, moves: MovePlan['moves'], parentOf: (id: string) => string | null): string {
  for (let at: string | null = id; at !== null; at = parentOf(at)) if (moves.has(at)) return at;
  return id;
}

export const goneText = t(m.somebodyHasDeletedThisItem);
/** Of an item that would stand below too many others. */
export const depthText = t(m.catalogCanBeAtMost, { maximumDepth });

export function cycleText(name: string): string {
  return t(m.cannotBeMovedBelowItself, { name });
}

export function retiredParentText(name: string): string {
  return t(m.isRetiredRestoreItFirst, { name });
}
