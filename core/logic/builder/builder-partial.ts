// An incomplete expression as JSON, so that it is kept until somebody completes it. What is not chosen yet is a question or a
// value that no form has.
import type { Logic } from '#core/logic/schema.ts';
import {
  everyNode,
  isBlank,
  isUnfinished,
  type LogicTree,
  mapParts,
  type Node,
  type Purpose,
} from './builder.ts';
import { fromLogic, write } from './builder-json.ts';
import { summaryWanted } from './builder-operands.ts';

/** Nobody can type it. */
const unchosen = '\0';

/** The JSON of an incomplete tree; null if it is complete, or nothing was chosen in it. */
export function partialLogic(tree: LogicTree): Logic | null {
  const { root } = tree;
  if (root === null || !isUnfinished(tree)) return null;
  const isChosen = everyNode(root).some((node) => isLeaf(node) && !isBlank(node));
  return isChosen ? write(withMarks(root), null) : null;
}

/** The tree of what `partialLogic` wrote. */
export function fromPartial(partial: Logic, purpose: Purpose): LogicTree {
  const tree = fromLogic(partial, purpose);
  return tree.root === null ? tree : { ...tree, root: withoutMarks(tree.root) };
}

function isLeaf({ kind }: Node): boolean {
  return kind === 'variable' || kind === 'summary' || kind === 'constant' || kind === 'raw';
}

function withMarks(node: Node): Node {
  if (!isBlank(node)) return mapParts(node, withMarks);
  const { id } = node;
  if (node.kind !== 'missing')
    return {
      kind: 'constant',
      id,
      value: node.kind === 'constant' && node.value === '' ? unchosen : [unchosen],
    };
  const summary = summaryWanted(node);
  if (summary !== null) return { kind: 'summary', summary, id, questionId: unchosen };
  return node.wanted === 'question'
    ? { kind: 'variable', id, questionId: unchosen }
    : { kind: 'constant', id, value: unchosen };
}

function withoutMarks(node: Node): Node {
  const { id } = node;
  if (node.kind === 'constant' && Array.isArray(node.value) && node.value[0] === unchosen)
    return { ...node, value: [] };
  if (node.kind === 'constant' && node.value === unchosen) return { kind: 'missing', id, wanted: 'value' };
  if ((node.kind === 'variable' || node.kind === 'summary') && node.questionId === unchosen)
    return { kind: 'missing', id, wanted: node.kind === 'variable' ? 'question' : node.summary };
  return mapParts(node, withoutMarks);
}
