// Prints the report on an XLSForm: what was left out first, then changes; unchanged rows are only counted.
import type { Output } from '#cli/output/output.ts';
import {
  reportInGroups,
  reportLevels,
  type ReportLine,
  reportSummary,
  reportableLines,
} from '#core/forms/xlsform/report.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function printReport(output: Output, report: readonly ReportLine[]): void {
  output.table(
    [
      { title: 'RESULT', value: ({ level }) => reportLevels[level], whole: true },
      { title: 'SHEET', value: ({ sheet }) => sheet, whole: true, rank: 1 },
      { title: 'ROW', value: ({ row }) => row, align: 'right', whole: true },
      { title: 'WHAT', value: ({ message }) => message },
    ],
    reportInGroups(reportableLines(report)).flatMap(({ lines }) => lines),
    t(m.everythingWasKept),
  );
  output.say(reportSummary(report));
}
