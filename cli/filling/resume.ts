// Converts filling in to a saved draft and back.
import type { FillPlan } from '#core/filling/fill-plan.ts';
import { savedDraftOf, resumeDraft } from '#core/filling/saved-draft.ts';
import type { OutboxOwner } from '#core/filling/outbox/outbox-entry.ts';
import type { Answers } from '#core/questions/values.ts';
import type { Sheet } from '#core/sheets/schema.ts';
import { type Filling, type ImageFile, newEntry, newRow, newSheet, startsSheet } from './filling.ts';
import { imagesToSend } from './filling-bodies.ts';
import type { SavedFilling } from './saved-filling.ts';

/** The draft to save. `now` in epoch milliseconds. */
export function savedFillingOf(filling: Filling, owner: OutboxOwner, now: number): SavedFilling {
  const { draft, id, sheetId, name, typed, at, wasSent, mayHaveArrived } = filling;
  const { form } = draft.plan;
  const { given, launched, ...saved } = savedDraftOf(draft, {
    id,
    owner,
    form: { id: form.id, name: form.name },
    sheet: { id: sheetId, name },
    ...(startsSheet(filling) && { startsSheet: true }),
    changedAt: now,
  });
  return {
    ...saved,
    ...(filling.returned !== null && { corrects: true }),
    formVersion: form.version,
    given: Object.fromEntries(Object.entries(given).map(([question, values]) => [question, [...values]])),
    launched: [...launched],
    typed: Object.fromEntries(typed),
    at,
    wasSent,
    mayHaveArrived,
    images: imagesToSend(filling).map(({ id: imageId, file: { bytes: _bytes, ...file } }) => ({
      id: imageId,
      ...file,
    })),
  };
}

/** The sheet of a row, and its existing rows. */
export type RowSheet = { sheet: Sheet; rows: readonly Answers[] };

/** Resumes a saved draft; `of` is null until its sheet is started. */
export function resumed(
  plan: FillPlan,
  saved: SavedFilling,
  images: ReadonlyMap<string, ImageFile>,
  of: RowSheet | null,
): Filling {
  return resumedIn(begunOf(plan, saved, of), saved, images);
}

/** Resumes a saved draft over what it began with. */
export function resumedIn(
  begun: Filling,
  saved: SavedFilling,
  images: ReadonlyMap<string, ImageFile>,
): Filling {
  const { plan } = begun.draft;
  const { context, before } = begun.draft;
  const draft = resumeDraft(plan, saved, { context, before, previousRows: begun.rows });
  const isThere = draft.plan.parts[draft.part].questions.has(saved.at) && !draft.hidden.has(saved.at);
  return {
    ...begun,
    draft,
    typed: new Map(Object.entries(saved.typed)),
    images,
    at: isThere ? saved.at : begun.at,
    wasSent: saved.wasSent ?? saved.mayHaveArrived,
    mayHaveArrived: saved.mayHaveArrived,
  };
}

function begunOf(plan: FillPlan, { id, sheet, part }: SavedFilling, of: RowSheet | null): Filling {
  if (of !== null) return newRow(plan, id, of);
  return part === 'questions' ? newEntry(plan, id, sheet) : newSheet(plan, id, sheet.name);
}
