import { describe, expect, it } from 'vitest';
import type { OperatorChoice } from '#core/questions/kinds/conditions.ts';
import type { Logic } from '#core/logic/schema.ts';
import { emptyTree } from './builder.ts';
import { addCondition, removeNode } from './builder-edit.ts';
import {
  addTerm,
  changeArithmetic,
  changeConstant,
  changeKind,
  changeOperator,
  changeQuestion,
} from './builder-operands.ts';
import { builderIssues } from './builder-issues.ts';
import { fromLogic, toLogic } from './builder-json.ts';
import { type BuilderQuestion, operatorLabel, operatorsFor } from './builder-operators.ts';
import { sentenceOf } from './builder-sentence.ts';

const question = (id: string, type: BuilderQuestion['type'], options: string[] = []): BuilderQuestion => ({
  id,
  text: id,
  type,
  questionOptions: options.map((value, order) => ({ value, order })),
});
const questions = [
  question('Cost', 'NUMERIC'),
  question('Repair', 'NUMERIC'),
  question('Species', 'TEXT'),
  question('Weather', 'RADIO', ['Dry', 'Wet']),
  question('Ground', 'RADIO', ['Wet', 'Icy']),
  question('Parts', 'CHECKBOXES', ['Wing']),
  question('Fire', 'BOOLEAN'),
  question('Speeds', 'MULTI_NUMERIC'),
  question('Seen', 'DATETIME'),
  question('Place', 'CATALOG_RADIO'),
  question('Photo', 'IMAGE'),
];
const variable = (id: string): Logic => ({ var: id });

const condition = (logic: Logic) => fromLogic(logic, 'condition');

