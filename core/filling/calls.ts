// The calls of filling in a form (contract, "Filling in"; spec 1, section 7 "Other shared calls").
import * as z from 'zod/mini';
import { call } from '#core/contract.ts';
import { id } from '#core/primitives.ts';
import { imageLimit } from '#core/files/image-type.ts';
import { fileLimit, sentMediaTypes } from '#core/questions/attached/file-types.ts';
import { sheet, storedSheet, storedRow } from '#core/sheets/schema.ts';
import { correctedRow, isPlainNewRow, isPlainNewRows, newRow, newRows, newSheet } from './schema.ts';

const params = z.object({ id });
const names = { id: 'sheet' } as const;
/** Characters of a file's name as it is sent; it is stored with fewer. */
const sentNameLimit = 1_000;

export const createSheet = call({
  id: 'filling.createSheet',
  method: 'POST',
  path: '/template/{id}/sheet',
  summary: 'Start a sheet of a form',
  who: 'signed-in',
  scope: 'rows:write',
  audits: ['sheet_created'],
  names: { id: 'form' },
  params,
  body: newSheet,
  reply: storedSheet,
  status: 201,
  errors: [404, 409],
});

export const addRow = call({
  id: 'filling.addRow',
  method: 'POST',
  path: '/sheet/{id}/row',
  summary:
    'Add a row; its alerts are evaluated and stored with it. Answers to questions that are not asked are left out, and named in its `notes`',
  who: 'signed-in',
  scope: 'rows:write',
  notAudited: 'The row says itself who sent it and when.',
  names,
  params,
  body: newRow,
  isPlainBody: isPlainNewRow,
  reply: storedRow,
  status: 201,
  errors: [404, 409],
});

const addingRows = {
  method: 'POST',
  path: '/sheet/{id}/rows',
  who: 'signed-in',
  scope: 'rows:write',
  notAudited: 'The rows say themselves who sent them and when.',
  names,
  params,
  body: newRows,
  isPlainBody: isPlainNewRows,
  bodyLimit: 32 * 1024 * 1024,
  status: 201,
  errors: [404, 409],
} as const;

export const addRows = call({
  ...addingRows,
  id: 'filling.addRows',
  summary: 'Add up to 500 rows, all or none; `notes` of a row name what was left out of it',
  reply: z.array(storedRow),
});

export const addRowsBriefly = call({
  ...addingRows,
  id: 'filling.addRowsBriefly',
  when: 'brief',
  summary:
    'Add up to 500 rows, all or none; returns their ids, alerts and notes, for programs that send many',
  query: z.object({ brief: z.literal('true') }),
  reply: z.array(z.pick(storedRow, { id: true, alerts: true, notes: true })),
});

export const correctRow = call({
  id: 'filling.correctRow',
  method: 'PUT',
  path: '/sheet/{id}/row/{rowId}',
  summary:
    "Correct one of the caller's returned rows: all of its answers, checked like those of a new row. It waits for review again. 409 if it is no longer returned",
  who: 'signed-in',
  scope: 'rows:write',
  audits: ['row_corrected', 'answer_changed', 'rule_passed'],
  names: { id: 'sheet', rowId: 'row' },
  params: z.object({ id, rowId: id }),
  body: correctedRow,
  reply: storedRow,
  errors: [404, 409],
});

export const completeSheet = call({
  id: 'filling.completeSheet',
  method: 'PUT',
  path: '/sheet/{id}/complete',
  summary: 'Mark a sheet as complete',
  who: 'signed-in',
  scope: 'rows:write',
  audits: ['sheet_completed'],
  names,
  params,
  reply: sheet,
  errors: [404],
});

export const discardSheet = call({
  id: 'filling.discardSheet',
  method: 'DELETE',
  path: '/sheet/{id}',
  summary:
    "Discard one of the caller's open sheets that was created for an entry which was never sent; 409 if it has rows or setup answers",
  who: 'signed-in',
  scope: 'rows:write',
  audits: ['sheet_discarded'],
  names,
  params,
  reply: 'empty',
  errors: [404, 409],
});

export const uploadFile = call({
  id: 'filling.uploadFile',
  method: 'POST',
  path: '/file/{id}',
  summary:
    'Store a file for an answer under an id that the client chooses: a PDF, or a document, spreadsheet or presentation of an office program without macros. Its content has to be what its name says. `value` is what the answer says',
  who: 'signed-in',
  scope: 'rows:write',
  audits: ['file_uploaded'],
  names: { id: 'file' },
  params,
  query: z.object({ name: z.string().check(z.minLength(1), z.maxLength(sentNameLimit)) }),
  bytes: sentMediaTypes,
  bodyLimit: fileLimit,
  reply: z.object({ id, value: z.string() }),
  status: 201,
  errors: [409, 413, 415, 507],
});

export const uploadImage = call({
  id: 'filling.uploadImage',
  method: 'POST',
  path: '/image/{id}',
  summary: 'Store an image under an id that the client chooses; JPEG or PNG, as bytes or in base64',
  who: 'signed-in',
  scope: 'rows:write',
  audits: ['image_uploaded'],
  names: { id: 'image' },
  params,
  bytes: ['image/jpeg', 'image/png'],
  bodyLimit: imageLimit,
  reply: z.object({ id }),
  status: 201,
  errors: [409, 413, 415, 507],
});
