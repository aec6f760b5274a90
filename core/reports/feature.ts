// Reports, their designs and schedules: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { fieldOf, sentenceOf } from '#core/features/sentence.ts';
import type { Message } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** Of what happened to a schedule or to what it sends: `maria scheduled the report "Alerts of all forms"` */
const ofReport = (message: Message) => sentenceOf(message, 'report');

export const reportsFeature = feature({
  things: ['report', 'report design', 'report schedule', 'report file', 'report subscription'],
  auditObjects: ['report', 'reportDesign'],
  audits: {
    settings: {
      report_created: sentenceOf(m.createdReport),
      report_changed: sentenceOf(m.changedReport),
      report_published: sentenceOf(m.publishedReport),
      report_deleted: sentenceOf(m.deletedReport),
      report_design_created: sentenceOf(m.createdReportDesign),
      report_design_changed: sentenceOf(m.changedReportDesign),
      report_design_deleted: sentenceOf(m.deletedReportDesign),
    },
    exports: {
      report_scheduled: ofReport(m.scheduledReport),
      report_schedule_changed: ofReport(m.changedScheduleOf),
      report_schedule_deleted: ofReport(m.deletedScheduleOf),
      report_schedule_paused: (entry) =>
        ofReport(fieldOf(entry, 'reason') === null ? m.pausedScheduleOf : m.scheduleWasPaused)(entry),
      report_schedule_resumed: ofReport(m.resumedScheduleOf),
      report_run_now: ofReport(m.hadReportSent),
      report_sent: ofReport(m.reportWasSent),
      report_not_sent: ofReport(m.reportCouldNotBeSent),
      report_unsubscribed: ofReport(m.unsubscribedFrom),
      report_subscribed: ofReport(m.subscribedAgainTo),
    },
  },
});
