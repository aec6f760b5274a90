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
    "A form's rows of a span of days as a file; 204 when there is none, 400 when there are too many; 202 with a job where `prefer: respond-async, wait=SECONDS` asks for one and it would take longer",
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
    'The rows of chosen sheets of one form as a file; 204 when there is none, 400 when there are too many; 202 with a job as for a form',
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
    'The images that answer a question, or all that a form asks for, as a ZIP file with a manifest; 204 when there is none. `name` is a pattern of {sheet}, {row}, {question}, {n}, {form}, {user}, {date}, {time} and {id}; `filter` a row filter as JSON',
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
    "The caller's own schedule of a form; without one jobId is null and the interval NEVER. The export goes to its owner by e-mail",
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
  summary: 'Schedule the export of a form; 409 where the caller has another schedule of it already',
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
  summary:
    "Replace a schedule of the caller's own; its times are those of the caller's time zone from then on",
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
    "Send the export of the caller's own schedule now, with as many days of data up to now as it has; its next time stays. While one waits to be sent, no second one is made",
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
  summary: "Delete a schedule of the caller's own",
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
    'The file of a scheduled export that was too large for an e-mail; the link from that e-mail is the permission, for 7 days',
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
  summary: "The caller's own exports that wait, run, or have a file, the newest first",
  who: notUsers,
  scope: 'export',
  reply: z.array(exportJob),
});

export const readExportJob = call({
  id: 'exports.job',
  method: 'GET',
  path: '/export/job/{id}',
  summary: "How far an export of the caller's own is, and what is in its file",
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
  summary: "The file of an export of the caller's own, for 7 days; what it is of must still be theirs to see",
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
  summary:
    "Have a notification tell when an export of the caller's own is ready: whoever waited for it goes on with something else",
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
  summary: "Cancel an export of the caller's own, or delete its file",
  who: notUsers,
  scope: 'export',
  notAudited: "A person's own prepared file, which was entered when it was made.",
  names: jobNames,
  params: jobParams,
  reply: 'empty',
  errors: [404],
});
