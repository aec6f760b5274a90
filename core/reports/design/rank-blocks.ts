// How options were ranked, as parts of a document.
import { rounded } from '#core/reports/cell-text.ts';
import { type ReportBlock, tableOf } from '#core/reports/document.ts';
import type { RankedOption } from '#core/sheets/dashboard/count-ranks.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function ofRanks(name: string, bars: readonly RankedOption[]): ReportBlock[] {
  const points = bars.map(({ label, count }) => ({ label, value: count }));
  return [
    { kind: 'chart', name, shape: 'bars', unit: t(m.timesFirst), points },
    tableOf(name, bars, [
      { header: t(m.answer), kind: 'text', of: ({ label }) => label },
      { header: t(m.first), kind: 'number', of: ({ count }) => count },
      {
        header: t(m.averageRank),
        kind: 'number',
        of: ({ average }) => (average === null ? null : rounded(average)),
      },
      { header: t(m.ranked), kind: 'number', of: ({ ranked }) => ranked },
    ]),
  ];
}
