// Converts JSON-logic to XLSForm expressions that are true for the same answers: the inverse of to-logic.ts. Where
// JSON-logic treats a missing answer as 0, the expression uses `coalesce(${x}, 0)`.
import type { Logic } from '#core/logic/schema.ts';
import { type Operation, operationOf, variableName } from '#core/logic/operation.ts';
import { listText, repeatOf } from './numbers/list-reads.ts';
import { type Comparison, guardedComparison, holds } from './comparisons.ts';
import { chosenCount, isDistanceElse, numberAnswer } from './numbers/answer-numbers.ts';
import {
  answerConstant,
  answerText,
  choiceText,
  constantText,
  dayText,
  fail,
  isoOf,
  numberText,
  placeText,
  questionOf,
  readsAsNumber,
  requireAlike,
  type WrittenQuestions,
} from './written/written.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/**
 * A condition for the `relevant` column.
 * @throws XPathError if it has no counterpart
 */
export function conditionXPath(logic: Logic, questions: WrittenQuestions): string {
  return condition(logic, questions);
}

/**
 * A formula for the `calculation` column.
 * @throws XPathError if it has no counterpart
 */
export function valueXPath(logic: Logic, questions: WrittenQuestions): string {
  return isCondition(logic) ? condition(logic, questions) : value(logic, questions, false);
}

const comparisons: readonly Comparison[] = ['<', '<=', '>', '>='];
const equalities: ReadonlyMap<string, '=' | '!='> = new Map([
  ['==', '='],
  ['===', '='],
  ['!=', '!='],
  ['!==', '!='],
]);
const dates: ReadonlyMap<string, string> = new Map([
  ['dateAfter', '>'],
  ['dateBefore', '<'],
  ['dateOn', '='],
]);
const others = ['and', 'or', '!', '!!', 'answered', 'contains', 'in'];
const conditionOperators = new Set([...comparisons, ...equalities.keys(), ...dates.keys(), ...others]);

function isCondition(node: Logic): boolean {
  return conditionOperators.has(operationOf(node)?.operator ?? '');
}

function condition(node: Logic, questions: WrittenQuestions): string {
  const operation = operationOf(node);
  if (operation === null) return isTrue(node) ? 'true()' : 'false()';
  const { operator, operands } = operation;
  const [first = null, second = null] = operands;
  const comparison = comparisons.find((each) => each === operator);
  if (comparison !== undefined) return compared(comparison, operands, questions);
  const equality = equalities.get(operator);
  if (equality) return equal({ sign: equality, exact: operator.length === 3 }, first, second, questions);
  const date = dates.get(operator);
  if (date) return `${dayText(first, questions)} ${date} ${dayText(second, questions)}`;
  switch (operator) {
    case 'and':
    case 'or':
      return joined(node, operation, questions);
    case '!':
      return denied(first, questions);
    case '!!':
      return condition(first, questions);
    case 'answered': {
      const repeat = repeatOf(first, questions);
      return repeat === null ? `${answerText(first, questions)} != ''` : `count(\${${repeat.name}}) > 0`;
    }
    case 'contains':
      return selected(first, second, questions);
    case 'in':
      return among(first, second, questions);
    case 'if':
    case '?:':
      return chosen(operands, (branch) => condition(branch, questions), 'false()', questions);
    case 'var':
      return isSaid(node, questions);
    default:
      return `boolean(${value(node, questions, false)})`;
  }
}

function joined(node: Logic, { operator, operands }: Operation, questions: WrittenQuestions): string {
  const guarded = guardedComparison(node);
  const question = guarded && questions.get(guarded.id);
  if (guarded && question && readsAsNumber(question)) {
    return `\${${question.name}} ${guarded.operator} ${numberText(guarded.bound)}`;
  }
  const parts = operands.map((operand) => {
    const text = condition(operand, questions);
    return isJoined(operand) && operands.length > 1 ? `(${text})` : text;
  });
  return parts.join(` ${operator} `);
}

