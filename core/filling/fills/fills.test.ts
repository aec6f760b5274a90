import { describe, expect, it } from 'vitest';
import type { Logic } from '#core/logic/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { ask, formOf, idOf, is, read } from '#tests/support/random-filling.ts';
import { fillIssues } from '#core/forms/fill-issues.ts';
import { circularQuestions } from '#core/forms/groups/ask-groups.ts';
import { checkAnswers } from '../check-answers.ts';
import { recalculated } from './fill-answers.ts';
import { answer, answersToSend, givenTo, startFilling, takeCalculated } from '../fill-draft.ts';
import { prepareForm } from '../fill-plan.ts';
import { startCorrection } from '../fill-view.ts';
import { compileFormRules } from '../form-rules.ts';
import { resumeDraft, savedDraftOf, type SavedDraft } from '../saved-draft.ts';
import { carriedTo, type LastAnswers, lastAnswersAfter } from './carried.ts';

const calculated = (
  index: number,
  type: Question['type'],
  expression: Logic,
  more: Partial<Question> & { editable?: true; when?: Logic } = {},
) => {
  const { editable, ...rest } = more;
  return ask(index, {
    type,
    filledBy: { from: 'expression', expression, ...(editable && { editable }) },
    ...rest,
  });
};
const number = (index: number, more: Partial<Question> = {}) => ask(index, { type: 'NUMERIC', ...more });
const start = (questions: readonly Question[]) =>
  startFilling(prepareForm(formOf(questions), Date.now), { part: 'questions' });
const check = (questions: readonly Question[], given: Record<number, string>) =>
  checkAnswers(
    compileFormRules(formOf(questions), Date.now),
    'questions',
    Object.entries(given).map(([index, value]) => ({ questionId: idOf(Number(index)), value })),
  );
const product: Logic = { '*': [read(1), read(2)] };
const sheet = [number(1), number(2), calculated(3, 'NUMERIC', product, { required: true })];

