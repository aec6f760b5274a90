// The calls on reports (spec 3, section 7; contract, "Reports").
import * as z from 'zod/mini';
import { admins, managers, notUsers } from '#core/actor.ts';
import { call } from '#core/contract.ts';
import { id } from '#core/primitives.ts';
import { rowsPrint } from './print.ts';
import { report, reportChange, reportDesign, reportInput, reportPreview, reportRun } from './schema.ts';

const ofReport = z.object({ id });
const names = { id: 'report' } as const;

export const listReports = call({
  id: 'reports.list',
  method: 'GET',
  path: '/report',
  summary:
    'List the reports of which the caller can see all forms, by name; unpublished ones for admins and the manager who made them',
  who: notUsers,
  scope: 'rows:read',
  reply: z.array(report),
});

export const listDesigns = call({
  id: 'reports.designs',
  method: 'GET',
  path: '/report/designs',
  summary: 'List the designs of reports',
  who: notUsers,
  scope: 'rows:read',
  reply: z.array(reportDesign),
});

export const createReport = call({
  id: 'reports.create',
  method: 'POST',
  path: '/report',
  summary: 'Create an unpublished report of one or more forms with a design',
  who: managers,
  scope: 'admin',
  audits: ['report_created'],
  body: reportInput,
  reply: report,
  status: 201,
  errors: [404, 409],
});

export const changeReport = call({
  id: 'reports.change',
  method: 'PUT',
  path: '/report/{id}',
  summary: 'Rename or describe a report; a manager only one of their own that is not published',
  who: managers,
  scope: 'admin',
  audits: ['report_changed'],
  names,
  params: ofReport,
  body: reportChange,
  reply: report,
  errors: [404],
});

export const deleteReport = call({
  id: 'reports.delete',
  method: 'DELETE',
  path: '/report/{id}',
  summary:
    'Delete a report; its forms and their rows stay. A manager only one of their own that is not published',
  who: managers,
  scope: 'admin',
  audits: ['report_deleted'],
  names,
  params: ofReport,
  reply: 'empty',
  errors: [404],
});

export const publishReport = call({
  id: 'reports.publish',
  method: 'PUT',
  path: '/report/{id}/publish',
  summary: 'Publish a report: everyone who can see all of its forms may run it, except the role USER',
  who: admins,
  scope: 'admin',
  audits: ['report_published'],
  names,
  params: ofReport,
  reply: report,
  errors: [404],
});

export const runReport = call({
  id: 'reports.run',
  method: 'POST',
  path: '/report/{id}',
  summary:
    'Run a report: the file, or 204 if no row matches the parameters. JSON is the document from which the other formats are drawn. With `prefer: respond-async, wait=SECONDS`, a report that takes longer continues as a job, like exports: 202',
  who: notUsers,
  scope: 'rows:read',
  notAudited: 'It only reads.',
  names,
  params: ofReport,
  body: reportRun,
  reply: 'file',
  errors: [404],
});

export const previewReport = call({
  id: 'reports.preview',
  method: 'POST',
  path: '/report/preview',
  summary:
    'Run a report that does not exist yet, of one or more forms with a design: the file, or 204 if no row matches the parameters',
  who: managers,
  scope: 'rows:read',
  notAudited: 'It only reads.',
  body: reportPreview,
  reply: 'file',
  errors: [404],
});

export const printRows = call({
  id: 'reports.printRows',
  method: 'POST',
  path: '/row/print',
  summary:
    'Print rows that the caller can see as filled-in forms, with photos and signatures: one PDF, a ZIP with a PDF for each, named after its sheet and row number, or a page for a browser to print',
  who: 'signed-in',
  scope: 'rows:read',
  notAudited: 'It only reads.',
  body: rowsPrint,
  reply: 'file',
  status: 200,
  errors: [404],
});
