// The calls on exports and export schedules (spec 2, section 7). An export that answers 204 has nothing to export; one
// that answers 202, to a request with the header `prefer: respond-async`, takes longer than the client wants to wait and
// continues as the job in the reply.
import * as z from 'zod/mini';
import { notUsers } from '#core/actor.ts';
import { call } from '#core/contract.ts';
import { id } from '#core/primitives.ts';
import { uuidPattern } from '#core/primitives.ts';
import { maximumSelectedSheets } from '#core/sheets/schema.ts';
import { defaultImageName, imageNameIssue } from './image-names.ts';
import { exportJob } from './job.ts';
import { exportSchedule, formExport, newSchedule, scheduleInput, sheetExport } from './schema.ts';

const sheetIdList = new RegExp(`^${uuidPattern}(,${uuidPattern}){0,${maximumSelectedSheets - 1}}$`, 'i');

export const exportForm = call({
  id: 'exports.form',
  method: 'POST',
  path: '/export/template',
  summary:
    "Export a form's rows of a date range as a file; 204 if there are none, 400 if there are too many; 202 with a job if `prefer: respond-async, wait=SECONDS` asks for one and it would take longer",
  who: notUsers,
  scope: 'export',
  audits: ['export_downloaded', 'export_prepared'],
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
    'Export the rows of chosen sheets of one form as a file; 204 if there are none, 400 if there are too many; 202 with a job as for a form',
  who: notUsers,
  scope: 'export',
  audits: ['export_downloaded', 'export_prepared'],
  body: sheetExport,
  reply: 'file',
  status: 200,
  errors: [404],
});

export const downloadImages = call({
  id: 'exports.images',
  method: 'GET',
  path: '/template/{id}/images',
  summary:
    'Export the images that answer a question, or all of a form, as a ZIP file with a manifest; 204 if there are none. `name` is a pattern of {sheet}, {row}, {question}, {n}, {form}, {user}, {date}, {time} and {id}; `filter` is a row filter as JSON',
  who: 'signed-in',
  scope: 'export',
  audits: ['images_downloaded'],
  names: { id: 'form' },
  params: z.object({ id }),
  query: z.object({
    questionId: z.optional(id),
    /** Comma-separated ids, or all sheets that the caller sees. */
    sheetIds: z._default(
      z.union([
        z.literal('all'),
        z.string().check(z.regex(sheetIdList, 'Give ids with commas between them')),
      ]),
      'all',
    ),
    filter: z.optional(z.string()),
    name: z._default(
      z.string().check(
        z.refine((pattern) => imageNameIssue(pattern) === null, {
          error: ({ input }) => imageNameIssue(String(input)) ?? undefined,
        }),
      ),
      defaultImageName,
    ),
  }),
  reply: 'file',
  errors: [404],
  alsoBy: ['accessToken'],
});

export const readSchedule = call({
  id: 'exports.readSchedule',
  method: 'GET',
  path: '/export/template/{id}/schedule/',
  summary:
    "Get the caller's schedule for exporting a form; if there is none, jobId is null and the interval NEVER. The export goes to its owner by e-mail",
  who: notUsers,
  scope: 'export',
  names: { id: 'form' },
  params: z.object({ id }),
  reply: exportSchedule,
  errors: [404],
});

export const createSchedule = call({
  id: 'exports.createSchedule',
  method: 'POST',
  path: '/export/template/schedule',
  summary: 'Schedule the export of a form; 409 if the caller has already scheduled it',
  who: notUsers,
  scope: 'export',
  audits: ['export_scheduled'],
  body: newSchedule,
  reply: exportSchedule,
  status: 201,
  errors: [404, 409],
});

export const changeSchedule = call({
  id: 'exports.changeSchedule',
  method: 'PUT',
  path: '/export/template/schedule/{jobId}',
  summary: "Replace the caller's schedule; its times are in the caller's time zone from then on",
  who: notUsers,
  scope: 'export',
  audits: ['export_schedule_changed'],
  names: { jobId: 'export schedule' },
  params: z.object({ jobId: id }),
  body: scheduleInput,
  reply: exportSchedule,
  errors: [404],
});

export const runSchedule = call({
  id: 'exports.runSchedule',
  method: 'POST',
  path: '/export/template/{id}/schedule/{jobId}/run',
  summary:
    "Send the caller's scheduled export now, with its usual number of days up to now; its next time does not change. While one is waiting to be sent, no second one is made",
  who: notUsers,
  scope: 'export',
  audits: ['export_run_now'],
  names: { id: 'form', jobId: 'export schedule' },
  params: z.object({ id, jobId: id }),
  reply: exportSchedule,
  status: 200,
  errors: [404],
});

export const deleteSchedule = call({
  id: 'exports.deleteSchedule',
  method: 'DELETE',
  path: '/export/template/{id}/schedule/{jobId}',
  summary: "Delete the caller's schedule",
  who: notUsers,
  scope: 'export',
  audits: ['export_schedule_deleted'],
  names: { id: 'form', jobId: 'export schedule' },
  params: z.object({ id, jobId: id }),
  reply: 'empty',
  errors: [404],
});

export const sentFile = call({
  id: 'exports.sentFile',
  method: 'GET',
  path: '/export/file/{secret}',
  summary:
    'Get the file of a scheduled export that was too large for an e-mail; the link in that e-mail is the permission, for 7 days',
  who: 'public',
  scope: 'any',
  params: z.object({ secret: z.string().check(z.regex(/^[\w-]{60,120}$/)) }),
  reply: 'file',
  errors: [404],
});

const jobParams = z.object({ id });
const jobNames = { id: 'export' } as const;

export const listExportJobs = call({
  id: 'exports.jobs',
  method: 'GET',
  path: '/export/job',
  summary: "List the caller's exports that are waiting, running or ready, newest first",
  who: notUsers,
  scope: 'export',
  reply: z.array(exportJob),
});

export const readExportJob = call({
  id: 'exports.job',
  method: 'GET',
  path: '/export/job/{id}',
  summary: "Get the progress of one of the caller's exports, and what its file contains",
  who: notUsers,
  scope: 'export',
  names: jobNames,
  params: jobParams,
  reply: exportJob,
  errors: [404],
});

export const readExportFile = call({
  id: 'exports.jobFile',
  method: 'GET',
  path: '/export/job/{id}/file',
  summary:
    "Get the file of one of the caller's exports, for 7 days, as long as the caller may see what is in it",
  who: notUsers,
  scope: 'export',
  names: jobNames,
  params: jobParams,
  reply: 'file',
  errors: [404],
});

export const notifyOfExportJob = call({
  id: 'exports.tellOfJob',
  method: 'PUT',
  path: '/export/job/{id}/notify',
  summary: 'Notify the caller when one of their exports is ready, so that they need not wait for it',
  who: notUsers,
  scope: 'export',
  notAudited: 'Whether its owner is told when it is ready.',
  names: jobNames,
  params: jobParams,
  reply: exportJob,
  errors: [404],
});

export const removeExportJob = call({
  id: 'exports.removeJob',
  method: 'DELETE',
  path: '/export/job/{id}',
  summary: "Cancel one of the caller's exports, or delete its file",
  who: notUsers,
  scope: 'export',
  notAudited: "A person's own prepared file, which was entered when it was made.",
  names: jobNames,
  params: jobParams,
  reply: 'empty',
  errors: [404],
});
