// Numbers: one, or several.
import { isDecimal, valuesOf } from '#core/questions/values.ts';
import { takesBounds } from '#core/questions/filter-operators.ts';
import { listResult, numberResult } from './calculated.ts';
import { answeredOperators, both, ofItems, ordering, plain } from './conditions.ts';
import { orderedFilter, parseBounds, parseNumber, readIssues, textFilter } from './filter.ts';
import { type AnswerKind, plainKind } from './kind.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const noNumber = t(m.pleaseEnterNumber);
const wrongNumber = t(m.enterValidNumber);

export const number: AnswerKind = {
  ...plainKind,
  isDecimal: true,
  isBare: true,
  emptyIssue: noNumber,
  valueIssue: (value) => (isDecimal(value) ? null : noNumber),
  reading: 'decimal',
  cell: 'number',
  // No thousands separators: an answer may be a year or a badge number.
  text: (value, _, formats) => formats.decimal(value),
  json: numberOr,
  key: decimalKey,
  isSame: (before, after) => before === after || decimalKey(before.trim()) === decimalKey(after.trim()),
  calculated: { takes: ['number'], value: numberResult },
  logicValue: Number,
  outside: 'MULTI_NUMERIC',
  column: 'number',
  constant: 'number',
  conditions: [...plain('==', '!=', '>=', '<=', '>', '<'), ...both('between', 'in'), ...answeredOperators],
  summary: 'area',
  totals: ['sum', 'average', 'count', 'min', 'max'],
  filter: orderedFilter(Number, isDecimal, {
    operators: ['EQ', 'NE', 'GT', 'GTE', 'LT', 'LTE', 'BETWEEN', 'ANSWERED', 'NOT_ANSWERED'],
    issues: (condition) =>
      readIssues(isDecimal, condition, [wrongNumber, t(m.yourLowerBoundMustBe), t(m.yourUpperBoundMustBe)]),
    parse: (value, operator) =>
      takesBounds(operator)
        ? parseBounds(value, (text) => (isDecimal(text) ? text : null), 'number')
        : parseNumber(value),
  }),
};

export const numbers: AnswerKind = {
  ...number,
  isList: true,
  cell: 'text',
  key: null,
  calculated: { takes: ['list', 'number'], value: listResult },
  logicValue: (_, answer) => valuesOf(answer).map(Number),
  outside: null,
  column: null,
  conditions: [
    ...both('contains'),
    ...ofItems('some', ...ordering),
    ...ofItems('all', ...ordering),
    ...ofItems('none', ...ordering),
    ...answeredOperators,
  ],
  totals: ['count'],
  filter: textFilter(['CONTAINS'], wrongNumber, {
    issues: ({ values }) => (values.length > 0 && values.every(isDecimal) ? [] : [wrongNumber]),
    parse: parseNumber,
    test: ({ values }) => {
      const wanted = new Set(values.map(Number));
      return (answer) => valuesOf(answer).some((value) => wanted.has(Number(value)));
    },
  }),
};

/** `12.50` is the same number as 12.5; one with more digits than a number holds is not, and stays a text. */
function numberOr(value: string): number | string {
  const read = Number(value);
  return isDecimal(value) && isSameNumber(value, String(read)) ? read : value;
}

function isSameNumber(one: string, other: string): boolean {
  const [left, right] = [digitsOf(one), digitsOf(other)];
  return left.digits === right.digits && left.exponent === right.exponent && left.sign === right.sign;
}

/** The digits without zeros around them, and the power of ten behind the last of them. */
function digitsOf(text: string): { sign: string; digits: string; exponent: number } {
  const [, minus = '', whole = '', part = '', power = '0'] =
    /^(-?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const all = (whole + part).replace(/^0+/, '');
  const digits = all.replace(/(?<!0)0+$/, '');
  if (digits === '') return { sign: '', digits: '', exponent: 0 };
  return { sign: minus, digits, exponent: Number(power) - part.length + all.length - digits.length };
}

/** How many decimals a number has that say something: none in `12.0`, two in `1.25` and in `125e-2`. */
export function decimalsOf(text: string): number {
  return Math.max(0, -digitsOf(text).exponent);
}

/** Never by way of a binary number: it has no room for ids of 17 digits. */
function decimalKey(text: string): string {
  const [, sign = '', before = '', behind = ''] = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text) ?? [];
  const [whole, fraction] = [before.replace(/^0+/, ''), behind.replace(/(?<!0)0+$/, '')];
  if (whole === '' && fraction === '') return /^[+-]?[0.]+$/.test(text) ? '0' : text;
  return `${sign === '-' ? '-' : ''}${whole === '' ? '0' : whole}${fraction === '' ? '' : `.${fraction}`}`;
}
