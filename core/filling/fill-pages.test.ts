import { expect, it } from 'vitest';
import { element } from '#core/forms/schema.ts';
import { question } from '#core/questions/schema.ts';
import { answer, startFilling } from './fill-draft.ts';
import {
  nextUnanswered,
  nextWrong,
  numberedAbove,
  pagedFrom,
  pagesOf,
  pageTexts,
  questionsPerPage,
} from './fill-pages.ts';
import { prepareForm } from './fill-plan.ts';

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const heading = (index: number, order: number, label: string) =>
  element.parse({ id: idOf(index), order, type: 'HEADER', data: { label } });
const formOf = (count: number) => ({
  id: idOf(999),
  version: 1,
  multi: false,
  name: 'Inspection',
  contextQuestions: [],
  questions: Array.from({ length: count }, (_, index) =>
    question.parse({
      id: idOf(index + 1),
      order: index * 2 + 1,
      text: `Question ${index + 1}`,
      type: 'TEXT',
      required: index === 11,
      // The third page is about damage, where there is some.
      ...(index >= 15 && { condition: JSON.stringify({ '==': [{ var: idOf(1) }, 'damage'] }) }),
    }),
  ),
  elements: [heading(501, 8, 'Brakes'), heading(502, 20, 'Lights'), heading(503, 30, 'Damage')],
  alerts: [],
  contextAlerts: [],
});
const start = (count = pagedFrom) =>
  startFilling(prepareForm(formOf(count), Date.now), { part: 'questions' });

it('a long form has a page for each heading with something to show, a short one has one page', () => {
  const titles = (draft = start()) => pagesOf(draft).map(({ title, questions }) => [title, questions.length]);
  expect(titles()).toEqual([
    ['', 4],
    ['Brakes', 6],
    ['Lights', 5],
  ]);
  expect(titles(answer(start(), idOf(1), ['damage'])).at(-1)).toEqual(['Damage', 5]);
  expect(titles(start(pagedFrom - 1))).toEqual([['', 15]]);
});

it('a very long form without headings has pages by number, which no answer moves', () => {
  const without = (count: number) =>
    startFilling(prepareForm({ ...formOf(count), elements: [] }, Date.now), { part: 'questions' });
  const pages = (draft = without(numberedAbove + 1)) =>
    pagesOf(draft).map(({ title, questions }) => [title, questions.length]);
  // From the 16th on they are hidden until there is damage.
  expect(pages()).toEqual([['Questions 1–25', 15]]);
  expect(pages(answer(without(numberedAbove + 1), idOf(1), ['damage']))).toEqual([
    ['Questions 1–25', questionsPerPage],
    ['Questions 26–50', questionsPerPage],
    ['Question 51', 1],
  ]);
  expect(pagesOf(answer(without(numberedAbove), idOf(1), ['damage']))).toHaveLength(1);
});

it('a page says how much of it is unanswered', () => {
  const said = (draft = start()) => pagesOf(draft).map(pageTexts.left);
  expect(said()).toEqual(['4 unanswered', '6 unanswered', '5 unanswered, 1 required']);
  const answered = [1, 2, 3, 4].reduce((draft, index) => answer(draft, idOf(index), ['yes']), start());
  expect(said(answered)[0]).toBe('All answered');
});

it('leads to the next question that is unanswered or wrong, from the last one to the first', () => {
  const draft = answer(start(), idOf(2), ['yes']);
  expect(nextUnanswered(draft, null)).toBe(idOf(1));
  expect(nextUnanswered(draft, idOf(1))).toBe(idOf(3));
  expect(nextUnanswered(draft, idOf(15))).toBe(idOf(1));
  expect(nextWrong(draft, idOf(1))).toBe(idOf(12));
  expect(nextWrong(draft, idOf(12))).toBe(idOf(12));
  expect(nextWrong(answer(draft, idOf(12), ['yes']), null)).toBeNull();
});
