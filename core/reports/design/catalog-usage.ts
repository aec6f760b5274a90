// The design 'Catalog usage'.
import { flatAnswer } from '#core/questions/entries/flat.ts';
import { titleRead } from '#core/questions/entries/outside.ts';
import type { Question } from '#core/questions/schema.ts';
import { isCatalogType } from '#core/questions/types.ts';
import type { AnswerData } from '#core/sheets/engine/row-data.ts';
import { type ReportBlock, tableOf } from '#core/reports/document.ts';
import { summarize } from '#core/sheets/dashboard/aggregate.ts';
import type { FormRows } from './form-rows.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

/** The questions that are answered with items, those of entries with the answers of all entries of a row together. */
function catalogColumns(question: Question, data: AnswerData): { question: Question; data: AnswerData }[] {
  if (isCatalogType(question.type)) return [{ question, data }];
  return (question.questions ?? [])
    .filter(({ type }) => isCatalogType(type))
    .map((inner) => {
      const column = (data.answers[question.id] ?? []).map((answer) =>
        flatAnswer<Question>(question, answer, isCatalogType)
          .filter((each) => each.question.id === inner.id)
          .flatMap(({ values }) => values),
      );
      return {
        question: { ...inner, text: titleRead({ text: inner.text, entries: question.text }) },
        data: { ...data, answers: { ...data.answers, [inner.id]: column } },
      };
    });
}

/** The blocks of the report; null where no item was chosen. */
export function catalogUsage(forms: readonly FormRows[]): ReportBlock[] | null {
  const uses = forms.flatMap(({ name, questions, data, mask, namesById }) =>
    questions
      .flatMap((question) => catalogColumns(question, data))
      .flatMap(({ question, data: answered }) => {
        const summary = summarize(question, answered, { mask, catalogNames: namesById });
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
        { label: t(m.itemsChosen), value: items.length },
        { label: t(m.times), value: total },
      ],
    },
    { kind: 'heading', level: 1, text: t(m.byItem) },
    { kind: 'chart', name: t(m.chosenItems), shape: 'bars', unit: t(m.timesUnit), points: items },
    tableOf(t(m.byItem), items, [
      { header: t(m.item), kind: 'text', of: ({ label }) => label, total: t(m.total) },
      { header: t(m.times), kind: 'number', of: ({ value }) => value, total },
      { header: t(m.questions), kind: 'number', of: ({ places }) => places },
    ]),
    { kind: 'heading', level: 1, text: t(m.byFormAndQuestion) },
    tableOf(t(m.byFormAndQuestion), uses, [
      { header: t(common.form), kind: 'text', of: ({ form }) => form, total: t(m.total) },
      { header: t(m.question), kind: 'text', of: ({ question }) => question },
      { header: t(m.item), kind: 'text', of: ({ item }) => item },
      { header: t(m.times), kind: 'number', of: ({ count }) => count, total },
    ]),
  ];
}
