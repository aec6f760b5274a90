// The actions on schedules of reports, with the texts of spec 3, section 8.
import { action, saidOr } from '#core/action.ts';
import { yes } from '#core/actor.ts';
import * as calls from '#core/reports/schedule-calls.ts';
import { mayScheduleReports } from './policy.ts';
import type {
  ReportFile,
  ReportRunEntry,
  ReportSchedule,
  ReportScheduleInput,
  ReportSubscription,
} from './schema.ts';

const touches = [['report-schedules'], ['report-subscriptions'], ['audit']] as const;
const saveFailed = 'There was a problem while saving your report schedule. Please try again.';

type NamedSchedule = Pick<ReportSchedule, 'id' | 'reportId' | 'reportName'>;
const paramsOf = ({ id, reportId }: Pick<NamedSchedule, 'id' | 'reportId'>) => ({
  id: reportId,
  scheduleId: id,
});

export const createSchedule = action<{ reportId: string; input: ReportScheduleInput }, ReportSchedule>({
  id: 'reports.schedule',
  label: 'Save',
  may: (actor) => mayScheduleReports(actor),
  run: (send, { reportId, input }) => send(calls.createSchedule, { params: { id: reportId }, body: input }),
  done: () => 'Your report has been scheduled!',
  failed: (_, error) => saidOr(error, saveFailed),
  touches,
});

export const changeSchedule = action<
  { id: string; reportId: string; input: ReportScheduleInput },
  ReportSchedule
>({
  id: 'reports.changeSchedule',
  label: 'Save',
  may: (actor) => mayScheduleReports(actor),
  run: (send, { input, ...schedule }) =>
    send(calls.changeSchedule, { params: paramsOf(schedule), body: input }),
  done: () => 'Your schedule was updated',
  failed: (_, error) => saidOr(error, saveFailed),
  touches,
});

export const deleteSchedule = action<NamedSchedule & Pick<ReportSchedule, 'interval'>, unknown>({
  id: 'reports.deleteSchedule',
  label: 'Delete',
  danger: true,
  confirmation: ({ interval }) => ({
    title: 'Are you sure?',
    text:
      interval === null
        ? 'Are you sure you want to delete this scheduled report?'
        : 'Are you sure you want to delete this recurring scheduled report?',
    confirm: 'Delete',
  }),
  may: (actor) => mayScheduleReports(actor),
  run: (send, schedule) => send(calls.deleteSchedule, { params: paramsOf(schedule) }),
  done: () => 'Your scheduled report was deleted',
  failed: () => 'Unable to delete your scheduled report. Please try again.',
  touches,
});

export const pauseSchedule = action<NamedSchedule, ReportSchedule>({
  id: 'reports.pauseSchedule',
  label: 'Pause',
  may: (actor) => mayScheduleReports(actor),
  run: (send, schedule) => send(calls.pauseSchedule, { params: paramsOf(schedule) }),
  done: ({ reportName }) => `"${reportName}" will not be sent until you resume it`,
  failed: () => 'The schedule could not be paused. Please try again.',
  touches,
});

export const resumeSchedule = action<NamedSchedule, ReportSchedule>({
  id: 'reports.resumeSchedule',
  label: 'Resume',
  may: (actor) => mayScheduleReports(actor),
  run: (send, schedule) => send(calls.resumeSchedule, { params: paramsOf(schedule) }),
  done: ({ reportName }) => `"${reportName}" will be sent again when it is due`,
  failed: (_, error) => saidOr(error, 'The schedule could not be resumed. Please try again.'),
  touches,
});

export const runScheduleNow = action<NamedSchedule, ReportRunEntry>({
  id: 'reports.runSchedule',
  label: 'Run now',
  confirmation: ({ reportName }) => ({
    title: 'Run now?',
    text: `"${reportName}" will be sent to all of its recipients now. Its next run is not affected.`,
    confirm: 'Run now',
  }),
  may: (actor) => mayScheduleReports(actor),
  run: (send, schedule) => send(calls.runSchedule, { params: paramsOf(schedule) }),
  done: ({ reportName }) => `"${reportName}" is on its way`,
  failed: (_, error) => saidOr(error, 'The report could not be sent. Please try again.'),
  touches,
});

export const changeSubscription = action<
  Pick<ReportSubscription, 'id' | 'reportName'> & { subscribed: boolean },
  ReportSubscription
>({
  id: 'reports.subscribe',
  label: 'Receive by e-mail',
  may: () => yes,
  run: (send, { id, subscribed }) => send(calls.changeSubscription, { params: { id }, body: { subscribed } }),
  done: ({ reportName, subscribed }) =>
    subscribed
      ? `"${reportName}" will be sent to you again`
      : `"${reportName}" will no longer be sent to you`,
  failed: () => 'This could not be saved. Please try again.',
  touches,
});

/** Returns the file. A face saves it. */
export const downloadReportFile = action<Pick<ReportFile, 'id'>, Response>({
  id: 'reports.downloadFile',
  label: 'Download the file',
  may: () => yes,
  run: (send, { id }) => send(calls.downloadReportFile, { params: { id } }),
  failed: () => 'The file could not be downloaded. Please try again.',
  touches: [],
});
