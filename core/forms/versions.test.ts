import { describe, expect, it } from 'vitest';
import { formOf, optionsOf, questionOf } from '#tests/support/sheet-server.ts';
import { formAsRead, formerAfter, versionIssues } from './versions.ts';
import { nextVersionOf } from './next-version.ts';

const speed = questionOf('speed', 'NUMERIC', { order: 1, text: 'Speed' });
const size = questionOf('size', 'RADIO', { order: 2, questionOptions: optionsOf('Small', 'Large') });
const shift = questionOf('shift', 'TEXT', { context: true, text: 'Shift' });
const fast = {
  id: 'fast',
  name: 'Fast',
  expression: { '>': [{ var: 'speed' }, 1] },
  alertContacts: [],
  mobileAlert: true,
};
const first = formOf([speed, size], { contextQuestions: [shift], alerts: [fast] });

/** The form once `after` is published in its place. */
function published(before: typeof first, after: Partial<typeof first>) {
  const next = { ...before, ...after };
  return { ...next, ...formerAfter(before, next) };
}

describe('what is former', () => {
  it('is what is asked, offered and raised no more, over any number of versions', () => {
    const bigger = { ...size, questionOptions: optionsOf('Large', 'Huge') };
    const second = published(first, { questions: [bigger], contextQuestions: [], alerts: [] });
    expect(second).toMatchObject({
      formerQuestions: [{ id: 'shift' }, { id: 'speed' }],
      formerOptions: { size: [{ value: 'Small' }] },
      formerAlerts: [{ id: 'fast', name: 'Fast' }],
    });
    const third = published(second, { questions: [{ ...bigger, questionOptions: optionsOf('Huge') }] });
    expect(third.formerOptions['size']?.map(({ value }) => value)).toEqual(['Small', 'Large']);
    expect(third.formerQuestions).toEqual(second.formerQuestions);
  });

  it('is so no more once it is asked, offered or raised again', () => {
    const second = published(first, { questions: [speed], alerts: [] });
    expect(published(second, { questions: [speed, size], alerts: [fast] })).toMatchObject({
      formerQuestions: [],
      formerOptions: {},
      formerAlerts: [],
    });
  });

  it('is also what entries ask no more, and the options of what they ask', () => {
    const part = questionOf('part', 'RADIO', { text: 'Part', questionOptions: optionsOf('Wing', 'Tail') });
    const length = questionOf('length', 'NUMERIC', { text: 'Length' });
    const damages = questionOf('damages', 'ENTRIES', { questions: [part, length] });
    const before = formOf([speed, damages]);
    const fewer = { ...damages, questions: [{ ...part, questionOptions: optionsOf('Wing') }] };
    const second = published(before, { questions: [speed, fewer] });
    expect(second).toMatchObject({
      formerQuestions: [],
      formerEntryQuestions: { damages: [{ id: 'length' }] },
      formerOptions: { part: [{ value: 'Tail' }] },
    });
    const [, read] = formAsRead(second).questions;
    expect(read?.questions?.map(({ text }) => text)).toEqual(['Part', 'Length (former)']);
    expect(read?.questions?.[0]?.questionOptions.map(({ value }) => value)).toEqual(['Wing', 'Tail']);
    expect(formerAfter(second, { ...second, questions: [speed, damages] })).not.toHaveProperty(
      'formerEntryQuestions',
    );
    const gone = published(second, { questions: [speed] });
    expect(gone).toMatchObject({
      formerQuestions: [{ id: 'damages' }],
      formerEntryQuestions: { damages: [{ id: 'length' }] },
    });
    const retyped = { ...damages, questions: [{ ...part, type: 'TEXT' as const }, length] };
    expect(versionIssues(before, { contextQuestions: [], questions: [speed, retyped] })).toMatchObject([
      { path: 'questions.1.questions.0.type' },
    ]);
  });

  it('is nothing where nothing goes', () => {
    expect(published(first, { name: 'Another' })).toMatchObject({ formerQuestions: [], formerOptions: {} });
  });
});

describe('a form as its rows are read', () => {
  it('has the former questions behind the others, options with their names, and alerts', () => {
    const bigger = { ...size, questionOptions: optionsOf('Large') };
    const second = published(first, { questions: [bigger], contextQuestions: [], alerts: [] });
    const read = formAsRead(second);
    expect(read.questions.map(({ text, order }) => [text, order])).toEqual([
      ['size', 2],
      ['Speed (former)', 4],
    ]);
    expect(read.contextQuestions.map(({ text }) => text)).toEqual(['Shift (former)']);
    expect(read.questions[0]?.questionOptions.map(({ value }) => value)).toEqual(['Large', 'Small']);
    expect(read.alerts).toEqual([{ ...fast, mobileAlert: false }]);
  });
});

it('a next version keeps the type of a question and where it is asked', () => {
  const rows = formOf([{ ...speed, type: 'TEXT' }, { ...shift, context: false }, questionOf('new', 'TEXT')]);
  expect(versionIssues(first, rows)).toEqual([
    { path: 'questions.0.type', message: expect.stringContaining('cannot be changed') },
    { path: 'questions.1', message: expect.stringContaining('cannot be moved') },
  ]);
  const former = { ...formOf([size]), formerQuestions: [speed] };
  expect(versionIssues(former, rows).map(({ path }) => path)).toEqual(['questions.0.type']);
});

it('the next version of a form is the one that was not given up', () => {
  const of = { id: 'form', name: 'Form' };
  const forms = [
    { id: 'form', current: true },
    { id: 'old', current: false, versionOf: of },
    { id: 'new', current: true, versionOf: of },
  ];
  expect(nextVersionOf(forms, 'form')?.id).toBe('new');
  expect(nextVersionOf(forms, 'new')).toBeUndefined();
});
