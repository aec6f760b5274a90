// Stores the editor's draft in this browser until it is saved: a crash, a closed tab or an expired session loses nothing.
import { draftFromText, draftText } from '#core/forms/draft/stored-draft.ts';
import { inputOf } from '#core/forms/draft/draft-wire.ts';
import { sameForm } from '#core/forms/diff/form-diff.ts';
import type { FormDraft } from '#core/forms/draft/form-draft.ts';
import type { KeyStore } from '#web/platform/storage.ts';

export type AutosavedDraft = {
  /** Epoch milliseconds of the last change. */
  at: number;
  /** What the edits began with. */
  base: FormDraft;
  draft: FormDraft;
};

/** Whose draft of what: `form` is a form's id, or what a new one begins as. */
export type AutosaveOwner = { region: string; userId: string; form: string };

export function keyOfDraft({ region, userId, form }: AutosaveOwner): string {
  return `formdeck.form-draft.${region}.${userId}.${form}`;
}

/** What is kept; null: nothing, or nothing that can be read any more, or nothing that differs from `base`. */
export function readAutosave(store: KeyStore, key: string): AutosavedDraft | null {
  const [at, base, draft] = (store.getItem(key) ?? '').split('\n');
  if (base === undefined || draft === undefined) return null;
  const autosaved = { at: Number(at), base: draftFromText(base), draft: draftFromText(draft) };
  if (autosaved.base === null || autosaved.draft === null || Number.isNaN(autosaved.at)) return null;
  return isSameDraft(autosaved.base, autosaved.draft)
    ? null
    : { at: autosaved.at, base: autosaved.base, draft: autosaved.draft };
}

/** Keeps a draft. False where the browser has no room for it: it lives as long as the page then. */
export function autosaveDraft(store: KeyStore, key: string, { at, base, draft }: AutosavedDraft): boolean {
  try {
    store.setItem(key, [at, draftText(base), draftText(draft)].join('\n'));
    return true;
  } catch {
    store.removeItem(key);
    return false;
  }
}

/** Whether saving one writes the same as saving the other. */
export function isSameDraft(one: FormDraft, other: FormDraft): boolean {
  return one === other || sameForm(inputOf(one), inputOf(other));
}
