// The rows of a matrix beside each other, as parts of a document.
import { rounded } from '#core/reports/cell-text.ts';
import { type ReportBlock, tableOf } from '#core/reports/document.ts';
import type { MatrixRowShares, MatrixShares } from '#core/sheets/dashboard/matrix-shares.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/sheets/dashboard/texts.ts';
import { m } from './texts.ts';

export function ofMatrix({ title, options, rows }: MatrixShares): ReportBlock[] {
  return [
    { kind: 'heading', level: 2, text: title },
    { kind: 'text', text: `${t(both.sharesOfAnswers)}.` },
    tableOf(title, rows, [
      { header: t(both.matrixRow), kind: 'text', of: (row) => row.title },
      ...options.map(({ value, label }) => ({
        header: t(m.percentOf, { label }),
        kind: 'number' as const,
        of: ({ answered, chosen }: MatrixRowShares) =>
          answered === 0 ? null : rounded((chosen.get(value)?.share ?? 0) * 100, 1),
      })),
      { header: t(both.answersToRow), kind: 'number', of: ({ answered }) => answered },
    ]),
  ];
}
