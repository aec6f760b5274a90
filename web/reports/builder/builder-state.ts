// The state of the report builder: the draft with undo and redo, and what it is compared with. Values and functions from
// one to the next; use-builder.ts holds them.
import { endStep, type History, historyOf, redo, undo, withChange } from '#core/forms/draft/history.ts';
import type { DesignDraft } from '#core/reports/own/design-draft.ts';
import type { StoredDesign } from '#core/reports/own/stored-design.ts';

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
  /** Fields whose expression is not finished. */
  unfinished: ReadonlySet<string>;
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
    unfinished: new Set(),
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

export function withUnfinished(state: BuilderState, field: string, isUnfinished: boolean): BuilderState {
  if (state.unfinished.has(field) === isUnfinished) return state;
  const others = [...state.unfinished].filter((each) => each !== field);
  return { ...state, unfinished: new Set(isUnfinished ? [...others, field] : others) };
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
  return { ...withStep(state, () => draft, null), base: draft, saved, openKey: null, wasTried: false };
}

/** Whether something would be lost by leaving. */
export function isUnsaved({ history, base }: BuilderState): boolean {
  return history.present !== base && JSON.stringify(history.present) !== JSON.stringify(base);
}
