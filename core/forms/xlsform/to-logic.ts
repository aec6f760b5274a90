// Converts XLSForm expressions (xpath.ts) to JSON-logic: relevance becomes a condition, a calculation a formula.
// Anything without a counterpart is rejected by name, so that a report can say what was left out.
import { assertNever } from '#core/assert-never.ts';
import type { Logic } from '#core/logic/schema.ts';
import { averageOf, listCall, listElse, type ListName, sumIfAny } from './numbers/list-reads.ts';
import { counted, selected } from './numbers/selections.ts';
import { compared, equal, guardedComparison, holds } from './comparisons.ts';
import {
  answerOf,
  type ReferencedQuestion,
  denied,
  distance,
  mayMiss,
  numberOf,
  operandsOf,
  sized,
  strictNumber,
  type Term,
  truthOf,
  valueOf,
} from './terms.ts';
import { parseXPath, type XPath, XPathError, type XPathOperator } from './xpath.ts';
import { hasDay } from '#core/questions/clock.ts';
import { isNumber } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** What a name in an expression refers to. */
export type KnownName =
  | (ReferencedQuestion & { kind: 'question' })
  | ListName
  | { kind: 'calculation'; expression: string }
  /** `why` it has no counterpart: a sentence without a full stop. */
  | { kind: 'nothing'; why: string };
export type Names = (name: string) => KnownName;

/**
 * A condition; null if it always holds.
 * @throws XPathError if it has no counterpart
 */
export function conditionLogic(text: string, names: Names): Logic | null {
  return conditionOfNode(parseXPath(text), names);
}

/** The same of a parsed one. In a constraint `names` knows `.`, the answer itself. */
export function conditionOfNode(node: XPath, names: Names): Logic | null {
  const logic = truthOf(termOf(node, scopeOf(names)));
  return logic === true ? null : operation(logic);
}

/**
 * A calculation.
 * @throws XPathError if it has no counterpart
 */
export function valueLogic(text: string, names: Names): Logic {
  return operation(valueOf(termOf(parseXPath(text), scopeOf(names))));
}

/** An expression must be an operation, so a constant is wrapped in one. */
function operation(logic: Logic): Logic {
  if (typeof logic === 'object') return logic;
  return { [typeof logic === 'number' ? '+' : typeof logic === 'boolean' ? '!!' : 'cat']: [logic] };
}

type Scope = {
  names: Names;
  /** The calculations being expanded, to detect cycles. */
  open: readonly string[];
  /** How many more nodes may be expanded: nested calculations grow exponentially. */
  budget: { left: number };
};

function scopeOf(names: Names): Scope {
  return { names, open: [], budget: { left: 10_000 } };
}

function termOf(node: XPath, scope: Scope): Term {
  scope.budget.left -= 1;
  if (scope.budget.left < 0) return fail(t(m.itIsTooLong));
  switch (node.kind) {
    case 'number':
    case 'text':
      return { kind: 'constant', value: node.value };
    case 'name':
      return named(node.name, scope);
    case 'column':
      return fail(t(m.cannotBeRead, { plain: node.name }));
    case 'self':
      return scope.names('.').kind === 'question' ? named('.', scope) : fail(t(m.pointHasNoCounterpart));
    case 'call':
      return callOf(node.name, node.operands, scope);
    case 'operation':
      return lengthCompared(node, scope) ?? operationOf(node.operator, node.operands, scope);
    default:
      return assertNever(node);
  }
}

function named(name: string, scope: Scope): Term {
  const { names, open } = scope;
  const known = names(name);
  if (known.kind === 'nothing') return fail(known.why);
  if (known.kind === 'list')
    return fail(t(known.question === null ? m.isRepeatItself : m.isAskedInEntries, { item: name }));
  if (known.kind === 'question')
    return { kind: 'question', reference: known, logic: { var: known.question.id } };
  if (open.includes(name)) return fail(t(m.isCalculatedFromItself, { name }));
  return termOf(parseXPath(known.expression), { ...scope, open: [...open, name] });
}

