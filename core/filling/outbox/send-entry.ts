// Sends one entry. Its id is assigned before: sending it again changes nothing.
import { assertNever } from '#core/assert-never.ts';
import { AppError } from '#core/errors.ts';
import { discardEmptySheet } from '#core/filling/actions.ts';
import {
  addRow,
  completeSheet,
  correctRow,
  createSheet,
  uploadFile,
  uploadImage,
} from '#core/filling/calls.ts';
import type { Send } from '#core/send.ts';
import type { Row, StoredRow } from '#core/sheets/schema.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** Attempts time out after this many milliseconds. */
const patience = 120_000;
/** And later, for each byte that is sent: a file has to come through a slow connection too. */
const patiencePerByte = 0.1;

/** `send` with a timeout after which the attempt is retried. `stop` aborts it for good. */
export function withPatience(send: Send, stop?: AbortSignal): Send {
  return async (call, input, options) => {
    const given: unknown = input.body;
    const bytes = given instanceof Uint8Array ? given.length : 0;
    const limit = AbortSignal.timeout(patience + Math.round(bytes * patiencePerByte));
    const signals = [limit, stop, options?.signal].filter((signal) => signal !== undefined);
    try {
      return await send(call, input, { ...options, signal: AbortSignal.any(signals) });
    } catch (error) {
      // It was the timeout, not `stop`.
      if (error instanceof AppError && error.code === 'cancelled' && limit.aborted)
        throw new AppError('unreachable', undefined, { cause: error });
      throw error;
    }
  };
}

/** Uploads an image, or an attached file, under its id. */
export async function sendImage(
  send: Send,
  { id, mediaType, name, bytes }: { id: string; mediaType: string; name?: string; bytes: Uint8Array },
): Promise<void> {
  const options = { headers: { 'content-type': mediaType } };
  if (name === undefined) await send(uploadImage, { params: { id }, body: bytes }, options);
  else await send(uploadFile, { params: { id }, query: { name }, body: bytes }, options);
}

/** What the server has answered: the row, if it is one, and what it has left out. */
export type SentEntry = { row: Row | null; notes?: StoredRow['notes'] };

/**
 * Sends an entry. `imageOf` returns the bytes of an image,
 * null if they are not on this device.
 */
export async function sendEntry(
  unlimited: Send,
  entry: OutboxEntry,
  imageOf: (id: string) => Promise<Uint8Array | null>,
): Promise<SentEntry> {
  const send = withPatience(unlimited);
  const { createdAt: filledAt } = entry;
  switch (entry.kind) {
    case 'image': {
      const bytes = await imageOf(entry.id);
      if (bytes === null)
        throw new AppError(
          'not-found',
          wording(entry.body.name === undefined ? m.imageIsNoLongerOn : m.fileIsNoLongerOn),
        );
      await sendImage(send, { id: entry.id, ...entry.body, bytes });
      return { row: null };
    }
    case 'sheet': {
      const body = { ...entry.body, filledAt, contextAnswers: [...entry.body.contextAnswers] };
      const { notes } = await send(createSheet, { params: { id: entry.form.id }, body });
      return { row: null, notes };
    }
    case 'row': {
      const body = { ...entry.body, filledAt, answers: [...entry.body.answers] };
      return stored(await send(addRow, { params: { id: entry.sheet.id }, body }));
    }
    case 'correction': {
      const body = { ...entry.body, answers: [...entry.body.answers] };
      return stored(await send(correctRow, { params: { id: entry.sheet.id, rowId: entry.id }, body }));
    }
    case 'complete':
      await send(completeSheet, { params: { id: entry.sheet.id } });
      return { row: null };
    case 'discard':
      await discardEmptySheet(send, entry.sheet.id);
      return { row: null };
    default:
      return assertNever(entry);
  }
}

function stored({ notes, ...row }: StoredRow): SentEntry {
  return { row, notes };
}
