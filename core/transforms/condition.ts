// The condition of a step that keeps or drops rows: JSON-logic whose variables are column names.
import { checkLogic } from '#core/logic/check.ts';
import { compileCondition } from '#core/logic/compile.ts';
import { eachNode, mapOperands, seesItem, variableName } from '#core/logic/operation.ts';
import type { Logic } from '#core/logic/schema.ts';
import type { Layout } from './layout.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Issues with a condition that do not depend on the columns; empty if there are none. */
export function conditionIssues(condition: Logic): string[] {
  const issues = new Set(checkLogic(condition));
  eachNode(condition, (node, operation) => {
    if (operation?.operator === 'missing' || operation?.operator === 'missing_some')
      issues.add(t(m.cannotBeUsedHereUse, { operator: operation.operator }));
    if (operation?.operator === 'var' && variableName(node) === null) issues.add(t(m.varMustBeColumn));
  });
  return [...issues];
}

/** The columns that a condition reads. */
export function conditionColumns(condition: Logic): string[] {
  const names = new Set<string>();
  eachNode(condition, (node, _, isOfItem) => {
    const name = isOfItem ? null : variableName(node);
    if (name !== null) names.add(name);
  });
  return [...names];
}

/** Compiles the condition to a predicate on rows. An empty cell has no value, like an unanswered question. */
export function compileRowCondition(
  condition: Logic,
  { columns, places }: Layout,
): (row: readonly string[]) => boolean {
  const used = conditionColumns(condition).map((name) => {
    const column = columns.indexOf(name);
    return { key: keyOf(column), place: places[column] ?? 0 };
  });
  const holds = compileCondition(withKeys(condition, columns));
  return (row) => {
    const context: Record<string, unknown> = {};
    for (const { key, place } of used) context[key] = row[place] === '' ? null : row[place];
    return holds(context);
  };
}

/** Replaces column names with keys, since a dot in a name would be read as a path. */
function withKeys(node: Logic, columns: readonly string[]): Logic {
  const name = variableName(node);
  if (name !== null) return { var: keyOf(columns.indexOf(name)) };
  return mapOperands(node, (operand, { operator }, index) =>
    seesItem(operator, index) ? operand : withKeys(operand, columns),
  );
}

function keyOf(index: number): string {
  return `c${index}`;
}
