import { expect, it } from 'vitest';
import { formOf, questionOf } from '#tests/support/sheet-server.ts';
import { addCondition, conditionOffers, conditionTitle, removeCondition } from './filter-conditions.ts';
import { emptyDraft, fromFilter, toFilter } from './filter-draft.ts';
import { filterConditions, filterSentence } from './format-filter.ts';

const [place, cost] = [crypto.randomUUID(), crypto.randomUUID()];
const questions = [
  questionOf(place, 'TEXT', { text: 'Place' }),
  questionOf(cost, 'NUMERIC', { text: 'Cost', order: 1 }),
];
const form = formOf(questions, { reviewers: [{ id: 'r', userName: 'rita' }] });
const filter = toFilter({
  ...emptyDraft,
  lastDays: 90,
  reviewState: 'APPROVED',
  lines: [
    { key: 1, questionId: place, operator: 'EQ', values: ['Gate'] },
    { key: 2, questionId: cost, operator: 'GT', values: ['5'] },
  ],
});
const words = { timeZone: 'UTC' };
const shown = (of = filter) => (of === null ? [] : filterConditions(of, questions, words));

it('has a condition for each part and each line, in the words of the sentence', () => {
  expect(shown()).toEqual([
    { key: 'dates', text: 'Date in the last 90 days' },
    { key: 'review', text: 'Review equals Approved' },
    { key: 'line 1', text: 'Place equals Gate' },
    { key: 'line 2', text: 'Cost greater 5' },
  ]);
  expect(filterSentence(filter ?? {}, questions, words)).toBe(
    'Date in the last 90 days, Review equals Approved, Place equals Gate and Cost greater 5',
  );
});

it('removes one of them and leaves the others', () => {
  const texts = (key: Parameters<typeof removeCondition>[1]) =>
    shown(removeCondition(filter, key)).map(({ text }) => text);
  expect(texts('line 1')).toEqual(['Date in the last 90 days', 'Review equals Approved', 'Cost greater 5']);
  expect(texts('dates')).not.toContain('Date in the last 90 days');
  expect(removeCondition({ lastDays: 7 }, 'dates')).toBeNull();
});

it('names days of the week and hours in order, and takes them away one list at a time', () => {
  const inHours = { weekdays: [7, 6], hours: [8] };
  expect(filterConditions(inHours, [], { timeZone: 'UTC' })).toEqual([
    { key: 'weekdays', text: 'Day of the week equals Saturday or Sunday' },
    { key: 'hours', text: 'Hour of the day equals 08:00' },
  ]);
  expect(removeCondition(inHours, 'weekdays')).toEqual({ and: true, hours: [8], filters: [] });
  expect(removeCondition({ hours: [8] }, 'hours')).toBeNull();
});

it('offers what the filter does not have, and adds it', () => {
  expect(conditionOffers(form, emptyDraft).map(({ label }) => label)).toEqual([
    'Date',
    'Day of the week',
    'Hour of the day',
    'Review status',
    'Sent by',
    'Place',
    'Cost',
  ]);
  expect(conditionOffers(form, fromFilter(filter)).map(({ label }) => label)).toEqual([
    'Day of the week',
    'Hour of the day',
    'Sent by',
    'Place',
    'Cost',
  ]);
  const { draft, key } = addCondition(fromFilter(filter), { id: cost }, questions);
  expect([key, conditionTitle(key, draft, questions)]).toEqual(['line 3', 'Cost']);
  expect(addCondition(emptyDraft, { id: 'review' }, questions)).toEqual({ draft: emptyDraft, key: 'review' });
});
