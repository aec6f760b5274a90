// The operators that each question type offers, and their names (spec 2, section 5, "Logic expression builder").
// builder-fit.ts decides what fits their other side.
import type { Question } from '#core/questions/schema.ts';
import { answersOf, isMultiValue, isNumber } from '#core/questions/types.ts';
import {
  answeredOperators,
  both,
  type OperatorChoice,
  plain,
  temporal,
} from '#core/questions/kinds/conditions.ts';
import type { AnswerKind } from '#core/questions/kinds/kind.ts';
import { answerKinds } from '#core/questions/kinds/kinds.ts';
import {
  type ArithmeticOperator,
  type Choice,
  type Condition,
  type ConditionOperator,
  isOperand,
  isWhen,
  type Operand,
  type Quantity,
  type RangeOperator,
} from './builder.ts';

export type BuilderQuestion = Pick<Question, 'id' | 'text' | 'type' | 'questionOptions'>;

/** Offered if the type of the left side is unknown. */
const anyOperators = [
  ...plain('==', '!=', '>=', '<=', '>', '<'),
  ...both('between', 'in', 'contains'),
  ...temporal,
  ...answeredOperators,
];

/** The names of each operator and its negation. */
const words: Readonly<Record<ConditionOperator, readonly [string, string]>> = {
  '==': ['is', 'is not'],
  '!=': ['is not', 'is'],
  '===': ['is exactly', 'is not exactly'],
  '!==': ['is not exactly', 'is exactly'],
  '>=': ['is at least', 'is not at least'],
  '<=': ['is at most', 'is not at most'],
  '>': ['is greater than', 'is not greater than'],
  '<': ['is less than', 'is not less than'],
  between: ['is between', 'is not between'],
  inside: ['is strictly between', 'is not strictly between'],
  in: ['is one of', 'is none of'],
  contains: ['contains', 'does not contain'],
  dateAfter: ['date is after', 'date is not after'],
  dateBefore: ['date is before', 'date is not before'],
  dateOn: ['date is on', 'date is not on'],
  timeAfter: ['time is after', 'time is not after'],
  timeBefore: ['time is before', 'time is not before'],
  timeOn: ['time is on', 'time is not on'],
  answered: ['is answered', 'is not answered'],
  truthy: ['is neither empty nor 0', 'is empty or 0'],
};

/** The names of quantifiers and their negations. */
const quantityWords: Readonly<Record<Quantity, readonly [string, string]>> = {
  some: ['any', 'none'],
  all: ['each', 'not each'],
  none: ['none', 'any'],
};
/** The same for whether the chosen items are among several. */
const amongWords: Readonly<Record<Quantity, readonly [string, string]>> = {
  some: ['contains any of', 'contains none of'],
  all: ['contains only', 'contains not only'],
  none: ['contains none of', 'contains any of'],
};

/** The signs between operands, and the names in front of several. */
export const arithmeticSigns: Readonly<Record<ArithmeticOperator, string>> = {
  '+': '+',
  '-': '−',
  '*': '×',
  '/': '÷',
  '%': 'mod',
  min: 'Smallest of',
  max: 'Largest of',
};

/** The questions that can be used in calculations: formulas only take numeric ones (spec 2, section 5). */
export function numericQuestions<Q extends Pick<Question, 'type'>>(questions: readonly Q[]): readonly Q[] {
  return questions.filter(({ type }) => isNumber(type));
}

/** The questions whose answers are lists, so that their items can be counted. */
export function listQuestions<Q extends Pick<Question, 'type'>>(questions: readonly Q[]): readonly Q[] {
  return questions.filter(({ type }) => isMultiValue(type));
}

/** The operators to choose from, including the current one even if it is not offered. */
export function operatorsFor(condition: Condition, questions: readonly BuilderQuestion[]): OperatorChoice[] {
  const current = choiceOf(condition);
  const label = operatorLabel(current, condition, questions);
  const offered = offeredFor(condition, questions);
  if (offered.some((choice) => isSameChoice(choice, current))) return [...offered];
  return [current, ...offered.filter((choice) => operatorLabel(choice, condition, questions) !== label)];
}

/**
 * The operators that the left operand's type offers. Tests for an answer and quantifiers only apply to a question
 * itself, not to a conditional value.
 */
export function offeredFor(
  { left }: Condition,
  questions: readonly BuilderQuestion[],
): readonly OperatorChoice[] {
  const kind = operandKind(left, questions);
  if (kind === null) return anyOperators;
  const { conditions } = kind;
  return left.kind === 'variable'
    ? conditions
    : conditions.filter(({ operator, quantity }) => operator !== 'answered' && !quantity);
}

export function choiceOf({ operator, negated, quantity }: Condition): OperatorChoice {
  return { operator, negated: negated !== undefined, ...(quantity && { quantity }) };
}

export function isSameChoice(one: OperatorChoice, other: OperatorChoice): boolean {
  return one.operator === other.operator && one.negated === other.negated && one.quantity === other.quantity;
}

/** An operator's name in a condition: 'is at least', 'does not contain'. */
export function operatorLabel(
  { operator, negated, quantity }: OperatorChoice,
  { left, right }: Condition,
  questions: readonly BuilderQuestion[],
): string {
  const kind = operandKind(left, questions);
  const pick = ([holds, denied]: readonly [string, string]) => (negated ? denied : holds);
  if (quantity) {
    return operator === 'in'
      ? pick(amongWords[quantity])
      : `${pick(quantityWords[quantity])} ${words[operator][0]}`;
  }
  if (operator === 'in' && right?.kind === 'variable') return pick(['is in', 'is not in']);
  return pick(kind?.conditionWords[operator] ?? words[operator]);
}

/** Whether an operator takes a lower and an upper bound. */
export function isRange(operator: ConditionOperator): operator is RangeOperator {
  return operator === 'between' || operator === 'inside';
}

/** Whether an operator takes one operand. */
export function isUnary(operator: ConditionOperator): boolean {
  return operator === 'answered' || operator === 'truthy';
}

export function findQuestion<Q extends { id: string }>(questions: readonly Q[], id: string): Q | null {
  return questions.find((question) => question.id === id) ?? null;
}

/** Null if unknown. */
export function operandKind(operand: Operand, questions: readonly BuilderQuestion[]): AnswerKind | null {
  switch (operand.kind) {
    case 'variable': {
      const question = findQuestion(questions, operand.questionId);
      return question && answersOf(question.type);
    }
    case 'count':
    case 'arithmetic':
      return answerKinds.number;
    case 'choice':
      return kindOfChoice(operand, questions);
    case 'constant':
      return typeof operand.value === 'number'
        ? answerKinds.number
        : typeof operand.value === 'boolean'
          ? answerKinds.yesNo
          : answerKinds.text;
    default:
      return null;
  }
}

/** The kind of all values of a choice; null if they differ. */
function kindOfChoice({ parts }: Choice, questions: readonly BuilderQuestion[]): AnswerKind | null {
  const values = parts.filter((_, index) => !isWhen(index, parts.length));
  const found = values
    .filter((part) => part.kind !== 'missing')
    .map((part) => (isOperand(part) ? operandKind(part, questions) : null));
  const [kind = null, ...others] = new Set(found);
  return others.length === 0 ? kind : null;
}
