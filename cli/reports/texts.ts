// What cli/reports says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  titleOfStep: { id: 'reports.cli.titleOfStep', defaultMessage: '{title}, {place} of {count}' },
  mayStayBlank: { id: 'reports.cli.mayStayBlank', defaultMessage: '{label} (may stay blank)' },
  createdReportPublishItBy: {
    id: 'reports.cli.createdReportPublishItBy',
    defaultMessage: 'Created the report "{name}". Publish it by `formdeck reports publish {id}`.',
  },
  leftOut: { id: 'reports.cli.leftOut', defaultMessage: 'Left out. {text}' },
  thereAreNoReports: { id: 'reports.cli.thereAreNoReports', defaultMessage: 'There are no reports.' },
  reportIsPublished: {
    id: 'reports.cli.reportIsPublished',
    defaultMessage: 'The report "{name}" is published.',
  },
  reportIsNowCalled: {
    id: 'reports.cli.reportIsNowCalled',
    defaultMessage: 'The report is now called "{name}".',
  },
  saveAs: { id: 'reports.cli.saveAs', defaultMessage: 'Save as {format}' },
  thisReportHasNoParameters: {
    id: 'reports.cli.thisReportHasNoParameters',
    defaultMessage: 'This report has no parameters.',
  },
  useEitherLastOrFrom: {
    id: 'reports.cli.useEitherLastOrFrom',
    defaultMessage: 'Use either --last or --from.',
  },
  isNotPeriodOfTime: {
    id: 'reports.cli.isNotPeriodOfTime',
    defaultMessage: '"{last}" is not a period of time.',
  },
  write7d4wOr3m: { id: 'reports.cli.write7d4wOr3m', defaultMessage: 'Write 7d, 4w or 3m.' },
  isNotParameter: { id: 'reports.cli.isNotParameter', defaultMessage: '"{pair}" is not a parameter.' },
  writeNameValue: { id: 'reports.cli.writeNameValue', defaultMessage: 'Write name=value.' },
  fileFormatIsNotClear: {
    id: 'reports.cli.fileFormatIsNotClear',
    defaultMessage: 'The file format is not clear.',
  },
  useFormatOrNameThat: {
    id: 'reports.cli.useFormatOrNameThat',
    defaultMessage: 'Use --format, or a name that ends with .pdf, .xlsx or .html.',
  },
  isNotDate: { id: 'reports.cli.isNotDate', defaultMessage: '{option}: "{text}" is not a date.' },
  writeDate: { id: 'reports.cli.writeDate', defaultMessage: 'Write 2026-01-31.' },
  reportHas: {
    id: 'reports.cli.reportHas',
    defaultMessage:
      'The report has {parameters}: set days with --from, --to or --last, others with --param name=value.',
  },
  reportHasNone: {
    id: 'reports.cli.reportHasNone',
    defaultMessage:
      'The report has no parameters: set days with --from, --to or --last, others with --param name=value.',
  },
  saved: { id: 'reports.cli.saved', defaultMessage: 'Saved {path}' },
  editParameters: { id: 'reports.cli.editParameters', defaultMessage: 'edit parameters' },
  saveAsPdf: { id: 'reports.cli.saveAsPdf', defaultMessage: 'save as PDF' },
  exportAsXlsx: { id: 'reports.cli.exportAsXlsx', defaultMessage: 'export as XLSX' },
  savedBytes: { id: 'reports.cli.savedBytes', defaultMessage: 'Saved {bytes}.' },
});
