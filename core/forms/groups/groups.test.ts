import { expect, it } from 'vitest';
import type { Logic } from '#core/logic/schema.ts';
import { question } from '#core/questions/schema.ts';
import { withGroupConditions } from './groups.ts';
import { element, type Element } from '../schema.ts';

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const text = (logic?: Logic) => (logic === undefined ? null : JSON.stringify(logic));
const ask = (order: number, own?: Logic, context = false) =>
  question.parse({
    id: idOf(order),
    order,
    text: `Question ${order}`,
    type: 'TEXT',
    condition: text(own),
    context,
  });
const show = (order: number, type: Element['type'], own?: Logic, more: Partial<Element> = {}) =>
  element.parse({ id: idOf(order), order, type, condition: text(own), data: {}, ...more });
const group = { data: { label: 'Damage', group: true } };
const [a, b]: Logic[] = [{ answered: { var: idOf(1) } }, { answered: { var: idOf(2) } }];

it('joins the condition of a group with those of all that stands below it, up to the next header', () => {
  const form = withGroupConditions({
    contextQuestions: [ask(2, undefined, true), ask(10, undefined, true)],
    questions: [ask(1), ask(4), ask(6, b), ask(9)],
    elements: [
      show(3, 'HEADER', a, group),
      show(5, 'DESCRIPTION'),
      show(7, 'CALCULATION', b),
      show(8, 'HEADER', b),
    ],
  });
  expect(form.questions.map(({ condition }) => condition)).toEqual([
    null,
    text(a),
    text({ and: [a!, b!] }),
    null,
  ]);
  expect(form.elements.map(({ condition }) => condition)).toEqual([
    text(a),
    text(a),
    text({ and: [a!, b!] }),
    text(b),
  ]);
  // A header of the rows does not reach into the setup.
  expect(form.contextQuestions.map(({ condition }) => condition)).toEqual([null, null]);
});

it('leaves a form alone whose headers are no groups, or whose groups are always shown', () => {
  for (const header of [show(0, 'HEADER', a), show(0, 'HEADER', undefined, group)]) {
    const form = { contextQuestions: [], questions: [ask(1)], elements: [header] };
    expect(withGroupConditions(form)).toBe(form);
  }
});