describe('A calculated answer', () => {
  it('is there once what it needs is, follows it, and is read by other calculations and conditions', () => {
    const questions = [
      calculated(5, 'NUMERIC', { '+': [read(3), 0.2] }),
      calculated(4, 'BOOLEAN', { '>': [read(3), 10] }, { when: { answered: read(3) } }),
      ...sheet,
    ];
    let draft = answer(start(questions), idOf(1), ['0.1']);
    expect(draft.issues.get(idOf(3))).toEqual([
      'This answer is calculated from other answers, which give none yet',
    ]);
    draft = answer(draft, idOf(2), ['1']);
    expect([3, 4, 5].map((index) => givenTo(draft, idOf(index)))).toEqual([['0.1'], ['false'], ['0.3']]);
    draft = answer(draft, idOf(2), ['200']);
    expect([3, 4, 5].map((index) => draft.answers[idOf(index)])).toEqual(['20', 'true', '20.2']);
    expect(draft.issues.size).toBe(0);
    draft = answer(draft, idOf(1), []);
    expect([3, 4, 5].map((index) => draft.answers[idOf(index)])).toEqual([undefined, undefined, undefined]);
  });

  it('cannot be another, wherever it comes from, and need not be sent', () => {
    expect(check(sheet, { 1: '3', 2: '4' }).answers[idOf(3)]).toBe('12');
    expect(check(sheet, { 1: '3', 2: '4', 3: '12.0' })).toMatchObject({
      answers: { [idOf(3)]: '12' },
      issues: [],
    });
    expect(check(sheet, { 1: '3', 2: '4', 3: '13' }).issues.map(({ message }) => message)).toEqual([
      'This answer is calculated: 12',
    ]);
    const draft = answer(answer(start(sheet), idOf(1), ['3']), idOf(3), ['9']);
    expect(givenTo(draft, idOf(3))).toEqual([]);
    expect(answersToSend(draft).map(({ value }) => value)).toEqual(['3']);
  });

  it('stays as people answer otherwise, where they may, until they take the calculated one again', () => {
    const questions = [number(1), calculated(2, 'NUMERIC', { '+': [read(1), 1] }, { editable: true })];
    let draft = answer(start(questions), idOf(1), ['1']);
    expect(givenTo(draft, idOf(2))).toEqual(['2']);
    draft = answer(answer(draft, idOf(2), ['7']), idOf(1), ['5']);
    expect([givenTo(draft, idOf(2)), draft.calculated.get(idOf(2))]).toEqual([['7'], '6']);
    expect(check(questions, { 1: '5', 2: '7' }).answers[idOf(2)]).toBe('7');
    draft = answer(answer(draft, idOf(2), []), idOf(1), ['8']);
    expect(givenTo(draft, idOf(2))).toEqual([]);
    expect(answersToSend(draft).map(({ value }) => value)).toEqual(['8', '']);
    expect(check(questions, { 1: '8', 2: '' }).answers[idOf(2)]).toBeUndefined();
    expect(check(questions, { 1: '8' }).answers[idOf(2)]).toBe('9');
    expect(givenTo(takeCalculated(draft, idOf(2)), idOf(2))).toEqual(['9']);
  });

  it('is not given to a question that is not asked, nor made of one', () => {
    const questions = [
      ask(1),
      number(2, { required: true }),
      calculated(3, 'NUMERIC', { '+': [read(2), 1] }, { when: is(1, 'x') }),
      calculated(4, 'NUMERIC', { '+': [read(3), 1] }),
    ];
    expect(check(questions, { 1: 'y', 2: '1' }).answers).toEqual({ [idOf(1)]: 'y', [idOf(2)]: '1' });
    expect(check(questions, { 1: 'x', 2: '1' }).answers).toMatchObject({ [idOf(3)]: '2', [idOf(4)]: '3' });
  });

  it('fits its question, or there is none', () => {
    const valueOf = (type: Question['type'], expression: Logic, more: Partial<Question> = {}) =>
      check([number(1), calculated(2, type, expression, more)], { 1: '20000' }).answers[idOf(2)];
    const options = [{ value: 'high', order: 0 }];
    expect(valueOf('DATE', read(1))).toBe('2024-10-04');
    expect(valueOf('DATE', { '*': [read(1), 1e9] })).toBeUndefined();
    expect(valueOf('TIME', { '/': [read(1), 20] })).toBe('16:40');
    expect(valueOf('TIME', { '-': [0, read(1)] })).toBeUndefined();
    expect(valueOf('DURATION', { '/': [read(1), 3] })).toBe('6667');
    expect(valueOf('TEXT', { cat: ['No. ', read(1)] })).toBe('No. 20000');
    expect(valueOf('TEXT', ' ')).toBeUndefined();
    expect(
      valueOf('RADIO', { if: [{ '>': [read(1), 1] }, 'high', 'low'] }, { questionOptions: options }),
    ).toBe('high');
    expect(valueOf('RADIO', 'low', { questionOptions: options })).toBeUndefined();
    expect(valueOf('NUMERIC', { '/': [read(1), 0] })).toBeUndefined();
  });

  it('changes with what a row is calculated from, and stays where a change does not touch it', () => {
    const { fills } = compileFormRules(formOf(sheet), Date.now);
    const changes = (before: Record<string, string>, after: Record<string, string>) =>
      recalculated(fills.questions, sheet, { before, after, context: {} });
    const row = { [idOf(1)]: '2', [idOf(2)]: '3', [idOf(3)]: '6' };
    expect(changes(row, { ...row, [idOf(2)]: '4' })).toEqual([{ questionId: idOf(3), answer: '8' }]);
    const { [idOf(2)]: _, ...less } = row;
    expect(changes(row, less)).toEqual([{ questionId: idOf(3), answer: null }]);
    const older = { ...row, [idOf(3)]: '5' };
    expect(changes(older, { ...older, [idOf(9)]: 'x' })).toEqual([]);
  });

  it('has the values of another question: a place, several choices, a ranking, a moment with its offset', () => {
    const options = { questionOptions: ['a', 'b', 'c'].map((value, order) => ({ value, order })) };
    const made = (type: Question['type'], expression: Logic, given: string | string[], from = type) => {
      const questions = [ask(1, { type: from, ...options }), calculated(2, type, expression, options)];
      expect(fillIssues({ contextQuestions: [], questions, elements: [] })).toEqual([]);
      const values = [given].flat();
      const checked = check(questions, {});
      expect(checked.answers[idOf(2)]).toBeUndefined();
      const sent = values.map((value) => ({ questionId: idOf(1), value }));
      const draft = answer(start(questions), idOf(1), values);
      const came = checkAnswers(compileFormRules(formOf(questions), Date.now), 'questions', sent).answers[
        idOf(2)
      ];
      expect(draft.answers[idOf(2)]).toEqual(came);
      return came;
    };
    expect(made('PLACE', read(1), 'geo:-36.86,174.76;u=5')).toBe('geo:-36.86,174.76;u=5');
    expect(made('PLACE', read(1), '-36.86, 174.76', 'TEXT')).toBe('geo:-36.86,174.76');
    expect(made('PLACE', read(1), 'at the gate', 'TEXT')).toBeUndefined();
    expect(made('CHECKBOXES', read(1), ['c', 'a'])).toEqual(['c', 'a']);
    expect(made('CHECKBOXES', read(1), 'b', 'RADIO')).toEqual(['b']);
    expect(made('RANKING', read(1), ['c', 'a'])).toEqual(['c', 'a']);
    expect(made('MULTI_NUMERIC', read(1), ['1', '2.5'])).toEqual(['1', '2.5']);
    const soon = { '+': [read(1), 60_000] };
    expect(made('DATETIME', soon, '1000,3600000')).toBe('61000,3600000');
  });

  it('of several values is another one only where they differ', () => {
    const questionOptions = ['a', 'b'].map((value, order) => ({ value, order }));
    const questions = [
      ask(1, { type: 'CHECKBOXES', questionOptions }),
      calculated(2, 'CHECKBOXES', read(1), { questionOptions }),
    ];
    const issues = (...second: string[]) =>
      checkAnswers(compileFormRules(formOf(questions), Date.now), 'questions', [
        ...['a', 'b'].map((value) => ({ questionId: idOf(1), value })),
        ...second.map((value) => ({ questionId: idOf(2), value })),
      ]).issues.map(({ message }) => message);
    expect(issues('b', 'a')).toEqual([]);
    expect(issues('b')).toEqual(['This answer is calculated: a, b']);
  });

  it('is refused where it cannot be made, in words', () => {
    const issueOf = (type: Question['type'], expression: Logic, from: Question['type'] = 'NUMERIC') =>
      fillIssues({
        contextQuestions: [],
        questions: [ask(1, { type: from }), calculated(2, type, expression)],
        elements: [],
      }).map(({ message }) => message);
    expect(issueOf('DATETIME', read(1))).toEqual([expect.stringContaining('calculated from another one')]);
    expect(issueOf('PLACE', read(1))).toEqual([expect.stringContaining('It needs a place')]);
    expect(issueOf('NUMERIC', read(1), 'CHECKBOXES')).toEqual([expect.stringContaining('several values')]);
    expect(issueOf('CATALOG_RADIO', read(1))).toEqual([
      expect.stringContaining('Items of the catalog cannot'),
    ]);
    expect(issueOf('AREA', read(1))).toEqual([expect.stringContaining('Lines and areas cannot')]);
  });

  it('may be a distance, as a number', () => {
    const distance = { distance: [read(1), 'geo:-36.85,174.76'] };
    const questions = [ask(1, { type: 'PLACE' }), calculated(2, 'NUMERIC', distance)];
    expect(fillIssues({ contextQuestions: [], questions, elements: [] })).toEqual([]);
    const draft = answer(
      startFilling(prepareForm(formOf(questions), Date.now), { part: 'questions' }),
      idOf(1),
      ['geo:-36.86,174.76'],
    );
    expect(Number(draft.answers[idOf(2)])).toBeCloseTo(1_112, -1);
  });

  it('is named where it needs itself, through others and conditions too', () => {
    const one = calculated(1, 'NUMERIC', read(2));
    expect(circularQuestions([one, number(2)])).toEqual([]);
    expect(circularQuestions([one, calculated(2, 'NUMERIC', read(1))])).toEqual([idOf(1), idOf(2)]);
    expect(circularQuestions([one, ask(2, { type: 'NUMERIC', when: is(1, 'x') })])).toEqual([idOf(1)]);
    expect(circularQuestions([calculated(1, 'NUMERIC', { var: '' })])).toEqual([idOf(1)]);
  });
});

