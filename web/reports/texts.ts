// What web/reports says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  youCanDownloadItUntil: {
    id: 'reports.web.youCanDownloadItUntil',
    defaultMessage: '{fileName}, {size}. You can download it until {expiresAt}',
  },
  designsCouldNotBeLoaded: {
    id: 'reports.web.designsCouldNotBeLoaded',
    defaultMessage: 'The designs could not be loaded',
  },
  design: { id: 'reports.web.design', defaultMessage: 'Design' },
  yourCompanys: { id: 'reports.web.yourCompanys', defaultMessage: "Your company's" },
  withFormdeck: { id: 'reports.web.withFormdeck', defaultMessage: 'With Formdeck' },
  chooseDesign: { id: 'reports.web.chooseDesign', defaultMessage: 'Choose a design' },
  reportTemplateBuilder: {
    id: 'reports.web.reportTemplateBuilder',
    defaultMessage: 'report template builder',
  },
  designReport: { id: 'reports.web.designReport', defaultMessage: 'Design a report' },
  newCreateTemplate: { id: 'reports.web.newCreateTemplate', defaultMessage: 'new create template' },
  reportUnpublished: { id: 'reports.web.reportUnpublished', defaultMessage: 'Report, unpublished' },
  openRunPdfPrint: { id: 'reports.web.openRunPdfPrint', defaultMessage: 'open run pdf print' },
  options: { id: 'reports.web.options', defaultMessage: 'Options' },
  actionsFor: { id: 'reports.web.actionsFor', defaultMessage: 'Actions for {name}' },
  reportsAndSchedules: { id: 'reports.web.reportsAndSchedules', defaultMessage: 'Reports and schedules' },
  chooseDesignOrBuild: {
    id: 'reports.web.chooseDesignOrBuild',
    defaultMessage: 'Choose a design, or <link>build your own</link>.',
  },
  scheduledReportsEMailRegular: {
    id: 'reports.web.scheduledReportsEMailRegular',
    defaultMessage: 'scheduled reports e-mail regular',
  },
});
