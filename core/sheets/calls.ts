// The calls on sheets and rows (spec 2, section 7; contract, "Sheets and rows").
// Long because each of them has its record here.
import * as z from 'zod/mini';
import { activeRoles, admins } from '#core/actor.ts';
import { call } from '#core/contract.ts';
import { id, idBeginning } from '#core/primitives.ts';
import { uuidPattern } from '#core/primitives.ts';
import { pageFields, pageOf, rowPageFields } from '#core/paging.ts';
import { widget } from '#core/widgets/schema.ts';
import { changesWanted, rowChanges } from './row-changes.ts';
import { formToReview } from './review/queue.ts';
import { restoredRows, rowUndo, undoneRows } from './review/row-undo.ts';
import { rowsReading, rowsSummary } from './engine/rows-summary.ts';
import {
  answerChange,
  chosenRows,
  maximumSummarySheets,
  review,
  returnedRow,
  reviewedRows,
  row,
  rowColumns,
  rowFilter,
  selectedSheets,
  rowReturn,
  sheet,
  thumbnailWidths,
} from './schema.ts';

const params = z.object({ id });
const imageFile = new RegExp(`^${uuidPattern}(\\.(jpe?g|png))?$`, 'i');
const widths: ReadonlySet<number> = new Set(thumbnailWidths);
const pageOnly = z.object(pageFields);
/** More than 1,000 rows per page are only available in columns. */
const rowPageOnly = z.object(rowPageFields);
const rowPageNear = z.object({
  ...rowPageFields,
  /**
   * The rows by their distance from a place instead, those without one last: the id of the question for the place, a comma, and the
   * place as a geo address.
   */
  near: z.optional(z.string().check(z.maxLength(200), z.regex(new RegExp(`^${uuidPattern},geo:`, 'i')))),
});
const names = { id: 'sheet' } as const;
const rowParams = z.object({ id, rowId: id });
const rowNames = { id: 'sheet', rowId: 'row' } as const;
/** Rows, or the same in columns for clients that accept them. */
const rows = z.union([pageOf(row), rowColumns]);

export const listCompanySheets = call({
  id: 'sheets.company',
  method: 'GET',
  path: '/company/sheet',
  summary: "List the company's sheets that the caller can see",
  who: 'signed-in',
  scope: 'rows:read',
  query: z.object({
    ...pageFields,
    templateId: z.optional(id),
    userId: z.optional(id),
    sheetName: z.optional(z.string().check(z.maxLength(500))),
    /** An id, or its beginning (at least 4 characters). */
    id: z.optional(idBeginning),
    /** Range of last changes, both ends included, in epoch milliseconds. */
    startDate: z.optional(z.coerce.number().check(z.int())),
    endDate: z.optional(z.coerce.number().check(z.int())),
    /** Only sheets that are complete, or only those that are not. */
    completed: z.optional(z.enum(['true', 'false'])),
    /** Only sheets that their owners have begun by hand: none that an import made, or that only others have filled. */
    begun: z.optional(z.literal('true')),
  }),
  reply: pageOf(sheet),
});

export const reviewQueue = call({
  id: 'sheets.reviewQueue',
  method: 'GET',
  path: '/review_queue',
  summary: "List the forms with rows waiting for the caller's review, longest waiting first",
  who: 'signed-in',
  scope: 'rows:read',
  reply: z.array(formToReview),
});

export const listSheets = call({
  id: 'sheets.ofForm',
  method: 'GET',
  path: '/template/{id}/sheets',
  summary: 'List the sheets of a form',
  who: 'signed-in',
  scope: 'rows:read',
  names: { id: 'form' },
  params,
  query: pageOnly,
  reply: pageOf(sheet),
  errors: [404],
});

export const readSheet = call({
  id: 'sheets.read',
  method: 'GET',
  path: '/sheet/{id}',
  summary: 'Get a sheet with its context answers',
  who: 'signed-in',
  scope: 'rows:read',
  names,
  params,
  reply: sheet,
  errors: [404],
});

export const listRows = call({
  id: 'sheets.rows',
  method: 'GET',
  path: '/sheet/{id}/row',
  summary: 'List the rows of a sheet',
  who: 'signed-in',
  scope: 'rows:read',
  names,
  params,
  query: rowPageOnly,
  reply: rows,
  errors: [404],
});

export const filterSheetRows = call({
  id: 'sheets.filterRows',
  method: 'POST',
  path: '/sheet/{id}/row/filter',
  summary: 'List the rows of a sheet that match a filter',
  who: 'signed-in',
  scope: 'rows:read',
  notAudited: 'It reads.',
  names,
  params,
  query: rowPageNear,
  body: rowFilter,
  reply: rows,
  status: 200,
  errors: [404],
});

