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
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

const touches = [['report-schedules'], ['report-subscriptions'], ['audit']] as const;
const saveFailed = t(m.thereWasProblemWhileSaving);

type NamedSchedule = Pick<ReportSchedule, 'id' | 'reportId' | 'reportName'>;
const paramsOf = ({ id, reportId }: Pick<NamedSchedule, 'id' | 'reportId'>) => ({
  id: reportId,
  scheduleId: id,
});

export const createSchedule = action<{ reportId: string; input: ReportScheduleInput }, ReportSchedule>({
  id: 'reports.schedule',
  label: t(common.save),
  may: (actor) => mayScheduleReports(actor),
  run: (send, { reportId, input }) => send(calls.createSchedule, { params: { id: reportId }, body: input }),
  done: () => t(m.yourReportHasBeenScheduled),
  failed: (_, error) => saidOr(error, saveFailed),
  touches,
});

export const changeSchedule = action<
  { id: string; reportId: string; input: ReportScheduleInput },
  ReportSchedule
>({
  id: 'reports.changeSchedule',
  label: t(common.save),
  may: (actor) => mayScheduleReports(actor),
  run: (send, { input, ...schedule }) =>
    send(calls.changeSchedule, { params: paramsOf(schedule), body: input }),
  done: () => t(m.yourScheduleWasUpdated),
  failed: (_, error) => saidOr(error, saveFailed),
  touches,
});

export const deleteSchedule = action<NamedSchedule & Pick<ReportSchedule, 'interval'>, unknown>({
  id: 'reports.deleteSchedule',
  label: t(common.delete),
  danger: true,
  confirmation: ({ interval }) => ({
    title: t(m.areYouSure),
    text: interval === null ? t(m.areYouSureYouWant) : t(m.areYouSureYouWantTo),
    confirm: t(common.delete),
  }),
  may: (actor) => mayScheduleReports(actor),
  run: (send, schedule) => send(calls.deleteSchedule, { params: paramsOf(schedule) }),
  done: () => t(m.yourScheduledReportWasDeleted),
  failed: () => t(m.unableToDeleteYourScheduled),
  touches,
});

export const pauseSchedule = action<NamedSchedule, ReportSchedule>({
  id: 'reports.pauseSchedule',
  label: t(m.pause),
  may: (actor) => mayScheduleReports(actor),
  run: (send, schedule) => send(calls.pauseSchedule, { params: paramsOf(schedule) }),
  done: ({ reportName }) => t(m.willNotBeSentUntil, { reportName }),
  failed: () => t(m.scheduleCouldNotBePaused),
  touches,
});

export const resumeSchedule = action<NamedSchedule, ReportSchedule>({
  id: 'reports.resumeSchedule',
  label: t(m.resume),
  may: (actor) => mayScheduleReports(actor),
  run: (send, schedule) => send(calls.resumeSchedule, { params: paramsOf(schedule) }),
  done: ({ reportName }) => t(m.willBeSentAgainWhen, { reportName }),
  failed: (_, error) => saidOr(error, t(m.scheduleCouldNotBeResumed)),
  touches,
});

export const runScheduleNow = action<NamedSchedule, ReportRunEntry>({
  id: 'reports.runSchedule',
  label: t(m.runNow),
  confirmation: ({ reportName }) => ({
    title: t(m.runNowTitle),
    text: t(m.willBeSentToAll, { reportName }),
    confirm: t(m.runNow),
  }),
  may: (actor) => mayScheduleReports(actor),
  run: (send, schedule) => send(calls.runSchedule, { params: paramsOf(schedule) }),
  done: ({ reportName }) => t(m.isOnItsWay, { reportName }),
  failed: (_, error) => saidOr(error, t(m.reportCouldNotBeSent)),
  touches,
});

export const changeSubscription = action<
  Pick<ReportSubscription, 'id' | 'reportName'> & { subscribed: boolean },
  ReportSubscription
>({
  id: 'reports.subscribe',
  label: t(m.receiveByEMail),
  may: () => yes,
  run: (send, { id, subscribed }) => send(calls.changeSubscription, { params: { id }, body: { subscribed } }),
  done: ({ reportName, subscribed }) =>
    subscribed ? t(m.willBeSentToYou, { reportName }) : t(m.willNoLongerBeSent, { reportName }),
  failed: () => t(m.thisCouldNotBeSaved),
  touches,
});

/** Returns the file. A face saves it. */
export const downloadReportFile = action<Pick<ReportFile, 'id'>, Response>({
  id: 'reports.downloadFile',
  label: t(m.downloadFile),
  may: () => yes,
  run: (send, { id }) => send(calls.downloadReportFile, { params: { id } }),
  failed: () => t(m.fileCouldNotBeDownloaded),
  touches: [],
});
