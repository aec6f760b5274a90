// What the expressions of XLSForms mean, by the rules of XPath 1.0 and of ODK's functions: an evaluator of its own, which
// tests hold the conversions to JSON-logic against.
import { assertNever } from '#core/assert-never.ts';
import type { XPath } from '#core/forms/xlsform/xpath.ts';

export type XPathValue = string | number | boolean;

/** What becomes of the sign of a zero is no part of a condition's meaning, and only a division by it shows it. */
export class DivisionByZero extends Error {}

/**
 * The value of an expression; `answers` by name: texts as ODK keeps them, moments as epoch milliseconds, '' for none.
 * @throws DivisionByZero
 */
export function valueOfXPath(node: XPath, answers: Readonly<Record<string, XPathValue>>): XPathValue {
  const value = (each: XPath | undefined): XPathValue => {
    if (each === undefined) throw new Error('Something is missing');
    return valueOfXPath(each, answers);
  };
  switch (node.kind) {
    case 'number':
    case 'text':
      return node.value;
    case 'name': {
      const answer = answers[node.name];
      if (answer === undefined) throw new Error(`No ${node.name}`);
      return answer;
    }
    case 'column':
      throw new Error('No column');
    case 'self':
      throw new Error('No self');
    case 'call':
      return called(node.name, node.operands, value);
    case 'operation':
      return operated(node.operator, node.operands, value);
    default:
      return assertNever(node);
  }
}

/** What `boolean()` gives. */
export function truthOfXPath(value: XPathValue): boolean {
  return typeof value === 'number' ? value !== 0 && !Number.isNaN(value) : Boolean(value);
}

type Value = (node: XPath | undefined) => XPathValue;

function operated(operator: string, operands: readonly XPath[], value: Value): XPathValue {
  const isTrue = (node: XPath) => truthOfXPath(value(node));
  if (operator === 'or') return operands.some(isTrue);
  if (operator === 'and') return operands.every(isTrue);
  const [first, second] = operands;
  const left = value(first);
  if (second === undefined) return -numberOf(left);
  const right = value(second);
  if (operator === '=') return isEqual(left, right);
  if (operator === '!=') return !isEqual(left, right);
  const [a, b] = [numberOf(left), numberOf(right)];
  switch (operator) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case 'div':
      if (b === 0) throw new DivisionByZero();
      return a / b;
    default:
      return a % b;
  }
}

function isEqual(left: XPathValue, right: XPathValue): boolean {
  if (typeof left === 'boolean' || typeof right === 'boolean')
    return truthOfXPath(left) === truthOfXPath(right);
  // An empty answer is a text, also where a moment is asked for.
  if (typeof left === 'number' || typeof right === 'number') return numberOf(left) === numberOf(right);
  return left === right;
}

function numberOf(value: XPathValue): number {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number') return value;
  return value.trim() === '' ? Number.NaN : Number(value);
}

const day = 86_400_000;

function called(name: string, operands: readonly XPath[], value: Value): XPathValue {
  const [first, second, third] = operands;
  switch (name) {
    case 'true':
      return true;
    case 'false':
      return false;
    case 'not':
      return !truthOfXPath(value(first));
    case 'boolean':
      return truthOfXPath(value(first));
    case 'number':
      return numberOf(value(first));
    case 'string':
      return String(value(first));
    case 'selected':
      return String(value(first))
        .split(' ')
        .filter(Boolean)
        .includes(String(value(second)));
    case 'count-selected':
      return String(value(first)).split(' ').filter(Boolean).length;
    case 'string-length':
      return String(value(first)).length;
    case 'if':
      return truthOfXPath(value(first)) ? value(second) : value(third);
    case 'coalesce':
      return value(first) === '' ? value(second) : value(first);
    case 'concat':
      return operands.map((operand) => String(value(operand))).join('');
    case 'min':
      return Math.min(...operands.map((operand) => numberOf(value(operand))));
    case 'max':
      return Math.max(...operands.map((operand) => numberOf(value(operand))));
    case 'date': {
      const moment = value(first);
      const at = typeof moment === 'number' ? moment : Date.parse(String(moment));
      return Math.floor(at / day);
    }
    case 'date-time':
      return Date.parse(String(value(first)));
    default:
      throw new Error(`No ${name}()`);
  }
}
