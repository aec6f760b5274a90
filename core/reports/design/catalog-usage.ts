// The design 'Catalog usage'.
import { isCatalogType } from '#core/questions/types.ts';
import { type ReportBlock, tableOf } from '#core/reports/document.ts';
import { summarize } from '#core/sheets/dashboard/aggregate.ts';
import type { FormRows } from './form-rows.ts';

/** The blocks of the report; null where no item was chosen. */
export function catalogUsage(forms: readonly FormRows[]): ReportBlock[] | null {
  const uses = forms.flatMap(({ name, questions, data, mask, namesById }) =>
    questions
      .filter(({ type }) => isCatalogType(type))
      .flatMap((question) => {
        const summary = summarize(question, data, { mask, catalogNames: namesById });
        const bars = summary.kind === 'catalog' ? summary.bars.filter(({ count }) => count > 0) : [];
        return bars.map(({ label, count }) => ({ form: name, question: question.text, item: label, count }));
      }),
  );
  if (uses.length === 0) return null;
  const items = [...Map.groupBy(uses, ({ item }) => item)]
    .map(([label, some]) => ({
      label,
      value: some.reduce((sum, { count }) => sum + count, 0),
      places: some.length,
    }))
    .toSorted((a, b) => b.value - a.value || a.label.localeCompare(b.label));
  const total = items.reduce((sum, { value }) => sum + value, 0);
  return [
    {
      kind: 'figures',
      figures: [
        { label: 'Items chosen', value: items.length },
        { label: 'Times', value: total },
      ],
    },
    { kind: 'heading', level: 1, text: 'By item' },
    { kind: 'chart', name: 'Chosen items', shape: 'bars', unit: 'times', points: items },
    tableOf('By item', items, [
      { header: 'Item', kind: 'text', of: ({ label }) => label, total: 'Total' },
      { header: 'Times', kind: 'number', of: ({ value }) => value, total },
      { header: 'Questions', kind: 'number', of: ({ places }) => places },
    ]),
    { kind: 'heading', level: 1, text: 'By form and question' },
    tableOf('By form and question', uses, [
      { header: 'Form', kind: 'text', of: ({ form }) => form, total: 'Total' },
      { header: 'Question', kind: 'text', of: ({ question }) => question },
      { header: 'Item', kind: 'text', of: ({ item }) => item },
      { header: 'Times', kind: 'number', of: ({ count }) => count, total },
    ]),
  ];
}
