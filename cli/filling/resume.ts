// What is filled in at the terminal as it is kept on the disk, and back.
import type { FillPlan } from '#core/filling/fill-plan.ts';
import { keptDraft, resumeDraft } from '#core/filling/kept-draft.ts';
import type { OutboxOwner } from '#core/filling/outbox/outbox-entry.ts';
import type { Answers } from '#core/questions/values.ts';
import type { Sheet } from '#core/sheets/schema.ts';
import { type Filling, type ImageFile, imagesToSend, newRow, newSheet } from './filling.ts';
import type { KeptFilling } from './kept-filling.ts';

/** What to keep. `now` in epoch milliseconds. */
export function keptOf(filling: Filling, owner: OutboxOwner, now: number): KeptFilling {
  const { draft, id, sheet, name, typed, at, mayHaveArrived } = filling;
  const { form } = draft.plan;
  const { given, launched, ...kept } = keptDraft(draft, {
    id,
    owner,
    form: { id: form.id, name: form.name },
    sheet: { id: sheet?.id ?? id, name },
    changedAt: now,
  });
  return {
    ...kept,
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

/** The sheet that a row goes to, and its rows so far. */
export type RowSheet = { sheet: Sheet; rows: readonly Answers[] };

/** Goes on with what was kept; `of` is null on set-up. */
export function resumed(
  plan: FillPlan,
  kept: KeptFilling,
  images: ReadonlyMap<string, ImageFile>,
  of: RowSheet | null,
): Filling {
  const begun =
    of === null ? newSheet(plan, kept.id, kept.sheet.name) : newRow(plan, kept.id, of.sheet, of.rows);
  const draft = resumeDraft(plan, kept, { context: begun.draft.context, previousRows: of?.rows ?? [] });
  const isThere = draft.plan.parts[draft.part].questions.has(kept.at) && !draft.hidden.has(kept.at);
  return {
    ...begun,
    draft,
    typed: new Map(Object.entries(kept.typed)),
    images,
    at: isThere ? kept.at : begun.at,
    mayHaveArrived: kept.mayHaveArrived,
  };
}