export const filterRows = call({
  id: 'sheets.filterRowsAcross',
  method: 'POST',
  path: '/row/filter',
  summary: 'List the rows of several sheets of one form that match a filter',
  who: 'signed-in',
  scope: 'rows:read',
  notAudited: 'It reads.',
  query: rowPageNear,
  body: z.object({
    sheetIds: selectedSheets,
    rowFilters: rowFilter,
  }),
  reply: rows,
  status: 200,
  errors: [404],
});

export const summarizeRows = call({
  id: 'sheets.summarize',
  method: 'POST',
  path: '/template/{id}/summary',
  summary:
    "Get the numbers of a form's dashboard for the rows of some sheets that match a filter, for clients that would have to read too many of them: numbers are exact, long charts thinned. While the rows are read for the first time, the reply has the progress: ask again",
  who: 'signed-in',
  scope: 'rows:read',
  notAudited: 'It reads.',
  names: { id: 'form' },
  params,
  body: z.object({
    sheetIds: z
      .array(id)
      .check(
        z.minLength(1, 'Choose at least one sheet'),
        z.maxLength(maximumSummarySheets, `At most ${maximumSummarySheets} sheets`),
      ),
    rowFilters: rowFilter,
    /** An unsaved widget: the reply then contains only its summary. */
    widget: z.optional(widget),
  }),
  reply: z.union([rowsSummary, rowsReading]),
  status: 200,
  errors: [404, 413],
});

export const readChanges = call({
  id: 'sheets.changes',
  method: 'POST',
  path: '/template/{id}/changes',
  summary:
    'Get what happened to the rows of some sheets of a form since an earlier reply, for clients that have read them; `rows` are in columns',
  who: 'signed-in',
  scope: 'rows:read',
  notAudited: 'It reads.',
  names: { id: 'form' },
  params,
  body: changesWanted,
  reply: rowChanges,
  status: 200,
  errors: [404],
});

export const readRow = call({
  id: 'sheets.row',
  method: 'GET',
  path: '/sheet/{id}/row/{rowId}',
  summary: 'Get a row of a sheet',
  who: 'signed-in',
  scope: 'rows:read',
  names: rowNames,
  params: rowParams,
  reply: row,
  errors: [404],
});

export const findRows = call({
  id: 'sheets.findRows',
  method: 'POST',
  path: '/row/find',
  summary: 'Find rows by id, or by the first 4 or more characters of it: up to 10 that the caller can see',
  who: 'signed-in',
  scope: 'rows:read',
  notAudited: 'It reads.',
  body: z.object({ ids: z.array(idBeginning).check(z.minLength(1), z.maxLength(500)) }),
  reply: z.array(z.object({ id, sheetId: id, templateId: id })),
  status: 200,
});

export const saveAnswers = call({
  id: 'sheets.saveAnswers',
  method: 'PUT',
  path: '/sheet/{id}/answers',
  summary: "Change the answers to one question of a row or of the sheet's context",
  who: admins,
  scope: 'rows:write',
  audits: ['answer_changed', 'rule_passed'],
  names,
  params,
  body: answerChange,
  reply: z.union([row, sheet]),
  errors: [404],
});

export const reviewRow = call({
  id: 'sheets.review',
  method: 'POST',
  path: '/sheet/{id}/row/{rowId}/review',
  summary: 'Approve or reject a pending row, or set a reviewed or returned one back to pending',
  who: ['ADMIN', 'MANAGER', 'REVIEWER'],
  scope: 'review',
  audits: ['review_state_changed'],
  names: rowNames,
  params: rowParams,
  body: review,
  reply: row,
  status: 200,
  errors: [404, 409],
});

export const deleteRow = call({
  id: 'sheets.deleteRow',
  method: 'DELETE',
  path: '/sheet/{id}/row/{rowId}',
  summary:
    'Delete a row. Whoever deleted it, or an admin, can undo it for 24 hours, and admins can restore it for 30 days; after that it is gone. POST /row/delete also returns what undoes it',
  who: admins,
  scope: 'rows:write',
  audits: ['row_deleted'],
  names: rowNames,
  params: rowParams,
  reply: 'empty',
  errors: [404],
});

export const reviewRows = call({
  id: 'sheets.reviewRows',
  method: 'POST',
  path: '/row/review',
  summary:
    'Approve or reject many pending rows of one form, or set reviewed and returned ones back to pending: all or none; 409 lists the rows that cannot be changed in `rows`',
  who: ['ADMIN', 'MANAGER', 'REVIEWER'],
  scope: 'review',
  audits: ['review_state_changed'],
  body: z.extend(review, { rowIds: chosenRows }),
  reply: reviewedRows,
  status: 200,
  errors: [404, 409],
});

