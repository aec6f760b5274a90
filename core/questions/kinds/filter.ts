// How rows are filtered by a kind of answer: what its conditions take, how they are written, and which answers pass.
import {
  type FilterOperator,
  type OperatorMessage,
  operatorRecords,
  takesBounds,
} from '#core/questions/filter-operators.ts';
import { type AnswerValue, isDecimal, valuesOf } from '#core/questions/values.ts';
import type { AnswerReader, Options } from './answer-reader.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** A condition without its question. */
export type Condition = { operator: FilterOperator; values: readonly string[] };

export type AnswerFilter = {
  /** The operators that it offers; empty: it cannot be filtered. */
  operators: readonly FilterOperator[];
  /** Names of operators that differ from the usual ones. */
  says: Readonly<Partial<Record<FilterOperator, OperatorMessage>>>;
  /** Operators that mean another one where they are typed. */
  meant: Readonly<Partial<Record<FilterOperator, FilterOperator>>>;
  /** The message for bounds in the wrong order. */
  turned: string;
  /** The issues with the values of a condition, with the spec's messages. */
  issues(condition: Condition): string[];
  /** The values of a condition as it is typed in a command, or an error message. */
  parse(value: string, operator: FilterOperator, options: Options, reader: AnswerReader): string[] | string;
  /** A value as people read it, where it is no answer; null: it is read as one. */
  valueText: ((value: string, operator: FilterOperator) => string) | null;
  /** The values that find one answer. For moments, that is a range: both ends, separated by a space. */
  valuesFor(answer: string): string[];
  /** Compiles a valid condition to a predicate on an answer. */
  test(condition: Condition): AnswerTest;
  /** The same on the numbers of a column, null for no answer; null: its column has none. */
  numberTest: ((condition: Condition) => NumberTest) | null;
};

export type AnswerTest = (answer: AnswerValue | undefined) => boolean;
export type NumberTest = (answer: number | null) => boolean;

const turned = t(m.yourLowerBoundIsAbove);

/** Filters texts; `empty` is the issue of a condition without a value. */
export function textFilter(
  operators: readonly FilterOperator[],
  empty: string,
  further: Partial<AnswerFilter> = {},
): AnswerFilter {
  return {
    operators,
    says: {},
    meant: {},
    turned,
    issues: ({ values }) => (values.length > 0 ? [] : [empty]),
    parse: (value) => [value],
    valueText: null,
    valuesFor: (answer) => [answer],
    test: textTest,
    numberTest: null,
    ...further,
  };
}

/** Filters values that have an order; `read` is null where a value is none. */
export function orderedFilter(
  read: (value: string) => number,
  isRead: (value: string) => boolean,
  further: Pick<AnswerFilter, 'operators' | 'issues' | 'parse'> & Partial<AnswerFilter>,
): AnswerFilter {
  const numberTest = ({ operator, values }: Condition) => testOfNumbers(operator, values.map(read));
  return {
    says: {},
    meant: {},
    turned,
    valueText: null,
    valuesFor: (answer) => [answer],
    test: (condition) => {
      const test = numberTest(condition);
      return (answer) => {
        const [text] = valuesOf(answer);
        return test(text !== undefined && isRead(text) ? read(text) : null);
      };
    },
    numberTest,
    ...further,
  };
}

function testOfNumbers(operator: FilterOperator, values: readonly number[]): NumberTest {
  const { ofNumbers, denies } = operatorRecords[operator];
  if (denies !== null) return not(testOfNumbers(denies, values));
  const holds = ofNumbers?.(values);
  return (answer) => answer !== null && holds !== undefined && holds(answer);
}

export function textTest({ operator, values }: Condition): AnswerTest {
  const { ofTexts, denies } = operatorRecords[operator];
  if (denies !== null) return not(textTest({ operator: denies, values }));
  if (ofTexts === null) return () => false;
  const holds = ofTexts(values);
  // A list holds whole values.
  return (answer) =>
    typeof answer === 'string' ? holds(answer) : valuesOf(answer).some((value) => values.includes(value));
}

function not<Answer>(test: (answer: Answer) => boolean): (answer: Answer) => boolean {
  return (answer) => !test(answer);
}

/** A number in a command. */
export function parseNumber(value: string): string[] | string {
  return isDecimal(value) ? [value] : t(m.isNotNumber, { value });
}

/** `a..b` in a command; `kind` is what an end is. */
export function parseBounds(
  value: string,
  read: (text: string, edge: 'start' | 'end') => string | null,
  kind: 'date' | 'time' | 'duration' | 'number',
): string[] | string {
  const [from, to, ...more] = value.split('..').map((text) => text.trim());
  if (from === undefined || to === undefined || more.length > 0) return t(m.writeBothEndsAsB);
  const first = read(from, 'start');
  const last = read(to, 'end');
  if (first === null) return t(m.isNoEnd, { text: from, kind });
  if (last === null) return t(m.isNoEnd, { text: to, kind });
  return [first, last];
}

/** The issues with a condition of values that are read: of each, or of both bounds. */
export function readIssues(
  isRead: (value: string) => boolean,
  { operator, values }: Condition,
  [one, lower, upper]: readonly [one: string, lower: string, upper: string],
): string[] {
  const [first = '', second = ''] = values;
  if (!takesBounds(operator)) return values.length > 0 && values.every(isRead) ? [] : [one];
  return [...(isRead(first) ? [] : [lower]), ...(isRead(second) ? [] : [upper])];
}
