// Gives summaries access to all rows of some sheets, from the row cache.
import type { Actor } from '#core/actor.ts';
import type { Question } from '#core/questions/schema.ts';
import { lookAt } from '#core/sheets/engine/open-packed.ts';
import { idAt, type PackedRows } from '#core/sheets/engine/packed-rows.ts';
import type { AnswerData } from '#core/sheets/engine/row-data.ts';
import type { Tx } from '#server/db/transaction.ts';
import { usersByIds } from '#server/users/store.ts';
import type { LoadProgress } from './row-cache.ts';
import type { SheetRecord } from './store.ts';
import type { RequestScope } from '#server/http/request-scope.ts';

export type RowAccess = {
  data: AnswerData;
  /** The row at an index of the data. */
  rowAt(place: number): { id: string; sheetId: string };
};

/**
 * The rows of sheets of one form, or the progress of the first load. The caller has checked that the actor sees these
 * sheets.
 * @throws AppError `too-large` if they would not fit into memory
 */
export async function accessRows(
  scope: RequestScope,
  wanted: { sheets: readonly SheetRecord[]; questions: readonly Question[] },
): Promise<RowAccess | LoadProgress> {
  const { tx, actor, services } = scope;
  const rows = await services.rowCache.of(tx, actor, wanted);
  if ('reading' in rows) return rows;
  const { packed } = rows;
  return {
    data: lookAt(rows, await userNames(tx, actor, packed)),
    rowAt: (place) => ({ id: idAt(packed, place), sheetId: sheetAt(packed, place) }),
  };
}

function sheetAt({ sheetId: { codes, values } }: PackedRows, place: number): string {
  return values[codes[place] ?? -1] ?? '';
}

async function userNames(tx: Tx, actor: Actor, { userId }: PackedRows): Promise<Map<string, string>> {
  const users = await usersByIds(tx, actor.companyId, userId.values);
  return new Map([...users.values()].map(({ id, userName }) => [id, userName]));
}
