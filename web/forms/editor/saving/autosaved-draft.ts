// Stores the editor's draft in this browser until it is saved: a crash, a closed tab or an expired session loses nothing.
import {
  type UnfinishedByPath,
  unfinishedFromText,
  unfinishedText,
} from '#core/forms/draft/draft-expressions.ts';
import { draftFromText, draftText } from '#core/forms/draft/stored-draft.ts';
import { inputOf } from '#core/forms/draft/draft-wire.ts';
import { sameForm } from '#core/forms/diff/form-diff.ts';
import type { FormDraft } from '#core/forms/draft/form-draft.ts';
import type { KeyStore } from '#web/platform/storage.ts';

export type AutosavedDraft = {
  /** Epoch milliseconds of the last change. */
  at: number;
  /** The draft before the edits. */
  base: FormDraft;
  draft: FormDraft;
  /** The half-built expressions beside it. */
  unfinished: UnfinishedByPath;
};

/** The owner of a draft: `form` is a form's id, or what a new one starts from. */
export type AutosaveOwner = { region: string; userId: string; form: string };

export function keyOfDraft({ region, userId, form }: AutosaveOwner): string {
  return `formdeck.form-draft.${region}.${userId}.${form}`;
}

/** Reads a stored draft; null if there is none, it is invalid, or it equals `base`. */
export function readAutosave(store: KeyStore, key: string): AutosavedDraft | null {
  const [at, base, draft, begun] = (store.getItem(key) ?? '').split('\n');
  if (base === undefined || draft === undefined) return null;
  const autosaved = { at: Number(at), base: draftFromText(base), draft: draftFromText(draft) };
  if (autosaved.base === null || autosaved.draft === null || Number.isNaN(autosaved.at)) return null;
  const unfinished = unfinishedFromText(begun);
  return unfinished.size === 0 && isSameDraft(autosaved.base, autosaved.draft)
    ? null
    : { at: autosaved.at, base: autosaved.base, draft: autosaved.draft, unfinished };
}

/** Stores a draft. False if the browser's storage is full: then it lasts as long as the page. */
export function autosaveDraft(store: KeyStore, key: string, autosaved: AutosavedDraft): boolean {
  const { at, base, draft, unfinished } = autosaved;
  try {
    store.setItem(key, [at, draftText(base), draftText(draft), unfinishedText(unfinished)].join('\n'));
    return true;
  } catch {
    store.removeItem(key);
    return false;
  }
}

/** Whether saving both writes the same. */
export function isSameDraft(one: FormDraft, other: FormDraft): boolean {
  return one === other || sameForm(inputOf(one), inputOf(other));
}
