// The report on an XLSForm, printed: what was left out first, then what changed; what was kept is only counted.
import type { Output } from '#cli/output/output.ts';
import { counted } from '#core/count-text.ts';
import { type ReportLine, reportInOrder } from '#core/forms/xlsform/report.ts';

export function printReport(output: Output, report: readonly ReportLine[]): void {
  const shown = reportInOrder(report).filter(({ level }) => level !== 'kept');
  output.table(
    [
      { title: 'RESULT', value: ({ level }) => levelWords[level], whole: true },
      { title: 'SHEET', value: ({ sheet }) => sheet, whole: true, rank: 1 },
      { title: 'ROW', value: ({ row }) => row, align: 'right', whole: true },
      { title: 'WHAT', value: ({ message }) => message },
    ],
    shown,
    'Everything was kept as it is.',
  );
  const count = (level: ReportLine['level']) => report.filter((line) => line.level === level).length;
  output.say(
    `${counted(count('kept'), 'row')} kept as before, ${count('changed')} changed, ${count('dropped')} left out.`,
  );
}

const levelWords: Readonly<Record<ReportLine['level'], string>> = {
  kept: 'kept',
  changed: 'changed',
  dropped: 'left out',
};
