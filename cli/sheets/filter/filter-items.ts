// The lines of the filter dialog: general settings, a line per condition, and commands. Pure.
import { filteredQuestions } from '#core/forms/filtered-questions.ts';
import type { Question } from '#core/questions/schema.ts';
import { answerText, type AnswerTextOptions, momentText, reviewLabels } from '#core/sheets/format-answer.ts';
import { type Clock, lastDaysText } from '#core/sheets/filter/filter-dates.ts';
import {
  chosenNames,
  type HourChoice,
  hourChoices,
  weekdayChoices,
} from '#core/sheets/filter/filter-hours.ts';
import {
  type DraftIssues,
  draftDates,
  type FilterDraft,
  type FilterLine,
} from '#core/sheets/filter/filter-draft.ts';
import { mayHavePassed } from '#core/sheets/filter/filter-conditions.ts';
import { alertsLabel, conditionText, filterLabels, passedLabel } from '#core/sheets/filter/format-filter.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { common } from '#core/messages/common-texts.ts';

export type FilterItem = {
  what:
    | 'and'
    | 'period'
    | 'minDate'
    | 'maxDate'
    | 'weekdays'
    | 'hours'
    | 'review'
    | 'alerts'
    | 'passed'
    | 'users'
    | 'raised'
    | 'line'
    | 'add'
    | 'apply'
    | 'clear';
  label: string;
  text: string;
  /** Of a condition. */
  key?: number;
  issues: readonly string[];
};

export type FilteredForm = {
  questions: readonly Question[];
  contextQuestions: readonly Question[];
  reviewers: readonly unknown[];
  alerts: readonly unknown[];
};

/** The dialog's lines in order. */
export function filterItems(
  draft: FilterDraft,
  form: FilteredForm,
  issues: DraftIssues | null,
  { people, ...options }: AnswerTextOptions & Clock & { people: number },
): FilterItem[] {
  const { and, weekdays, hours, reviewState, alerts, passed, userIds, alertIds, lines } = draft;
  const named = (ids: readonly string[], none: string) =>
    ids.length === 0 ? none : ids.map((id) => options.catalogNames?.get(id) ?? id).join(' or ');
  const inHours = (choices: readonly HourChoice[], chosen: readonly number[]) =>
    chosen.length === 0 ? t(m.any) : chosenNames(choices, chosen).join(' or ');
  const { minDate, maxDate } = draftDates(draft, options);
  const moment = (at: number | null) => (at === null ? t(m.atAnyTime) : momentText(at, options.timeZone));
  const item = (what: FilterItem['what'], label: string, text: string, wrong: string | null = null) => ({
    what,
    label,
    text,
    issues: wrong === null ? [] : [wrong],
  });
  const dates = issues?.dates ?? null;
  const isSet =
    [lines, userIds, alertIds, weekdays, hours].some(({ length }) => length > 0) ||
    minDate !== null ||
    maxDate !== null ||
    reviewState !== null ||
    alerts !== null ||
    passed !== null;
  return [
    item('period', t(m.period), periodText(draft)),
    item('minDate', t(m.from), moment(minDate), minDate === null ? dates : null),
    item('maxDate', t(m.to), moment(maxDate), maxDate === null ? dates : null),
    item('weekdays', filterLabels.weekdays, inHours(weekdayChoices(), weekdays)),
    item('hours', filterLabels.hours, inHours(hourChoices(), hours)),
    ...(form.reviewers.length > 0
      ? [item('review', t(m.review), reviewState === null ? t(common.all) : reviewLabels[reviewState])]
      : []),
    ...(form.alerts.length > 0 || alerts !== null
      ? [item('alerts', t(m.alerts), alerts === null ? t(common.all) : alertsLabel(alerts))]
      : []),
    ...(mayHavePassed(form) || passed !== null
      ? [item('passed', t(m.reasons), passed === null ? t(common.all) : passedLabel(passed))]
      : []),
    ...(form.alerts.length > 0 || alertIds.length > 0
      ? [item('raised', filterLabels.raised, named(alertIds, t(m.any)))]
      : []),
    ...(people > 0 || userIds.length > 0
      ? [item('users', filterLabels.users, named(userIds, t(m.anybody)))]
      : []),
    ...lines.map((line) => ({
      what: 'line' as const,
      key: line.key,
      ...lineTexts(line, filteredQuestions(form), options),
      issues: issues?.lines.get(line.key) ?? [],
    })),
    ...(lines.length > 1
      ? [item('and', t(m.rowsPass), and ? t(m.allOfTheseFilters) : t(m.anyOfTheseFilters))]
      : []),
    item('add', t(m.addFilter), ''),
    item('apply', t(m.apply), ''),
    ...(isSet ? [item('clear', t(m.clearAll), '')] : []),
  ];
}

function periodText({ minDate, maxDate, lastDays }: FilterDraft): string {
  if (lastDays !== null) return lastDaysText(lastDays);
  return minDate === null && maxDate === null ? t(m.anyTime) : t(m.betweenTwoDates);
}

function lineTexts(
  { questionId, operator, values }: FilterLine,
  questions: readonly Question[],
  options: AnswerTextOptions,
): { label: string; text: string } {
  const question = questions.find(({ id }) => id === questionId);
  if (question === undefined) return { label: t(m.deletedQuestion), text: '' };
  const texts = values.map((value) => answerText(question, value, options));
  return { label: question.text, text: conditionText(operator, question.type, texts) };
}
