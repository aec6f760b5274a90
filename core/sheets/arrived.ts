// Whether an entry was received although the response was lost: checked before it is edited, since the server keeps only
// the first version under an id.
import { AppError } from '#core/errors.ts';
import type { Send } from '#core/send.ts';
import { readRow, readSheet } from './calls.ts';
import type { Row, Sheet } from './schema.ts';

/** The sheet with this id; null if it was not received. */
export function arrivedSheet(send: Send, id: string): Promise<Sheet | null> {
  return unlessMissing(send(readSheet, { params: { id } }));
}

/** The row with this id; null if it was not received. */
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
