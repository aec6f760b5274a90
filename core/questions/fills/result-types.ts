// What an expression results in, as far as its parts say: a form whose calculation cannot fit its question is not saved.
import type { Logic } from '#core/logic/schema.ts';
import { isSummary } from '#core/logic/operators.ts';
import { operationOf, variableName } from '#core/logic/operation.ts';
import type { ResultType } from '#core/questions/kinds/kind.ts';
import { answersOf, type QuestionType } from '#core/questions/types.ts';

/** Null: anything, such as an item of a list. */
type Results = ReadonlySet<ResultType> | null;

const numbers: ReadonlySet<string> = new Set(['+', '-', '*', '/', '%', 'min', 'max', 'distance']);
const texts: ReadonlySet<string> = new Set(['cat', 'substr']);
const unknown: ReadonlySet<string> = new Set([
  'log',
  'map',
  'filter',
  'reduce',
  'merge',
  'missing',
  'missing_some',
]);

/** What an expression may result in. `types` are those of the questions that it reads. */
export function resultTypes(
  expression: Logic,
  types: { get(id: string): QuestionType | null | undefined },
): Results {
  if (typeof expression === 'number') return new Set(['number']);
  if (typeof expression === 'string') return new Set(['text']);
  if (typeof expression === 'boolean') return new Set(['boolean']);
  if (expression === null) return new Set();
  const operation = operationOf(expression);
  if (operation === null) return null;
  const { operator, operands } = operation;
  if (operator === 'var') {
    const own = resultOfType(types.get(variableName(expression) ?? ''));
    return all([own, ...operands.slice(1).map((each) => resultTypes(each, types))]);
  }
  if (operator === 'if' || operator === '?:') {
    const results = operands.filter((_, index) => index % 2 === 1 || index === operands.length - 1);
    return all(results.map((each) => resultTypes(each, types)));
  }
  // Of several answers, one of them.
  if (operator === 'and' || operator === 'or') return all(operands.map((each) => resultTypes(each, types)));
  if (numbers.has(operator) || isSummary(operator)) return new Set(['number']);
  if (texts.has(operator)) return new Set(['text']);
  return unknown.has(operator) ? null : new Set(['boolean']);
}

function resultOfType(type: QuestionType | null | undefined): Results {
  const answers = answersOf(type);
  if (answers === null) return null;
  if (answers.clock !== null) return new Set([answers.clock]);
  if (answers.column === null) return answers.isList ? new Set(['list']) : null;
  return new Set([answers.column]);
}

function all(results: readonly Results[]): Results {
  const found = new Set<ResultType>();
  for (const each of results) {
    if (each === null) return null;
    for (const one of each) found.add(one);
  }
  return found;
}
