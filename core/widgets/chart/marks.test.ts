import { expect, it } from 'vitest';
import { filteredById } from '#core/forms/filtered-questions.ts';
import type { Widget } from '#core/widgets/schema.ts';
import { idOf } from '#tests/support/random-filling.ts';
import { formOf, questionOf } from '#tests/support/sheet-server.ts';
import { cellMark, filterOfMark, type Mark } from './marks.ts';

const phase = idOf(1);
const wet = idOf(2);
const cost = idOf(3);
const damages = idOf(4);
const part = idOf(5);
const side = idOf(6);
const questions = filteredById(
  formOf([
    questionOf(phase, 'RADIO'),
    questionOf(wet, 'BOOLEAN'),
    questionOf(cost, 'NUMERIC'),
    questionOf(damages, 'ENTRIES', { questions: [questionOf(part, 'RADIO'), questionOf(side, 'RADIO')] }),
  ]),
);
const clock = { now: 0, timeZone: 'UTC' };
const found = (mark: Mark, widget: Pick<Widget, 'filter' | 'entriesQuestion'> | null = null) =>
  filterOfMark(mark, { filter: null, widget, questions, clock });
const line = (questionId: string, operator: string, ...values: string[]) => ({
  questionId,
  operator,
  values,
});
const column = { label: 'Approach', answer: 'a', rows: 2, value: 2 };
const series = { label: 'Yes', answer: 'true', rows: 1, value: 1 };

it('a cell has the answers of its column and its series', () => {
  const groups = { groupByQuestion: phase, splitQuestion: wet };
  expect(found(cellMark(groups, 'group', { column, series }, 'Both'))).toMatchObject({
    filter: { filters: [line(phase, 'EQ', 'a'), line(wet, 'EQ', 'true')] },
  });
  expect(found(cellMark(groups, 'group', { series }, 'All wet'))).toMatchObject({
    filter: { filters: [line(wet, 'EQ', 'true')] },
  });
});

it('over time it has a stretch of time without its end, and the answer of what divides that', () => {
  const widget = { groupByQuestion: phase, timeGrain: 'day' as const };
  const span = { label: '', answer: null, rows: 1, value: 1, from: 1_000, to: 2_000 };
  expect(found(cellMark(widget, 'day', { column: span, series: column }, 'A day'))).toMatchObject({
    filter: { minDate: 1_000, maxDate: 1_999, filters: [line(phase, 'EQ', 'a')] },
  });
});

it('an average or a total has the rows that answer its question, whatever they say', () => {
  expect(found({ label: 'Average', answered: cost })).toMatchObject({
    filter: { filters: [line(cost, 'ANSWERED')] },
  });
  expect(found({ label: 'Number of damages', answered: damages })).toMatchObject({
    filter: { filters: [line(damages, 'ANSWERED')] },
  });
  expect(found({ label: 'All', answered: null })).toMatchObject({ filter: { filters: [] } });
  // No filter on this type of question asks so.
  expect(found({ label: 'Phase', answered: phase })).toHaveProperty('refusal');
});

it('adds the condition of the widget where a filter can say it, and says where it cannot', () => {
  const number = { label: 'Strikes' };
  expect(found(number, { filter: { '>': [{ var: cost }, 5] } })).toMatchObject({
    filter: { filters: [line(cost, 'GT', '5')] },
  });
  expect(found(number, { filter: { '>': [{ '*': [{ var: cost }, 2] }, 5] } })).toHaveProperty('refusal');
  expect(
    found({ label: 'No answer', answers: [{ questionId: phase, value: null, label: 'No answer' }] }),
  ).toEqual({
    refusal: 'No filter can find entries without an answer.',
  });
});

it('two answers of entries are of one, which no filter says', () => {
  const ofEntry = (questionId: string) => ({ questionId, value: 'a', label: 'a' });
  expect(found({ label: 'Door', answers: [ofEntry(part)] })).toHaveProperty('filter');
  expect(found({ label: 'Door', answers: [ofEntry(part), ofEntry(side)] })).toHaveProperty('refusal');
});

it('by weekday and hour it has the entries of both, or of one, unless the filter in force leaves them out', () => {
  const ofWeek = (marks: Parameters<typeof cellMark>[2]) =>
    cellMark({ groupByQuestion: null, timeGrain: 'weekHour' }, 'weekHour', marks, 'Sunday, 08:00');
  const [hour, weekday] = [
    { ...column, label: '8', answer: null },
    { ...column, label: '6', answer: null },
  ];
  expect(found(ofWeek({ column: hour, series: weekday }))).toMatchObject({
    filter: { weekdays: [7], hours: [8] },
  });
  const days = found(ofWeek({ series: weekday }));
  expect(days).toMatchObject({ filter: { weekdays: [7] } });
  expect(days).not.toHaveProperty('filter.hours');
  const within = (filter: { weekdays: number[] }) =>
    filterOfMark(ofWeek({ series: weekday }), { filter, widget: null, questions, clock });
  expect(within({ weekdays: [6, 7] })).toMatchObject({ filter: { weekdays: [7] } });
  expect(within({ weekdays: [1] })).toHaveProperty('refusal');
});
