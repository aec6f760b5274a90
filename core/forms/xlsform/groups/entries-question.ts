// The question of repeated entries that a repeat becomes, with what stands above its questions as descriptions in front of it.
import { withEntryName } from '#core/forms/question-meta.ts';
import { itemsOf, type MadeItem, requiredIn } from '#core/forms/xlsform/items.ts';
import type { Placed, ReadContext } from '#core/forms/xlsform/reading.ts';
import { called } from '#core/forms/xlsform/survey-item.ts';
import { m } from '#core/forms/xlsform/texts.ts';
import { t } from '#core/messages/text.ts';
import { questionTypes } from '#core/questions/types.ts';
import { rulesOfEntries } from './read-entries.ts';
import { unnamedEntries } from './write-entries.ts';

/** `inner` are the rows of the repeat. */
export function entriesOf(placed: Placed, inner: readonly Placed[], reading: ReadContext): MadeItem[] {
  const { item, place, id } = placed;
  const { row } = item;
  const made = inner.flatMap((each) => itemsOf(each, reading));
  const above = made.flatMap((each): MadeItem[] =>
    each.kind === 'element' ? [{ ...each, place, element: { ...each.element, condition: null } }] : [],
  );
  const questions = made.flatMap((each) => (each.kind === 'question' ? [each.question] : []));
  if (questions.length === 0) {
    reading.report.dropped('survey', row, t(m.asksNothingThatEntries, { called: called(item.name) }));
    return above;
  }
  const title = reading.titleOf(item.label) || item.name || questionTypes.ENTRIES.label;
  const rules = rulesOfEntries(item);
  const entries = item.cell('entries');
  const required = requiredIn(placed, (remark, values = {}) =>
    reading.report.changed('survey', row, t(remark, { title, ...values })),
  );
  reading.report.kept('survey', row, t(m.keptAs, { title, type: questionTypes.ENTRIES.label }));
  return [
    ...above,
    {
      kind: 'question',
      place,
      row,
      question: {
        id,
        order: 0,
        context: place.list === 'contextQuestions',
        text: title.slice(0, 500).trim(),
        type: 'ENTRIES',
        ...(rules.length > 0 && { rules }),
        required,
        defaultAnswers: [],
        questionMeta: [...withEntryName([], entries === unnamedEntries ? '' : entries.slice(0, 250))],
        questionOptions: [],
        condition: reading.conditionOf(placed),
        widgetOrder: null,
        hidden: false,
        pinned: false,
        questions: questions.map((question, order) => ({ ...question, order, context: false })),
      },
    },
  ];
}
