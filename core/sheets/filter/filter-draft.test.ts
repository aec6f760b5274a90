import { describe, expect, it } from 'vitest';
import { optionsOf, questionOf } from '#tests/support/sheet-server.ts';
import {
  addLine,
  changeDate,
  changeLastDays,
  changeOperator,
  changeQuestion,
  changeValues,
  draftDates,
  draftIssues,
  emptyDraft,
  filterableQuestions,
  filterFromText,
  filterToText,
  fromFilter,
  removeLine,
  toFilter,
} from './filter-draft.ts';
import { filterSentence } from './format-filter.ts';

const id = (place: number) => `00000000-0000-4000-8000-00000000000${place}`;
const phase = questionOf(id(1), 'RADIO', { text: 'Phase', questionOptions: optionsOf('Climb', 'Approach') });
const cost = questionOf(id(2), 'NUMERIC', { text: 'Cost' });
const seen = questionOf(id(3), 'DATETIME', { text: 'Seen at' });
const photo = questionOf(id(4), 'IMAGE', { text: 'Photo' });
const questions = [phase, cost, seen, photo];
const options = { timeZone: 'UTC' };

/** Phase equals Approach, and cost between 1 and 2. */
function draft() {
  let made = addLine(addLine(emptyDraft, phase), cost);
  made = changeValues(made, 1, ['Approach']);
  return changeValues(changeOperator(made, 2, 'BETWEEN'), 2, ['1', '2']);
}

describe('the draft of a filter', () => {
  it('becomes the filter that it shows, and comes back from it and from an address', () => {
    const filter = toFilter(draft());
    expect(filter).toEqual({
      and: true,
      filters: [
        { questionId: id(1), operator: 'EQ', values: ['Approach'] },
        { questionId: id(2), operator: 'BETWEEN', values: ['1', '2'] },
      ],
    });
    expect(fromFilter(filter)).toEqual(draft());
    expect(filterFromText(filterToText(filter))).toEqual(filter);
    expect(filterFromText('{"filters":1}')).toBeNull();
    expect(filterFromText('no json')).toBeNull();
    expect(toFilter(emptyDraft)).toBeNull();
  });

  it('asks for the latest days in place of dates, and for dates in place of them', () => {
    const [now, day] = [Date.parse('2026-11-22T10:00:00Z'), 24 * 3_600_000];
    const clock = { now, timeZone: 'UTC' };
    const latest = changeLastDays({ ...emptyDraft, minDate: 1, maxDate: 2 }, 7);
    expect(toFilter(latest)).toEqual({ and: true, lastDays: 7, filters: [] });
    expect(fromFilter(filterFromText(filterToText(toFilter(latest))))).toEqual(latest);
    expect(draftIssues(latest, questions)).toBeNull();
    expect(filterSentence({ lastDays: 7 }, questions, options)).toBe('Date in the last 7 days');
    expect(filterSentence({ lastDays: 1 }, questions, options)).toBe('Date today');
    expect(toFilter(changeLastDays(latest, null))).toBeNull();

    const { maxDate } = draftDates(latest, clock);
    expect(draftDates(changeDate(latest, 'minDate', now - day, clock), { ...clock, now: now + day })).toEqual(
      {
        minDate: now - day,
        maxDate,
      },
    );
  });

  it('keeps the keys of lines, and starts anew with a question of another type', () => {
    const removed = removeLine(draft(), 1);
    expect(addLine(removed, seen).lines.map(({ key, operator }) => [key, operator])).toEqual([
      [2, 'BETWEEN'],
      [3, 'BETWEEN'],
    ]);
    expect(changeQuestion(draft(), 2, phase, questions).lines[1]).toEqual({
      key: 2,
      questionId: id(1),
      operator: 'EQ',
      values: [],
    });
    expect(changeOperator(draft(), 2, 'GT').lines[1]?.values).toEqual(['1']);
  });

  it('says what is wrong, line by line, in the words of the spec', () => {
    const issues = (made: Parameters<typeof draftIssues>[0]) => draftIssues(made, questions);
    expect(issues(draft())).toBeNull();
    expect(issues({ ...emptyDraft, minDate: 1 })?.dates).toBe('Please enter a start date and end date');
    let wrong = changeValues(draft(), 2, ['1', '']);
    wrong = addLine(changeValues(wrong, 1, ['']));
    wrong = addLine(addLine(wrong, photo), seen);
    expect(Object.fromEntries(issues(wrong)?.lines ?? [])).toEqual({
      1: ['Please choose an option'],
      2: ['Your upper bound must be a valid number'],
      3: ['Please choose a question'],
      4: ['You cannot apply a filter to this question'],
      5: ['Please choose a start date', 'Please choose an end date'],
    });
    expect(filterableQuestions(questions)).not.toContain(photo);
  });

  it('says that bounds are mixed up', () => {
    const turned = { ...changeValues(draft(), 2, ['2', '1']), minDate: 2, maxDate: 1 };
    const issues = draftIssues(turned, questions);
    expect(issues?.dates).toBe('Your start date is after your end date');
    expect(issues?.lines.get(2)).toEqual(['Your lower bound is above your upper bound']);
  });

  it('reads as a sentence', () => {
    const filter = {
      ...toFilter(draft()),
      and: false,
      minDate: 0,
      maxDate: 60_000,
      reviewState: 'PENDING' as const,
    };
    expect(filterSentence(filter, questions, options)).toBe(
      'Date between 1970-01-01 00:00 and 1970-01-01 00:01, Review equals Pending, Phase equals Approach or Cost between 1 and 2',
    );
  });
});
