// The state of the form editor: the draft with undo and redo, its base, the server's version, and the progress of
// saving. Immutable values and functions from one to the next; use-editor.ts holds them.
import type { WholeForm } from '#core/forms/calls.ts';
import { itemName, itemOf } from '#core/forms/draft/draft-items.ts';
import type { DraftIssue } from '#core/forms/draft/issue-locations.ts';
import { onTopOf } from '#core/forms/draft/draft-wire.ts';
import type { FormDraft } from '#core/forms/draft/form-draft.ts';
import { type History, historyOf, redo, undo, withChange } from '#core/forms/draft/history.ts';
import type { Form } from '#core/forms/schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

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
};

export type EditorState = Omit<EditorStart, 'draft'> & {
  history: History<FormDraft>;
  /** The question, element or alert whose card is expanded. */
  openId: string | null;
  /** A save was attempted: from then on issues are shown (spec 3, section 4, "Forms in general"). */
  tried: boolean;
  /** The server's issues with a sent draft. */
  reply: { sent: FormDraft; issues: readonly DraftIssue[] } | null;
  /** Paths of incomplete expressions. */
  unfinished: ReadonlySet<string>;
  /** The last change, for screen readers. */
  announcement: string;
};

export function beginEditing({ draft, ...start }: EditorStart): EditorState {
  return {
    ...start,
    history: historyOf(draft),
    openId: untouched(draft),
    tried: false,
    reply: null,
    unfinished: new Set(),
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

/** The saved draft is the base of what follows; what was changed while it was sent stays, and so do the undo steps. */
export function afterSave(state: EditorState, sent: FormDraft, form: WholeForm): EditorState {
  const base = onTopOf(sent, form);
  const onTop = (draft: FormDraft) => (draft === sent ? base : onTopOf(draft, form));
  const { past, present, future, field } = state.history;
  const history = { past: past.map(onTop), present: onTop(present), future: future.map(onTop), field };
  return { ...state, saved: form, base, history, tried: false, reply: null };
}

/** Another user's version instead of the edits, which undo restores. */
export function withTheirs(state: EditorState, theirs: WholeForm, base: FormDraft): EditorState {
  return { ...withStep(overTheirs(state, theirs, base), () => base, null), tried: false };
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

/** The state with a path marked as incomplete, unless it is already. */
export function withUnfinished(state: EditorState, path: string): EditorState {
  const others = [...state.unfinished].filter((each) => each !== path);
  return { ...state, unfinished: new Set(state.unfinished.has(path) ? others : [...others, path]) };
}

/** Incomplete expressions are not in the draft yet, and saving would lose them. */
export function unfinishedIssues(unfinished: EditorState['unfinished'], draft: FormDraft): DraftIssue[] {
  const { alerts, launchAlerts } = draft;
  return [...unfinished].map((path) => {
    const [itemId = '', field = ''] = path.split('.');
    const item = itemOf(draft, itemId);
    const alert = [...alerts, ...launchAlerts].find(({ id }) => id === itemId);
    return {
      section:
        item !== null ? 'questions' : alerts.some(({ id }) => id === itemId) ? 'alerts' : 'contextAlerts',
      itemId,
      field,
      path,
      where: item === null ? (alert?.name ?? '') : itemName(item),
      message: t(m.finishThisOrRemoveIncomplete),
    };
  });
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
