// The state of the form editor: the draft with undo and redo, its base, the server's version, and the progress of
// saving. Immutable values and functions from one to the next; use-editor.ts holds them.
import type { WholeForm } from '#core/forms/calls.ts';
import type { Unfinished, UnfinishedByPath } from '#core/forms/draft/draft-expressions.ts';
import type { DraftIssue } from '#core/forms/draft/issue-locations.ts';
import { onTopOf } from '#core/forms/draft/draft-wire.ts';
import type { FormDraft } from '#core/forms/draft/form-draft.ts';
import { type History, historyOf, redo, undo, withChange } from '#core/forms/draft/history.ts';
import type { Form } from '#core/forms/schema.ts';

export type EditorStart = {
  draft: FormDraft;
  /** The draft before the edits; saving is useful if the draft differs from it. */
  base: FormDraft;
  /** The last known form on the server; null: it does not exist yet. */
  saved: WholeForm | null;
  /** The published form whose next version this is, if any. */
  inForce: Form | null;
  /** That form, where its next version begins with the first save. */
  begins?: { id: string; name: string };
  /** The half-built expressions, which are not in the draft. */
  unfinished?: UnfinishedByPath;
};

export type EditorState = Omit<EditorStart, 'draft' | 'unfinished'> & {
  unfinished: UnfinishedByPath;
  history: History<FormDraft>;
  /** The question, element or alert whose card is expanded. */
  openId: string | null;
  /**
   * The ids of everything that there was when a save was attempted: from then on its issues are shown (spec 3, section 4, "Forms in
   * general"), but not those of what is added later. Null: none was.
   */
  tried: ReadonlySet<string> | null;
  /** The server's issues with a sent draft. */
  reply: { sent: FormDraft; issues: readonly DraftIssue[] } | null;
  /** The last change, for screen readers. */
  announcement: string;
};

export function beginEditing({ draft, unfinished = new Map(), ...start }: EditorStart): EditorState {
  return {
    ...start,
    history: historyOf(draft),
    openId: untouched(draft),
    tried: null,
    reply: null,
    unfinished,
    announcement: '',
  };
}

/** The only question of a blank form, which is to be filled in first. */
function untouched({ version, name, setup, rows }: FormDraft): string | null {
  const isBlank = version === null && name === '' && setup.length === 0 && rows.length === 1;
  return isBlank ? (rows[0]?.id ?? null) : null;
}

export function withStep(
  state: EditorState,
  step: (draft: FormDraft) => FormDraft,
  field: string | null,
): EditorState {
  const { history } = state;
  const next = withChange(history, step(history.present), field);
  return next === history ? state : { ...state, history: next };
}

export function stepBack(state: EditorState): EditorState {
  return { ...state, history: undo(state.history) };
}

export function stepForth(state: EditorState): EditorState {
  return { ...state, history: redo(state.history) };
}

/** The same edits, to be saved over another user's version; the undo history stays. */
export function overTheirs(state: EditorState, theirs: WholeForm, base: FormDraft): EditorState {
  const onTop = (draft: FormDraft) => onTopOf(draft, theirs);
  const { past, present, future } = state.history;
  const history = { past: past.map(onTop), present: onTop(present), future: future.map(onTop), field: null };
  return { ...state, saved: theirs, base, history, reply: null };
}

/** A save was attempted. */
export function afterTry(state: EditorState): EditorState {
  const things = thingsOf(state.history.present);
  const entries = things.flatMap((thing) => ('questions' in thing ? (thing.questions ?? []) : []));
  return { ...state, tried: new Set([...things, ...entries].map(({ id }) => id)) };
}

/** Whether an issue is one of what there was when a save was attempted. */
export function isShown(tried: EditorState['tried'], { itemId }: Pick<DraftIssue, 'itemId'>): boolean {
  return tried !== null && (itemId === null || tried.has(itemId));
}

/** The saved draft is the base of what follows; what was changed while it was sent stays, and so do the undo steps. */
export function afterSave(state: EditorState, sent: FormDraft, form: WholeForm): EditorState {
  const base = onTopOf(sent, form);
  const onTop = (draft: FormDraft) => (draft === sent ? base : onTopOf(draft, form));
  const { past, present, future, field } = state.history;
  const history = { past: past.map(onTop), present: onTop(present), future: future.map(onTop), field };
  return { ...state, saved: form, base, history, tried: null, reply: null };
}

/** Another user's version instead of the edits, which undo restores. */
export function withTheirs(state: EditorState, theirs: WholeForm, base: FormDraft): EditorState {
  return { ...withStep(overTheirs(state, theirs, base), () => base, null), tried: null };
}

/** What both have changed, on top of another user's version; undo goes back to the edits alone. */
export function mergedWith(
  state: EditorState,
  theirs: WholeForm,
  base: FormDraft,
  merged: FormDraft,
): EditorState {
  return withStep(overTheirs(state, theirs, base), () => merged, null);
}

/** Issues of the server's reply that were not edited since. */
export function repliedIssues(reply: EditorState['reply'], draft: FormDraft): readonly DraftIssue[] {
  if (reply === null) return [];
  const { sent, issues } = reply;
  const isUntouched = ({ itemId, field }: DraftIssue) =>
    itemId === null
      ? valueOf(sent, field) === valueOf(draft, field)
      : thingOf(sent, itemId) === thingOf(draft, itemId);
  return issues.filter(isUntouched);
}

/** The state with what is half built at a path; null: nothing is. */
export function withUnfinished(state: EditorState, path: string, next: Unfinished | null): EditorState {
  const others = [...state.unfinished].filter(([each]) => each !== path);
  return { ...state, unfinished: new Map(next === null ? others : [...others, [path, next]]) };
}

/** The first difference between two drafts that still exists: what an undo step is about. */
export function changedThing(before: FormDraft, after: FormDraft): string | null {
  const earlier = new Map(thingsOf(before).map((thing) => [thing.id, thing]));
  return thingsOf(after).find((thing) => earlier.get(thing.id) !== thing)?.id ?? null;
}

function thingOf(draft: FormDraft, id: string) {
  return thingsOf(draft).find((thing) => thing.id === id);
}

function thingsOf({ setup, rows, notifications, alerts, launchAlerts }: FormDraft) {
  return [...setup, ...rows, ...notifications, ...alerts, ...launchAlerts];
}

function isFieldOf(draft: FormDraft, field: string): field is keyof FormDraft {
  return field in draft;
}

function valueOf(draft: FormDraft, field: string): unknown {
  return isFieldOf(draft, field) ? draft[field] : draft;
}
