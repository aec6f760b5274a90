// The target sheet of `rows add`. A file whose rows have their own ids always goes into one sheet, however often it is
// sent: the one that already has its rows, otherwise a new one whose id is derived from the form, the name and the first
// row.
import { hash } from 'node:crypto';
import type { Context } from '#cli/context.ts';
import { placesOfRows } from '#cli/command/short-ids.ts';
import { AppError } from '#core/errors.ts';
import { createSheet } from '#core/filling/calls.ts';
import type { RowsFile } from '#core/filling/rows-files/rows-file.ts';
import { noteTexts } from '#core/filling/rules/irrelevant.ts';
import type { StoredSheet } from '#core/sheets/schema.ts';
import type { GivenAnswer } from '#core/filling/schema.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { wording } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type RowsTarget = {
  sheetId: string;
  /** Ids of rows that already exist. */
  present: ReadonlySet<string>;
  /** It was created for these rows. */
  isNew: boolean;
  /** What was left out of its setup. */
  notes: readonly string[];
};

export type NewSheetRequest = { form: WholeForm; name: string; contextAnswers: readonly GivenAnswer[] };

/** A given sheet, and which of the rows it already has. */
export async function existingTarget(
  context: Context,
  sheetId: string,
  { ownIds }: RowsFile,
): Promise<RowsTarget> {
  const places = await placesOfRows(context, [...ownIds]);
  const present = new Set(places.filter((row) => row.sheetId === sheetId).map(({ id }) => id));
  return { sheetId, present, isNew: false, notes: [] };
}

/**
 * The sheet that already has rows of the file, otherwise a new one.
 * @throws AppError `conflict` if the rows are in several sheets, or in one of another form
 */
export async function newTarget(
  context: Context,
  request: NewSheetRequest,
  file: RowsFile,
): Promise<RowsTarget> {
  const { form } = request;
  const places = await placesOfRows(context, [...file.ownIds]);
  const [first] = places;
  if (first === undefined) {
    const { id, notes } = await startSheet(context, request, file);
    return { sheetId: id, present: new Set(), isNew: true, notes: noteTexts(notes) };
  }
  const elsewhere = places.find((row) => row.sheetId !== first.sheetId || row.templateId !== form.id);
  if (elsewhere !== undefined) {
    const index = file.rows.findIndex(({ id }) => id === elsewhere.id);
    throw new AppError('conflict', wording(m.rowsOfThisFileAre), {
      errors: [
        { path: `rows.${index}.id`, message: t(m.thisRowIsAlreadyIn, { sheetId: elsewhere.sheetId }) },
      ],
      hint: wording(m.giveSheetToAddTo),
    });
  }
  return { sheetId: first.sheetId, present: new Set(places.map(({ id }) => id)), isNew: false, notes: [] };
}

async function startSheet(
  context: Context,
  { form, name, contextAnswers }: NewSheetRequest,
  { rows, ownIds }: RowsFile,
): Promise<StoredSheet> {
  const { newId } = await context.ports();
  const firstOwn = rows.find(({ id }) => ownIds.has(id))?.id;
  // The same id after an interruption: the sheet then exists, and is not created twice.
  const id = firstOwn === undefined ? newId() : idFrom(form.id, name, firstOwn);
  const body = { id, name, contextAnswers: [...contextAnswers] };
  return context.sendAgain(createSheet, { params: { id: form.id }, body }).catch((error: unknown) => {
    if (firstOwn === undefined || !(error instanceof AppError) || error.code !== 'conflict') throw error;
    throw new AppError('conflict', wording(m.sheetForTheseRowsWas), {
      hint: wording(m.useSameAnswerAnotherName),
      cause: error,
    });
  });
}

/** A UUID of version 8, derived from some texts. */
export function idFrom(...texts: readonly string[]): string {
  const hex = hash('sha256', JSON.stringify(texts));
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
