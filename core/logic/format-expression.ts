// Formats expressions as text that people type: `[Repair cost] + 2 * [Other cost]`, `[Phase] = "Climb" and not
// [Passed]`. An expression without such a notation stays JSON. parse-expression.ts parses the text.
import type { Logic } from './schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { placeValue } from '#core/questions/places/parse-place.ts';
import { placeTextOf } from '#core/questions/places/place-text.ts';
import { dateTimeOf } from '#core/questions/values.ts';
import { operationOf, variableName } from './operation.ts';

export type TitledQuestion = Pick<Question, 'id' | 'text'>;

/** Operator precedence, lowest first. */
const levels = { or: 1, and: 2, not: 3, comparison: 4, sum: 5, product: 6, single: 7 } as const;

export const comparisonSigns: ReadonlyMap<string, string> = new Map([
  ['=', '=='],
  ['!=', '!='],
  ['<=', '<='],
  ['>=', '>='],
  ['<', '<'],
  ['>', '>'],
]);
/** The keywords before a day such as 2026-01-31, and before a time of day such as 14:30. */
export const dayWords: ReadonlyMap<string, string> = new Map([
  ['after', 'dateAfter'],
  ['before', 'dateBefore'],
  ['on', 'dateOn'],
]);
export const timeWords: ReadonlyMap<string, string> = new Map([
  ['after', 'timeAfter'],
  ['before', 'timeBefore'],
  ['on', 'timeOn'],
]);
const products: ReadonlyMap<string, string> = new Map([
  ['*', '*'],
  ['/', '/'],
  ['%', 'mod'],
]);

/** The text of an expression; null if it has no such notation. */
export function expressionText(expression: Logic, questions: readonly TitledQuestion[]): string | null {
  try {
    return written(expression, questions).text;
  } catch (error) {
    if (error instanceof Unwritable) return null;
    throw error;
  }
}

class Unwritable extends Error {}

type FormattedExpression = { text: string; level: number };

function written(node: Logic, questions: readonly TitledQuestion[]): FormattedExpression {
  const operation = operationOf(node);
  if (operation === null) return { text: constant(node), level: levels.single };
  const { operator, operands } = operation;
  const [first = null, second = null, third = null] = operands;
  /** An operand, in brackets if precedence requires it. */
  const part = (operand: Logic, least: number): string => {
    const { text, level } = written(operand, questions);
    return level < least ? `(${text})` : text;
  };
  const compared = (word: string, right: string): FormattedExpression => ({
    text: `${part(first, levels.sum)} ${word}${right === '' ? '' : ` ${right}`}`,
    level: levels.comparison,
  });
  const chained = (sign: string, level: number): FormattedExpression => {
    if (operands.length < 2) throw new Unwritable();
    return { text: operands.map((each) => part(each, level + 1)).join(` ${sign} `), level };
  };
  switch (operator) {
    case 'var':
      return { text: variable(node, questions), level: levels.single };
    case 'or':
    case 'and':
      return chained(operator, levels[operator]);
    case '!':
      return isAnswered(first)
        ? answered(first, true)
        : { text: `not ${part(first, levels.not)}`, level: levels.not };
    case 'answered':
      return answered(node, false);
    case '+':
    case '*':
      return chained(operator, operator === '+' ? levels.sum : levels.product);
    case '-':
      if (operands.length === 1) return { text: `-${part(first, levels.single)}`, level: levels.single };
      return { text: `${part(first, levels.sum)} - ${part(second, levels.product)}`, level: levels.sum };
    case '/':
    case '%': {
      const sign = products.get(operator) ?? operator;
      return {
        text: `${part(first, levels.product)} ${sign} ${part(second, levels.single)}`,
        level: levels.product,
      };
    }
    case 'min':
    case 'max':
      if (operands.length === 0) throw new Unwritable();
      return {
        text: `${operator}(${operands.map((each) => part(each, levels.or)).join(', ')})`,
        level: levels.single,
      };
    case 'sum':
    case 'average':
    case 'least':
    case 'greatest':
      return { text: `${operator}(${part(first, levels.or)})`, level: levels.single };
    case 'distance':
      if (operands.length !== 2) throw new Unwritable();
      return {
        text: `distance(${operands.map((each) => placeConstant(each) ?? variable(each, questions)).join(', ')})`,
        level: levels.single,
      };
    case 'contains':
      return compared('contains', part(second, levels.sum));
    case 'in':
      if (!Array.isArray(second)) throw new Unwritable();
      return compared('is one of', `(${second.map((each) => part(each, levels.or)).join(', ')})`);
    case '<=':
      if (operands.length === 3) {
        const [low, middle, high] = [first, second, third].map((each) => part(each, levels.sum));
        return { text: `${middle} between ${low} and ${high}`, level: levels.comparison };
      }
      break;
    default:
      break;
  }
  const sign = [...comparisonSigns].find(([, known]) => known === operator)?.[0];
  if (sign !== undefined && operands.length === 2) return compared(sign, part(second, levels.sum));
  const dayWord = [...dayWords].find(([, known]) => known === operator)?.[0];
  if (dayWord !== undefined) return compared(dayWord, dayText(second));
  const timeWord = [...timeWords].find(([, known]) => known === operator)?.[0];
  if (timeWord !== undefined && typeof second === 'string' && /^\d\d:\d\d$/.test(second)) {
    return compared(timeWord, second);
  }
  throw new Unwritable();

  function answered(operand: Logic, isDenied: boolean): FormattedExpression {
    const [of = null] = operationOf(operand)?.operands ?? [];
    return {
      text: `${part(of, levels.single)} ${isDenied ? 'is not answered' : 'is answered'}`,
      level: levels.comparison,
    };
  }
}

/** A place as people write it, where it is read back as the same. */
function placeConstant(node: Logic): string | null {
  const text = typeof node === 'string' ? placeTextOf(node) : '';
  return placeValue(text) === node ? `"${text}"` : null;
}

function isAnswered(node: Logic): boolean {
  return operationOf(node)?.operator === 'answered';
}

function constant(node: Logic): string {
  if (node === true || node === false) return node ? 'yes' : 'no';
  if (typeof node === 'number') {
    if (!/^\d+(\.\d+)?$/.test(String(node))) throw new Unwritable();
    return String(node);
  }
  if (typeof node === 'string' && !node.includes('"')) return `"${node}"`;
  throw new Unwritable();
}

/** By title if that is unique, otherwise by id. */
function variable(node: Logic, questions: readonly TitledQuestion[]): string {
  const name = variableName(node);
  if (!name || name.includes(']')) throw new Unwritable();
  const title = questions.find(({ id }) => id === name)?.text ?? '';
  const alike = questions.filter(({ text }) => text.toLowerCase() === title.toLowerCase());
  const isPlain = alike.length === 1 && title.trim() === title && !/[[\]\r\n]/.test(title);
  return `[${isPlain ? title : name}]`;
}

function dayText(node: Logic): string {
  const moment = typeof node === 'string' ? dateTimeOf(node) : null;
  if (moment === null) throw new Unwritable();
  const local = moment.at + moment.offset;
  if (local % 86_400_000 !== 0 || local < 0 || local > 253_402_300_799_999) throw new Unwritable();
  return new Date(local).toISOString().slice(0, 10);
}