export const returnRow = call({
  id: 'sheets.return',
  method: 'POST',
  path: '/sheet/{id}/row/{rowId}/return',
  summary:
    'Return a pending row to its author for correction. It stays PENDING, with `returned` saying who asked for what; its author is notified and corrects it with PUT /sheet/{id}/row/{rowId}. A review ends the return, and setting it to PENDING takes it back',
  who: ['ADMIN', 'MANAGER', 'REVIEWER'],
  scope: 'review',
  audits: ['row_returned'],
  names: rowNames,
  params: rowParams,
  body: rowReturn,
  reply: row,
  status: 200,
  errors: [404, 409],
});

export const returnRows = call({
  id: 'sheets.returnRows',
  method: 'POST',
  path: '/row/return',
  summary:
    'Return many pending rows of one form to their authors for correction: all or none; 409 lists the rows that cannot be returned in `rows`',
  who: ['ADMIN', 'MANAGER', 'REVIEWER'],
  scope: 'review',
  audits: ['row_returned'],
  body: z.extend(rowReturn, { rowIds: chosenRows }),
  reply: reviewedRows,
  status: 200,
  errors: [404, 409],
});

export const listReturned = call({
  id: 'sheets.returned',
  method: 'GET',
  path: '/row/returned',
  summary: "List the caller's rows that were returned for correction, last returned first",
  who: 'signed-in',
  scope: 'rows:read',
  query: pageOnly,
  reply: pageOf(returnedRow),
});

export const deleteRows = call({
  id: 'sheets.deleteRows',
  method: 'POST',
  path: '/row/delete',
  summary:
    'Delete many rows of one form: all or none. Whoever deleted them, or an admin, can undo it for 24 hours, and admins can restore each of them for 30 days; after that they are gone',
  who: admins,
  scope: 'rows:write',
  audits: ['row_deleted'],
  body: z.object({ rowIds: chosenRows }),
  reply: rowUndo,
  status: 200,
  errors: [404],
});

export const listUndos = call({
  id: 'sheets.undos',
  method: 'GET',
  path: '/row/undo',
  summary:
    "List bulk deletions and reopened reviews that can still be undone, last first: the caller's own, or for admins everyone's",
  who: ['ADMIN', 'MANAGER', 'REVIEWER'],
  scope: 'rows:read',
  query: z.object({ ...pageFields, templateId: z.optional(id) }),
  reply: pageOf(rowUndo),
});

export const undoRows = call({
  id: 'sheets.undo',
  method: 'POST',
  path: '/row/undo/{id}',
  summary:
    "Undo one of the caller's bulk deletions or reopened reviews, or for admins anyone's: the rows get back their ids, dates, answers and reviews. 409 if it was already undone, the rows' sheets are gone, or reviews have changed since",
  who: ['ADMIN', 'MANAGER', 'REVIEWER'],
  scope: ['rows:write', 'review'],
  audits: ['row_restored', 'review_state_changed'],
  names: { id: 'undo' },
  params,
  reply: undoneRows,
  status: 200,
  errors: [404, 409],
});

export const restoreRow = call({
  id: 'sheets.restoreRow',
  method: 'POST',
  path: '/sheet/{id}/row/{rowId}/restore',
  summary:
    'Restore a row that was deleted within the last 30 days, with its id, answers, images, alerts, dates and review; with `together`, all rows that were deleted with it. 409 says why it cannot be restored',
  who: admins,
  scope: 'rows:write',
  audits: ['row_restored'],
  names: rowNames,
  params: rowParams,
  body: z.object({ together: z._default(z.boolean(), false) }),
  reply: restoredRows,
  status: 200,
  errors: [404, 409],
});

export const readFile = call({
  id: 'sheets.file',
  method: 'GET',
  path: '/file/{id}',
  summary:
    'Download an attached file of an answer, by the id with which the answer begins; always as an attachment, and never to be shown or run',
  who: activeRoles,
  scope: 'rows:read',
  names: { id: 'file' },
  params,
  reply: 'file',
  errors: [404],
});

export const readImagePlace = call({
  id: 'sheets.imagePlace',
  method: 'GET',
  path: '/image/{id}/place',
  summary:
    'Get where the photo of an answer was taken, as a `geo:` address; null unless its question keeps that, and the photo said it when it was sent',
  who: activeRoles,
  scope: 'rows:read',
  names: { id: 'image' },
  params,
  reply: z.object({ place: z.nullable(z.string()) }),
  errors: [404],
});

export const readImage = call({
  id: 'sheets.image',
  method: 'GET',
  path: '/image/{file}',
  summary:
    'Get an image of an answer: its id, with or without .jpg or .png. With a width, a small copy without camera data',
  who: activeRoles,
  scope: 'rows:read',
  names: { file: 'image' },
  params: z.object({ file: z.string().check(z.regex(imageFile)) }),
  query: z.object({
    width: z.optional(
      z.coerce
        .number()
        .check(
          z.refine((width) => widths.has(width), `Choose one of the widths ${thumbnailWidths.join(', ')}`),
        ),
    ),
  }),
  reply: 'file',
  errors: [404],
  alsoBy: ['accessToken'],
});
