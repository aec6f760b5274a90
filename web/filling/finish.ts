// Puts a finished draft into the outbox with its images, or explains why that failed.
import type { FillDraft } from '#core/filling/fill-draft.ts';
import { answersToSend } from '#core/filling/fill-draft.ts';
import {
  correctionEntries,
  firstRowEntries,
  type NewEntryOf,
  type OutboxEntry,
  rowEntries,
  type NewImage,
  sheetEntries,
} from '#core/filling/outbox/outbox-entry.ts';
import { lastAnswersAfter } from '#core/filling/fills/carried.ts';
import { withAnswersOf } from '#core/filling/saved-answers.ts';
import { storedIdOf } from '#core/questions/attached/attached-file.ts';
import { flatAnswer } from '#core/questions/entries/flat.ts';
import type { Question } from '#core/questions/schema.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import { copies, type FillStore } from './device/fill-store.ts';
import type { Filling } from './filling.ts';

/** The images of a draft that are on this device: the others were uploaded before. */
async function imagesIn(store: FillStore, draft: FillDraft): Promise<NewImage[]> {
  const { questions } = draft.plan.parts[draft.part];
  const ids = answersToSend(draft).flatMap(({ questionId, value }) => {
    const question = questions.get(questionId);
    if (question === undefined) return [];
    return flatAnswer<Question>(question, [value], isStoredType).flatMap(({ values }) =>
      values.map(storedIdOf),
    );
  });
  const images = await Promise.all(ids.map((id) => store.storedImage(id)));
  return images.flatMap((image) => {
    if (image === null) return [];
    const { id, mediaType, name } = image;
    return [{ id, mediaType, ...(name !== undefined && { name }) }];
  });
}

/** The entries of a finished row draft: the row first, then its images. */
export async function rowEntriesOf(
  store: FillStore,
  draft: FillDraft,
  of: NewEntryOf,
  id: string,
): Promise<OutboxEntry[]> {
  const body = { id, formVersion: draft.plan.form.version, answers: answersToSend(draft) };
  return rowEntries(of, body, await imagesIn(store, draft));
}

/** The same for a row that starts its sheet; `isWhole`: which is complete with it. */
export async function firstRowEntriesOf(
  store: FillStore,
  draft: FillDraft,
  of: NewEntryOf & { isWhole: boolean },
  id: string,
): Promise<OutboxEntry[]> {
  const { sheet, isWhole, ...rest } = of;
  const formVersion = draft.plan.form.version;
  const bodies = {
    sheet: { id: sheet.id, formVersion, name: sheet.name, contextAnswers: [] },
    row: { id, formVersion, answers: answersToSend(draft) },
    isWhole,
  };
  return firstRowEntries({ ...rest, sheet }, bodies, await imagesIn(store, draft));
}

/** The same for the correction of a returned row. */
export async function correctionEntriesOf(
  store: FillStore,
  draft: FillDraft,
  of: NewEntryOf,
  id: string,
): Promise<OutboxEntry[]> {
  const body = { formVersion: draft.plan.form.version, answers: answersToSend(draft) };
  return correctionEntries(of, id, body, await imagesIn(store, draft));
}

/** The same for a sheet's setup. */
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
 * Replaces a finished draft by its entries; if the entry exists already (it was opened for editing), it is updated.
 * Rejects if storage is full, or if it can no longer be edited.
 */
export async function finishDraft(
  filling: Filling,
  draftId: string,
  entries: readonly OutboxEntry[],
): Promise<void> {
  const { outbox, store } = filling;
  const [first, ...images] = entries;
  if (first === undefined || first.body === null || first.kind === 'image') return;
  if (!outbox.entries.peek().some(({ id }) => id === first.id)) {
    await outbox.add(entries, draftId);
    return;
  }
  await outbox.mend(first.id, first.body, images);
  await store.dropDraft(first.id);
}

/** Saves texts for reuse, and what the next row carries over. Skipped on a full device. */
export async function rememberAnswers(
  store: FillStore,
  draft: FillDraft,
  { sheetId, at }: { sheetId: string; at: number },
): Promise<void> {
  const name = copies.lastAnswers(draft.plan.form.id);
  const last = (await store.copy(name))?.value ?? null;
  const value = lastAnswersAfter(last, draft, sheetId);
  if (value !== null && value !== last) await store.cacheCopy({ name, value, at }).catch(() => undefined);
  const saved = (await store.copy(copies.savedAnswers))?.value ?? {};
  await store
    .cacheCopy({ name: copies.savedAnswers, value: withAnswersOf(saved, draft), at })
    .catch(() => undefined);
}

/** Saves which forms were used last, latest first. */
export async function rememberForm(store: FillStore, formId: string, at: number): Promise<void> {
  const recent = (await store.copy(copies.recentForms))?.value ?? [];
  const value = [formId, ...recent.filter((id) => id !== formId)].slice(0, 10);
  await store.cacheCopy({ name: copies.recentForms, value, at }).catch(() => undefined);
}
