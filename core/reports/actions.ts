// Actions on reports.
import { action } from '#core/action.ts';
import { AppError } from '#core/errors.ts';
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
  done: (_, { name }) => `The report is called "${name}" now`,
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
    text: `"${name}" will be gone for everybody. The forms and their data stay. This action cannot be undone.`,
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

/** Returns the file. A face saves it. */
export const downloadReport = action<WantedFile, Response>({
  id: 'reports.download',
  label: reportTexts.download,
  may: (actor, { report }) => mayRunReport(actor, report),
  async run(send, { report, format, parameters }) {
    const body = { format, parameters };
    const response = await send(calls.runReport, { params: { id: report.id }, body });
    if (response.status === 204) throw new AppError('not-found', reportTexts.noData, { status: 204 });
    return response;
  },
  failed: ({ format }, error) =>
    error instanceof AppError && error.code === 'too-much-data' ? error.message : exportFailedText(format),
  touches: [],
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
