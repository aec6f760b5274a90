import { describe, expect, it } from 'vitest';
import { alert, contextAlert, element, type Element } from '#core/forms/schema.ts';
import { question as questionSchema } from '#core/questions/schema.ts';
import {
  answer,
  type FillDraft,
  leaveQuestion,
  markLaunched,
  startFilling,
  trySending,
} from './fill-draft.ts';
import { type FormToFill, prepareForm } from './fill-plan.ts';
import {
  alertsToShow,
  calculatedText,
  issuesAt,
  itemsShown,
  launchesToShow,
  maySend,
  progressOf,
  progressText,
} from './fill-view.ts';

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const read = (index: number) => ({ var: idOf(index) });
const ask = (index: number, order: number, more: object = {}) =>
  questionSchema.parse({ id: idOf(index), order, text: `Question ${index}`, type: 'NUMERIC', ...more });
const part = (index: number, order: number, type: Element['type'], data: object, more: object = {}) =>
  element.parse({ id: idOf(index), order, type, data: { label: `Element ${index}`, ...data }, ...more });

const sum = part(11, 3, 'CALCULATION', { formula: { '+': [read(1), read(2)] }, defaultValue: '0' });
const all = (index: number, aggregation: string) =>
  part(index, 4, 'AGGREGATION', { formula: read(1), aggregation });
const form: FormToFill = {
  id: idOf(99),
  version: 1,
  multi: false,
  name: 'Inspection',
  contextQuestions: [ask(5, 0, { context: true })],
  questions: [ask(1, 1, { required: true }), ask(2, 2)],
  elements: [
    part(10, 0, 'HEADER', {}, { condition: JSON.stringify({ '>': [read(1), 5] }) }),
    sum,
    all(12, 'SUM'),
    all(13, 'AVG'),
    all(14, 'MIN'),
    all(15, 'MAX'),
  ],
  alerts: [
    alert.parse({ id: idOf(20), name: 'Low', expression: { '<': [read(1), 3] } }),
    alert.parse({ id: idOf(21), name: 'Quiet', expression: { '<': [read(1), 3] }, mobileAlert: false }),
  ],
  contextAlerts: [
    contextAlert.parse({
      id: idOf(30),
      name: 'Incident',
      description: 'Tell what happened',
      formId: idOf(98),
      expression: { '>': [read(2), 100] },
      required: true,
    }),
    contextAlert.parse({
      id: idOf(31),
      name: 'Night shift',
      description: 'Check the lights',
      formId: idOf(98),
      expression: { '==': [read(5), 1] },
    }),
  ],
};
const plan = prepareForm(form, Date.now);
const start = (more: object = {}) => startFilling(plan, { part: 'questions', ...more });
const names = (things: readonly { name: string }[]) => things.map(({ name }) => name);
const textOf = (draft: FillDraft, index: number) =>
  calculatedText(draft, form.elements.find(({ id }) => id === idOf(index)) ?? sum);

describe('What is shown of a draft', () => {
  it('has questions and elements in one order, those that their conditions show', () => {
    const ids = (draft: FillDraft) => itemsShown(draft).map(({ id }) => Number(id.slice(-2)));
    expect(ids(start())).toEqual([1, 2, 11, 12, 13, 14, 15]);
    expect(ids(answer(start(), idOf(1), ['6']))).toEqual([10, 1, 2, 11, 12, 13, 14, 15]);
  });

  it('says what is wrong when a question was left, and all of it when somebody wants to send', () => {
    const draft = answer(start(), idOf(2), ['two']);
    expect(issuesAt(draft, idOf(2))).toEqual([]);
    expect(issuesAt(leaveQuestion(draft, idOf(2)), idOf(2))).toEqual(['Please enter a number']);
    expect(issuesAt(trySending(draft), idOf(1))).toEqual(['This question is required']);
    expect(maySend(draft)).toEqual({ yes: false, why: '2 questions need your attention.' });
  });

  it('calculates as one types, without the noise of binary fractions', () => {
    expect(textOf(start(), 11)).toBe('0');
    const draft = answer(answer(start(), idOf(1), ['0.1']), idOf(2), ['0.2']);
    expect(textOf(draft, 11)).toBe('0.3');
  });

  it('waits for the answers of the set-up, but for no question that may not have been asked', () => {
    const missing = part(16, 5, 'CALCULATION', { formula: { '-': [read(5), read(1)] } });
    const shown = (setUp: object, context: Record<string, string>) => {
      const contextQuestions = [ask(5, 0, { context: true, ...setUp })];
      const whole = { ...form, contextQuestions, elements: [missing] };
      const begun = startFilling(prepareForm(whole, Date.now), { part: 'questions', context });
      return calculatedText(answer(begun, idOf(1), ['3']), missing);
    };
    expect(shown({}, {})).toBe('–');
    expect(shown({}, { [idOf(5)]: '10' })).toBe('7');
    expect(shown({ condition: JSON.stringify({ '==': [read(6), 1] }) }, {})).toBe('-3');
  });

  it('aggregates the rows so far and this one, once it has a number', () => {
    const previousRows = [{ [idOf(1)]: '4' }, { [idOf(1)]: '2' }];
    const before = start({ previousRows });
    const texts = (draft: FillDraft) => [12, 13, 14, 15].map((index) => textOf(draft, index));
    expect(texts(before)).toEqual(['6', '3', '2', '4']);
    expect(texts(answer(before, idOf(1), ['9']))).toEqual(['15', '5', '2', '9']);
    expect(texts(start())).toEqual(['–', '–', '–', '–']);
  });

  it('shows alerts that are true, but not those of an empty form, nor those that are not for here', () => {
    // Nothing is less than 3, says JSON-logic: the row would be kept with both alerts.
    expect(start().firing.has(idOf(20))).toBe(true);
    expect(alertsToShow(start())).toEqual([]);
    expect(names(alertsToShow(answer(start(), idOf(1), ['1'])))).toEqual(['Low']);
    expect(alertsToShow(answer(start(), idOf(1), ['4']))).toEqual([]);
    expect(names(alertsToShow(leaveQuestion(start(), idOf(1))))).toEqual(['Low']);
  });

  it('launches a form where its answers are given, and waits for one that is required', () => {
    const setUp = startFilling(plan, { part: 'contextQuestions' });
    expect(names(launchesToShow(answer(setUp, idOf(5), ['1'])))).toEqual(['Night shift']);
    expect(launchesToShow(start({ context: { [idOf(5)]: '1' } }))).toEqual([]);

    const draft = answer(answer(start(), idOf(1), ['5']), idOf(2), ['101']);
    expect(names(launchesToShow(draft))).toEqual(['Incident']);
    expect(maySend(draft)).toEqual({ yes: false, why: 'Fill in the form of "Incident" first.' });
    expect(maySend(markLaunched(draft, idOf(30)))).toEqual({ yes: true });
  });
});

it('How far somebody is counts what is asked now', () => {
  const draft = answer(startFilling(prepareForm(form, Date.now), { part: 'questions' }), idOf(2), ['7']);
  expect(progressText(progressOf(draft))).toBe('1 of 2 answered, 1 required left');
  expect(progressText(progressOf(answer(draft, idOf(1), ['7'])))).toBe('2 of 2 answered');
});
