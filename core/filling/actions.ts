// The actions of filling in: start a sheet, add rows, complete the sheet, send an image.
import { action } from '#core/action.ts';
import { type Actor, yes } from '#core/actor.ts';
import { AppError, textOfError } from '#core/errors.ts';
import type { CheckedFile } from '#core/questions/attached/check-file.ts';
import type { Send } from '#core/send.ts';
import { answerEditTexts, isJpeg } from '#core/sheets/answer-change.ts';
import { mayCorrect, mayEditAnswers } from '#core/sheets/policy.ts';
import { returnedTexts } from '#core/sheets/review/labels.ts';
import type { Sheet, StoredRow } from '#core/sheets/schema.ts';
import { arrivedRow, arrivedSheet } from '#core/sheets/arrived.ts';
import {
  addRow as addRowCall,
  completeSheet,
  correctRow as correctRowCall,
  createSheet,
  discardSheet,
  uploadFile,
  uploadImage,
} from './calls.ts';
import { type FillableForm, mayAddTo, mayFillIn } from './policy.ts';
import type { NewRow, NewSheet } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const touches = [['sheets'], ['forms', 'list']] as const;

type OwnSheet = { userId: string; completed: boolean };

export type StartedSheet = {
  form: FillableForm & { id: string; name: string };
  body: NewSheet & { id: string };
};

export const startSheet = action<StartedSheet, Sheet>({
  id: 'filling.startSheet',
  label: t(m.startSheet),
  may: (actor, { form }) => mayFillIn(actor, form),
  run: (send, { form, body }) => send(createSheet, { params: { id: form.id }, body }),
  done: ({ form, body }) =>
    body.name === ''
      ? t(m.sheetWasStarted, { form: form.name })
      : t(m.namedSheetWasStarted, { sheet: body.name, form: form.name }),
  failed: () => t(m.sheetCouldNotBeStarted),
  touches,
});

export type AddedRow = {
  form: FillableForm;
  sheet: { id: string } & OwnSheet;
  body: NewRow & { id: string };
};

export const addRow = action<AddedRow, StoredRow>({
  id: 'filling.addRow',
  label: t(m.send),
  may: (actor, { form, sheet }) => mayFill(actor, form, sheet),
  run: (send, { sheet, body }) => send(addRowCall, { params: { id: sheet.id }, body }),
  done: (_, { alerts }) =>
    alerts.length === 0 ? t(m.yourRowWasSent) : t(m.yourRowWasSentAnd, { count: alerts.length }),
  failed: () => t(m.yourRowCouldNotBe),
  touches,
});

export type FirstRow = {
  form: FillableForm & { id: string };
  sheet: NewSheet & { id: string };
  row: NewRow & { id: string };
  /** The sheet is complete with it. */
  isWhole: boolean;
};

/** `row` is null where the form asks nothing but its setup. */
export type SentEntry = { sheet: Sheet; row: StoredRow | null };

/**
 * A row with the sheet that is made for it. The sheet is completed once the server has taken the row, never before: a row
 * that is refused can be corrected and sent into the same sheet.
 */
export const sendFirstRow = action<FirstRow, SentEntry>({
  id: 'filling.sendFirstRow',
  label: t(m.send),
  may: (actor, { form }) => mayFillIn(actor, form),
  async run(send, { form, sheet: body, row: newRow, isWhole }) {
    const params = { id: body.id };
    const started = await send(createSheet, { params: { id: form.id }, body }).catch(
      async (error: unknown) => {
        // An earlier attempt has made it, with the name that it had then.
        const there = isConflict(error) ? await arrivedSheet(send, body.id) : null;
        if (there === null) throw error;
        return there;
      },
    );
    const row = await send(addRowCall, { params, body: newRow });
    return { sheet: isWhole ? await send(completeSheet, { params }) : started, row };
  },
  done: () => '',
  failed: () => t(m.yourAnswersCouldNotBe),
  touches,
});

export type CorrectedRow = {
  row: { id: string; sheetId: string; user: { id: string }; isReturned: boolean };
  body: Omit<NewRow, 'id'>;
};

