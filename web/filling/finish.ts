// What was filled in is put into the outbox, with the images that it names; or why it could not be.
import type { FillDraft } from '#core/filling/fill-draft.ts';
import { answersToSend } from '#core/filling/fill-draft.ts';
import {
  correctionEntries,
  type NewEntryOf,
  type OutboxEntry,
  rowEntries,
  type NewImage,
  sheetEntries,
} from '#core/filling/outbox/outbox-entry.ts';
import { withAnswersOf } from '#core/filling/saved-answers.ts';
import { isImageType } from '#core/questions/types.ts';
import { copies, type FillStore } from './device/fill-store.ts';
import type { Filling } from './filling.ts';

/** Those images of a draft that are on this device: the others have arrived already. */
async function imagesIn(store: FillStore, draft: FillDraft): Promise<NewImage[]> {
  const types = draft.plan.types;
  const ids = answersToSend(draft).flatMap(({ questionId, value }) => {
    const type = types.get(questionId);
    return type !== undefined && isImageType(type) ? [value] : [];
  });
  const images = await Promise.all(ids.map((id) => store.storedImage(id)));
  return images.flatMap((image) => (image === null ? [] : [{ id: image.id, mediaType: image.mediaType }]));
}

/** The entries that a finished draft of a row becomes: the row first, then its images. */
export async function rowEntriesOf(
  store: FillStore,
  draft: FillDraft,
  of: NewEntryOf,
  id: string,
): Promise<OutboxEntry[]> {
  const body = { id, formVersion: draft.plan.form.version, answers: answersToSend(draft) };
  return rowEntries(of, body, await imagesIn(store, draft));
}

/** The same of a row that was returned and is corrected. */
export async function correctionEntriesOf(
  store: FillStore,
  draft: FillDraft,
  of: NewEntryOf,
  id: string,
): Promise<OutboxEntry[]> {
  const body = { formVersion: draft.plan.form.version, answers: answersToSend(draft) };
  return correctionEntries(of, id, body, await imagesIn(store, draft));
}

/** The same of a sheet's set-up. */
export async function sheetEntriesOf(
  store: FillStore,
  draft: FillDraft,
  of: NewEntryOf,
): Promise<OutboxEntry[]> {
  const { id, name } = of.sheet;
  const { version } = draft.plan.form;
  const body = { id, formVersion: version, name, contextAnswers: answersToSend(draft) };
  return sheetEntries(of, body, await imagesIn(store, draft));
}

/**
 * Puts the entries of a finished draft in its place; where the entry is there already (it was opened to be mended) it is
 * changed. Rejects where there is no room, or where it may not be changed any more.
 */
export async function finishDraft(filling: Filling, entries: readonly OutboxEntry[]): Promise<void> {
  const { outbox, store } = filling;
  const [first, ...images] = entries;
  if (first === undefined || first.kind === 'image' || first.kind === 'complete') return;
  if (!outbox.entries.peek().some(({ id }) => id === first.id)) {
    await outbox.add(entries, first.id);
    return;
  }
  await outbox.mend(first.id, first.body, images);
  await store.dropDraft(first.id);
}

/** Keeps what was answered, to be offered again. A device without room does without. */
export async function rememberAnswers(store: FillStore, draft: FillDraft, at: number): Promise<void> {
  const saved = (await store.copy(copies.savedAnswers))?.value ?? {};
  await store
    .cacheCopy({ name: copies.savedAnswers, value: withAnswersOf(saved, draft), at })
    .catch(() => undefined);
}

/** Keeps which forms were used last, the last one first. */
export async function rememberForm(store: FillStore, formId: string, at: number): Promise<void> {
  const recent = (await store.copy(copies.recentForms))?.value ?? [];
  const value = [formId, ...recent.filter((id) => id !== formId)].slice(0, 10);
  await store.cacheCopy({ name: copies.recentForms, value, at }).catch(() => undefined);
}
