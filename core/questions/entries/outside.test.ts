// What entries answer is read outside of them: in conditions, rules, calculations and alerts of the form around them.
import { expect, it } from 'vitest';
import { checkAnswers } from '#core/filling/check-answers.ts';
import { answer, startFilling } from '#core/filling/fill-draft.ts';
import { prepareForm } from '#core/filling/fill-plan.ts';
import { compileFormRules } from '#core/filling/form-rules.ts';
import { formInput } from '#core/forms/schema.ts';
import { formIssues } from '#core/forms/validate.ts';
import { explainLogic } from '#core/logic/explain.ts';
import type { Logic } from '#core/logic/schema.ts';
import { ask, formOf, idOf, is, read } from '#tests/support/random-filling.ts';
import { questionsInside } from './outside.ts';

const now = () => 0;
const options = ['Wing', 'Tail'].map((value, order) => ({ value, order }));
const damages = ask(1, {
  text: 'Damages',
  type: 'ENTRIES',
  questions: [
    ask(11, { text: 'Part', type: 'RADIO', questionOptions: options }),
    ask(12, { text: 'Size', type: 'NUMERIC' }),
    ask(13, { text: 'Since', type: 'DATE' }),
  ],
});
const sum: Logic = { sum: [read(12)] };
const total = ask(2, { text: 'Total', type: 'NUMERIC', filledBy: { from: 'expression', expression: sum } });
const why = ask(3, { text: 'Why', required: true, when: { '>': [sum, 5] } });
const cost = ask(4, {
  text: 'Cost',
  type: 'NUMERIC',
  rules: [{ kind: 'expression', expression: { '>=': [read(4), { greatest: [read(12)] }] } }],
});
const wings: Logic = { some: [read(11), { '==': [{ var: '' }, 'Wing'] }] };
const alert = { id: idOf(90), name: 'Wing', expression: wings, alertContacts: [], mobileAlert: true };
const form = formOf([ask(0, { required: true }), damages, total, why, cost], { alerts: [alert] });
const entry = (part: string, size: string) => JSON.stringify({ [idOf(11)]: part, [idOf(12)]: size });
const questions = [...form.questions, ...questionsInside(form.questions)];

it('is the same in a draft and in what comes in', () => {
  const rules = compileFormRules(form, now);
  const first = answer(startFilling(prepareForm(form, now), { part: 'questions' }), idOf(0), ['x']);
  const one = answer(first, idOf(1), [entry('Tail', '2.5')]);
  expect([one.answers[idOf(2)], one.hidden.has(idOf(3)), one.firing.size]).toEqual(['2.5', true, 0]);
  const many = answer(one, idOf(1), [entry('Tail', '2.5'), entry('Wing', '4'), entry('Tail', 'big')]);
  expect([many.answers[idOf(2)], many.hidden.has(idOf(3)), many.firing.size]).toEqual(['6.5', false, 1]);
  expect(answer(many, idOf(4), ['3']).issues.get(idOf(4))).toEqual([
    'This must be true: Cost is at least the largest of Size in Damages.',
  ]);
  const none = answer(many, idOf(1), []);
  expect([none.answers[idOf(2)], none.hidden.has(idOf(3)), none.firing.size]).toEqual([undefined, true, 0]);

  const given = [
    { questionId: idOf(0), value: 'x' },
    ...[entry('Wing', '4'), entry('Tail', '2.5')].map((value) => ({ questionId: idOf(1), value })),
    { questionId: idOf(4), value: '3' },
  ];
  const checked = checkAnswers(rules, 'questions', given);
  expect(checked.answers[idOf(2)]).toBe('6.5');
  expect(checked.issues.map(({ path }) => path)).toEqual([`answers.${idOf(3)}`, `answers.${idOf(4)}`]);
  expect(rules.alertsOf(checked.answers)).toEqual([alert.id]);
  expect(rules.questionsReading(idOf(1))).toEqual([idOf(4)]);
});

it('says which entries it is about', () => {
  const say = (expression: Logic) => explainLogic(expression, questions);
  expect(say({ '>': [sum, 5] })).toBe('the sum of Size in Damages is greater than 5');
  expect(say({ '<': [{ average: [read(12)] }, 5] })).toBe('the average of Size in Damages is less than 5');
  expect(say(wings)).toBe('at least one of Part in Damages is Wing');
  expect(say({ all: [read(12), { '>=': [{ var: '' }, 2] }] })).toBe('each of Size in Damages is at least 2');
  expect(say({ contains: [read(11), 'Tail'] })).toBe('Part in Damages contains Tail');
  expect(say({ '>': [read(1), 2] })).toBe('Damages is greater than 2');
});

it('has several answers: what takes one is refused, and what is not read outside', () => {
  const said = (when: Logic) =>
    formIssues(formInput.parse(formOf([ask(0, { required: true }), damages, ask(5, { when })])), {
      testers: 3,
    }).map(({ message }) => message);
  expect(said({ '>': [{ least: [read(12)] }, 5] })).toEqual([]);
  expect(said({ in: ['Wing', read(11)] })).toEqual([]);
  const refused = [expect.stringContaining('"Size in Damages" has an answer for each entry')];
  for (const wrong of [
    { '>': [read(12), 5] },
    read(12),
    { and: [is(0, 'x'), read(12)] },
    { in: [read(12), [1]] },
    { in: [1, [read(12)]] },
  ])
    expect(said(wrong)).toEqual(refused);
  expect(said({ answered: [read(13)] })).toEqual([
    expect.stringContaining('"Since in Damages" is not read outside of its entries'),
  ]);
});