export const correctRow = action<CorrectedRow, StoredRow>({
  id: 'filling.correctRow',
  label: returnedTexts.send,
  may: (actor, { row }) => mayCorrect(actor, row),
  run: (send, { row, body }) => send(correctRowCall, { params: { id: row.sheetId, rowId: row.id }, body }),
  done: () => returnedTexts.sent,
  failed: () => t(m.correctionCouldNotBeSent),
  touches: [...touches, ['notifications']],
});

/** The entry of an earlier attempt, which is completed if it is whole; null if its row was not received. */
export async function arrivedEntry(
  send: Send,
  { sheetId, rowId, isWhole }: { sheetId: string; rowId: string; isWhole: boolean },
): Promise<SentEntry | null> {
  const row = await arrivedRow(send, sheetId, rowId);
  if (row === null) return null;
  const sheet = isWhole
    ? await send(completeSheet, { params: { id: sheetId } })
    : await arrivedSheet(send, sheetId);
  return sheet && { sheet, row };
}

function isConflict(error: unknown): boolean {
  return error instanceof AppError && error.code === 'conflict';
}

/**
 * Discards the sheet of an entry that was never sent. It stays if it has entries; that it was never made, or is gone, is
 * as good.
 */
export async function discardEmptySheet(send: Send, sheetId: string): Promise<void> {
  try {
    await send(discardSheet, { params: { id: sheetId } });
  } catch (error) {
    if (!(error instanceof AppError) || !['not-found', 'conflict', 'forbidden'].includes(error.code))
      throw error;
  }
}

/** What the terminal does about the sheet of a draft that is discarded. */
export const discardSheetOf = action<{ sheetId: string }, void>({
  id: 'filling.discardSheet',
  label: t(m.discard),
  may: () => yes,
  run: (send, { sheetId }) => discardEmptySheet(send, sheetId),
  done: () => '',
  failed: () => t(m.itCouldNotBeDiscarded),
  touches,
});

/** `rowCount` is null if unknown, without a connection. */
export type CompletedSheet = { id: string; name: string; rowCount: number | null } & OwnSheet;

export const complete = action<CompletedSheet, Sheet>({
  id: 'filling.complete',
  label: t(m.finish),
  confirmation: ({ name, rowCount }) => ({
    title: name === '' ? t(m.finishThisSheet) : t(m.finishSheet, { name }),
    text: `${rowCount === null ? t(m.itsEarlierRowsAreNot) : t(m.itHasEntries, { count: rowCount })} ${t(m.youCannotAddToIt)}`,
    confirm: t(m.finish),
    cancel: t(m.keepOpen),
  }),
  may: (actor, sheet) => mayAddTo(actor, sheet),
  run: (send, { id }) => send(completeSheet, { params: { id } }),
  done: ({ name }) => (name === '' ? t(m.sheetIsFinished) : t(m.namedSheetIsFinished, { name })),
  failed: () => t(m.sheetCouldNotBeFinished),
  touches,
});

/** Uploads a replacement image for an existing answer, under an id that is then saved as the answer. */
export const sendImage = action<{ id: string; bytes: Uint8Array<ArrayBuffer> }, unknown>({
  id: 'filling.sendImage',
  label: t(m.uploadImage),
  may: (actor) => mayEditAnswers(actor),
  async run(send, { id, bytes }) {
    if (!isJpeg(bytes)) throw new AppError('wrong-media-type', answerEditTexts.notJpeg);
    return send(uploadImage, { params: { id }, body: bytes });
  },
  failed: (_, error) =>
    error instanceof AppError && error.code === 'wrong-media-type'
      ? answerEditTexts.notJpeg
      : answerEditTexts.notSent,
  touches: [],
});

/** The same for an attached file; its reply is what is saved as the answer. */
export const sendFile = action<{ id: string; file: CheckedFile }, { value: string }>({
  id: 'filling.sendFile',
  label: t(m.uploadFile),
  may: (actor) => mayEditAnswers(actor),
  run: (send, { id, file: { name, mediaType, bytes } }) =>
    send(
      uploadFile,
      { params: { id }, query: { name }, body: bytes },
      { headers: { 'content-type': mediaType } },
    ),
  failed: (_, error) => textOfError(error, m.fileWasNotUploaded),
  touches: [],
});

function mayFill(actor: Actor, form: FillableForm, sheet: OwnSheet) {
  const verdict = mayFillIn(actor, form);
  return verdict.yes ? mayAddTo(actor, sheet) : verdict;
}
