import { expect, it } from 'vitest';
import { questionOf } from '#tests/support/sheet-server.ts';
import { emptyTree, type LogicTree } from './builder.ts';
import { addCondition, addGroup } from './builder-edit.ts';
import { toLogic } from './builder-json.ts';
import { changeConstant, changeKind, changeOperator, changeQuestion } from './builder-operands.ts';
import { fromPartial, partialLogic } from './builder-partial.ts';

const questions = [
  questionOf('speed', 'NUMERIC'),
  questionOf('parts', 'CHECKBOXES'),
  questionOf('note', 'TEXT'),
];

/** As a browser stores it. */
const thereAndBack = (tree: LogicTree) => {
  const partial = partialLogic(tree);
  return partial === null ? null : fromPartial(JSON.parse(JSON.stringify(partial)), tree.purpose);
};
const condition = (questionId: string) =>
  changeQuestion(addCondition(emptyTree('condition')), 2, questionId, questions);

it.each<[string, LogicTree]>([
  ['without a value', changeOperator(condition('speed'), 1, { operator: '>', negated: false }, questions)],
  ['over the items of a list', condition('parts')],
  ['beside one of which nothing is chosen', addGroup(condition('note'))],
  ['with an empty text', changeConstant(condition('note'), 3, '')],
  [
    'with an operator for which the question is missing',
    changeConstant(addCondition(emptyTree('condition')), 3, 5),
  ],
  [
    'that is a calculation',
    changeKind(changeQuestion(emptyTree('number'), 1, 'speed', questions), 1, 'arithmetic', questions),
  ],
])('keeps a condition %s', (_name, tree) => {
  const back = thereAndBack(tree);
  expect(toLogic(tree)).toBeNull();
  expect(back === null ? null : toLogic(back)).toBeNull();
  expect(back && partialLogic(back)).toEqual(partialLogic(tree));
});

it('keeps neither what is complete nor what nobody has begun', () => {
  expect(partialLogic(changeConstant(condition('speed'), 3, 5))).toBeNull();
  expect(partialLogic(addCondition(emptyTree('condition')))).toBeNull();
});
