// What server/reports says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  thisReportHasCellsIn: {
    id: 'reports.server.thisReportHasCellsIn',
    defaultMessage:
      'This report has {cells, number} cells in its tables; a PDF can hold at most {most, number}. Download it as XLSX, or choose fewer days.',
  },
  reportTooLong: {
    id: 'reports.server.reportTooLong',
    defaultMessage:
      "{what, select, forms {This report would have {rows, number} filled-in forms; the limit is {most, number}. Choose fewer days, or export the form's data.} alerts {This report would have {rows, number} entries with alerts; the limit is {most, number}. Choose fewer days, or export the form's data.} reviewed {This report would have {rows, number} reviewed entries; the limit is {most, number}. Choose fewer days, or export the form's data.} other {This report would have {rows, number} entries; the limit is {most, number}. Choose fewer days, or export the form's data.}}",
  },
  notoSans: { id: 'reports.server.notoSans', defaultMessage: 'Noto Sans' },
  notoSansArabic: { id: 'reports.server.notoSansArabic', defaultMessage: 'Noto Sans Arabic' },
  notoSansHebrew: { id: 'reports.server.notoSansHebrew', defaultMessage: 'Noto Sans Hebrew' },
  notoEmoji: { id: 'reports.server.notoEmoji', defaultMessage: 'Noto Emoji' },
  notoSansSc: { id: 'reports.server.notoSansSc', defaultMessage: 'Noto Sans SC' },
  notoSansJp: { id: 'reports.server.notoSansJp', defaultMessage: 'Noto Sans JP' },
  notoSansKr: { id: 'reports.server.notoSansKr', defaultMessage: 'Noto Sans KR' },
  notoSansT6: { id: 'reports.server.notoSansT6', defaultMessage: 'Noto Sans T6' },
  notoSansT7: { id: 'reports.server.notoSansT7', defaultMessage: 'Noto Sans T7' },
  notoSansT8: { id: 'reports.server.notoSansT8', defaultMessage: 'Noto Sans T8' },
  dejavuSansMono: { id: 'reports.server.dejavuSansMono', defaultMessage: 'DejaVu Sans Mono' },
  newComputerModernMath: {
    id: 'reports.server.newComputerModernMath',
    defaultMessage: 'New Computer Modern Math',
  },
  notoSansOf: { id: 'reports.server.notoSansOf', defaultMessage: 'Noto Sans {script}' },
  youHavePdfsWaitingThis: {
    id: 'reports.server.youHavePdfsWaitingThis',
    defaultMessage:
      'You have {person, plural, one {# PDF} other {# PDFs}} waiting: this one was not started.',
  },
  tryAgainOnceOthersAre: {
    id: 'reports.server.tryAgainOnceOthersAre',
    defaultMessage: 'Try again once the others are done.',
  },
  tooManyReportsAreRunning: {
    id: 'reports.server.tooManyReportsAreRunning',
    defaultMessage: 'Too many reports are running right now.',
  },
  runBy: { id: 'reports.server.runBy', defaultMessage: 'Run {when} ({timeZone}) by {name}' },
  printedBy: { id: 'reports.server.printedBy', defaultMessage: 'Printed {when} ({timeZone}) by {name}' },
  sheetRow: { id: 'reports.server.sheetRow', defaultMessage: '{sheet}, row {number}' },
  filledInForms: { id: 'reports.server.filledInForms', defaultMessage: 'Filled-in forms' },
  thereIsNoSuchDesign: {
    id: 'reports.server.thereIsNoSuchDesign',
    defaultMessage: 'There is no such design',
  },
  thisDesignIsForForm: {
    id: 'reports.server.thisDesignIsForForm',
    defaultMessage: 'This design is for the form "{form}". Choose only that form.',
  },
  enterRowIdsSeparatedBy: {
    id: 'reports.server.enterRowIdsSeparatedBy',
    defaultMessage: 'Enter entry ids separated by commas',
  },
  rows: { id: 'reports.server.rows', defaultMessage: '{count, plural, one {# entry} other {# entries}}' },
});
