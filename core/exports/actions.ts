// The export actions, with the texts of spec 2, section 8. A face saves the file while it is downloaded.
import { assertNever } from '#core/assert-never.ts';
import { action } from '#core/action.ts';
import { counted } from '#core/count-text.ts';
import { pathOf } from '#core/contract.ts';
import { AppError } from '#core/errors.ts';
import { createAccessToken } from '#core/session/calls.ts';
import { filterToText } from '#core/sheets/filter/filter-draft.ts';
import { mayExport } from '#core/sheets/policy.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import {
  changeSchedule,
  createSchedule,
  deleteSchedule,
  downloadImages,
  exportForm,
  exportSheets,
  removeExportJob,
  runSchedule,
  notifyOfExportJob,
} from './calls.ts';
import { type ExportJob, hasEnded, jobName } from './job.ts';
import { type ExportOutcome, outcomeOf, preferJob } from './outcome.ts';
import type { ScheduleChange } from './schedule-draft.ts';
import type { ExportSchedule, FormExport, SheetExport } from './schema.ts';

/** Milliseconds until a browser saves the file (spec 2, section 9). */
export const saveDelay = 250;

/** Returns the file, or a job if it takes long (core/exports/outcome.ts). */
export const exportFormData = action<FormExport, ExportOutcome>({
  id: 'exports.form',
  label: 'Export',
  may: (actor) => mayExport(actor),
  run: async (send, body) => outcomeOf(await send(exportForm, { body }, { headers: preferJob() })),
  failed: (_, error) => failureOf(error, 'Unable to export form data. Please try again.'),
  touches: [['exports', 'jobs']],
});

export const exportSheetData = action<SheetExport, ExportOutcome>({
  id: 'exports.sheets',
  label: 'Export sheets',
  may: (actor) => mayExport(actor),
  run: async (send, body) => outcomeOf(await send(exportSheets, { body }, { headers: preferJob() })),
  failed: (_, error) => failureOf(error, 'Unable to export data. Please try again.'),
  touches: [['exports', 'jobs']],
});

/** Stops waiting for an export: the server continues, and a notification reports when the file is ready. */
export const leaveExport = action<Pick<ExportJob, 'id'>, ExportJob>({
  id: 'exports.leave',
  label: 'Continue in the background',
  may: (actor) => mayExport(actor),
  run: (send, { id }) => send(notifyOfExportJob, { params: { id } }),
  done: (_, job) =>
    hasEnded(job)
      ? 'The export is ready.'
      : 'The export continues here. You will be notified when its file is ready.',
  failed: () => 'The export could not continue in the background. Please try again.',
  touches: [['exports', 'jobs']],
});

/** Stops an export in progress. */
export const cancelExport = action<ExportJob, unknown>({
  id: 'exports.cancel',
  label: 'Cancel',
  may: (actor) => mayExport(actor),
  run: (send, { id }) => send(removeExportJob, { params: { id } }),
  done: () => 'The export was cancelled.',
  failed: () => 'The export could not be cancelled. Please try again.',
  touches: [['exports', 'jobs']],
});

/** Deletes a finished export with its file. */
const deleteExport = action<ExportJob, unknown>({
  id: 'exports.delete',
  label: 'Delete',
  danger: true,
  confirmation: (job) => ({
    title: 'Delete this export?',
    text:
      job.state === 'DONE'
        ? `"${jobName(job)}" will be deleted, and its notification will no longer open it. The data is not affected.`
        : 'It will be removed from this list.',
    confirm: 'Delete',
  }),
  may: (actor) => mayExport(actor),
  run: (send, { id }) => send(removeExportJob, { params: { id } }),
  done: () => 'The export was deleted.',
  failed: () => 'The export could not be deleted. Please try again.',
  touches: [['exports', 'jobs']],
});

/** The action that removes an export from the list. */
export function removeExport(job: ExportJob): typeof cancelExport {
  return hasEnded(job) ? deleteExport : cancelExport;
}

export type WantedImages = {
  formId: string;
  questionId: string;
  /** These sheets, or `all`. */
  sheetIds: readonly string[] | 'all';
  filter: RowFilterInput | null;
  /** A pattern of core/exports/image-names.ts. */
  name: string;
};

/** Returns a path that is valid for a minute, from which a browser downloads the images as they are produced. */
export const saveImages = action<WantedImages, string>({
  id: 'exports.images',
  label: 'Download images',
  // Whoever can see an image may save it.
  may: () => ({ yes: true }),
  async run(send, { formId, questionId, sheetIds, filter, name }) {
    const { accessToken } = await send(createAccessToken, {});
    const query = new URLSearchParams({
      questionId,
      sheetIds: sheetIds === 'all' ? sheetIds : sheetIds.join(','),
      ...(filter !== null && { filter: filterToText(filter) }),
      name,
      accessToken,
    });
    return `${pathOf(downloadImages, { id: formId })}?${query.toString()}`;
  },
  failed: () => 'An error occurred while trying to download the images. Please try again.',
  touches: [],
});

/** Creates, updates or deletes a schedule, as the Schedule tab's Save requires. Returns null if it was deleted. */
export const saveSchedule = action<ScheduleChange, ExportSchedule | null>({
  id: 'exports.saveSchedule',
  label: 'Save',
  may: (actor) => mayExport(actor),
  async run(send, change) {
    switch (change.kind) {
      case 'create': {
        const { formId, schedule } = change;
        return send(createSchedule, { body: { templateIds: [formId], schedule } });
      }
      case 'update':
        return send(changeSchedule, { params: { jobId: change.jobId }, body: change.schedule });
      case 'delete':
        await send(deleteSchedule, { params: { id: change.formId, jobId: change.jobId } });
        return null;
      default:
        return assertNever(change);
    }
  },
  done: ({ kind }) => scheduleDone[kind],
  failed: ({ kind }) =>
    kind === 'delete' ? 'Could not delete the scheduled export' : 'Could not schedule this export.',
  touches: [['exports', 'schedule']],
});

/** A schedule with the form that it exports. */
export type ScheduledForm = { formId: string; formName: string; jobId: string };

/** Sends the export of the user's own schedule now, to themselves. Sent twice, it comes once. */
export const runScheduleNow = action<ScheduledForm, ExportSchedule>({
  id: 'exports.runSchedule',
  label: 'Send now',
  may: (actor) => mayExport(actor),
  run: (send, { formId, jobId }) => send(runSchedule, { params: { id: formId, jobId } }),
  done: ({ formName }) => `The export of "${formName}" is on its way to you. The schedule stays as it is.`,
  failed: () => 'The export could not be sent. Please try again.',
  touches: [['exports', 'schedule']],
});

const scheduleDone: Readonly<Record<ScheduleChange['kind'], string>> = {
  create: 'Your schedule has been created.',
  update: 'Your schedule has been updated.',
  delete: 'Your schedule has been deleted.',
};

/** The menu item: `Export 1 sheet`, and `Exporting...` while it runs (spec 3, section 2). */
export function exportSheetsLabel(sheets: number, isRunning: boolean): string {
  if (isRunning) return 'Exporting...';
  return `Export ${counted(sheets, 'sheet')}`;
}

/** A 400 without issues means too much data (spec 2, section 7), on any server. */
function failureOf(error: unknown, otherwise: string): string {
  if (!(error instanceof AppError) || error.status !== 400 || error.details.errors) return otherwise;
  return error.code === 'too-much-data' ? error.message : new AppError('too-much-data').message;
}
