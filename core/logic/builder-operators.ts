// What can be asked of what: the operators that each type of question offers, what they are called, and what may stand
// on their other side (spec 2, section 5, "Logic expression builder").
import type { Question, QuestionType } from '#core/forms/schema.ts';
import type { ArithmeticOperator, Condition, ConditionOperator, Operand, Purpose } from './builder.ts';
import { isTemporal, isTimeOperator } from './operators.ts';

export type BuilderQuestion = Pick<Question, 'id' | 'text' | 'type' | 'questionOptions'>;

/** An operator, or its contrary. */
export type OperatorChoice = { operator: ConditionOperator; negated: boolean };

/** How a constant is put in. */
export type ValueKind = 'number' | 'text' | 'option' | 'yesNo' | 'date' | 'time' | 'item';
/** The constant that fits a place, and the question that it is compared with. */
export type WantedValue = { kind: ValueKind; isList: boolean; question: BuilderQuestion | null };

/** What kind of thing an operand is, as far as operators care. */
type Sort = 'number' | 'text' | 'choice' | 'yesNo' | 'moment' | 'item' | 'image' | List;
type List = 'numbers' | 'choices' | 'items';

const sorts: Readonly<Record<QuestionType, Sort>> = {
  TEXT: 'text',
  SCANNED_CODE: 'text',
  NUMERIC: 'number',
  MULTI_NUMERIC: 'numbers',
  RADIO: 'choice',
  CHECKBOXES: 'choices',
  BOOLEAN: 'yesNo',
  DATETIME: 'moment',
  IMAGE: 'image',
  SIGNATURE: 'image',
  CATALOG_RADIO: 'item',
  CATALOG_CHECKBOX: 'items',
};
const itemsOf: Readonly<Record<List, Sort>> = { numbers: 'number', choices: 'choice', items: 'item' };

const plain = (...operators: ConditionOperator[]) =>
  operators.map((operator): OperatorChoice => ({ operator, negated: false }));
const both = (...operators: ConditionOperator[]) =>
  operators.flatMap((operator) => [false, true].map((negated): OperatorChoice => ({ operator, negated })));

const asked = both('answered');
const listed = [...both('contains'), ...asked];
const operatorsOf: Readonly<Record<Sort, readonly OperatorChoice[]>> = {
  number: [...plain('==', '!=', '>=', '<=', '>', '<'), ...both('in'), ...asked],
  text: [...plain('==', '!='), ...both('contains', 'in'), ...asked],
  choice: [...plain('==', '!='), ...both('in'), ...asked],
  yesNo: [...plain('==', '!='), ...asked],
  moment: [...plain('dateAfter', 'dateBefore', 'dateOn', 'timeAfter', 'timeBefore', 'timeOn'), ...asked],
  item: [...plain('==', '!='), ...both('contains', 'in'), ...asked],
  image: asked,
  numbers: listed,
  choices: listed,
  items: listed,
};
/** Where nobody knows what is compared. */
const anyOperators = [
  ...plain('==', '!=', '>=', '<=', '>', '<'),
  ...both('in', 'contains'),
  ...plain('dateAfter', 'dateBefore', 'dateOn', 'timeAfter', 'timeBefore', 'timeOn'),
  ...asked,
];

