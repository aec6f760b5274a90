// What a column, a caption or a group can be of, as the choices of a select.
import type { Question } from '#core/questions/schema.ts';
import { questionTypes } from '#core/questions/types.ts';
import { columnKinds, groupKinds, type Grouping, type TableColumn } from '#core/reports/own/schema.ts';
import { columnNames } from '#core/reports/own/labels.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type Source = Pick<TableColumn, 'of' | 'question'>;

const ofRows = columnKinds.filter((kind) => kind !== 'question');
const ofGroups = groupKinds.filter((kind) => kind !== 'question');

/** The value of a select for a source; null: a question that is not chosen. */
export function sourceKey({ of, question }: Source | Grouping): string | null {
  return of === 'question' ? question : of;
}

/** The choices for a column. */
export function columnChoices(questions: readonly Question[]) {
  return [
    { group: t(m.ofRow), items: ofRows.map((of) => ({ value: of, label: columnNames[of] })) },
    { group: t(m.questions), items: questions.map(({ id, text }) => ({ value: id, label: text })) },
  ];
}

/** The source of a choice. */
export function columnOf(value: string): Source {
  const of = ofRows.find((kind) => kind === value);
  return of === undefined ? { of: 'question', question: value } : { of, question: null };
}

/** The choices for groups of rows. */
export function groupChoices(questions: readonly Question[]) {
  const groupable = questions.filter(({ type }) => questionTypes[type].isGroupable);
  return [
    { group: t(m.ofRow), items: ofGroups.map((of) => ({ value: of, label: columnNames[of] })) },
    { group: t(m.questions), items: groupable.map(({ id, text }) => ({ value: id, label: text })) },
  ];
}

export function groupOf(value: string): Grouping {
  const of = ofGroups.find((kind) => kind === value);
  return of === undefined ? { of: 'question', question: value } : { of, question: null };
}
