// The operators of row filters (spec 2, section 5, "Operators by type"), each with all that is said of it. How a kind of
// answer is filtered is in its record (core/questions/kinds/); the same in SQL is server/sheets/filter-sql.ts, and
// tests/contract/filters.test.ts compares the two for each operator.
//
// Where the spec is silent: NE and NOT_CONTAINS also pass unanswered rows, every other operator only answered ones;
// several values mean any of them; text equality is exact, and containment ignores case.
import { keysOf } from '#core/keys-of.ts';
import type { Message } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type OperatorRecord = {
  /** Its name, and a condition with it as `part` says; a kind may have another for it. */
  says: OperatorMessage;
  /** Its notation in commands. */
  sign: string;
  /**
   * Whether it takes any of several values, the lower and the upper bound of a range, in fields of their own, or
   * nothing.
   */
  takes: 'values' | 'bounds' | 'nothing';
  /** Which end of a day or minute it is compared with: "after a day" means after its end. */
  edge: 'start' | 'end';
  /** The word between its values in a sentence. */
  joint: 'or' | 'and';
  /** Whether each of its values is searched for; equal ones are found by a hash. */
  isSearch: boolean;
  /** The operator that passes exactly the rows that this one does not. */
  denies: FilterOperator | null;
  /** The operators of expressions that compare an answer with a constant so. */
  inLogic: readonly string[];
  /** What it passes of numbers; null: it does not apply to them. */
  ofNumbers: ((values: readonly number[]) => (answer: number) => boolean) | null;
  /** What it passes of texts; null: it does not apply to them. */
  ofTexts: ((values: readonly string[]) => (answer: string) => boolean) | null;
};

export type FilterOperator =
  | 'EQ'
  | 'NE'
  | 'GT'
  | 'GTE'
  | 'LT'
  | 'LTE'
  | 'CONTAINS'
  | 'NOT_CONTAINS'
  | 'BETWEEN'
  | 'RANKED_FIRST'
  | 'NEAR'
  | 'INSIDE'
  | 'ANSWERED'
  | 'NOT_ANSWERED';

/** A condition as a `sentence`, as a `condition` without its question, or its operator alone. */
export type OperatorMessage = Message<`{part, select, sentence {{question} ${string}`>;

function record(says: OperatorMessage, sign: string, further: Partial<OperatorRecord>): OperatorRecord {
  return {
    says,
    sign,
    takes: 'values',
    edge: 'start',
    joint: 'or',
    isSearch: false,
    denies: null,
    inLogic: [],
    ofNumbers: null,
    ofTexts: null,
    ...further,
  };
}

const none = Number.NaN;

export const operatorRecords: Readonly<Record<FilterOperator, OperatorRecord>> = {
  EQ: record(m.equals, '=', {
    inLogic: ['==', '===', 'in'],
    ofNumbers: (values) => (answer) => values.includes(answer),
    ofTexts: (values) => {
      const wanted = new Set(values);
      return (answer) => wanted.has(answer);
    },
  }),
  NE: record(m.notEquals, '!=', { denies: 'EQ', inLogic: ['!=', '!=='] }),
  GT: record(m.greater, '>', {
    inLogic: ['>'],
    edge: 'end',
    ofNumbers:
      ([value = none]) =>
      (answer) =>
        answer > value,
  }),
  GTE: record(m.greaterOrEqual, '>=', {
    inLogic: ['>='],
    ofNumbers:
      ([value = none]) =>
      (answer) =>
        answer >= value,
  }),
  LT: record(m.less, '<', {
    inLogic: ['<'],
    ofNumbers:
      ([value = none]) =>
      (answer) =>
        answer < value,
  }),
  LTE: record(m.lessOrEqual, '<=', {
    inLogic: ['<='],
    ofNumbers:
      ([value = none]) =>
      (answer) =>
        answer <= value,
  }),
  CONTAINS: record(m.contains, 'contains', {
    inLogic: ['contains'],
    isSearch: true,
    ofTexts: (values) => {
      const wanted = values.map(foldCase);
      return (answer) => {
        const text = foldCase(answer);
        return wanted.some((part) => text.includes(part));
      };
    },
  }),
  NOT_CONTAINS: record(m.doesNotContain, '!contains', { isSearch: true, denies: 'CONTAINS' }),
  BETWEEN: record(m.between, 'between', {
    takes: 'bounds',
    joint: 'and',
    ofNumbers:
      ([low = none, high = none]) =>
      (answer) =>
        answer >= low && answer <= high,
  }),
  // What these three mean is said by the kind that has them: core/questions/kinds/place.ts, ranking.ts.
  RANKED_FIRST: record(m.isFirst, 'first', {}),
  NEAR: record(m.near, 'within', {}),
  INSIDE: record(m.inside, 'inside', { takes: 'bounds', joint: 'and' }),
  ANSWERED: record(m.isAnswered, 'answered', {
    takes: 'nothing',
    ofNumbers: () => () => true,
    ofTexts: () => (answer) => answer.trim() !== '',
  }),
  NOT_ANSWERED: record(m.isNotAnswered, '!answered', { takes: 'nothing', denies: 'ANSWERED' }),
};

/** All operators, in the order of the contract. */
export const filterOperators = keysOf(operatorRecords);

/** Whether an operator takes a lower and an upper bound. */
export function takesBounds(operator: FilterOperator): boolean {
  return operatorRecords[operator].takes === 'bounds';
}

/** Whether an operator takes any of several values. */
export function takesValues(operator: FilterOperator): boolean {
  return operatorRecords[operator].takes === 'values';
}

/** Whether an operator takes no value. */
export function takesNothing(operator: FilterOperator): boolean {
  return operatorRecords[operator].takes === 'nothing';
}

/** Lower-cases letter by letter, as the database does: no letter becomes two, and none depends on its neighbours. */
function foldCase(text: string): string {
  // Latin-1 has no letter of either kind.
  if (!/[\u0100-\uffff]/.test(text)) return text.toLowerCase();
  let folded = '';
  for (const letter of text) {
    const lower = letter.toLowerCase();
    folded += lower.length === letter.length ? lower : letter;
  }
  return folded;
}
