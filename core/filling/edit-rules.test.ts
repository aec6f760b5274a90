import { expect, it } from 'vitest';
import { question } from '#core/questions/schema.ts';
import { judgeRecalculated } from './edit-rules.ts';
import { compileFormRules } from './form-rules.ts';

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const [rate, hours, cost, grade, limit] = [id(1), id(2), id(3), id(4), id(5)];
const by = (expression: object) => ({ filledBy: { from: 'expression', expression } });
const product = { '*': [{ var: rate }, { var: hours }] };
const rules = compileFormRules(
  {
    contextQuestions: [question.parse({ id: rate, text: 'Rate', type: 'NUMERIC', context: true })],
    questions: [
      question.parse({ id: hours, text: 'Hours', type: 'NUMERIC', rules: [{ kind: 'range', greatest: 5 }] }),
      question.parse({
        id: cost,
        text: 'Cost',
        type: 'NUMERIC',
        ...by(product),
        rules: [{ kind: 'range', greatest: 100 }],
      }),
      question.parse({
        id: grade,
        text: 'Grade',
        type: 'RADIO',
        ...by({ if: [{ '>': [product, 100] }, 'High', 'Low'] }),
        questionOptions: [
          { value: 'High', order: 0, retired: 'hidden' },
          { value: 'Low', order: 1 },
        ],
      }),
      question.parse({
        id: limit,
        text: 'Limit',
        type: 'NUMERIC',
        rules: [{ kind: 'expression', expression: { '>=': [{ var: limit }, { var: cost }] } }],
      }),
    ],
    elements: [],
    alerts: [],
  },
  Date.now,
);
const change = (before: Record<string, string>, after: Record<string, string>, passed: [] = []) => ({
  before,
  after,
  context: { [rate]: '20' },
  madeAt: 0,
  passed,
});

it('what is calculated again is held to its rules and options, and to the rules that read it, whether they may be passed or not', () => {
  const before = { [hours]: '9', [cost]: '90', [grade]: 'Low', [limit]: '95' };
  const after = { ...before, [cost]: '180', [grade]: 'High' };
  const judged = judgeRecalculated(rules, change(before, after), 'The rate was changed');
  // The hours were wrong before, and nobody changed them.
  expect(judged.passed.map(({ questionId, rule, reason }) => [questionId, rule, reason])).toEqual([
    [cost, 'range', 'The rate was changed'],
    [grade, null, 'The rate was changed'],
    [limit, 'expression', 'The rate was changed'],
  ]);
  expect(judged.broken).toHaveLength(3);
  const back = judgeRecalculated(rules, change(after, before), 'The rate was changed');
  expect(back).toEqual({ passed: [], kept: [], broken: [] });
});
