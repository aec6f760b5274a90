// Parts of an XLSForm's expression on the way to JSON-logic, and how XPath reads each: as true or false, as a number, as
// a value. To XPath what is not answered is an empty text, which is no number; to JSON-logic it is null, which counts as
// 0 in differences and comparisons. `{"+": [x]}` makes a number of x as XPath does.
import { assertNever } from '#core/assert-never.ts';
import type { Logic } from '#core/logic/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { isDecimal } from '#core/questions/values.ts';
import { XPathError } from './xpath.ts';
import { kindOf, type QuestionKind } from '#core/questions/types.ts';

/** A question as expressions see it. */
export type ReferencedQuestion = {
  question: Pick<Question, 'id' | 'text' | 'type'>;
  /** Values of the form by the names of the choices. */
  choices: ReadonlyMap<string, string>;
  /** What a date is asked as. */
  time: 'date' | 'time' | 'dateTime' | null;
};

export type Constant = string | number | boolean;

export type Term =
  /** `day`: of a date and time only the day is meant. */
  | { kind: 'question'; reference: ReferencedQuestion; logic: Logic; day?: true }
  | { kind: 'constant'; value: Constant; day?: true }
  /** `mayMiss`: it may be an answer that is missing. */
  | { kind: 'truth' | 'number' | 'text'; logic: Logic; mayMiss?: boolean };

/** A term as true or false: an answer that there is, a number that is not 0, a text that is not empty. */
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

/** That an expression is not so. */
export function denied(logic: Logic): Logic {
  if (typeof logic === 'boolean') return !logic;
  const equality = operandsOf(logic, '==');
  if (equality) return { '!=': [...equality] };
  const [inner, ...more] = operandsOf(logic, '!') ?? [];
  return inner === undefined || more.length > 0 ? { '!': [logic] } : inner;
}

/** The operands of an operation that lists them, or null. */
export function operandsOf(logic: Logic, operator: string): readonly Logic[] | null {
  if (typeof logic !== 'object' || logic === null || Array.isArray(logic)) return null;
  const operands = logic[operator];
  return Array.isArray(operands) ? operands : null;
}

/** A term as a value that is shown or put together. */
export function valueOf(term: Term): Logic {
  if (term.kind === 'constant') return term.value;
  if (term.kind === 'question' && kindOf(term.reference.question.type) === 'moment') {
    throw new XPathError('Dates can be compared, and nothing else');
  }
  return term.logic;
}

/** A term as a number. An answer is null where there is none. */
export function numberOf(term: Term): Logic {
  if (term.kind === 'constant') return constantNumber(term.value);
  if (term.kind === 'truth') throw new XPathError('A condition is no number');
  if (term.kind === 'question' && !mayBeNumber.has(kindOf(term.reference.question.type))) {
    throw new XPathError(`"${term.reference.question.text}" is no number`);
  }
  return term.logic;
}

const mayBeNumber: ReadonlySet<QuestionKind> = new Set(['number', 'text', 'choice']);

/** A term as a number that no answer is none of, where null would count as 0. */
export function strictNumber(term: Term): Logic {
  const logic = numberOf(term);
  return mayMiss(term) ? { '+': [logic] } : withoutZero(logic);
}

/** Whether a term may be an answer that is missing. */
export function mayMiss(term: Term): boolean {
  return term.kind === 'question' || ('mayMiss' in term && term.mayMiss);
}

export function constantNumber(value: Constant): number {
  if (typeof value === 'string' && !isDecimal(value.trim())) throw new XPathError(`"${value}" is no number`);
  return Number(value);
}

/** `{"var": [id, 0]}` is the same as `{"var": id}` wherever null counts as 0. */
function withoutZero(logic: Logic): Logic {
  const [id, fallback] = operandsOf(logic, 'var') ?? [];
  return fallback === 0 && id !== undefined ? { var: id } : logic;
}

/** What a constant is as an answer: the value of a choice, true or false, a number, a text. */
export function answerOf({ question, choices }: ReferencedQuestion, value: Constant): Logic {
  const text = String(value);
  const kind = kindOf(question.type);
  switch (kind) {
    case 'yesNo': {
      const answer = choices.get(text) ?? (typeof value === 'boolean' ? text : undefined);
      if (answer === undefined) throw new XPathError(`"${text}" is no choice of "${question.text}"`);
      return answer === 'true';
    }
    case 'choice':
    case 'choices':
      return choices.get(text) ?? text;
    case 'number':
      return constantNumber(value);
    case 'moment':
    case 'image':
      throw new XPathError(`"${question.text}" cannot be compared with "${text}"`);
    case 'text':
    case 'numbers':
    case 'item':
    case 'items':
      return value;
    default:
      return assertNever(kind);
  }
}
