// Text.
import { answeredOperators, both, plain } from './conditions.ts';
import { textFilter } from './filter.ts';
import { textResult } from './calculated.ts';
import { type AnswerKind, plainKind } from './kind.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const text: AnswerKind = {
  ...plainKind,
  isFreeText: true,
  isName: true,
  emptyIssue: null,
  valueIssue: () => null,
  reading: 'text',
  text: (value) => value,
  key: (value) => value.normalize('NFC'),
  // A CSV for Excel has an apostrophe before what would run.
  isSame: (before, after) => before === after || (after === `'${before}` && /^[=+\-@\t\r]/.test(before)),
  calculated: { takes: ['text', 'number'], value: textResult },
  column: 'text',
  constant: 'text',
  conditions: [...plain('==', '!='), ...both('contains', 'in'), ...answeredOperators],
  summary: 'list',
  filter: textFilter(['EQ', 'NE', 'CONTAINS', 'NOT_CONTAINS'], t(m.pleaseEnterText)),
};
