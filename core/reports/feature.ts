// Reports, their designs and schedules: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { fieldOf, quoted, toNamed, who } from '#core/features/sentence.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Of what happened to a schedule or to what it sends: `maria scheduled the report "Alerts of all forms"` */
const ofReport = (did: string) => toNamed(did, 'the report', 'a report', 'report');

export const reportsFeature = feature({
  things: ['report', 'report design', 'report schedule', 'report file', 'report subscription'],
  auditObjects: ['report', 'reportDesign'],
  audits: {
    settings: {
      report_created: toNamed('created', 'the report', 'a report'),
      report_changed: toNamed('changed', 'the report', 'a report'),
      report_published: toNamed('published', 'the report', 'a report'),
      report_deleted: toNamed('deleted', 'the report', 'a report'),
      report_design_created: toNamed('created', t(m.reportDesign), 'a report design'),
      report_design_changed: toNamed('changed', t(m.reportDesign), 'a report design'),
      report_design_deleted: toNamed('deleted', t(m.reportDesign), 'a report design'),
    },
    exports: {
      report_scheduled: ofReport('scheduled'),
      report_schedule_changed: ofReport(t(m.changedScheduleOf)),
      report_schedule_deleted: ofReport(t(m.deletedScheduleOf)),
      report_schedule_paused: (entry) =>
        fieldOf(entry, 'reason') === null
          ? ofReport(t(m.pausedScheduleOf))(entry)
          : `The schedule of ${quoted('the report', fieldOf(entry, 'report'), 'a report')} by ${who(entry)} was paused`,
      report_schedule_resumed: ofReport(t(m.resumedScheduleOf)),
      report_run_now: ofReport('had sent'),
      report_sent: (entry) =>
        `${quoted('The report', fieldOf(entry, 'report'), 'A report')} that ${who(entry)} scheduled was sent`,
      report_not_sent: (entry) =>
        `${quoted('The report', fieldOf(entry, 'report'), 'A report')} that ${who(entry)} scheduled could not be sent`,
      report_unsubscribed: ofReport('unsubscribed from'),
      report_subscribed: ofReport(t(m.subscribedAgainTo)),
    },
  },
});
