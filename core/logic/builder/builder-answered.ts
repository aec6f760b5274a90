// Mends a condition that is true while nothing is answered, such as "Tyres is not Good": it waits for the answer.
import { variablesOf } from '#core/logic/variables.ts';
import type { Logic } from '#core/logic/schema.ts';
import { type Condition, isStatement, type LogicTree } from './builder.ts';

/** The one question that an expression reads; null if there are others. */
export function onlyQuestionOf(logic: Logic): string | null {
  const [only, ...others] = variablesOf(logic);
  return others.length === 0 ? (only ?? null) : null;
}

/** The condition holds only once the question is answered: that stands before what is there. */
export function onlyOnceAnswered(tree: LogicTree, questionId: string): LogicTree {
  const { root, nextId } = tree;
  if (root === null || !isStatement(root)) return tree;
  const answered: Condition = {
    kind: 'condition',
    id: nextId,
    operator: 'answered',
    left: { kind: 'variable', id: nextId + 1, questionId },
    right: null,
  };
  const isPlainAnd =
    root.kind === 'group' &&
    root.operator === 'and' &&
    root.negated === undefined &&
    root.affirmed === undefined;
  if (isPlainAnd) {
    const { bare: _, ...group } = root;
    return { ...tree, nextId: nextId + 2, root: { ...group, parts: [answered, ...root.parts] } };
  }
  const group = { kind: 'group' as const, id: nextId + 2, operator: 'and' as const, parts: [answered, root] };
  return { ...tree, nextId: nextId + 3, root: group };
}