/** Whether a condition is written with `and` or `or` between its parts. `!!` is written as its operand. */
function isJoined(node: Logic): boolean {
  const operation = operationOf(node);
  if (operation?.operator === '!!') return isJoined(operation.operands[0] ?? null);
  return operation?.operator === 'and' || operation?.operator === 'or';
}

function denied(node: Logic, questions: WrittenQuestions): string {
  const operation = operationOf(node);
  const [operand = null] = operation?.operands ?? [];
  if (operation?.operator === 'answered' && repeatOf(operand, questions) === null)
    return `${answerText(operand, questions)} = ''`;
  return `not(${condition(node, questions)})`;
}

/** A question used as a condition: yes, a number other than 0, or any text. */
function isSaid(node: Logic, questions: WrittenQuestions): string {
  const [, fallback] = operationOf(node)?.operands ?? [];
  if (repeatOf(node, questions) !== null) return `${value(node, questions, true)} > 0`;
  if (fallback !== undefined) return `boolean(number(${value(node, questions, false)}))`;
  const { kind } = questionOf(node, questions);
  const answer = answerText(node, questions);
  if (kind === 'yesNo') return `${answer} = 'yes'`;
  return kind === 'number' ? `(${answer} != '' and ${answer} != 0)` : `${answer} != ''`;
}

function compared(operator: Comparison, operands: readonly Logic[], questions: WrittenQuestions): string {
  const [first = null, second = null, third] = operands;
  if (third !== undefined) {
    const [below, above] = [
      [first, second],
      [second, third],
    ].map((pair) => compared(operator, pair, questions));
    return `(${below} and ${above})`;
  }
  const moment = comparedMoment(operator, first, second, questions);
  if (moment !== null) return moment;
  // A comparison that 0 fails also fails for a missing answer.
  const fails = (zero: number, bound: Logic, isLeft: boolean) =>
    typeof bound === 'number' && !(isLeft ? holds(operator, zero, bound) : holds(operator, bound, zero));
  const left = value(first, questions, operationOf(first)?.operator === 'sum' || !fails(0, second, true));
  return `${left} ${operator} ${value(second, questions, !fails(0, first, false))}`;
}

/** A date or time compared with a constant; null if it is none. */
function comparedMoment(
  operator: Comparison,
  left: Logic,
  right: Logic,
  questions: WrittenQuestions,
): string | null {
  const id = variableName(left);
  if (id === null || questions.get(id)?.kind !== 'moment') return null;
  if (typeof right !== 'number') return fail(t(m.momentCanBeComparedWith));
  const answer = answerText(left, questions);
  const text = `${answer} ${operator} date-time('${isoOf(right)}')`;
  return holds(operator, 0, right) ? `(${text} or ${answer} = '')` : text;
}

type Equality = { sign: '=' | '!='; exact: boolean };

function equal(equality: Equality, left: Logic, right: Logic, questions: WrittenQuestions): string {
  const { sign, exact } = equality;
  if (operationOf(left) === null && operationOf(right) !== null)
    return equal(equality, right, left, questions);
  if (isCondition(left) || isCondition(right)) return fail(t(m.conditionsCannotBeCompared));
  if (right === null) return `${answerText(left, questions)} ${sign} ''`;
  if (repeatOf(left, questions) !== null) {
    // Of none, there is no answer, unless that is 0.
    const isNone = operationOf(left)?.operands[1] !== 0;
    if (typeof right !== 'number' || (right === 0 && isNone))
      return fail(t(m.hasNoCounterpart, { operator: sign }));
    return `${value(left, questions, true)} ${sign} ${numberText(right)}`;
  }
  const [question, other] = [left, right].map((node) =>
    isPlainVariable(node) ? questionOf(node, questions) : null,
  );
  if (question && operationOf(right) === null) {
    return `${answerText(left, questions)} ${sign} ${answerConstant(question, right, exact)}`;
  }
  if (question && other) {
    requireAlike(question, other);
    return `${answerText(left, questions)} ${sign} ${answerText(right, questions)}`;
  }
  return [left, right].map((node) => value(node, questions, false)).join(` ${sign} `);
}

