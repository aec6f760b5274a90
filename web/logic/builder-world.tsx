// The context of a builder: questions, names, and changing the tree. What changes at every keystroke is in a store;
// components subscribe to their own slice, so that only what changed is rendered.
import { type ComponentType, createContext, type RefObject, use, useSyncExternalStore } from 'react';
import type { LogicTree, NodeId, Purpose, Statement } from '#core/logic/builder/builder.ts';
import type { checkLogic } from '#core/logic/check.ts';
import type { BuilderQuestion } from '#core/logic/builder/builder-operators.ts';
import type { ExplainedQuestion } from '#core/logic/explain.ts';
import type { Outcome } from '#core/logic/test-bench.ts';
import type { KnownCatalog } from './fields/known-catalog.ts';

export type BuilderWorld = {
  purpose: Purpose;
  /** Validates a whole expression. */
  check: typeof checkLogic;
  /** All questions, since an expression may read more than can be chosen. */
  questions: readonly BuilderQuestion[];
  /** Those that can be chosen, in a formula also in conditional values. */
  offered: readonly BuilderQuestion[];
  /** All with the names of their options and items, for sentences. */
  named: readonly ExplainedQuestion[];
  /** Null if the catalog is not loaded. */
  catalog: KnownCatalog | null;
  store: BuilderStore;
  change(step: (tree: LogicTree) => LogicTree): void;
  /** A new operand, which is focused once it is rendered. */
  added: RefObject<NodeId | null>;
  /** The root element. */
  frame: RefObject<HTMLDivElement | null>;
  /** Drag and drop is limited to one builder, which this identifies. */
  dragGroup: string;
  /** Renders a statement within an operand; injected, since a statement renders operands itself. */
  Statement: ComponentType<{ node: Statement; isNeeded?: boolean }>;
};

/** The tree, its issues, and the results of the test panel. */
export type BuilderState = {
  tree: LogicTree;
  issues: ReadonlyMap<NodeId, readonly string[]>;
  /** Null while nothing is tested. */
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

/** A slice of the state that compares by value, such as a text or a node. */
export function useSlice<T>(select: (state: BuilderState) => T): T {
  const { store } = useWorld();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/** The issues of some nodes, as sentences; empty if there are none. */
export function useIssues(ids: readonly NodeId[]): string {
  return useSlice(({ issues }) => [...new Set(ids.flatMap((id) => issues.get(id) ?? []))].join('. '));
}

/** The result of a part; null while it is not tested. */
export function useOutcome(id: NodeId): Outcome | null {
  const text = useSlice(({ outcomes }) => outcomes?.get(id)?.text);
  const value = useSlice(({ outcomes }) => outcomes?.get(id)?.value);
  return text === undefined || value === undefined ? null : { text, value };
}
