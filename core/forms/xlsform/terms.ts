// Terms of an XLSForm expression on the way to JSON-logic, and how XPath converts each to a boolean, number or value. In
// XPath a missing answer is an empty text, which is not a number; in JSON-logic it is null, which counts as 0 in
// differences and comparisons. `{"+": [x]}` converts x to a number as XPath does.
import { assertNever } from '#core/assert-never.ts';
import type { Logic } from '#core/logic/schema.ts';
import { summaryOf } from '#core/logic/summary.ts';
import type { Question } from '#core/questions/schema.ts';
import { isDecimal } from '#core/questions/values.ts';
import { XPathError } from './xpath.ts';
import { placeValue } from '#core/questions/places/parse-place.ts';
import type { ShapeKind } from '#core/questions/places/shape.ts';
import { answersOf, clockOf, geometryOf, type QuestionType } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** A question as expressions see it. */
export type ReferencedQuestion = {
  question: Pick<Question, 'id' | 'text' | 'type'>;
  /** Form values by choice name. */
  choices: ReadonlyMap<string, string>;
  /** What part of a date is asked. */
  time: 'date' | 'time' | 'dateTime' | null;
};

export type Constant = string | number | boolean;

export type Term =
  /** `day`: only the day of a date and time counts. */
  | { kind: 'question'; reference: ReferencedQuestion; logic: Logic; day?: true }
  | { kind: 'constant'; value: Constant; day?: true }
  /** `mayMiss`: it may be a missing answer. */
  | { kind: 'truth' | 'number' | 'text'; logic: Logic; mayMiss?: boolean };

/** A term as a boolean: true for an answer, a number other than 0, or a text that is not empty. */
export function truthOf(term: Term): Logic {
  switch (term.kind) {
    case 'question':
      return { answered: term.logic };
    case 'constant':
      return Boolean(term.value);
    default:
      return term.logic;
  }
}

/** Negates an expression. */
export function denied(logic: Logic): Logic {
  if (typeof logic === 'boolean') return !logic;
  const equality = operandsOf(logic, '==');
  if (equality) return { '!=': [...equality] };
  const [inner, ...more] = operandsOf(logic, '!') ?? [];
  return inner === undefined || more.length > 0 ? { '!': [logic] } : inner;
}

/** The operands of a list operation, or null. */
export function operandsOf(logic: Logic, operator: string): readonly Logic[] | null {
  if (typeof logic !== 'object' || logic === null || Array.isArray(logic)) return null;
  const operands = logic[operator];
  return Array.isArray(operands) ? operands : null;
}

/** A term as a value to show or concatenate. */
export function valueOf(term: Term): Logic {
  if (term.kind === 'constant') return term.value;
  if (term.kind === 'question' && clockOf(term.reference.question.type) !== null) {
    throw new XPathError(t(m.datesCanBeComparedAnd));
  }
  return term.logic;
}

/** A term as a number. A missing answer is null. */
export function numberOf(term: Term): Logic {
  if (term.kind === 'constant') return constantNumber(term.value);
  if (term.kind === 'truth') throw new XPathError(t(m.conditionIsNotNumber));
  if (term.kind === 'question' && !mayBeNumber(term.reference.question.type)) {
    throw new XPathError(t(m.isNotNumber, { question: term.reference.question.text }));
  }
  return term.logic;
}

function mayBeNumber(type: QuestionType): boolean {
  const { constant, isList, geometry } = answersOf(type);
  return (
    !isList && geometry === null && (constant === 'number' || constant === 'text' || constant === 'option')
  );
}

/** A term as a number, for operators where the null of a missing answer would count as 0. */
export function strictNumber(term: Term): Logic {
  const logic = numberOf(term);
  return mayMiss(term) ? { '+': [logic] } : withoutZero(logic);
}

/** Whether a term may be a missing answer. */
export function mayMiss(term: Term): boolean {
  return term.kind === 'question' || ('mayMiss' in term && term.mayMiss);
}

export function constantNumber(value: Constant): number {
  if (typeof value === 'string' && !isDecimal(value.trim()))
    throw new XPathError(t(m.textIsNotNumber, { value }));
  return Number(value);
}

/** `{"var": [id, 0]}` equals `{"var": id}` wherever null counts as 0, and so does a number of a list. */
export function withoutZero(logic: Logic): Logic {
  const found = summaryOf(logic);
  if (found?.fallback === 0) return { [found.summary]: [{ var: found.questionId }] };
  const [id, fallback] = operandsOf(logic, 'var') ?? [];
  return fallback === 0 && id !== undefined ? { var: id } : logic;
}

/** Converts a constant to an answer: the value of a choice, a boolean, a number, a text. */
export function answerOf({ question, choices }: ReferencedQuestion, value: Constant): Logic {
  const text = String(value);
  const { constant, isList } = answersOf(question.type);
  switch (constant) {
    case 'yesNo': {
      const answer = choices.get(text) ?? (typeof value === 'boolean' ? text : undefined);
      if (answer === undefined) throw new XPathError(t(m.isNotChoiceOf, { text, question: question.text }));
      return answer === 'true';
    }
    case 'option':
      return choices.get(text) ?? text;
    case 'number':
      return isList ? value : constantNumber(value);
    case 'moment':
    case 'date':
    case 'time':
    case null:
      throw new XPathError(t(m.cannotBeComparedWith, { question: question.text, text }));
    case 'text':
    case 'item':
      return value;
    default:
      return assertNever(constant);
  }
}

/** The length of a line or the size of an area, 0 where there is no answer. */
export function sized(term: Term, geometry: ShapeKind): Term {
  if (term.kind !== 'question' || geometryOf(term.reference.question.type) !== geometry)
    throw new XPathError(t(m.takesShape, { geometry }));
  return { kind: 'number', logic: term.logic };
}

/** Metres between two points. */
export function distance(terms: readonly Term[]): Term {
  const places = terms.map((term): Logic => {
    const constant = term.kind === 'constant' ? placeValue(String(term.value)) : undefined;
    if (constant !== undefined) return constant;
    if (term.kind === 'question' && geometryOf(term.reference.question.type) === 'point') return term.logic;
    throw new XPathError(t(m.distanceTakesTwoPoints));
  });
  return { kind: 'number', logic: { distance: places } };
}