describe('An answer that is carried over', () => {
  const questions = [
    ask(1, { filledBy: { from: 'row' } }),
    ask(2, { filledBy: { from: 'sheet' } }),
    ask(3, { type: 'RADIO', questionOptions: [{ value: 'a', order: 0 }], filledBy: { from: 'sheet' } }),
    ask(4),
  ];
  const plan = prepareForm(formOf(questions), Date.now);
  const begin = (sheetId: string, last: LastAnswers | null) =>
    startFilling(plan, { part: 'questions', carried: carriedTo(questions, 'questions', sheetId, last) });

  it('begins the next row, and the first one of another sheet where that is meant', () => {
    let draft = begin('one', null);
    for (const index of [1, 2, 4]) draft = answer(draft, idOf(index), [`${index}`]);
    const last = lastAnswersAfter(null, draft, 'one');
    const next = begin('one', last);
    expect(next.answers).toEqual({ [idOf(1)]: '1', [idOf(2)]: '2' });
    expect([1, 2].map((index) => next.carried.get(idOf(index)))).toEqual(['row', 'row']);
    const other = begin('two', last);
    expect(other.answers).toEqual({ [idOf(2)]: '2' });
    expect(other.carried.get(idOf(2))).toBe('sheet');
    expect(answer(other, idOf(2), ['3']).carried.get(idOf(2))).toBeUndefined();
    const emptied = answer(next, idOf(1), []);
    expect(lastAnswersAfter(last, emptied, 'one')?.questions).toEqual({ [idOf(2)]: '2' });
  });

  it('is left out where its question no longer takes it, and kept where a draft is taken up', () => {
    const last = { sheetId: 'one', questions: { [idOf(2)]: '2', [idOf(3)]: 'gone' } };
    const draft = begin('one', last);
    expect(draft.answers).toEqual({ [idOf(2)]: '2' });
    const saved = savedDraftOf(draft, {
      id: idOf(9),
      owner: { region: 'us', userId: idOf(8) },
      form: { id: idOf(7), name: 'Form' },
      sheet: { id: 'one', name: '' },
      changedAt: 0,
    });
    const resumed = resumeDraft(plan, JSON.parse(JSON.stringify(saved)) as SavedDraft, {});
    expect([resumed.answers, resumed.carried.get(idOf(2))]).toEqual([draft.answers, 'row']);
  });
});

describe('A correction', () => {
  it('follows the calculation again where nobody answered otherwise', () => {
    const questions = [1, 2, 3].map((index) =>
      index === 1 ? number(1) : calculated(index, 'NUMERIC', { '+': [read(1), index] }, { editable: true }),
    );
    const sent = [
      { questionId: idOf(1), value: '1' },
      { questionId: idOf(2), value: '3' },
    ];
    const draft = answer(startCorrection(prepareForm(formOf(questions), Date.now), {}, sent), idOf(1), ['5']);
    expect([2, 3].map((index) => givenTo(draft, idOf(index)))).toEqual([['7'], []]);
  });
});
