import { describe, expect, it } from 'vitest';
import type { Logic } from '#core/logic/schema.ts';
import { isEmpty } from './builder.ts';
import { addCase, addOtherwise, removeCase } from './builder-choices.ts';
import { addCondition, removeNode } from './builder-edit.ts';
import { builderIssues } from './builder-issues.ts';
import { fromLogic, toLogic } from './builder-json.ts';
import { moveBy } from './builder-moves.ts';
import { changeConstant, changeKind } from './builder-operands.ts';
import type { BuilderQuestion } from './builder-operators.ts';
import { sentenceOf } from './builder-sentence.ts';

const questions: readonly BuilderQuestion[] = [
  { id: 'Cost', text: 'Cost', type: 'NUMERIC', questionOptions: [] },
  { id: 'Depths', text: 'Depths', type: 'MULTI_NUMERIC', questionOptions: [] },
];
const variable = (id: string): Logic => ({ var: id });

describe('one of several values', () => {
  const chosen: Logic = { if: [{ '>': [variable('Cost'), 5] }, variable('Cost'), 0] };

  it('begins with what was there, and leaves its first value behind', () => {
    const tree = changeKind(fromLogic(variable('Cost'), 'number'), 1, 'choice', questions);
    expect(toLogic(tree)).toBeNull();
    expect([...builderIssues(tree, questions).values()].flat()).toEqual([
      'Please choose a question',
      'Please enter a value',
    ]);
    expect(sentenceOf(tree, questions)).toBe('Cost if … is …, otherwise …');
    expect(toLogic(changeKind(tree, 1, 'question', questions))).toEqual(variable('Cost'));
  });

  it('says nothing of each item of a list once that list depends on a condition', () => {
    const each: Logic = { some: [variable('Depths'), { '>=': [{ var: '' }, 2.5] }] };
    const tree = fromLogic(each, 'condition');
    const [condition] = tree.root?.kind === 'group' ? tree.root.parts : [tree.root];
    if (condition?.kind !== 'condition') throw new Error('No condition.');
    const changed = changeKind(tree, condition.left.id, 'choice', questions);
    expect(sentenceOf(changed, questions)).toBe('(Depths if … is …, otherwise …) contains 2.5');
  });

  it('takes more cases, and fewer, until one value is left', () => {
    const tree = fromLogic(chosen, 'number');
    const added = addCase(tree, 1);
    expect(toLogic(added)).toBeNull();
    expect(toLogic(removeCase(added, 1, 1))).toEqual(chosen);
    const bare = removeCase(tree, 1, 1);
    expect(toLogic(bare)).toEqual({ if: [{ '>': [variable('Cost'), 5] }, variable('Cost')] });
    expect(toLogic(changeConstant(addOtherwise(bare, 1), bare.nextId, 0))).toEqual(chosen);
    expect(toLogic(removeCase(tree, 1, 0))).toBe(0);
    expect(isEmpty(removeCase(bare, 1, 0))).toBe(true);
  });

  it('keeps a place for its condition when that is taken out or moved away', () => {
    const [a, b] = [5, 6].map((value): Logic => ({ '==': [variable('Cost'), value] }));
    const tree = fromLogic({ if: [{ and: [{ or: [a!, b!] }] }, 1, 0] }, 'number');
    const inner = 3;
    expect(sentenceOf(removeNode(tree, inner), questions)).toBe('1 if … is …, otherwise 0');
    expect(moveBy(tree, inner, 'out')).toBe(tree);
    const grouped = addCondition(fromLogic({ if: [a!, 1, 0] }, 'number'), 2);
    expect(sentenceOf(grouped, questions)).toBe('1 if (Cost is 5 and … is …), otherwise 0');
  });
});
