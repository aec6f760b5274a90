// A tree, or a part of it, as a sentence, with an ellipsis for incomplete parts.
import { isEmpty, isStatement, type LogicTree, type Node } from './builder.ts';
import { write } from './builder-json.ts';
import { type ExplainedQuestion, explainValue, explainLogic } from '#core/logic/explain.ts';

const blank: ExplainedQuestion = { id: '…', text: '…', type: 'TEXT' };

/** The sentence, without a full stop; null for an empty tree. */
export function sentenceOf(tree: LogicTree, questions: readonly ExplainedQuestion[]): string | null {
  const { root, purpose } = tree;
  if (root === null || isEmpty(tree)) return null;
  return purpose === 'condition' ? nodeSentence(root, questions) : nodePhrase(root, questions);
}

/** A part of a tree as text: a statement or an operand. */
export function nodeSentence(node: Node, questions: readonly ExplainedQuestion[]): string {
  return isStatement(node) ? explainLogic(written(node), [...questions, blank]) : nodePhrase(node, questions);
}

function nodePhrase(node: Node, questions: readonly ExplainedQuestion[]): string {
  return explainValue(written(node), [...questions, blank]);
}

function written(node: Node) {
  return write(node, { var: blank.id });
}