/** A variable without a fallback value. */
function isPlainVariable(node: Logic): boolean {
  return variableName(node) !== null && operationOf(node)?.operands.length === 1;
}

function selected(list: Logic, item: Logic, questions: WrittenQuestions): string {
  const question = questionOf(list, questions);
  if (question.kind !== 'choices')
    return fail(t(m.whetherContainsTextCannotBe, { question: question.title }));
  return `selected(${answerText(list, questions)}, ${choiceText(question, item)})`;
}

function among(item: Logic, list: Logic, questions: WrittenQuestions): string {
  const question = questionOf(item, questions);
  if (!Array.isArray(list) || question.kind === 'choices') {
    return fail(t(m.whatIsPartOfCannot, { question: question.title }));
  }
  const parts = list.map(
    (constant) => `${answerText(item, questions)} = ${answerConstant(question, constant, true)}`,
  );
  return parts.length === 0 ? 'false()' : `(${parts.join(' or ')})`;
}

/** A value. With `asZero` a missing answer is 0, as in differences and comparisons of JSON-logic. */
function value(node: Logic, questions: WrittenQuestions, asZero: boolean): string {
  const operation = operationOf(node);
  if (operation === null) return constantText(node, asZero);
  const { operator, operands } = operation;
  const [first = null] = operands;
  const ofList = listText(node, questions, asZero);
  if (ofList !== null) return ofList;
  const each = (zero: boolean) => operands.map((operand) => term(operand, questions, zero));
  switch (operator) {
    case 'var':
      return numberAnswer(node, operation, questions, asZero);
    case '+':
      if (operands.length > 1) return each(false).join(' + ');
      return asZero ? value(first, questions, false) : `number(${value(first, questions, false)})`;
    case '*':
      return operands.length > 1 ? each(false).join(' * ') : value(first, questions, asZero);
    case '-':
      return operands.length === 1 ? `-${each(true).join('')}` : each(true).join(' - ');
    case '/':
      return each(true).join(' div ');
    case '%':
      return each(true).join(' mod ');
    case 'distance':
      // Of a missing point, both are no number.
      return `distance(${operands.map((operand) => placeText(operand, questions)).join(', ')})`;
    case 'min':
    case 'max':
      if (operands.length < 2) return fail(t(m.ofOneThingCannotBe, { operator }));
      return `${operator}(${operands.map((operand) => value(operand, questions, true)).join(', ')})`;
    case 'cat':
      return `concat(${operands.map((operand) => value(operand, questions, false)).join(', ')})`;
    case 'if':
    case '?:':
      if (isDistanceElse(operands))
        return `coalesce(${operands
          .slice(1)
          .map((operand) => value(operand, questions, false))
          .join(', ')})`;
      return chosen(operands, (branch) => value(branch, questions, asZero), asZero ? '0' : "''", questions);
    default:
      return chosenCount(node, questions) ?? fail(t(m.hasNoCounterpart, { operator }));
  }
}

/** An operand of a sum or product, in brackets if it is one itself. A text in it would be ambiguous. */
function term(node: Logic, questions: WrittenQuestions, asZero: boolean): string {
  if (operationOf(node) === null && typeof node !== 'number') return fail(t(m.onlyNumbersCanBeCalculated));
  const text = value(node, questions, asZero);
  return ['+', '-', '*', '/', '%', 'average'].includes(operationOf(node)?.operator ?? '')
    ? `(${text})`
    : text;
}

/** JSON-logic's `if` is a chain: condition, value, condition, value, otherwise. */
function chosen(
  operands: readonly Logic[],
  branch: (node: Logic) => string,
  nothing: string,
  questions: WrittenQuestions,
): string {
  const [first = null, second, ...rest] = operands;
  if (operands.length === 0) return nothing;
  if (second === undefined) return branch(first);
  const otherwise = chosen(rest, branch, nothing, questions);
  return `if(${condition(first, questions)}, ${branch(second)}, ${otherwise})`;
}

function isTrue(constant: Logic): boolean {
  return Array.isArray(constant) ? constant.length > 0 : Boolean(constant);
}
