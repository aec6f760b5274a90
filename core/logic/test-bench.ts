// Tries an expression on sample answers: the result of the whole, and of each complete part.
import type { QuestionType } from '#core/questions/types.ts';
import type { Answers } from '#core/questions/values.ts';
import {
  everyNode,
  isBlank,
  isStatement,
  type LogicTree,
  type Node,
  type NodeId,
} from './builder/builder.ts';
import { write } from './builder/builder-json.ts';
import { variablesOf } from './variables.ts';
import { evaluate, isTruthy, type QuestionTypes } from './evaluate.ts';
import { numberText, t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** `value` is the result of a statement or calculation; null: nothing that can be shown. */
export type Outcome = { value: boolean | number | string | null; text: string };
/** `whole` is null while the tree is empty or incomplete; `parts` has each statement and calculation by node. */
export type Trial = { whole: Outcome | null; parts: ReadonlyMap<NodeId, Outcome> };

type TestedQuestion = { id: string; type: QuestionType };

/** The questions that a tree reads, in the form's order. */
export function questionsIn<Q extends TestedQuestion>(tree: LogicTree, questions: readonly Q[]): Q[] {
  const read = tree.root === null ? new Set() : variablesOf(write(tree.root, null));
  return questions.filter(({ id }) => read.has(id));
}

/** The result for answers in wire format. Never throws: a part that cannot be evaluated says so. */
export function tryTree(tree: LogicTree, questions: readonly TestedQuestion[], answers: Answers): Trial {
  const types: QuestionTypes = new Map(questions.map(({ id, type }) => [id, type]));
  const parts = new Map<NodeId, Outcome>();
  if (tree.root === null) return { whole: null, parts };
  for (const node of everyNode(tree.root)) {
    if (isTried(node, tree) && !everyNode(node).some(isBlank))
      parts.set(node.id, outcome(node, tree, answers, types));
  }
  return { whole: parts.get(tree.root.id) ?? null, parts };
}

/** Raw JSON counts as a statement if it is in the position of one. */
function isTried(node: Node, tree: LogicTree): boolean {
  return (
    givesValue(node, tree) || (isStatement(node) && (node.kind !== 'raw' || tree.purpose === 'condition'))
  );
}

/** Whether it yields a value, rather than true or false. */
function givesValue(node: Node, { root, purpose }: LogicTree): boolean {
  if (node.kind === 'arithmetic') return true;
  return node.kind === 'choice' ? node.purpose === 'number' : purpose === 'number' && node.id === root?.id;
}

function outcome(node: Node, tree: LogicTree, answers: Answers, types: QuestionTypes): Outcome {
  const isValue = givesValue(node, tree);
  try {
    const value = evaluate(write(node, null), answers, types);
    return isValue ? calculated(value) : held(isTruthy(value));
  } catch {
    return { value: null, text: t(m.cannotBeTested) };
  }
}

function held(value: boolean): Outcome {
  return { value, text: value ? t(m.trueText) : t(m.falseText) };
}

function calculated(value: unknown): Outcome {
  if (typeof value === 'number' && Number.isFinite(value)) {
    return { value, text: numberText(value) };
  }
  if (typeof value === 'string') return { value, text: value };
  return { value: null, text: t(m.noNumber) };
}