/** What each operator and its contrary are called. */
const words: Readonly<Record<ConditionOperator, readonly [string, string]>> = {
  '==': ['is', 'is not'],
  '!=': ['is not', 'is'],
  '===': ['is exactly', 'is not exactly'],
  '!==': ['is not exactly', 'is exactly'],
  '>=': ['is at least', 'is not at least'],
  '<=': ['is at most', 'is not at most'],
  '>': ['is greater than', 'is not greater than'],
  '<': ['is less than', 'is not less than'],
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

/** The signs between numbers. */
export const arithmeticSigns: Readonly<Record<ArithmeticOperator, string>> = {
  '+': '+',
  '-': '−',
  '*': '×',
  '/': '÷',
  '%': 'mod',
};

/** The questions that an expression of a purpose may be about: formulas take numeric ones only (spec 2, section 5). */
export function usableQuestions<Q extends Pick<Question, 'type'>>(
  questions: readonly Q[],
  purpose: Purpose,
): readonly Q[] {
  return purpose === 'number' ? questions.filter(({ type }) => type === 'NUMERIC') : questions;
}

/** The operators to choose from, the one in force among them even if it is none of what is offered. */
export function operatorsFor(condition: Condition, questions: readonly BuilderQuestion[]): OperatorChoice[] {
  const current = choiceOf(condition);
  const label = operatorLabel(current, condition, questions);
  const offered = offeredFor(condition, questions);
  if (offered.some((choice) => isSameChoice(choice, current))) return [...offered];
  return [current, ...offered.filter((choice) => operatorLabel(choice, condition, questions) !== label)];
}

/** The operators that the left operand's type offers. */
export function offeredFor(
  { left }: Condition,
  questions: readonly BuilderQuestion[],
): readonly OperatorChoice[] {
  const sort = sortOf(left, questions);
  if (sort === null) return anyOperators;
  return left.kind === 'variable'
    ? operatorsOf[sort]
    : operatorsOf[sort].filter(({ operator }) => operator !== 'answered');
}

export function choiceOf({ operator, negated }: Condition): OperatorChoice {
  return { operator, negated: negated !== undefined };
}

export function isSameChoice(one: OperatorChoice, other: OperatorChoice): boolean {
  return one.operator === other.operator && one.negated === other.negated;
}

/** What an operator is called in a condition: 'is at least', 'does not contain'. */
export function operatorLabel(
  { operator, negated }: OperatorChoice,
  { left, right }: Condition,
  questions: readonly BuilderQuestion[],
): string {
  const sort = sortOf(left, questions);
  const pick = ([holds, denied]: readonly [string, string]) => (negated ? denied : holds);
  if (operator === 'contains' && sort === 'item') return pick(['is within', 'is not within']);
  if (operator === 'in' && right?.kind === 'variable') return pick(['is in', 'is not in']);
  if (operator === 'truthy' && sort === 'yesNo') return pick(['is Yes', 'is No or not answered']);
  return pick(words[operator]);
}

/** Whether an operator takes one operand. */
export function isUnary(operator: ConditionOperator): boolean {
  return operator === 'answered' || operator === 'truthy';
}

/** The constant that fits one side of a condition, by what stands on the other. */
export function wantedValue(
  condition: Condition,
  side: 'left' | 'right',
  questions: readonly BuilderQuestion[],
): WantedValue {
  const other = side === 'left' ? condition.right : condition.left;
  const question = other?.kind === 'variable' ? findQuestion(questions, other.questionId) : null;
  const sort = other && sortOf(other, questions);
  const isList = side === 'right' && condition.operator === 'in';
  return { kind: kindOf(condition.operator, sort), isList, question };
}

function kindOf(operator: ConditionOperator, sort: Sort | null): ValueKind {
  if (isTemporal(operator)) return isTimeOperator(operator) ? 'time' : 'date';
  switch (sort && singleOf(sort)) {
    case 'number':
    case 'moment':
      return 'number';
    case 'choice':
      return 'option';
    case 'yesNo':
      return 'yesNo';
    case 'item':
      return 'item';
    case null:
      return ['>=', '<=', '>', '<'].includes(operator) ? 'number' : 'text';
    default:
      return 'text';
  }
}

/** The questions that may stand on the right of a condition. */
export function fittingQuestions<Q extends BuilderQuestion>(
  { left, operator }: Condition,
  questions: readonly Q[],
): readonly Q[] {
  const sort = sortOf(left, questions);
  if (sort === null) return questions;
  return questions.filter(({ id, type }) => {
    if (left.kind === 'variable' && left.questionId === id) return false;
    const other = sorts[type];
    if (isTemporal(operator)) return other === 'moment';
    if (operator === 'in') return isList(other) && isAlike(singleOf(other), sort);
    if (operator === 'contains') return isAlike(other, singleOf(sort));
    return isAlike(other, sort);
  });
}

/** Whether a sum may stand on the right of a condition. */
export function takesArithmetic(
  { left, operator }: Condition,
  questions: readonly BuilderQuestion[],
): boolean {
  const sort = sortOf(left, questions);
  if (operator === 'in' || isTemporal(operator)) return false;
  return sort === null || singleOf(sort) === 'number';
}

export function findQuestion<Q extends { id: string }>(questions: readonly Q[], id: string): Q | null {
  return questions.find((question) => question.id === id) ?? null;
}

function sortOf(operand: Operand, questions: readonly BuilderQuestion[]): Sort | null {
  switch (operand.kind) {
    case 'variable': {
      const question = findQuestion(questions, operand.questionId);
      return question && sorts[question.type];
    }
    case 'arithmetic':
      return 'number';
    case 'constant':
      return typeof operand.value === 'number'
        ? 'number'
        : typeof operand.value === 'boolean'
          ? 'yesNo'
          : 'text';
    default:
      return null;
  }
}

function isList(sort: Sort): sort is List {
  return Object.hasOwn(itemsOf, sort);
}

function singleOf(sort: Sort): Sort {
  return isList(sort) ? itemsOf[sort] : sort;
}

/** Texts and options are compared as texts. */
function isAlike(one: Sort, other: Sort): boolean {
  const plainOf = (sort: Sort) => (sort === 'choice' ? 'text' : sort);
  return plainOf(one) === plainOf(other) && one !== 'image';
}
