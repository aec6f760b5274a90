import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionTypeNames } from '#core/questions/types.ts';
import type { Answers } from '#core/questions/values.ts';
import {
  arithmeticOperators,
  type Condition,
  type ConstantValue,
  emptyTree,
  everyNode,
  holdsStatement,
  isEmpty,
  isStatement,
  isUnfinished,
  type LogicTree,
  type Node,
  type Operand,
  parentOf,
  type Purpose,
} from './builder.ts';
import { addCondition, addGroup, changeGroup, removeNode, wrapInGroup } from './builder-edit.ts';
import {
  addTerm,
  changeArithmetic,
  changeConstant,
  changeFallback,
  changeKind,
  changeOperator,
  changeQuestion,
  summaryWanted,
} from './builder-operands.ts';
import { builderIssues, sideOf } from './builder-issues.ts';
import { addCase, addOtherwise, removeCase } from './builder-choices.ts';
import { fromLogic, toLogic } from './builder-json.ts';
import { moveBy, moveNode, moveSteps, ungroup } from './builder-moves.ts';
import { fittingQuestions, type ValueKind, wantedValue } from './builder-fit.ts';
import { type BuilderQuestion, operatorsFor } from './builder-operators.ts';
import { checkLogic } from '#core/logic/check.ts';
import { compile } from '#core/logic/compile.ts';
import { contextOf, evaluate, type QuestionTypes } from '#core/logic/evaluate.ts';
import { tryTree } from '#core/logic/test-bench.ts';

const questions: readonly BuilderQuestion[] = questionTypeNames.flatMap((type) =>
  ['one', 'other'].map((name) => ({
    id: `${type} ${name}`,
    text: `${type} ${name}`,
    type,
    questionOptions: ['Dry', 'Wet'].map((value, order) => ({ value, order })),
  })),
);
const known = new Set(questions.map(({ id }) => id));
const types: QuestionTypes = new Map(questions.map(({ id, type }) => [id, type]));
const purpose = fc.constantFrom<Purpose[]>('condition', 'number');

/** A tree without what differs only because nodes are numbered anew. */
function shape(tree: LogicTree): unknown {
  return JSON.parse(JSON.stringify(tree.root, (key, value: unknown) => (key === 'id' ? undefined : value)));
}

