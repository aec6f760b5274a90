// Gives summaries access to all rows of some sheets, from the row cache, with their sheets' setup.
import { usersByIds } from '#server/db/person.ts';
import type { Person } from '#core/primitives.ts';
import { lookAt } from '#core/sheets/engine/open-packed.ts';
import { idAt, type PackedRows } from '#core/sheets/engine/packed-rows.ts';
import type { AnswerData } from '#core/sheets/engine/row-data.ts';
import { type SetupAnswers, setupColumns } from '#core/sheets/engine/setup-answers.ts';
import type { ReadQuestions } from '#server/forms/rules-cache.ts';
import type { LoadProgress } from './row-cache.ts';
import type { SheetRecord } from './store.ts';
import { storedAnswers } from './stored-answers.ts';
import type { RequestScope } from '#server/http/request-scope.ts';

export type RowAccess = {
  data: AnswerData;
  /** The row at an index of the data. */
  rowAt(place: number): { id: string; sheetId: string };
  /** Who submitted them. */
  people: readonly Person[];
};

/**
 * The rows of sheets of one form, or the progress of the first load. The caller has checked that the actor sees these
 * sheets.
 * @throws AppError `too-large` if they would not fit into memory
 */
export async function accessRows(
  scope: RequestScope,
  { sheets, asRead }: { sheets: readonly SheetRecord[]; asRead: ReadQuestions },
): Promise<RowAccess | LoadProgress> {
  const { tx, actor, services } = scope;
  const rows = await services.rowCache.of(tx, actor, { sheets, questions: asRead.questions });
  if ('reading' in rows) return rows;
  const { packed } = rows;
  const people = await usersByIds(tx, actor.companyId, packed.userId.values);
  return {
    data: lookAt(rows, people, setupColumns(packed.sheetId, setupOf(sheets), asRead.contextQuestions)),
    rowAt: (place) => ({ id: idAt(packed, place), sheetId: sheetAt(packed, place) }),
    people: [...people.values()],
  };
}

/** Read with the sheets, and so as current as they: no cache holds a setup. */
function setupOf(sheets: readonly SheetRecord[]): SetupAnswers {
  return new Map(sheets.map(({ id, answers }) => [id, storedAnswers(answers)]));
}

function sheetAt({ sheetId: { codes, values } }: PackedRows, place: number): string {
  return values[codes[place] ?? -1] ?? '';
}
