// The questions that an expression reads, and renaming them.
import type { Logic } from './schema.ts';
import { eachNode, mapOperands, type Operation, seesItem, variableName } from './operation.ts';

/** The ids of the questions that an expression reads. */
export function variablesOf(expression: Logic): Set<string> {
  const names = new Set<string>();
  eachNode(expression, (_, operation, isOfItem) => {
    if (operation && !isOfItem) for (const name of namesIn(operation) ?? []) names.add(name);
  });
  return names;
}

/** Whether an expression also reads answers that `variablesOf` cannot name: all together, or by a computed name. */
export function readsUnnamed(expression: Logic): boolean {
  let isUnnamed = false;
  eachNode(expression, (_, operation, isOfItem) => {
    if (operation && !isOfItem) isUnnamed ||= namesIn(operation) === null;
  });
  return isUnnamed;
}

/**
 * Renames an expression's variables. Constants stay unchanged, and so do variables of items within `some` and the like,
 * which are not questions. Anything that is not an expression is returned unchanged.
 */
export function renameVariables(node: Logic, rename: (name: string) => string): Logic {
  const renameNames = (name: Logic): Logic => {
    if (typeof name === 'string') return rename(name);
    return Array.isArray(name) ? name.map(renameNames) : renameVariables(name, rename);
  };
  return mapOperands(node, (operand, { operator }, index) => {
    if (seesItem(operator, index)) return operand;
    return isName(operator, index) ? renameNames(operand) : renameVariables(operand, rename);
  });
}

/** The variables that an operation itself reads, without its operands; null if some are computed. */
export function namesIn({ operator, operands }: Operation): string[] | null {
  if (operator === 'var') {
    const name = variableName({ var: [...operands] });
    return name ? [name] : null;
  }
  const names = operands.filter((_, index) => isName(operator, index)).flat();
  const texts = names.filter((name) => typeof name === 'string');
  return texts.length === names.length ? texts : null;
}

/** Which operands are variable names: not the default of `var`, not the count of `missing_some`. */
function isName(operator: string, index: number): boolean {
  switch (operator) {
    case 'var':
      return index === 0;
    case 'missing':
      return true;
    case 'missing_some':
      return index === 1;
    default:
      return false;
  }
}
