// Answers to questions that are not asked: left out and named, the same wherever they come from.
import { expect, it } from 'vitest';
import { ask, formOf, idOf, is } from '#tests/support/random-filling.ts';
import { checkAnswers } from '../check-answers.ts';
import { compileFormRules } from '../form-rules.ts';
import { irrelevantNotes } from '../rules/irrelevant.ts';

const kind = ask(1, { text: 'Kind', required: true });
const length = ask(2, { text: 'Length', type: 'NUMERIC', when: is(1, 'long') });
const colour = ask(3, { text: 'Colour', when: { '>': [{ var: idOf(2) }, 0] } });
const leftOut = (question: string) =>
  `he answer to "${question}" is left out: it is not asked with the other answers`;
const check = (questions: Parameters<typeof formOf>[0], given: Record<number, string | string[]>) =>
  checkAnswers(
    compileFormRules(formOf(questions), () => 0),
    'questions',
    Object.entries(given).flatMap(([index, values]) =>
      [values].flat().map((value) => ({ questionId: idOf(Number(index)), value })),
    ),
  );
const said = ({ irrelevant }: ReturnType<typeof check>) =>
  irrelevantNotes(irrelevant).map(({ path, message }) => [path, message]);

it('are named, also those that only such an answer called for', () => {
  const questions = [kind, length, colour];
  const short = check(questions, { 1: 'short', 2: '3', 3: 'red' });
  expect([short.issues, short.answers]).toEqual([[], { [kind.id]: 'short' }]);
  expect(said(short)).toEqual([
    [`answers.${length.id}`, `T${leftOut('Length')}`],
    [`answers.${colour.id}`, `T${leftOut('Colour')}`],
  ]);
  expect(said(check(questions, { 1: 'long', 2: '3', 3: 'red' }))).toEqual([]);
  expect(said(check(questions, { 1: 'short', 2: '', 3: ' ' }))).toEqual([]);
});

it('are named in entries, with the entry', () => {
  const questionMeta = [{ key: 'entryName', value: 'Damage' }];
  const inner = [ask(41, { text: 'Part' }), ask(42, { text: 'Size', when: is(41, 'Wing') })];
  const damages = ask(4, { text: 'Damages', type: 'ENTRIES', questionMeta, questions: inner });
  const entry = (part: string, size?: string) =>
    JSON.stringify({ [idOf(41)]: part, ...(size !== undefined && { [idOf(42)]: size }) });
  const row = check([kind, damages], { 1: 'x', 4: [entry('Wing', '1'), entry('Tail', '2'), entry('Tail')] });
  expect(row.answers[damages.id]).toEqual([entry('Wing', '1'), entry('Tail'), entry('Tail')]);
  expect(said(row)).toEqual([[`answers.${damages.id}`, `Damage 2: t${leftOut('Size')}`]]);
});
