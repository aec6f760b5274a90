// Issues of a tree, for people: incomplete parts, deleted questions, and everything else that the server would reject
// (core/logic/check.ts). A tree without issues can be saved.
import type { Logic } from '#core/logic/schema.ts';
import {
  type Condition,
  isBlank,
  isEmpty,
  type LogicTree,
  type Missing,
  type Constant,
  type Node,
  type NodeId,
  partsOf,
} from './builder.ts';
import { toLogic } from './builder-json.ts';
import { type ValueKind, wantedValue } from './builder-fit.ts';
import { type BuilderQuestion, findQuestion } from './builder-operators.ts';
import { checkLogic } from '#core/logic/check.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const valueMessages: Readonly<Record<ValueKind, string>> = {
  number: t(m.pleaseEnterNumber),
  text: t(m.pleaseEnterText),
  option: t(m.pleaseChooseOption),
  yesNo: t(m.pleaseChooseYesTrueOr),
  date: t(m.pleaseEnterDate),
  time: t(m.pleaseEnterTime),
  moment: t(m.pleaseEnterDateAndTime),
  item: t(m.pleaseChooseOption),
};

/** Issues by the id of the node to correct. An empty tree has none. `check` validates the whole expression. */
export function builderIssues(
  tree: LogicTree,
  questions: readonly BuilderQuestion[],
  check = checkLogic,
): ReadonlyMap<NodeId, readonly string[]> {
  const { root } = tree;
  if (root === null || isEmpty(tree)) return new Map();
  const known = new Set(questions.map(({ id }) => id));
  const issues = new Map(issuesIn(root, null, questions, known));
  if (issues.size > 0) return issues;
  // Issues of the whole expression, such as its depth.
  const whole = check(toLogic(tree), known);
  return whole.length === 0 ? issues : new Map([[root.id, whole]]);
}

/** The issues of a node and of those below it. */
function* issuesIn(
  node: Node,
  parent: Node | null,
  questions: readonly BuilderQuestion[],
  known: ReadonlySet<string>,
): Iterable<readonly [NodeId, readonly string[]]> {
  const found = issuesOf(node, parent, questions, known);
  if (found.length > 0) yield [node.id, found];
  // Complete the left side first: it determines what can be compared.
  const isNew = node.kind === 'condition' && node.left.kind === 'missing';
  for (const part of isNew ? [node.left] : partsOf(node)) yield* issuesIn(part, node, questions, known);
}

function issuesOf(
  node: Node,
  parent: Node | null,
  questions: readonly BuilderQuestion[],
  known: ReadonlySet<string>,
): string[] {
  switch (node.kind) {
    case 'variable':
    case 'summary':
      return findQuestion(questions, node.questionId) ? [] : [t(m.thisQuestionNoLongerExists)];
    case 'missing':
    case 'constant':
      return isBlank(node) ? [blankMessage(node, parent, questions)] : [];
    case 'raw':
      // Wrapped in a harmless operator, since a constant alone is not an expression.
      return checkLogic({ '!!': [node.logic] } satisfies Logic, known);
    default:
      return [];
  }
}

function blankMessage(
  node: Missing | Constant,
  parent: Node | null,
  questions: readonly BuilderQuestion[],
): string {
  if (node.kind === 'missing' && node.wanted !== 'value') return t(m.pleaseChooseQuestion);
  if (parent?.kind === 'choice') return t(m.pleaseEnterValue);
  if (parent?.kind !== 'condition') return valueMessages.number;
  const { kind, isList } = wantedValue(parent, sideOf(parent, node), questions);
  if (!isList) return valueMessages[kind];
  return kind === 'option' || kind === 'item' ? t(m.pleaseChooseAtLeastOne) : t(m.pleaseEnterAtLeastOne);
}

/** Which side of a condition an operand is on; both bounds are on the right. */
export function sideOf({ left }: Condition, operand: Node): 'left' | 'right' {
  return left.id === operand.id ? 'left' : 'right';
}
