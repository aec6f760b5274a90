// Whether all answers are there that a formula works with: calculated without them it would say a number that nobody
// should read. What a formula provides for itself, by asking whether there is an answer, it does not need.
import type { Logic } from './schema.ts';
import { compileCondition } from './compile.ts';
import type { LogicContext } from './evaluate.ts';
import { operationOf, seesItem, variableName } from './operation.ts';

/** `isThere` is asked of each question by its id. */
export type Complete = (context: LogicContext, isThere: (id: string) => boolean) => boolean;

/** Made once for a formula; of a choice only the case in force counts. */
export function completeness(formula: Logic): Complete {
  const operation = operationOf(formula);
  if (Array.isArray(formula)) return all(formula.map(completeness));
  if (operation === null) return () => true;
  const { operator, operands } = operation;
  switch (operator) {
    case 'var': {
      const name = variableName(formula);
      // One with a default provides for itself.
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

/** An operand that is asked whether it is there. */
function unlessVariable(operand: Logic): Complete {
  return variableName(operand) === null ? completeness(operand) : () => true;
}

/** Condition and result in turns, what counts otherwise at the end. */
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
