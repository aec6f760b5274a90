// The calls of importing a CSV file (spec 3, section 7 "Import"; contract, "Imports").
import * as z from 'zod/mini';
import { reason } from '#core/questions/rules/passing.ts';
import { managers } from '#core/actor.ts';
import { call } from '#core/contract.ts';
import { id, idBeginning } from '#core/primitives.ts';
import { pageFields, pageOf } from '#core/paging.ts';
import { namedFiles } from './files/schema.ts';
import { importPhases } from './policy.ts';
import {
  dateFormat,
  failedRow,
  fixedRow,
  importRequest,
  listedImport,
  maximumImportBytes,
  uploadTarget,
} from './schema.ts';
import { importStatus } from './status.ts';
import { updatePreview } from './update/schema.ts';
import { undoPreview, undoRequest } from './undo.ts';

const names = { id: 'import' } as const;
/** A request may name thousands of files. */
const maximumRequestBytes = 4 * 1024 * 1024;
/** Maximum repaired rows per request; our clients send batches of `rowsPerBatch`. */
export const maximumFixes = 1_000;
const params = z.object({ id });

export const requestUpload = call({
  id: 'imports.requestUpload',
  method: 'GET',
  path: '/upload/request',
  summary: 'Get the URL, method and headers for uploading a file, valid for one hour',
  who: managers,
  scope: 'import',
  query: z.object({ mimetype: z._default(z.string().check(z.maxLength(100)), 'text/csv') }),
  reply: uploadTarget,
});

export const upload = call({
  id: 'imports.upload',
  method: 'PUT',
  path: '/upload/{secret}',
  summary: 'Upload the file; the upload URL is the permission',
  who: 'public',
  scope: 'any',
  notAudited: 'A file by itself is nothing yet: the import of it leaves an entry.',
  params: z.object({ secret: z.string().check(z.regex(/^[\w-]{60,120}$/)) }),
  bytes: [
    'text/csv',
    'application/csv',
    'application/vnd.ms-excel',
    'text/plain',
    'application/octet-stream',
  ],
  bodyLimit: maximumImportBytes,
  reply: 'empty',
  errors: [404, 413, 415, 507],
});

export const scheduleImport = call({
  id: 'imports.schedule',
  method: 'PUT',
  path: '/template/{id}/import',
  summary:
    'Start importing an uploaded file into a form; 201. With `once`, a file with the same bytes that was already imported into this form, or is being imported or repaired, is not imported again: 200 with that import, which has another `id`. With `keyQuestion`, rows whose key exists are changed (admins only). Canceled imports, and those that could not read their file, do not count',
  who: managers,
  scope: 'import',
  audits: ['import_scheduled'],
  names: { id: 'form' },
  params,
  body: importRequest,
  bodyLimit: maximumRequestBytes,
  reply: importStatus,
  status: 201,
  errors: [404, 409],
});

export const previewImport = call({
  id: 'imports.preview',
  method: 'POST',
  path: '/template/{id}/import/preview',
  summary:
    'Preview an import: how many rows of an uploaded file are new, changed, unchanged, conflicting or failed, with the first of those that change existing rows, and the answers that must be unique and are not (`taken`). Nothing is changed, and the file is kept for the import',
  who: managers,
  scope: 'import',
  notAudited: 'It changes nothing.',
  names: { id: 'form' },
  params,
  body: importRequest,
  bodyLimit: maximumRequestBytes,
  reply: updatePreview,
  errors: [404, 409],
});

export const listImports = call({
  id: 'imports.list',
  method: 'GET',
  path: '/import',
  summary:
    'List imports into the forms that the caller can see, newest first: running, finished, undone and canceled ones; of one form (`templateId`), in one phase (`phase`), with part of a file name (`name`), of one file (`sha256`), or whose id begins with `id`',
  who: managers,
  scope: 'import',
  query: z.object({
    ...pageFields,
    templateId: z.optional(id),
    phase: z.optional(z.enum(importPhases)),
    /** A part of the file's name, in any case. */
    name: z.optional(z.string().check(z.maxLength(255))),
    /** An id, or its beginning (at least 4 characters). */
    id: z.optional(idBeginning),
    sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/, 'A SHA-256 has 64 hexadecimal digits'))),
  }),
  reply: pageOf(listedImport),
});

export const readImport = call({
  id: 'imports.read',
  method: 'GET',
  path: '/import/{id}',
  summary: 'Get an import with a page of its failed rows',
  who: managers,
  scope: 'import',
  names,
  params,
  query: z.object(pageFields),
  reply: z.extend(importStatus, { failed: pageOf(failedRow) }),
  errors: [404],
});

export const importStatusOf = call({
  id: 'imports.status',
  method: 'GET',
  path: '/import/{id}/status',
  summary: 'Get the progress of an import',
  who: managers,
  scope: 'import',
  names,
  params,
  reply: importStatus,
  errors: [404],
});

export const continueImport = call({
  id: 'imports.continue',
  method: 'PUT',
  path: '/import/{id}/continue',
  summary:
    'Apply repaired rows and skips; rows that are still wrong stay failed. `reason` is why these may break rules that may be passed with one; left out: that of the import. `files` were stored before, and rows may name them from then on',
  who: managers,
  scope: 'import',
  audits: ['import_continued'],
  names,
  params,
  body: z.object({
    rows: z.array(fixedRow).check(z.maxLength(maximumFixes, 'At most 1,000 rows at once')),
    reason: z.optional(reason),
    /** Further files, which rows may name from now on; of the same name, it is taken instead. */
    files: z.optional(namedFiles),
  }),
  bodyLimit: 16 * 1024 * 1024,
  reply: importStatus,
  errors: [404, 409],
});

export const completeImport = call({
  id: 'imports.complete',
  method: 'PUT',
  path: '/import/{id}/complete',
  summary: 'End an import, dropping the rows that still fail',
  who: managers,
  scope: 'import',
  audits: ['import_completed'],
  names,
  params,
  reply: importStatus,
  errors: [404, 409],
});

export const cancelImport = call({
  id: 'imports.cancel',
  method: 'DELETE',
  path: '/import/{id}',
  summary: 'Cancel an import; none of its rows are kept',
  who: managers,
  scope: 'import',
  audits: ['import_canceled'],
  names,
  params,
  reply: 'empty',
  errors: [404, 409],
});

export const previewUndo = call({
  id: 'imports.previewUndo',
  method: 'GET',
  path: '/import/{id}/undo',
  summary:
    'Preview undoing a finished import: how many of its rows are as imported, and how many people have edited, reviewed, added or deleted since; 409 if it cannot be undone',
  who: managers,
  scope: 'import',
  names,
  params,
  reply: undoPreview,
  errors: [404, 409],
});

export const undoImport = call({
  id: 'imports.undo',
  method: 'POST',
  path: '/import/{id}/undo',
  summary:
    'Undo a finished import as a whole, within 30 days: its sheet is deleted with all rows, and rows that it changed by their key get their earlier answers back. If people have changed rows since, 409 with their number unless `changed` is true, which only admins may set. Repeating it changes nothing',
  who: managers,
  scope: 'import',
  audits: ['import_undone', 'row_deleted'],
  names,
  params,
  body: undoRequest,
  reply: importStatus,
  errors: [404, 409],
});

export const dateFormats = call({
  id: 'imports.dateFormats',
  method: 'GET',
  path: '/import/date/formats',
  summary: 'List the date formats that an import understands',
  who: managers,
  scope: 'import',
  reply: z.array(dateFormat),
});
