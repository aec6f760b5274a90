import { expect, it } from 'vitest';
import type { Logic } from './schema.ts';
import type { QuestionType } from '#core/questions/types.ts';
import { everyNode } from './builder/builder.ts';
import { addCondition } from './builder/builder-edit.ts';
import { fromLogic } from './builder/builder-json.ts';
import { questionsIn, tryTree } from './test-bench.ts';

const questions: { id: string; type: QuestionType }[] = [
  { id: 'photo', type: 'IMAGE' },
  { id: 'cost', type: 'NUMERIC' },
  { id: 'seen', type: 'DATETIME' },
];
const expression: Logic = {
  and: [
    { '>': [{ '*': [{ var: 'cost' }, 2] }, 100] },
    { some: [[1], { '==': [{ var: '' }, 1] }] },
    { timeAfter: [{ var: 'seen' }, '08:30'] },
  ],
};

it('tells what comes out of the whole and of each part', () => {
  const tree = fromLogic(expression, 'condition');
  const answers = { cost: '60', seen: `${Date.parse('2020-03-01T07:00:00Z')},${3 * 3_600_000}` };
  expect(questionsIn(tree, questions).map(({ id }) => id)).toEqual(['cost', 'seen']);
  const { whole, parts } = tryTree(tree, questions, answers);
  expect(whole).toEqual({ value: true, text: 'True' });
  const kinds = tree.root && everyNode(tree.root).flatMap(({ id, kind }) => (parts.has(id) ? [kind] : []));
  expect(kinds).toEqual(['group', 'condition', 'arithmetic', 'raw', 'condition']);
  expect([...parts.values()].map(({ text }) => text)).toEqual(['True', 'True', '120', 'True', 'True']);
});

it('tries what is finished of a tree that is not', () => {
  const { whole, parts } = tryTree(
    addCondition(fromLogic({ '>': [{ var: 'cost' }, 5] }, 'condition')),
    questions,
    {
      cost: '7',
    },
  );
  expect(whole).toBeNull();
  expect([...parts.values()]).toEqual([{ value: true, text: 'True' }]);
});

it.each<[Logic, string | undefined]>([
  [{ '+': [{ var: 'cost' }, 0.1, 0.2] }, '1,000.3'],
  [{ '/': [{ var: 'cost' }, 0] }, 'No number'],
  [{ '+': [{ var: 'gone' }, 1] }, 'No number'],
  [{ explode: [1] }, 'Cannot be tested'],
])('of the number %j says %s', (logic, text) => {
  expect(tryTree(fromLogic(logic, 'number'), questions, { cost: '1000' }).whole?.text).toBe(text);
});
