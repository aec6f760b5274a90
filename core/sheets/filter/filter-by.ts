// "Filter by this": the values of a row as conditions that the filter in force can be narrowed by.
import { type Person, personName } from '#core/primitives.ts';
import { startOfDay } from '#core/calendar/days.ts';
import { currentFormats } from '#core/format/current.ts';
import type { Alert } from '#core/forms/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { isMoment } from '#core/questions/types.ts';
import { type AnswerValue, dateTimeOf, valuesOf } from '#core/questions/values.ts';
import { answerText, type AnswerTextOptions, reviewLabels } from '#core/sheets/format-answer.ts';
import type { ReviewStatus, RowFilterInput } from '#core/sheets/schema.ts';
import { filterWithAnswer } from './drill-down.ts';
import { fromFilter, toFilter } from './filter-draft.ts';
import { filterLabels } from './format-filter.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { common } from '#core/messages/common-texts.ts';

/** A row as its filters see it. */
export type RowFacts = {
  /** Epoch milliseconds. */
  created: number;
  user: Person;
  reviewState: ReviewStatus | null;
  /** Ids of the alerts that it raised. */
  alerts: readonly string[];
  /** In wire format, by question id. */
  answers: Readonly<Record<string, AnswerValue>>;
};

/** A value to filter by: what it is a value of, the value, and the filter that it leads to. */
export type FilterBy = { what: string; value: string; filter: RowFilterInput | null };

export type FilterByWorld = {
  filter: RowFilterInput | null;
  alerts: readonly Pick<Alert, 'id' | 'name'>[];
  words: AnswerTextOptions;
};

/** By who submitted the row. */
export function byUser(user: RowFacts['user'], filter: RowFilterInput | null): FilterBy {
  return {
    what: filterLabels.users,
    value: personName(user),
    filter: toFilter({ ...fromFilter(filter), userIds: [user.id] }),
  };
}

/** By an alert that the row raised. */
export function byAlert({ id, name }: Pick<Alert, 'id' | 'name'>, filter: RowFilterInput | null): FilterBy {
  return {
    what: filterLabels.raised,
    value: name,
    filter: toFilter({ ...fromFilter(filter), alertIds: [id] }),
  };
}

/** By each value that was answered to a question; none where no filter finds just those rows. */
export function byAnswer(
  question: Question,
  answer: AnswerValue | undefined,
  { filter, words }: Pick<FilterByWorld, 'filter' | 'words'>,
): FilterBy[] {
  return [...new Set(valuesOf(answer))].flatMap((value) => {
    const isOfTime = isMoment(question.type);
    const at = isOfTime ? dateTimeOf(value)?.at : undefined;
    if (isOfTime && at === undefined) return [];
    const [wanted, text] =
      at === undefined
        ? [value, answerText(question, value, words)]
        : [dayOf(at, words.timeZone).join(' '), dayText(at, words.timeZone)];
    const narrowed = filterWithAnswer(filter, question, wanted);
    return narrowed === null ? [] : [{ what: question.text, value: text, filter: narrowed }];
  });
}

/** By what a cell of the table shows. */
export function byCell(
  column: { kind: 'date' | 'user' | 'sheet' | 'question' | 'review'; question?: Question | undefined },
  row: RowFacts,
  { filter, alerts, words }: FilterByWorld,
): FilterBy[] {
  switch (column.kind) {
    case 'date':
      return [
        byDay(row.created, filter, words.timeZone),
        ...alerts.filter(({ id }) => row.alerts.includes(id)).map((alert) => byAlert(alert, filter)),
      ];
    case 'user':
      return [byUser(row.user, filter)];
    case 'review':
      return row.reviewState === null
        ? []
        : [
            {
              what: t(m.review),
              value: reviewLabels[row.reviewState],
              filter: toFilter({ ...fromFilter(filter), reviewState: row.reviewState }),
            },
          ];
    case 'question':
      return column.question === undefined
        ? []
        : byAnswer(column.question, row.answers[column.question.id], { filter, words });
    // Sheets are chosen, not filtered.
    default:
      return [];
  }
}

/** `Filter by "Approach"`. */
export function filterByLabel({ value }: Pick<FilterBy, 'value'>): string {
  return t(m.filterByValue, {
    value: value.length > mostShown ? `${value.slice(0, mostShown - 1)}…` : value,
  });
}

/** Characters of a value in a menu. */
const mostShown = 40;

function byDay(at: number, filter: RowFilterInput | null, timeZone: string): FilterBy {
  const [minDate, maxDate] = dayOf(at, timeZone);
  return {
    what: t(common.date),
    value: dayText(at, timeZone),
    filter: toFilter({ ...fromFilter(filter), lastDays: null, minDate, maxDate }),
  };
}

/** The first and the last millisecond of a moment's day. */
function dayOf(at: number, timeZone: string): [number, number] {
  return [startOfDay(at, timeZone), startOfDay(at, timeZone, 1) - 1];
}

function dayText(at: number, timeZone: string): string {
  return currentFormats.value.day(at, timeZone);
}
