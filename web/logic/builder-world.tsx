// What every part of a builder knows: the questions, what things are called, and how the tree is changed. What changes at
// every key press stands in a store of which a part reads its own slice, so that only what changed is drawn anew.
import { type ComponentType, createContext, type RefObject, use, useSyncExternalStore } from 'react';
import type { LogicTree, NodeId, Purpose, Statement } from '#core/logic/builder/builder.ts';
import type { checkLogic } from '#core/logic/check.ts';
import type { BuilderQuestion } from '#core/logic/builder/builder-operators.ts';
import type { ExplainedQuestion } from '#core/logic/explain.ts';
import type { Outcome } from '#core/logic/test-bench.ts';
import type { KnownCatalog } from './fields/known-catalog.ts';

export type BuilderWorld = {
  purpose: Purpose;
  /** What is wrong with a whole expression. */
  check: typeof checkLogic;
  /** All questions, since an expression may read more than may be chosen. */
  questions: readonly BuilderQuestion[];
  /** Those that may be chosen, in a formula also in the conditions of its values. */
  offered: readonly BuilderQuestion[];
  /** All with the names of their options and items, for sentences. */
  named: readonly ExplainedQuestion[];
  /** Null where nothing is known of the catalog. */
  catalog: KnownCatalog | null;
  store: BuilderStore;
  change(step: (tree: LogicTree) => LogicTree): void;
  /** The operand that was just made, which takes the focus once it is drawn. */
  added: RefObject<NodeId | null>;
  /** What the whole is drawn in. */
  frame: RefObject<HTMLDivElement | null>;
  /** Parts are dragged within one builder, whose name this is. */
  dragGroup: string;
  /** Draws a statement within an operand; handed on, since a statement is drawn with operands itself. */
  Statement: ComponentType<{ node: Statement; isNeeded?: boolean }>;
};

/** The tree, what is wrong with it, and what comes out while it is tried. */
export type BuilderState = {
  tree: LogicTree;
  issues: ReadonlyMap<NodeId, readonly string[]>;
  /** Null while nothing is tried. */
  outcomes: ReadonlyMap<NodeId, Outcome> | null;
};

export type BuilderStore = {
  get(): BuilderState;
  set(state: BuilderState): void;
  subscribe(tell: () => void): () => void;
};

export function createStore(first: BuilderState): BuilderStore {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next) {
      state = next;
      for (const tell of listeners) tell();
    },
    subscribe(tell) {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
  };
}

export const WorldContext = createContext<BuilderWorld | null>(null);

export function useWorld(): BuilderWorld {
  const world = use(WorldContext);
  if (world === null) throw new Error('This is drawn inside <LogicBuilder>.');
  return world;
}

/** A part of the state that compares by its value, such as a text or a node. */
export function useSlice<T>(select: (state: BuilderState) => T): T {
  const { store } = useWorld();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/** What is wrong with any of some nodes, as sentences; empty for nothing. */
export function useIssues(ids: readonly NodeId[]): string {
  return useSlice(({ issues }) => [...new Set(ids.flatMap((id) => issues.get(id) ?? []))].join('. '));
}

/** What a part comes to; null while it is not tried. */
export function useOutcome(id: NodeId): Outcome | null {
  const text = useSlice(({ outcomes }) => outcomes?.get(id)?.text);
  const value = useSlice(({ outcomes }) => outcomes?.get(id)?.value);
  return text === undefined || value === undefined ? null : { text, value };
}
