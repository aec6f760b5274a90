// Actions on reports.
import { action } from '#core/action.ts';
import { AppError } from '#core/errors.ts';
import { type ExportOutcome, outcomeOf, preferJob } from '#core/exports/outcome.ts';
import * as calls from './calls.ts';
import { mayChangeReports, mayPublishReport, mayRunReport } from './policy.ts';
import { printTexts, type RowsPrint } from './print.ts';
import {
  mostFilledForms,
  type ParameterValues,
  type Report,
  type ReportChange,
  type ReportInput,
} from './schema.ts';
import { exportFailedText, reportTexts } from './texts.ts';

const touches = [['reports'], ['audit']] as const;

export const createReport = action<ReportInput, Report>({
  id: 'reports.create',
  label: 'Create',
  may: (actor) => mayChangeReports(actor),
  run: (send, body) => send(calls.createReport, { body }),
  done: (_, { name }) => `The report "${name}" was created`,
  failed: () => 'Your report could not be created. Please try again.',
  touches,
});

export const renameReport = action<{ id: string; change: ReportChange }, Report>({
  id: 'reports.rename',
  label: reportTexts.rename,
  may: (actor) => mayChangeReports(actor),
  run: (send, { id, change }) => send(calls.changeReport, { params: { id }, body: change }),
  done: (_, { name }) => `The report is now called "${name}"`,
  failed: () => 'Your report could not be renamed. Please try again.',
  touches,
});

export const publishReport = action<Pick<Report, 'id' | 'name' | 'published'>, Report>({
  id: 'reports.publish',
  label: reportTexts.publish,
  may: mayPublishReport,
  run: (send, { id }) => send(calls.publishReport, { params: { id } }),
  done: ({ name }) => `The report "${name}" was published`,
  failed: () => 'Your report could not be published. Please try again.',
  touches,
});

export const deleteReport = action<Pick<Report, 'id' | 'name'>, unknown>({
  id: 'reports.delete',
  label: 'Delete',
  danger: true,
  confirmation: ({ name }) => ({
    title: 'Delete this report?',
    text: `"${name}" will be deleted for everyone. The forms and their data are not affected. This action cannot be undone.`,
    confirm: 'Delete',
  }),
  may: (actor) => mayChangeReports(actor),
  run: (send, { id }) => send(calls.deleteReport, { params: { id } }),
  done: ({ name }) => `The report "${name}" was deleted`,
  failed: () => 'An error occurred while deleting your report. Please try again.',
  touches,
});

export type WantedFile = {
  report: Pick<Report, 'id' | 'published'>;
  format: 'PDF' | 'XLSX';
  parameters: ParameterValues;
};

/** Returns the file, or a job if it takes long. A face saves it: see core/exports/outcome.ts. */
export const downloadReport = action<WantedFile, ExportOutcome>({
  id: 'reports.download',
  label: reportTexts.download,
  may: (actor, { report }) => mayRunReport(actor, report),
  async run(send, { report, format, parameters }) {
    const input = { params: { id: report.id }, body: { format, parameters } };
    return outcomeOf(await send(calls.runReport, input, { headers: preferJob() }), reportTexts.noData);
  },
  failed: ({ format }, error) => {
    if (!(error instanceof AppError)) return exportFailedText(format);
    if (error.status === 204) return reportTexts.noData;
    // Of a job, its message alone is known.
    return error.code === 'too-much-data' || error.code === 'unexpected'
      ? error.message
      : exportFailedText(format);
  },
  touches: [['exports', 'jobs']],
});

/** The filled-in forms of rows. Returns the file. A face prints or saves it. */
export const printRows = action<RowsPrint, Response>({
  id: 'reports.printRows',
  label: printTexts.save,
  // Whoever reads a row may print it.
  may: () => ({ yes: true }),
  async run(send, body) {
    if (body.rowIds.length > mostFilledForms) throw new AppError('too-much-data', printTexts.tooMany);
    return send(calls.printRows, { body });
  },
  failed: (_, error) =>
    error instanceof AppError && error.code === 'too-much-data' ? error.message : printTexts.failed,
  touches: [],
});
