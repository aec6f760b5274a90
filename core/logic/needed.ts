// Whether all answers that a formula needs are present: calculated without them, its number would be misleading. Answers
// whose absence the formula itself handles are not needed.
import type { Logic } from './schema.ts';
import { compileCondition } from './compile.ts';
import type { LogicContext } from './evaluate.ts';
import { operationOf, seesItem, variableName } from './operation.ts';

/** `isThere` is called with the ids of questions. */
export type Complete = (context: LogicContext, isThere: (id: string) => boolean) => boolean;

/** Compiled once per formula; of a choice only the active case counts. */
export function completeness(formula: Logic): Complete {
  const operation = operationOf(formula);
  if (Array.isArray(formula)) return all(formula.map(completeness));
  if (operation === null) return () => true;
  const { operator, operands } = operation;
  switch (operator) {
    case 'var': {
      const name = variableName(formula);
      // A variable with a default handles a missing answer.
      return name && operands.length < 2 ? (_, isThere) => isThere(name) : () => true;
    }
    case 'missing':
    case 'missing_some':
      return () => true;
    case 'answered':
    case '!':
    case '!!':
    case 'and':
    case 'or':
      return all(operands.map(unlessVariable));
    case '==':
    case '===':
    case '!=':
    case '!==':
      return all(operands.map(operands.includes(null) ? unlessVariable : completeness));
    case 'if':
    case '?:':
      return ofChoice(operands);
    default:
      return all(
        operands.flatMap((operand, index) => (seesItem(operator, index) ? [] : [completeness(operand)])),
      );
  }
}

/** An operand that is tested for presence. */
function unlessVariable(operand: Logic): Complete {
  return variableName(operand) === null ? completeness(operand) : () => true;
}

/** Alternating conditions and results, and the "otherwise" result at the end. */
function ofChoice([when, result, ...rest]: readonly Logic[]): Complete {
  if (when === undefined) return () => true;
  if (result === undefined) return completeness(when);
  const [isDecided, holds] = [unlessVariable(when), compileCondition(when)];
  const [ifSo, otherwise] = [completeness(result), ofChoice(rest)];
  return (context, isThere) =>
    isDecided(context, isThere) && (holds(context) ? ifSo : otherwise)(context, isThere);
}

function all(parts: readonly Complete[]): Complete {
  return (context, isThere) => parts.every((part) => part(context, isThere));
}
