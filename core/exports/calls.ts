// The calls of exporting (spec 2, section 7). A reply of 204 means that there is nothing to export.
import { notUsers } from '#core/actor.ts';
import { call } from '#core/contract.ts';
import { formExport, sheetExport } from './schema.ts';

export const exportForm = call({
  id: 'exports.form',
  method: 'POST',
  path: '/export/template',
  summary: 'A form’s rows of a span of days as a file; 204 when there is none, 400 when there are too many',
  who: notUsers,
  body: formExport,
  reply: 'file',
  status: 200,
  errors: [404],
});

export const exportSheets = call({
  id: 'exports.sheets',
  method: 'POST',
  path: '/export/sheet',
  summary:
    'The rows of chosen sheets of one form as a file; 204 when there is none, 400 when there are too many',
  who: notUsers,
  body: sheetExport,
  reply: 'file',
  status: 200,
  errors: [404],
});
