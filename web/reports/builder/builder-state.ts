// The state of the report builder: the draft with undo and redo, and what it is compared with. Values and functions from
// one to the next; use-builder.ts holds them.
import { endStep, type History, historyOf, redo, undo, withChange } from '#core/forms/draft/history.ts';
import type { Logic } from '#core/logic/schema.ts';
import type { DesignDraft } from '#core/reports/own/design-draft.ts';
import type { StoredDesign } from '#core/reports/own/stored-design.ts';
import { type HalfBuiltByField, halfBuiltPaths, placeOf } from './half-built.ts';

export type BuilderStart = {
  draft: DesignDraft;
  /** The design as the server has it; null: it does not exist yet. */
  saved: StoredDesign | null;
};

export type BuilderState = {
  history: History<DesignDraft>;
  /** The draft that is saved, or that a new design has started from: nothing is lost of it. */
  base: DesignDraft;
  saved: StoredDesign | null;
  /** The section or parameter whose card is open. */
  openKey: string | null;
  /** A save was attempted: from then on issues are shown. */
  wasTried: boolean;
  /** Expressions that are not finished. */
  halfBuilt: HalfBuiltByField;
  /** The last change, for screen readers. */
  announcement: string;
};

export function beginBuilding({ draft, saved }: BuilderStart): BuilderState {
  return {
    history: historyOf(draft),
    base: draft,
    saved,
    openKey: null,
    wasTried: false,
    halfBuilt: new Map(),
    announcement: '',
  };
}

export function withStep(
  state: BuilderState,
  step: (draft: DesignDraft) => DesignDraft,
  field: string | null,
): BuilderState {
  const history = withChange(state.history, step(state.history.present), field);
  return history === state.history ? state : { ...state, history };
}

export function stepBack(state: BuilderState): BuilderState {
  return { ...state, history: undo(state.history) };
}

export function stepForth(state: BuilderState): BuilderState {
  return { ...state, history: redo(state.history) };
}

export function withStepEnded(state: BuilderState): BuilderState {
  return { ...state, history: endStep(state.history) };
}

/** The state with what is half built in a field; undefined: nothing is any more. */
export function withHalfBuilt(state: BuilderState, field: string, partial: Logic | undefined): BuilderState {
  const halfBuilt = new Map(state.halfBuilt);
  if (partial === undefined) return halfBuilt.delete(field) ? { ...state, halfBuilt } : state;
  const at = placeOf(state.history.present, field);
  // Of a field that is gone, nothing is left.
  if (at === null) return state;
  return { ...state, halfBuilt: halfBuilt.set(field, { partial, over: JSON.stringify(at.value) }) };
}

/** A draft is what the server has now: by default the present one. */
export function withSaved(
  state: BuilderState,
  saved: StoredDesign,
  base: DesignDraft = state.history.present,
): BuilderState {
  return { ...withStepEnded(state), base, saved, wasTried: false };
}

/** What the server has in place of what was built here, which undo brings back. */
export function withTheirs(state: BuilderState, saved: StoredDesign, draft: DesignDraft): BuilderState {
  const next = { ...withStep(state, () => draft, null), base: draft, saved };
  return { ...next, openKey: null, wasTried: false, halfBuilt: new Map() };
}

/** Whether something would be lost by leaving. */
export function isUnsaved({ history, base, halfBuilt }: BuilderState): boolean {
  const { present } = history;
  if (halfBuiltPaths(halfBuilt, present).length > 0) return true;
  return present !== base && JSON.stringify(present) !== JSON.stringify(base);
}
