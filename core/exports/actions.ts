// The export actions, with the texts of spec 2, section 8. A face saves the file while it is downloaded.
import { assertNever } from '#core/assert-never.ts';
import { action } from '#core/action.ts';
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
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

/** Milliseconds until a browser saves the file (spec 2, section 9). */
export const saveDelay = 250;

/** Returns the file, or a job if it takes long (core/exports/outcome.ts). */
export const exportFormData = action<FormExport, ExportOutcome>({
  id: 'exports.form',
  label: t(m.exportText),
  may: (actor) => mayExport(actor),
  run: async (send, body) => outcomeOf(await send(exportForm, { body }, { headers: preferJob() })),
  failed: (_, error) => failureOf(error, t(m.unableToExportFormData)),
  touches: [['exports', 'jobs']],
});

export const exportSheetData = action<SheetExport, ExportOutcome>({
  id: 'exports.sheets',
  label: t(m.exportSheets),
  may: (actor) => mayExport(actor),
  run: async (send, body) => outcomeOf(await send(exportSheets, { body }, { headers: preferJob() })),
  failed: (_, error) => failureOf(error, t(m.unableToExportDataPlease)),
  touches: [['exports', 'jobs']],
});

/** Stops waiting for an export: the server continues, and a notification reports when the file is ready. */
export const leaveExport = action<Pick<ExportJob, 'id'>, ExportJob>({
  id: 'exports.leave',
  label: t(m.continueInBackground),
  may: (actor) => mayExport(actor),
  run: (send, { id }) => send(notifyOfExportJob, { params: { id } }),
  done: (_, job) => (hasEnded(job) ? t(m.exportIsReady) : t(m.exportContinuesHereYouWill)),
  failed: () => t(m.exportCouldNotContinueIn),
  touches: [['exports', 'jobs']],
});

/** Stops an export in progress. */
export const cancelExport = action<ExportJob, unknown>({
  id: 'exports.cancel',
  label: t(common.cancel),
  may: (actor) => mayExport(actor),
  run: (send, { id }) => send(removeExportJob, { params: { id } }),
  done: () => t(m.exportWasCancelled),
  failed: () => t(m.exportCouldNotBeCancelled),
  touches: [['exports', 'jobs']],
});

/** Deletes a finished export with its file. */
const deleteExport = action<ExportJob, unknown>({
  id: 'exports.delete',
  label: t(common.delete),
  danger: true,
  confirmation: (job) => ({
    title: t(m.deleteThisExport),
    text:
      job.state === 'DONE' ? t(m.willBeDeletedAndIts, { jobName: jobName(job) }) : t(m.itWillBeRemovedFrom),
    confirm: t(common.delete),
  }),
  may: (actor) => mayExport(actor),
  run: (send, { id }) => send(removeExportJob, { params: { id } }),
  done: () => t(m.exportWasDeleted),
  failed: () => t(m.exportCouldNotBeDeleted),
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
  label: t(m.downloadImages),
  // Anyone who can see an image may save it.
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
  failed: () => t(m.errorOccurredWhileTryingTo),
  touches: [],
});

/** Creates, updates or deletes a schedule, as the Schedule tab's Save requires. Returns null if it was deleted. */
export const saveSchedule = action<ScheduleChange, ExportSchedule | null>({
  id: 'exports.saveSchedule',
  label: t(common.save),
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
    kind === 'delete' ? t(m.couldNotDeleteScheduledExport) : t(m.couldNotScheduleThisExport),
  touches: [['exports', 'schedule']],
});

/** A schedule with the form that it exports. */
export type ScheduledForm = { formId: string; formName: string; jobId: string };

/** Sends the export of the user's own schedule now, to themselves. Sent twice, it comes once. */
export const runScheduleNow = action<ScheduledForm, ExportSchedule>({
  id: 'exports.runSchedule',
  label: t(m.sendNow),
  may: (actor) => mayExport(actor),
  run: (send, { formId, jobId }) => send(runSchedule, { params: { id: formId, jobId } }),
  done: ({ formName }) => t(m.exportOfIsOnIts, { formName }),
  failed: () => t(m.exportCouldNotBeSent),
  touches: [['exports', 'schedule']],
});

const scheduleDone: Readonly<Record<ScheduleChange['kind'], string>> = {
  create: t(m.yourScheduleHasBeenCreated),
  update: t(m.yourScheduleHasBeenUpdated),
  delete: t(m.yourScheduleHasBeenDeleted),
};

/** The menu item: `Export 1 sheet`, and `Exporting...` while it runs (spec 3, section 2). */
export function exportSheetsLabel(sheets: number, isRunning: boolean): string {
  return isRunning ? t(m.exporting) : t(m.exportSoManySheets, { count: sheets });
}

/** A 400 without issues means too much data (spec 2, section 7), on any server. */
function failureOf(error: unknown, otherwise: string): string {
  if (!(error instanceof AppError) || error.status !== 400 || error.details.errors) return otherwise;
  return error.code === 'too-much-data' ? error.message : new AppError('too-much-data').message;
}
