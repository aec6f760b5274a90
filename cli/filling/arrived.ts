// Whether something arrived of which the answer was lost: asked before it is changed, since under its id the server keeps
// the first only.
import { AppError } from '#core/errors.ts';
import type { Send } from '#core/send.ts';
import { readRow, readSheet } from '#core/sheets/calls.ts';
import type { Row, Sheet } from '#core/sheets/schema.ts';

/** The sheet of this id; null where none arrived. */
export function arrivedSheet(send: Send, id: string): Promise<Sheet | null> {
  return unlessMissing(send(readSheet, { params: { id } }));
}

/** The row of this id; null where none arrived. */
export function arrivedRow(send: Send, sheetId: string, id: string): Promise<Row | null> {
  return unlessMissing(send(readRow, { params: { id: sheetId, rowId: id } }));
}

async function unlessMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  }
}