function operationOf(operator: XPathOperator, operands: readonly XPath[], scope: Scope): Term {
  const terms = operands.map((operand) => termOf(operand, scope));
  if (operator === 'and' || operator === 'or') {
    return { kind: 'truth', logic: { [operator]: terms.flatMap((term) => partsOf(operator, term)) } };
  }
  const [first, second] = terms;
  const left = need(first);
  if (second === undefined) return negative(left);
  switch (operator) {
    case '=':
      return truth(equal(left, second));
    case '!=':
      return truth(denied(equal(left, second)));
    case '<':
    case '<=':
    case '>':
    case '>=':
      return truth(compared(operator, left, second));
    case '+':
    case '*':
      // The result is not a number if an operand is not one.
      return { kind: 'number', logic: { [operator]: [left, second].map(numberOf) } };
    default:
      return (
        (operator === 'div' ? averageOf(left, second) : null) ?? {
          kind: 'number',
          logic: { [arithmetic[operator]]: [left, second].map(strictNumber) },
        }
      );
  }
}

const arithmetic = { '-': '-', div: '/', mod: '%' } as const;

/** Flattens `a and b and c` into one list, but leaves a comparison with its guard. */
function partsOf(operator: 'and' | 'or', term: Term): readonly Logic[] {
  const logic = truthOf(term);
  const inner =
    term.kind === 'truth' && guardedComparison(logic) === null ? operandsOf(logic, operator) : null;
  return inner ?? [logic];
}

function negative(term: Term): Term {
  if (term.kind === 'constant' && typeof term.value === 'number') return { ...term, value: -term.value };
  return { kind: 'number', logic: { '-': [strictNumber(term)] } };
}

const lengthOperators = ['<', '<=', '>', '>=', '=', '!='] as const;

/** JSON-logic has no string length, but can test for an empty string. Null if this does not compare lengths. */
function lengthCompared(node: Extract<XPath, { kind: 'operation' }>, scope: Scope): Term | null {
  const [left, right] = node.operands;
  if (left?.kind !== 'call' || left.name !== 'string-length' || right?.kind !== 'number') return null;
  const [text] = left.operands;
  const operator = lengthOperators.find((each) => each === node.operator);
  if (text === undefined || operator === undefined) return null;
  const [empty, ...others] = [0, 1, 2, 1_000_000].map((length) => holds(operator, length, right.value));
  if (others.some((each) => each === empty)) return fail(t(m.stringLengthCanBeCompared));
  const logic = truthOf(termOf(text, scope));
  return truth(empty ? denied(logic) : logic);
}

function callOf(name: string, operands: readonly XPath[], scope: Scope): Term {
  const [only, ...more] = operands;
  const known = only?.kind === 'name' && more.length === 0 ? scope.names(only.name) : null;
  const ofList = known?.kind === 'list' ? listCall(name, known) : null;
  if (ofList !== null) return ofList;
  const call = calls.get(name);
  if (call === undefined) return fail(t(m.callHasNoCounterpart, { name }));
  const [least, most] = call.takes;
  if (operands.length < least || operands.length > most) return fail(t(m.hasTooFewOrToo, { name }));
  return call.make(
    operands.map((operand) => termOf(operand, scope)),
    name,
  );
}

type Call = {
  takes: readonly [least: number, most: number];
  make(terms: readonly Term[], name: string): Term;
};
const many = Number.POSITIVE_INFINITY;
const extreme: Call = {
  takes: [2, many],
  make: (terms, name) => ({ kind: 'number', logic: { [name]: terms.map(strictNumber) } }),
};

