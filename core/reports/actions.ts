// Actions on reports.
import { action } from '#core/action.ts';
import { AppError } from '#core/errors.ts';
import { type ExportOutcome, outcomeOf, preferJob } from '#core/exports/outcome.ts';
import * as calls from './calls.ts';
import { mayChangeReport, mayMakeReports, mayPublishReport, mayRunReport } from './policy.ts';
import { printTexts, type RowsPrint } from './print.ts';
import {
  mostFilledForms,
  type ParameterValues,
  type Report,
  type ReportChange,
  type ReportInput,
} from './schema.ts';
import { exportFailedText, reportTexts } from './labels.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

const touches = [['reports'], ['audit']] as const;

export const createReport = action<ReportInput, Report>({
  id: 'reports.create',
  label: t(m.create),
  may: (actor) => mayMakeReports(actor),
  run: (send, body) => send(calls.createReport, { body }),
  done: (_, { name }) => t(m.reportWasCreated, { name }),
  failed: () => t(m.yourReportCouldNotBe),
  touches,
});

export const renameReport = action<{ id: string; change: ReportChange }, Report>({
  id: 'reports.rename',
  label: reportTexts.rename,
  // Which reports somebody renames also depends on who made them: see `mayChangeReport`.
  may: (actor) => mayMakeReports(actor),
  run: (send, { id, change }) => send(calls.changeReport, { params: { id }, body: change }),
  done: (_, { name }) => t(m.reportIsNowCalled, { name }),
  failed: () => t(m.yourReportCouldNotBeRenamed),
  touches,
});

export const publishReport = action<Pick<Report, 'id' | 'name' | 'published'>, Report>({
  id: 'reports.publish',
  label: reportTexts.publish,
  may: mayPublishReport,
  run: (send, { id }) => send(calls.publishReport, { params: { id } }),
  done: ({ name }) => t(m.reportWasPublished, { name }),
  failed: () => t(m.yourReportCouldNotBePublished),
  touches,
});

export const deleteReport = action<Pick<Report, 'id' | 'name' | 'published' | 'createdBy'>, unknown>({
  id: 'reports.delete',
  label: t(common.delete),
  danger: true,
  confirmation: ({ name }) => ({
    title: t(m.deleteThisReport),
    text: t(m.willBeDeletedForEveryone, { name }),
    confirm: t(common.delete),
  }),
  may: mayChangeReport,
  run: (send, { id }) => send(calls.deleteReport, { params: { id } }),
  done: ({ name }) => t(m.reportWasDeleted, { name }),
  failed: () => t(m.errorOccurredWhileDeletingYour),
  touches,
});

export type WantedFile = {
  report: Pick<Report, 'id' | 'published' | 'createdBy'>;
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
  // Anyone who reads a row may print it.
  may: () => ({ yes: true }),
  async run(send, body) {
    if (body.rowIds.length > mostFilledForms) throw new AppError('too-much-data', printTexts.tooMany);
    return send(calls.printRows, { body });
  },
  failed: (_, error) =>
    error instanceof AppError && error.code === 'too-much-data' ? error.message : printTexts.failed,
  touches: [],
});
