// Choices of a question's own options, one or several, and yes or no.
import { valuesOf } from '#core/questions/values.ts';
import type { Options } from './answer-reader.ts';
import { booleanResult, listResult, textResult } from './calculated.ts';
import { amongOperators, answeredOperators, both, plain } from './conditions.ts';
import { textFilter } from './filter.ts';
import { type AnswerKind, plainKind } from './kind.ts';
import type { Message } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

const noOption = t(m.pleaseChooseOption);
const noOptions = t(m.pleaseChooseAtLeastOne);
const noYesNo = t(m.pleaseChooseYesTrueOr);

export const choice: AnswerKind = {
  ...plainKind,
  outside: 'CHECKBOXES',
  choices: 'options',
  isName: true,
  emptyIssue: noOption,
  valueIssue: (value, options) =>
    options.some((option) => option.value === value)
      ? null
      : t(m.isNotOneOfOptions, { shorten: shorten(value) }),
  reading: 'option',
  text: (value, options) => options.find((option) => option.value === value)?.name || value,
  key: (value) => value.normalize('NFC'),
  calculated: { takes: ['text', 'number'], value: textResult },
  column: 'text',
  constant: 'option',
  conditions: [...plain('==', '!='), ...both('in'), ...answeredOperators],
  summary: 'ranked',
  filter: textFilter(['EQ', 'NE'], noOption, { parse: (value, _, options) => parseOption(value, options) }),
};

export const choices: AnswerKind = {
  ...choice,
  outside: null,
  isList: true,
  isUnordered: true,
  isName: false,
  emptyIssue: noOptions,
  key: null,
  calculated: { takes: ['list', 'text', 'number'], value: listResult },
  logicValue: (_, answer) => valuesOf(answer),
  column: null,
  conditions: amongOperators,
  filter: textFilter(['CONTAINS'], noOptions, { parse: choice.filter.parse }),
};

export const yesNo: AnswerKind = {
  ...plainKind,
  choices: 'yesNo',
  isBare: true,
  emptyIssue: noYesNo,
  valueIssue: (value) => (isYesNo(value) ? null : noYesNo),
  reading: (word) => words.get(word.toLowerCase()),
  text: (value) => yesAndNo.find((one) => one.value === value)?.label ?? value,
  json: (value) => (isYesNo(value) ? value === 'true' : value),
  calculated: { takes: ['boolean'], value: booleanResult },
  logicValue: (first) => first === 'true',
  column: 'boolean',
  constant: 'yesNo',
  conditions: [...plain('==', '!='), ...answeredOperators],
  conditionWords: { truthy: [t(m.isYes), t(m.isNoOrNotAnswered)] },
  summary: 'pie',
  filter: textFilter(['EQ'], noYesNo, {
    issues: ({ values: [first = ''] }) => (isYesNo(first) ? [] : [noYesNo]),
    parse: (value) => {
      const meant = /^(yes|true)$/i.test(value) ? 'true' : /^(no|false)$/i.test(value) ? 'false' : null;
      return meant === null ? t(m.chooseYesOrNo) : [meant];
    },
  }),
};

/** The choices of every question of yes or no. */
export const yesAndNo = [named('true', common.yes), named('false', common.no)];

/** The same where the value itself is meant: in filters and edits (spec 2, section 5). */
export const trueAndFalse = [named('true', m.yesTrue), named('false', m.noFalse)];

/** Its label is said when it is read: a server has readers of many languages. */
function named(value: string, label: Message): { value: string; label: string } {
  return {
    value,
    get label() {
      return t(label);
    },
  };
}

const words: ReadonlyMap<string, string> = new Map([
  ...['true', 'yes', 'y', '1'].map((word) => [word, 'true'] as const),
  ...['false', 'no', 'n', '0'].map((word) => [word, 'false'] as const),
]);

function isYesNo(value: string): boolean {
  return value === 'true' || value === 'false';
}

function parseOption(value: string, options: Options): string[] | string {
  const offered = options.map((option) => option.value);
  const meant =
    offered.find((each) => each === value) ??
    offered.find((each) => each.toLowerCase() === value.toLowerCase());
  return meant === undefined ? t(m.isNotOneOfOffered, { value, offered: offered.join(', ') }) : [meant];
}

function shorten(value: string): string {
  return value.length > 60 ? `${value.slice(0, 57)}...` : value;
}
