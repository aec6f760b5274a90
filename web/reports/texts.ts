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
  formsOfReport: {
    id: 'reports.web.formsOfReport',
    defaultMessage: 'The designs below are drawn with their entries of the last 30 days.',
  },
  chooseFormToSeeDesign: {
    id: 'reports.web.chooseFormToSeeDesign',
    defaultMessage: 'Choose a form to see it with its entries.',
  },
  designAsksForParameters: {
    id: 'reports.web.designAsksForParameters',
    defaultMessage: 'This design asks for something before it runs.',
  },
  nothingInLastDays: {
    id: 'reports.web.nothingInLastDays',
    defaultMessage: 'It has nothing to show of the last 30 days.',
  },
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
    defaultMessage: 'Choose forms and a design, or <link>build a design of your own</link>.',
  },
  scheduledReportsEMailRegular: {
    id: 'reports.web.scheduledReportsEMailRegular',
    defaultMessage: 'scheduled reports e-mail regular',
  },
});
