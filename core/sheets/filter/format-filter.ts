// A row filter as text: the names of its operators, and the whole filter as a sentence.
import type { Question } from '#core/questions/schema.ts';
import { answersOf, type QuestionType } from '#core/questions/types.ts';
import { type FilterOperator, operatorRecords } from '#core/questions/filter-operators.ts';
import { answerText, type AnswerTextOptions, momentText, reviewLabels } from '#core/sheets/format-answer.ts';
import { chosenNames, hourChoices, weekdayChoices } from './filter-hours.ts';
import { statusIn } from '#core/sheets/review/review-status.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import type { Message } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** An operator's name for a type (spec 2, section 5, "Operators by type"). */
export function operatorLabel(operator: FilterOperator, type: QuestionType): string {
  return saidOf(operator, type, { part: 'operator', question: '', values: '' });
}

/** What a condition says of a question: `equals Approach`. */
export function conditionText(
  operator: FilterOperator,
  type: QuestionType,
  texts: readonly string[],
): string {
  const values = joined(texts, operatorRecords[operator].joint);
  return saidOf(operator, type, { part: 'condition', question: '', values });
}

/** A condition with its question: `Phase of flight equals Approach`. */
export function conditionSentence(
  operator: FilterOperator,
  { text: question, type }: Pick<Question, 'text' | 'type'>,
  values: string,
): string {
  return saidOf(operator, type, { part: 'sentence', question, values });
}

function saidOf(
  operator: FilterOperator,
  type: QuestionType,
  values: { part: 'sentence' | 'condition' | 'operator'; question: string; values: string },
): string {
  const message: Message = answersOf(type).filter.says[operator] ?? operatorRecords[operator].says;
  return t(message, values);
}

/** Whether all of them hold, or one; `list`: of different things. */
function joined(texts: readonly string[], joint: 'or' | 'and' | 'list'): string {
  const [first = '', ...others] = texts;
  return others.reduce((before, next) => t(m.joined, { joint, before, next }), first);
}

type FilteredQuestion = Pick<Question, 'id' | 'text' | 'type' | 'questionOptions'> & {
  readonly entriesOf?: string | undefined;
};

/** What a condition of a filter is about: a part of the filter, or the answer of one of its lines. */
export type ConditionKey =
  | 'dates'
  | 'weekdays'
  | 'hours'
  | 'review'
  | 'alerts'
  | 'passed'
  | 'raised'
  | 'users'
  | `line ${number}`;

/** A condition in words, such as `Phase of flight equals Approach`. */
export type Condition = { key: ConditionKey; text: string };

/** The conditions of a filter: those of whole rows first, then its lines, whose keys are those of `fromFilter`. */
export function filterConditions(
  filter: RowFilterInput,
  questions: readonly FilteredQuestion[],
  options: AnswerTextOptions,
): Condition[] {
  const {
    minDate,
    maxDate,
    lastDays,
    weekdays,
    hours,
    alerts = null,
    passed = null,
    userIds,
    alertIds,
    filters = [],
  } = filter;
  const status = statusIn(filter);
  const moment = (at: number) => momentText(at, options.timeZone);
  const conditions: (Condition | null)[] = [
    minDate != null && maxDate != null
      ? { key: 'dates', text: t(m.dateBetweenAnd, { moment: moment(minDate), moment2: moment(maxDate) }) }
      : null,
    lastDays == null
      ? null
      : {
          key: 'dates',
          text: lastDays === 1 ? t(m.dateToday) : t(m.dateInLastDays, { days: lastDays }),
        },
    hoursCondition('weekdays', weekdays),
    hoursCondition('hours', hours),
    status === null
      ? null
      : { key: 'review', text: t(m.reviewEquals, { reviewLabels: reviewLabels[status] }) },
    alerts === null ? null : { key: 'alerts', text: alertsLabel(alerts) },
    passed === null ? null : { key: 'passed', text: passedLabel(passed) },
    namedCondition('raised', 'Alert', alertIds, options),
    namedCondition('users', 'User', userIds, options),
    ...filters.map((one, index): Condition => ({
      key: lineKey(index + 1),
      text: lineText(one, questions, options),
    })),
  ];
  return conditions.filter((condition) => condition !== null);
}

/** The key of a draft's line. */
export function lineKey(key: number): ConditionKey {
  return `line ${key}`;
}

/** A filter as a sentence without a full stop: `Phase of flight equals Approach and Cost greater 100`. */
export function filterSentence(
  filter: RowFilterInput,
  questions: readonly FilteredQuestion[],
  options: AnswerTextOptions,
): string {
  const conditions = filterConditions(filter, questions, options);
  const [lines, others] = [true, false].map((ofLines) =>
    conditions.filter(({ key }) => key.startsWith('line ') === ofLines).map(({ text }) => text),
  );
  const ofLines = lines?.length ? [joined(lines, filter.and === false ? 'or' : 'and')] : [];
  return joined([...(others ?? []), ...ofLines], 'list');
}

/** The people or alerts of a filter; null for none. Those without a name here are counted. */
function namedCondition(
  key: 'raised' | 'users',
  what: 'User' | 'Alert',
  ids: readonly string[] | null | undefined,
  { catalogNames }: AnswerTextOptions,
): Condition | null {
  if (ids == null || ids.length === 0) return null;
  const names = ids.flatMap((id) => catalogNames?.get(id) ?? []);
  const unnamed = ids.length - names.length;
  const texts = [
    ...names,
    ...(unnamed > 0
      ? [
          t(names.length > 0 ? m.otherCount : what === 'User' ? m.userCount : m.alertCount, {
            count: unnamed,
          }),
        ]
      : []),
  ];
  return { key, text: t(what === 'User' ? m.userEquals : m.alertEquals, { names: joined(texts, 'or') }) };
}

function hoursCondition(
  key: 'weekdays' | 'hours',
  numbers: readonly number[] | null | undefined,
): Condition | null {
  if (numbers == null || numbers.length === 0) return null;
  const isDays = key === 'weekdays';
  const names = joined(chosenNames(isDays ? weekdayChoices() : hourChoices(), numbers), 'or');
  return { key, text: t(isDays ? m.weekdayEquals : m.hourEquals, { names }) };
}

/** Fields of the filter dialog, in both faces. */
export const filterLabels = {
  weekdays: t(m.weekday),
  hours: t(m.hour),
  users: t(m.submittedBy),
  raised: t(m.alertRaised),
} as const;

/** What a filter asks for of a row's alerts. */
export function alertsLabel(hasAlerts: boolean): string {
  return hasAlerts ? t(m.withAlerts) : t(m.withoutAlerts);
}

/** What a filter asks for of the reasons for which answers break rules. */
export function passedLabel(hasPassed: boolean): string {
  return hasPassed ? t(m.withReasons) : t(m.withoutReasons);
}

function lineText(
  { questionId, operator, values }: NonNullable<RowFilterInput['filters']>[number],
  questions: readonly FilteredQuestion[],
  options: AnswerTextOptions,
): string {
  const question = questions.find(({ id }) => id === questionId);
  if (question === undefined) return t(m.unknownQuestion);
  const { valueText } = answersOf(question.type).filter;
  const texts = values.map((value) => valueText?.(value, operator) ?? answerText(question, value, options));
  const sentence = conditionSentence(operator, question, joined(texts, operatorRecords[operator].joint));
  return question.entriesOf === undefined ? sentence : t(m.inAnyEntry, { sentence });
}