describe('a condition', () => {
  it('is put together from nothing', () => {
    const added = addCondition(emptyTree('condition'));
    expect(toLogic(added)).toBeNull();
    expect([...builderIssues(added, questions).values()].flat()).toEqual(['Please choose a question']);
    const asked = changeQuestion(added, 2, 'Cost', questions);
    expect([...builderIssues(asked, questions).values()].flat()).toEqual(['Please enter a number']);
    expect(sentenceOf(asked, questions)).toBe('Cost is …');
    const chosen = changeOperator(asked, 1, { operator: '>', negated: false }, questions);
    const whole = changeConstant(chosen, 3, 100);
    expect(toLogic(whole)).toEqual({ '>': [variable('Cost'), 100] });
    expect(sentenceOf(whole, questions)).toBe('Cost is greater than 100');
    expect(toLogic(addCondition(whole))).toBeNull();
    expect(toLogic(removeNode(addCondition(whole), whole.nextId))).toEqual({
      and: [{ '>': [variable('Cost'), 100] }],
    });
  });

  it.each<[string, string[]]>([
    [
      'Cost',
      [
        'is',
        'is not',
        'is at least',
        'is at most',
        'is greater than',
        'is less than',
        'is between',
        'is not between',
        'is one of',
        'is none of',
        'is answered',
        'is not answered',
      ],
    ],
    ['Fire', ['is', 'is not', 'is answered', 'is not answered']],
    [
      'Parts',
      [
        'contains',
        'does not contain',
        'contains any of',
        'contains none of',
        'contains only',
        'is answered',
        'is not answered',
      ],
    ],
    [
      'Speeds',
      [
        'contains',
        'does not contain',
        ...['any', 'each', 'none'].flatMap((which) =>
          ['at least', 'at most', 'greater than', 'less than', 'between'].map(
            (words) => `${which} is ${words}`,
          ),
        ),
        'is answered',
        'is not answered',
      ],
    ],
    [
      'Seen',
      [
        'date is after',
        'date is before',
        'date is on',
        'time is after',
        'time is before',
        'time is on',
        'is answered',
        'is not answered',
      ],
    ],
    ['Photo', ['is answered', 'is not answered']],
  ])('about %s offers what its type can be asked', (id, labels) => {
    const { root } = changeQuestion(addCondition(emptyTree('condition')), 2, id, questions);
    if (root?.kind !== 'condition') throw new Error('no condition');
    expect(operatorsFor(root, questions).map((choice) => operatorLabel(choice, root, questions))).toEqual(
      labels,
    );
  });

  it.each<[Logic, string, Logic | null]>([
    [{ '==': [variable('Cost'), 5] }, '>=', { '>=': [variable('Cost'), 5] }],
    [{ '==': [variable('Cost'), 5] }, 'in', { in: [variable('Cost'), [5]] }],
    [{ in: [variable('Cost'), [5]] }, '==', { '==': [variable('Cost'), 5] }],
    [{ in: [variable('Cost'), [5, 6]] }, '==', null],
    [{ '==': [variable('Cost'), variable('Repair')] }, '<', { '<': [variable('Cost'), variable('Repair')] }],
    [{ '==': [variable('Cost'), variable('Repair')] }, 'in', null],
    [{ '==': [variable('Cost'), 5] }, 'answered', { answered: [variable('Cost')] }],
    [{ dateOn: [variable('Seen'), 86_400_000] }, 'dateAfter', { dateAfter: [variable('Seen'), 86_400_000] }],
    [{ dateOn: [variable('Seen'), 86_400_000] }, 'timeOn', null],
    [{ '>': [{ max: [1, variable('Cost')] }, 5] }, '<', { '<': [{ max: [1, variable('Cost')] }, 5] }],
    [{ '>': [variable('Cost'), 5] }, 'between', null],
    [{ '<=': [1, variable('Cost'), 5] }, '>', { '>': [variable('Cost'), 1] }],
    [{ '<=': [1, variable('Cost'), 5] }, 'inside', { '<': [1, variable('Cost'), 5] }],
    [
      { contains: [variable('Speeds'), 5] },
      'some >',
      { some: [variable('Speeds'), { '>': [variable(''), 5] }] },
    ],
    [{ contains: [variable('Speeds'), variable('Cost')] }, 'some >', null],
    [
      { all: [variable('Parts'), { in: [variable(''), ['Wing']] }] },
      'contains',
      { contains: [variable('Parts'), 'Wing'] },
    ],
  ])('%j with %s keeps what fits', (logic, operator, expected) => {
    const tree = condition(logic);
    const [name, quantity] = operator.split(' ').toReversed();
    const choice = { operator: name, negated: false, ...(quantity && { quantity }) } as OperatorChoice;
    expect(toLogic(changeOperator(tree, 1, choice, questions))).toEqual(expected);
  });

  it.each<[Logic, string, Logic | null]>([
    [{ '==': [variable('Weather'), 'Wet'] }, 'Ground', { '==': [variable('Ground'), 'Wet'] }],
    [{ '==': [variable('Weather'), 'Dry'] }, 'Ground', null],
    [{ '>': [variable('Cost'), 5] }, 'Repair', { '>': [variable('Repair'), 5] }],
    [{ '>': [variable('Cost'), 5] }, 'Fire', { '==': [variable('Fire'), true] }],
    [{ '>': [variable('Cost'), 5] }, 'Photo', { answered: [variable('Photo')] }],
    [{ '!': { answered: variable('Cost') } }, 'Photo', { '!': { answered: variable('Photo') } }],
    [{ '==': [variable('Species'), 'gull'] }, 'Place', null],
    [{ '>': [variable('Cost'), variable('Repair')] }, 'Repair', null],
  ])('%j about %s keeps what fits', (logic, id, expected) => {
    expect(toLogic(changeQuestion(condition(logic), 2, id, questions))).toEqual(expected);
  });

  it('says that a question is gone, and keeps it', () => {
    const logic = { '>': [variable('gone'), 5] };
    expect([...builderIssues(condition(logic), questions).values()].flat()).toEqual([
      'This question no longer exists. Please choose another one',
    ]);
    expect(toLogic(condition(logic))).toEqual(logic);
  });

  it('says what the server would say of what it cannot draw', () => {
    const logic = { and: [{ '==': [variable('Cost'), 5] }, { explode: [1] }] };
    expect([...builderIssues(condition(logic), questions).values()]).toEqual([
      ['Unknown operator "explode"'],
    ]);
  });
});

describe('a calculation', () => {
  const sum: Logic = { '+': [variable('Cost'), variable('Repair'), 3] };

  it('is put together from nothing', () => {
    const started = changeKind(emptyTree('number'), 1, 'arithmetic', questions);
    expect(toLogic(started)).toBeNull();
    const tree = changeConstant(changeQuestion(started, 2, 'Cost', questions), 3, 2);
    expect(toLogic(changeArithmetic(tree, 1, '*'))).toEqual({ '*': [variable('Cost'), 2] });
  });

  it('begins with what was there, and leaves its first part behind', () => {
    const tree = changeKind(fromLogic(variable('Cost'), 'number'), 1, 'arithmetic', questions);
    expect(toLogic(removeNode(tree, 3))).toEqual(variable('Cost'));
    expect(toLogic(changeKind(tree, 1, 'question', questions))).toEqual(variable('Cost'));
  });

  it('of three becomes one of two and one where the operator takes no more', () => {
    expect(toLogic(changeArithmetic(fromLogic(sum, 'number'), 1, '-'))).toEqual({
      '-': [{ '-': [variable('Cost'), variable('Repair')] }, 3],
    });
    const longer = addTerm(fromLogic({ '-': [variable('Cost'), 3] }, 'number'), 1);
    expect(toLogic(changeQuestion(longer, 4, 'Repair', questions))).toEqual({
      '-': [{ '-': [variable('Cost'), 3] }, variable('Repair')],
    });
  });
});
