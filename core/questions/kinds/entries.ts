// Entries: answers to questions of its own, any number of times. In expressions, filters and numbers it is how many there are.
import { m as entries } from '#core/questions/entries/texts.ts';
import { entriesLength, entriesLimit } from '#core/questions/entries/limits.ts';
import { takesBounds } from '#core/questions/filter-operators.ts';
import { wording } from '#core/messages/message.ts';
import { valuesOf } from '#core/questions/values.ts';
import { t } from '#core/messages/text.ts';
import { answeredOperators, both, plain } from './conditions.ts';
import { type AnswerTest, orderedFilter, parseBounds, readIssues } from './filter.ts';
import { type AnswerKind, plainKind } from './kind.ts';
import { m } from './texts.ts';

const noNumber = t(entries.enterNumberOfEntries);
const isCount = (value: string) => /^\d{1,6}$/.test(value);

const counted = orderedFilter(Number, isCount, {
  operators: ['GTE', 'LTE', 'EQ', 'BETWEEN', 'ANSWERED', 'NOT_ANSWERED'],
  issues: (condition) =>
    readIssues(isCount, condition, [noNumber, t(m.yourLowerBoundMustBe), t(m.yourUpperBoundMustBe)]),
  parse: (value, operator) => {
    if (takesBounds(operator)) return parseBounds(value, (text) => (isCount(text) ? text : null), 'number');
    return isCount(value) ? [value] : noNumber;
  },
});

export const entry: AnswerKind = {
  ...plainKind,
  isList: true,
  isEntry: true,
  isBare: true,
  emptyIssue: null,
  // What an entry is depends on its questions: core/questions/answers.ts.
  valueIssue: () => null,
  reading: 'entries',
  text: (value) => value,
  listIssue: (values) => {
    if (values.length > entriesLimit) return wording(entries.mostEntries, { most: entriesLimit });
    const isTooLong = values.reduce((sum, { length }) => sum + length, 0) > entriesLength;
    return isTooLong ? wording(entries.tooLong, { most: entriesLength }) : null;
  },
  logicValue: (_, answer) => valuesOf(answer).length,
  column: 'number',
  constant: 'number',
  conditions: [...plain('>=', '<=', '>', '<', '==', '!='), ...both('between'), ...answeredOperators],
  summary: 'area',
  filter: {
    ...counted,
    valueText: (value) => value,
    test: (condition): AnswerTest => {
      const test = counted.numberTest?.(condition);
      return (answer) => {
        const count = valuesOf(answer).length;
        return test?.(count === 0 ? null : count) === true;
      };
    },
  },
};