describe('whatever somebody does in the builder', () => {
  const kinds = ['question', 'count', 'sum', 'greatest', 'value', 'arithmetic', 'choice'] as const;
  const valueOf: Readonly<Record<ValueKind, ConstantValue>> = {
    number: 2.5,
    text: 'gull',
    option: 'Wet',
    yesNo: false,
    date: Date.UTC(2020, 2, 1),
    time: '08:30',
    moment: Date.UTC(2020, 2, 1, 8, 30),
    item: 'north,gate',
  };
  const step = fc.record({ what: fc.nat(16), at: fc.nat(), which: fc.nat() });
  const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

  /** One press, on a node that it can be meant for; the same tree where there is none. */
  function press(tree: LogicTree, { what, at: place, which }: { what: number; at: number; which: number }) {
    const nodes = tree.root === null ? [] : everyNode(tree.root);
    const pick = (fits: (node: Node) => boolean) => {
      const fitting = nodes.filter(fits);
      return fitting.length === 0 ? null : at(fitting, place);
    };
    const statement = pick((node) => isStatement(node) && isPlaced(tree, node));
    const group = pick(({ kind }) => kind === 'group');
    const operand = pick((node) => !isStatement(node));
    const choice = pick(({ kind }) => kind === 'choice');
    switch (what) {
      case 0:
        return tree.purpose === 'condition' ? addCondition(tree, group?.id) : tree;
      case 1:
        return tree.purpose === 'condition' ? addGroup(tree, group?.id) : tree;
      case 2:
        return removeNode(tree, at([...nodes.map(({ id }) => id), 0], place));
      case 3:
        return statement ? wrapInGroup(tree, statement.id) : tree;
      case 4:
        return group ? changeGroup(tree, group.id, at(['all', 'any', 'none', 'notAll'], which)) : tree;
      case 5:
        return statement && group ? moveNode(tree, statement.id, group.id, which % 4) : tree;
      case 6:
        return statement ? moveBy(tree, statement.id, at(moveSteps, which)) : tree;
      case 7:
        return group ? ungroup(tree, group.id) : tree;
      case 8:
        return operand ? changeKind(tree, operand.id, at(kinds, which), questions) : tree;
      case 9:
        return operand ? addTerm(tree, operand.id) : tree;
      case 10:
        return operand ? changeArithmetic(tree, operand.id, at(arithmeticOperators, which)) : tree;
      case 11:
        return operand ? changeFallback(tree, operand.id, which % 2 === 0 ? which : null) : tree;
      case 12: {
        const condition = pick(({ kind }) => kind === 'condition') as Condition | null;
        if (condition === null) return tree;
        return changeOperator(tree, condition.id, at(operatorsFor(condition, questions), which), questions);
      }
      case 13:
        return choice ? addCase(tree, choice.id) : tree;
      case 14:
        return choice ? removeCase(tree, choice.id, which % 3) : tree;
      case 15:
        return choice ? addOtherwise(tree, choice.id) : tree;
      default:
        return fill(tree, which, (node) => node.id === operand?.id);
    }
  }

  /** Raw JSON may be an operand too. */
  function isPlaced(tree: LogicTree, node: Node): boolean {
    const parent = parentOf(tree, node.id);
    return parent === null ? tree.purpose === 'condition' : holdsStatement(parent, node.id);
  }

  /** Puts something into operands, as the fields of the builder offer it. */
  function fill(tree: LogicTree, which: number, wanted: (operand: Operand) => boolean): LogicTree {
    if (tree.root === null) return tree;
    return everyNode(tree.root).reduce((filled, { id }) => {
      const nodes = filled.root === null ? [] : everyNode(filled.root);
      const node = nodes.find((each) => each.id === id);
      if (node === undefined || node.kind === 'group' || node.kind === 'condition' || !wanted(node))
        return filled;
      const parent = nodes.find(
        (each) => each.kind === 'condition' && [each.left, each.right, each.upper].includes(node),
      );
      if (node.kind !== 'missing' && node.kind !== 'variable' && node.kind !== 'constant') return filled;
      if (node.kind === 'missing' && summaryWanted(node) !== null)
        return changeQuestion(filled, id, 'MULTI_NUMERIC one', questions);
      const takesQuestion = node.kind === 'missing' ? node.wanted === 'question' : node.kind === 'variable';
      if (parent?.kind !== 'condition') {
        return takesQuestion
          ? changeQuestion(filled, id, 'NUMERIC one', questions)
          : changeConstant(filled, id, which);
      }
      const side = sideOf(parent, node);
      if (takesQuestion) {
        const fitting = side === 'left' ? questions : fittingQuestions(parent, questions);
        return fitting.length === 0 ? filled : changeQuestion(filled, id, at(fitting, which).id, questions);
      }
      const { kind, isList } = wantedValue(parent, side, questions);
      const value = valueOf[kind];
      return changeConstant(filled, id, isList ? ([value] as ConstantValue) : value);
    }, tree);
  }

  it('numbers each node once, leaves no empty group, and finds what is missing', () => {
    fc.assert(
      fc.property(purpose, fc.array(step, { maxLength: 40 }), (kind, steps) => {
        let tree = emptyTree(kind);
        for (const one of steps) {
          tree = press(tree, one);
          const nodes = tree.root === null ? [] : everyNode(tree.root);
          const ids = nodes.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(Math.max(0, ...ids)).toBeLessThan(tree.nextId);
          expect(nodes.some((node) => node.kind === 'group' && node.parts.length === 0)).toBe(false);
          expect(builderIssues(tree, questions).size > 0).toBe(
            (isUnfinished(tree) && !isEmpty(tree)) || isConstant(tree),
          );
        }
      }),
      { numRuns: 500 },
    );
  });

  const isConstant = ({ root }: LogicTree) => root?.kind === 'constant';
  const moment = fc.constantFrom('1583051400000,3600000', '1600000000000,-18000000');
  const answer = {
    NUMERIC: fc.constantFrom('0', '2.5'),
    RADIO: fc.constantFrom('Dry', 'Wet'),
    DATETIME: moment,
    MULTI_NUMERIC: fc.array(fc.constantFrom('0', '2.5', '3'), { minLength: 1, maxLength: 3 }),
    CHECKBOXES: fc.constantFrom(['Dry'], ['Dry', 'Wet']),
  };
  const answers = fc.record(
    Object.fromEntries(
      Object.entries<fc.Arbitrary<unknown>>(answer).map(([type, value]) => [`${type} one`, value]),
    ),
    { requiredKeys: [] },
  ) as fc.Arbitrary<Answers>;

  /** Whose items are counted is removed. */
  const quantifiedWithoutQuestion = [
    { what: 0, at: 0, which: 0 },
    { what: 16, at: 0, which: 1_803_562_732 },
    { what: 12, at: 0, which: 75_401_426 },
    { what: 2, at: 558_554_917, which: 0 },
  ];

  it('once finished is an expression that runs, that the server takes, and that comes back as the same tree', () => {
    let finished = 0;
    fc.assert(
      fc.property(
        purpose,
        fc.array(step, { maxLength: 40 }),
        fc.nat(),
        answers,
        (kind, steps, which, row) => {
          const built = fill(
            steps.reduce(press, emptyTree(kind)),
            which,
            ({ kind: each }) => each === 'missing',
          );
          const logic = toLogic(built);
          if (logic === null || isConstant(built)) return;
          finished += 1;
          expect(checkLogic(logic, known)).toEqual([]);
          expect(shape(fromLogic(logic, kind))).toEqual(shape(built));
          const { whole } = tryTree(built, questions, row);
          const value = evaluate(logic, row, types);
          expect(compile(logic)(contextOf(row, types))).toEqual(value);
          expect(whole?.value).toEqual(
            kind === 'condition' ? Boolean(value) : Number.isFinite(value) ? value : null,
          );
        },
      ),
      { numRuns: 1_000, examples: [['condition', quantifiedWithoutQuestion, 0, {}]] },
    );
    expect(finished).toBeGreaterThan(400);
  });
});