const calls: ReadonlyMap<string, Call> = new Map<string, Call>([
  ['true', { takes: [0, 0], make: () => ({ kind: 'constant', value: true }) }],
  ['false', { takes: [0, 0], make: () => ({ kind: 'constant', value: false }) }],
  ['not', { takes: [1, 1], make: ([term]) => truth(denied(truthOf(need(term)))) }],
  ['boolean', { takes: [1, 1], make: ([term]) => truth(truthOf(need(term))) }],
  ['selected', { takes: [2, 2], make: ([list, item]) => truth(selected(need(list), need(item))) }],
  ['count-selected', { takes: [1, 1], make: ([list]) => counted(need(list)) }],
  ['if', { takes: [3, 3], make: ([condition, yes, no]) => choice(need(condition), need(yes), need(no)) }],
  ['coalesce', { takes: [2, 2], make: ([first, second]) => coalesced(need(first), need(second)) }],
  ['number', { takes: [1, 1], make: ([term]) => ({ kind: 'number', logic: strictNumber(need(term)) }) }],
  ['string', { takes: [1, 1], make: ([term]) => need(term) }],
  ['concat', { takes: [1, many], make: (terms) => ({ kind: 'text', logic: { cat: terms.map(valueOf) } }) }],
  [
    'distance',
    {
      takes: [1, 2],
      make: ([line, ...to]) => (to.length === 0 ? sized(need(line), 'line') : distance([need(line), ...to])),
    },
  ],
  ['area', { takes: [1, 1], make: ([area]) => sized(need(area), 'area') }],
  ['min', extreme],
  ['max', extreme],
  ['date', { takes: [1, 1], make: ([term]) => ({ ...dated(need(term)), day: true }) }],
  ['date-time', { takes: [1, 1], make: ([term]) => dated(need(term)) }],
]);

function truth(logic: Logic): Term {
  return typeof logic === 'boolean' ? { kind: 'constant', value: logic } : { kind: 'truth', logic };
}

function choice(condition: Term, yes: Term, no: Term): Term {
  const ofList = sumIfAny(condition, yes, no);
  if (ofList !== null) return ofList;
  const branches = [yes, no];
  const isTruth = branches.every(({ kind }) => kind === 'truth');
  return {
    kind: isTruth ? 'truth' : branches.some(isText) ? 'text' : 'number',
    logic: { if: [truthOf(condition), ...branches.map(valueOf)] },
    mayMiss: branches.some(mayMiss),
  };
}

function isText(term: Term): boolean {
  if (term.kind === 'question') return !isNumber(term.reference.question.type);
  return term.kind === 'text' || (term.kind === 'constant' && typeof term.value !== 'number');
}

function isDistance(term: Term): term is Extract<Term, { logic: Logic }> {
  return term.kind === 'number' && operandsOf(term.logic, 'distance') !== null;
}

/** The first term that has an answer. */
function coalesced(first: Term, second: Term): Term {
  const ofList = listElse(first, second);
  if (ofList !== null) return ofList;
  if (isDistance(first) && second.kind === 'constant')
    return { kind: 'number', logic: { if: [{ answered: [first.logic] }, first.logic, valueOf(second)] } };
  if (first.kind !== 'question') return fail(t(m.coalesceTakesQuestionFirst));
  if (second.kind === 'constant' && second.value === '') return first;
  const kind = isText(first) ? 'text' : 'number';
  if (second.kind !== 'constant') {
    const logic: Logic = { if: [{ answered: first.logic }, valueOf(first), valueOf(second)] };
    return { kind, logic, mayMiss: mayMiss(second) };
  }
  return { kind, logic: { var: [first.reference.question.id, answerOf(first.reference, second.value)] } };
}

/** A constant that is a date, or an answer that is one. */
function dated(term: Term): Extract<Term, { kind: 'question' | 'constant' }> {
  if (term.kind === 'constant' && typeof term.value === 'string') return term;
  if (term.kind === 'question' && hasDay(term.reference.question.type)) return term;
  return fail(t(m.dateIsMadeOfSomething));
}

function need(term: Term | undefined): Term {
  return term ?? fail(t(m.somethingIsMissing));
}

function fail(message: string): never {
  throw new XPathError(message);
}
