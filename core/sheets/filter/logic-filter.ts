// The condition of a widget as lines of a row filter, where there are lines that pass exactly the same rows.
import type { Logic } from '#core/logic/schema.ts';
import { operationOf, variableName } from '#core/logic/operation.ts';
import { keysOf } from '#core/keys-of.ts';
import { type FilterOperator, operatorRecords } from '#core/questions/filter-operators.ts';
import { answersOf, isMultiValue, isNumber, type QuestionType } from '#core/questions/types.ts';
import type { RowFilter } from '#core/sheets/schema.ts';

type FilterLine = RowFilter['filters'][number];
type LineQuestions = ReadonlyMap<
  string,
  { readonly type: QuestionType; readonly entriesOf?: string | undefined }
>;

/** By the operators of expressions that say the same. */
const compared: ReadonlyMap<string, FilterOperator> = new Map(
  keysOf(operatorRecords).flatMap((operator) =>
    operatorRecords[operator].inLogic.map((each) => [each, operator] as const),
  ),
);

/** The lines of which all must pass; null where no lines say the same. */
export function linesOfLogic(condition: Logic, questions: LineQuestions): FilterLine[] | null {
  const operation = operationOf(condition);
  if (operation === null) return condition === true ? [] : null;
  const { operator, operands } = operation;
  if (operator === 'and') return all(operands.map((each) => linesOfLogic(each, questions)));
  if (operator === 'or')
    return oneOf(all(operands.map((each) => linesOfLogic(each, questions))), operands.length);
  const line = lineOf(operator, operands, questions);
  return line && [line];
}

function lineOf(
  operator: string,
  [left = null, right = null]: readonly Logic[],
  questions: LineQuestions,
): FilterLine | null {
  const [questionId, ofFilter] = [variableName(left), compared.get(operator)];
  const question = questions.get(questionId ?? '');
  // A line on a question of entries passes a row of which any entry passes, which is not what is counted.
  if (
    questionId === null ||
    ofFilter === undefined ||
    question === undefined ||
    question.entriesOf !== undefined
  )
    return null;
  const { type } = question;
  if (!answersOf(type).filter.operators.includes(ofFilter)) return null;
  if (typeof right === 'number' && passesUnanswered(operator, right)) return null;
  const constants = operator === 'in' ? (Array.isArray(right) ? right : []) : [right];
  const values = constants.map((constant) => valueFor(constant, type));
  if (values.length === 0 || values.includes(null)) return null;
  return { questionId, operator: ofFilter, values: values.flatMap((value) => value ?? []) };
}

/** In an expression, no answer is less than 1 and at least 0; to a filter it is neither. */
function passesUnanswered(operator: string, constant: number): boolean {
  const tests: Readonly<Record<string, boolean>> = {
    '>': 0 > constant,
    '>=': 0 >= constant,
    '<': 0 < constant,
    '<=': 0 <= constant,
  };
  return tests[operator] === true;
}

/** A constant as a filter takes it for a question; null where the two are compared in another way. */
function valueFor(constant: Logic, type: QuestionType): string | null {
  const { column } = answersOf(type);
  if (typeof constant === 'number') return isNumber(type) && column === 'number' ? String(constant) : null;
  if (typeof constant === 'boolean') return column === 'boolean' ? String(constant) : null;
  if (typeof constant !== 'string' || constant.trim() === '') return null;
  return column === 'text' || isMultiValue(type) ? constant : null;
}

/** Of several lines, of which one must pass, one with the values of all; null where they are not of one question. */
function oneOf(lines: FilterLine[] | null, count: number): FilterLine[] | null {
  const [first] = lines ?? [];
  if (lines === null || first === undefined || lines.length !== count) return null;
  const isAlike = lines.every(
    ({ questionId, operator }) =>
      questionId === first.questionId && operatorRecords[operator].inLogic.includes('in'),
  );
  return isAlike ? [{ ...first, values: lines.flatMap(({ values }) => values) }] : null;
}

function all(lines: readonly (FilterLine[] | null)[]): FilterLine[] | null {
  return lines.includes(null) ? null : lines.flatMap((each) => each ?? []);
}
