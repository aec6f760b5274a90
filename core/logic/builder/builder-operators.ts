// The operators that each question type offers, and their names (spec 2, section 5, "Logic expression builder").
// builder-fit.ts decides what fits their other side.
import type { Question } from '#core/questions/schema.ts';
import { answersOf, isNumber } from '#core/questions/types.ts';
import {
  answeredOperators,
  both,
  type OperatorChoice,
  plain,
  temporal,
} from '#core/questions/kinds/conditions.ts';
import type { SummaryName } from '#core/logic/summary.ts';
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
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type BuilderQuestion = Pick<Question, 'id' | 'text' | 'type' | 'questionOptions'> & {
  /** Of a question of entries, outside of them: the title of the question that has them. */
  entries?: string;
  /** Below which heading it is offered. */
  group?: string;
};

/** Offered if the type of the left side is unknown. */
const anyOperators = [
  ...plain('==', '!=', '>=', '<=', '>', '<'),
  ...both('between', 'in', 'contains'),
  ...temporal,
  ...answeredOperators,
];

/** The names of each operator and its negation. */
const words: Readonly<Record<ConditionOperator, readonly [string, string]>> = {
  '==': [t(m.isSame), t(m.isNotSame)],
  '!=': [t(m.isNotSame), t(m.isSame)],
  '===': [t(m.isExactly), t(m.isNotExactly)],
  '!==': [t(m.isNotExactly), t(m.isExactly)],
  '>=': [t(m.isAtLeast), t(m.isNotAtLeast)],
  '<=': [t(m.isAtMost), t(m.isNotAtMost)],
  '>': [t(m.isGreaterThan), t(m.isNotGreaterThan)],
  '<': [t(m.isLessThan), t(m.isNotLessThan)],
  between: [t(m.isBetween), t(m.isNotBetween)],
  inside: [t(m.isStrictlyBetween), t(m.isNotStrictlyBetween)],
  in: [t(m.isOneOf), t(m.isNoneOf)],
  contains: [t(m.contains), t(m.doesNotContain)],
  dateAfter: [t(m.dateIsAfter), t(m.dateIsNotAfter)],
  dateBefore: [t(m.dateIsBefore), t(m.dateIsNotBefore)],
  dateOn: [t(m.dateIsOn), t(m.dateIsNotOn)],
  timeAfter: [t(m.timeIsAfter), t(m.timeIsNotAfter)],
  timeBefore: [t(m.timeIsBefore), t(m.timeIsNotBefore)],
  timeOn: [t(m.timeIsOn), t(m.timeIsNotOn)],
  answered: [t(m.isAnswered), t(m.isNotAnswered)],
  truthy: [t(m.isNeitherEmptyNor0), t(m.isEmptyOr0)],
};

/** What denies a quantifier. */
const denied = { some: 'none', all: 'notAll', none: 'some' } as const;

/** The names of quantifiers and their negations, for whether the chosen items are among several. */
const amongWords: Readonly<Record<Quantity, readonly [string, string]>> = {
  some: [t(m.containsAnyOf), t(m.containsNoneOf)],
  all: [t(m.containsOnly), t(m.containsNotOnly)],
  none: [t(m.containsNoneOf), t(m.containsAnyOf)],
};

/** The signs between operands, and the names in front of several. */
export const arithmeticSigns: Readonly<Record<ArithmeticOperator, string>> = {
  '+': '+',
  '-': '−',
  '*': '×',
  '/': '÷',
  '%': t(m.modulo),
  min: t(m.smallestOf),
  max: t(m.largestOf),
};

/** The questions that can be used in calculations: formulas only take numeric ones (spec 2, section 5). */
export function numericQuestions<Q extends Pick<Question, 'type'>>(questions: readonly Q[]): readonly Q[] {
  return questions.filter(({ type }) => isNumber(type));
}

/** The questions whose answers are lists of which such a number can be made; of entries, their number is the answer itself. */
export function listQuestions<Q extends Pick<Question, 'type'>>(
  questions: readonly Q[],
  summary: SummaryName,
): readonly Q[] {
  return questions.filter(({ type }) => {
    const { isList, isEntry, isDecimal } = answersOf(type);
    return isList && !isEntry && (summary === 'count' || isDecimal);
  });
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
  const pick = ([holds, fails]: readonly [string, string]) => (negated ? fails : holds);
  if (quantity) {
    return operator === 'in'
      ? pick(amongWords[quantity])
      : t(m.ofItems, { quantity: negated ? denied[quantity] : quantity, operator: words[operator][0] });
  }
  if (operator === 'in' && right?.kind === 'variable') return pick([t(m.isIn), t(m.isNotIn)]);
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
    case 'summary':
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
