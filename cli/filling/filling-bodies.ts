// What filling in sends: a sheet, a row, and the files that answers refer to.
import { answersToSend } from '#core/filling/fill-draft.ts';
import { isSingleEntry, sheetNameFrom, type SheetNameOptions } from '#core/filling/entries.ts';
import type { NewRow, NewSheet } from '#core/filling/schema.ts';
import { storedIdOf } from '#core/questions/attached/attached-file.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import { flatAnswers } from '#core/questions/entries/flat.ts';
import type { Filling, ImageFile } from './filling.ts';

/** The name that a new sheet gets where nobody names it: what its answers name, and the day. */
export function ownName(filling: Filling, options: SheetNameOptions): string {
  const { plan, part, answers } = filling.draft;
  const names = part === 'contextQuestions' || isSingleEntry(plan.form);
  return sheetNameFrom(plan, part, names ? answers : {}, options);
}

/** The sheet as sent; that of a first row has no setup. */
export function sheetBody(filling: Filling, options: SheetNameOptions): NewSheet & { id: string } {
  const { sheetId: id, name, draft } = filling;
  const contextAnswers = draft.part === 'contextQuestions' ? answersToSend(draft) : [];
  const { version: formVersion } = draft.plan.form;
  return { id, formVersion, name: name.trim() || ownName(filling, options), contextAnswers };
}

/** The row as sent. */
export function rowBody({ id, draft }: Filling): NewRow & { id: string } {
  return { id, formVersion: draft.plan.form.version, answers: answersToSend(draft) };
}

/** The images that its answers refer to. */
export function imagesToSend({ draft, images }: Filling): { id: string; file: ImageFile }[] {
  const questions = [...draft.plan.parts[draft.part].questions.values()];
  return flatAnswers(questions, draft.answers, isStoredType)
    .flatMap(({ values }) => values.map(storedIdOf))
    .flatMap((id) => {
      const file = images.get(id);
      return file ? [{ id, file }] : [];
    });
}
