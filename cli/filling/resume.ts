// Converts filling in to a saved draft and back.
import type { FillPlan } from '#core/filling/fill-plan.ts';
import { savedDraftOf, resumeDraft } from '#core/filling/saved-draft.ts';
import type { OutboxOwner } from '#core/filling/outbox/outbox-entry.ts';
import type { Answers } from '#core/questions/values.ts';
import type { Sheet } from '#core/sheets/schema.ts';
import { type Filling, type ImageFile, imagesToSend, newRow, newSheet } from './filling.ts';
import type { SavedFilling } from './saved-filling.ts';

/** The draft to save. `now` in epoch milliseconds. */
export function savedFillingOf(filling: Filling, owner: OutboxOwner, now: number): SavedFilling {
  const { draft, id, sheet, name, typed, at, mayHaveArrived } = filling;
  const { form } = draft.plan;
  const { given, launched, ...saved } = savedDraftOf(draft, {
    id,
    owner,
    form: { id: form.id, name: form.name },
    sheet: { id: sheet?.id ?? id, name },
    changedAt: now,
  });
  return {
    ...saved,
    formVersion: form.version,
    given: Object.fromEntries(Object.entries(given).map(([question, values]) => [question, [...values]])),
    launched: [...launched],
    typed: Object.fromEntries(typed),
    at,
    mayHaveArrived,
    images: imagesToSend(filling).map((image) => ({
      id: image.id,
      path: image.file.path,
      mediaType: image.file.mediaType,
    })),
  };
}

/** The sheet of a row, and its existing rows. */
export type RowSheet = { sheet: Sheet; rows: readonly Answers[] };

/** Resumes a saved draft; `of` is null during setup. */
export function resumed(
  plan: FillPlan,
  saved: SavedFilling,
  images: ReadonlyMap<string, ImageFile>,
  of: RowSheet | null,
): Filling {
  const begun =
    of === null ? newSheet(plan, saved.id, saved.sheet.name) : newRow(plan, saved.id, of.sheet, of.rows);
  const draft = resumeDraft(plan, saved, { context: begun.draft.context, previousRows: of?.rows ?? [] });
  const isThere = draft.plan.parts[draft.part].questions.has(saved.at) && !draft.hidden.has(saved.at);
  return {
    ...begun,
    draft,
    typed: new Map(Object.entries(saved.typed)),
    images,
    at: isThere ? saved.at : begun.at,
    mayHaveArrived: saved.mayHaveArrived,
  };
}
