// The filter dialog's model, the same in browser and terminal: a draft of a filter, edited line by line. It may be
// invalid or incomplete; its issues use the spec's messages.
import type { Question } from '#core/questions/schema.ts';
import { issuesOf } from '#core/errors.ts';
import { answersOf, hasOptions, type QuestionType } from '#core/questions/types.ts';
import { type FilterOperator, takesBounds, takesNothing } from '#core/questions/filter-operators.ts';
import { type Clock, datesOf } from './filter-dates.ts';
import { filterIssues } from './filter.ts';
import { statusFilter, statusIn } from '#core/sheets/review/review-status.ts';
import { type ReviewStatus, rowFilter, type RowFilterInput } from '#core/sheets/schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type FilterLine = {
  /** Stable when earlier lines are removed. */
  key: number;
  /** Null: not chosen yet. */
  questionId: string | null;
  operator: FilterOperator;
  /** In wire format: a date in epoch milliseconds, a catalog item as its path. */
  values: readonly string[];
};
export type FilterDraft = {
  /** All lines must match; otherwise any. */
  and: boolean;
  /** Epoch milliseconds, both included; both or neither. */
  minDate: number | null;
  maxDate: number | null;
  /** Instead of dates: today and the days before it, this many in total. */
  lastDays: number | null;
  /** Days of the week, 1 for Monday, and hours of the day on which rows were sent; empty for any. */
  weekdays: readonly number[];
  hours: readonly number[];
  reviewState: ReviewStatus | null;
  /** Rows with alerts, or without. */
  alerts: boolean | null;
  /** Rows with answers that were accepted with a reason, or without. */
  passed: boolean | null;
  /** Rows that one of these people submitted; empty for anybody. */
  userIds: readonly string[];
  /** Rows that set off one of these alerts; empty for any or none. */
  alertIds: readonly string[];
  lines: readonly FilterLine[];
};
/** Messages for people: for the dates, and by a line's key. */
export type DraftIssues = { dates: string | null; lines: ReadonlyMap<number, readonly string[]> };

type FilteredQuestion = Pick<Question, 'id' | 'type'>;

export const emptyDraft: FilterDraft = {
  and: true,
  minDate: null,
  maxDate: null,
  lastDays: null,
  weekdays: [],
  hours: [],
  reviewState: null,
  alerts: null,
  passed: null,
  userIds: [],
  alertIds: [],
  lines: [],
};

/** The questions that can be filtered: all except images and signatures. */
export function filterableQuestions<Q extends FilteredQuestion>(questions: readonly Q[]): Q[] {
  return questions.filter(({ type }) => answersOf(type).filter.operators.length > 0);
}

/** The operators of a type; none if it cannot be filtered. */
export function operatorsOf(type: QuestionType): readonly FilterOperator[] {
  return answersOf(type).filter.operators;
}

/** Appends a line, with a question if one is given. */
export function addLine(draft: FilterDraft, question?: FilteredQuestion): FilterDraft {
  const key = 1 + Math.max(0, ...draft.lines.map((line) => line.key));
  const operator = firstOperator(question);
  return {
    ...draft,
    lines: [...draft.lines, { key, questionId: question?.id ?? null, operator, values: [] }],
  };
}

export function removeLine(draft: FilterDraft, key: number): FilterDraft {
  return { ...draft, lines: draft.lines.filter((line) => line.key !== key) };
}

/** Changes a line's question. Its operator and values stay only if they mean the same for the new one. */
export function changeQuestion(
  draft: FilterDraft,
  key: number,
  next: FilteredQuestion,
  questions: readonly FilteredQuestion[],
): FilterDraft {
  return changeLine(draft, key, (line) => {
    const type = questions.find(({ id }) => id === line.questionId)?.type;
    const isAlike = type === next.type;
    const keepsValues = isAlike && !hasOptions(next.type);
    return {
      ...line,
      questionId: next.id,
      operator: isAlike ? line.operator : firstOperator(next),
      values: keepsValues ? line.values : [],
    };
  });
}

/** Changes a line's operator; one that takes no bounds drops the second, one that takes nothing all. */
export function changeOperator(draft: FilterDraft, key: number, operator: FilterOperator): FilterDraft {
  return changeLine(draft, key, (line) => {
    const isOther = takesBounds(line.operator) !== takesBounds(operator);
    const values = isOther ? line.values.slice(0, 1) : line.values;
    return { ...line, operator, values: takesNothing(operator) ? [] : values };
  });
}

export function changeValues(draft: FilterDraft, key: number, values: readonly string[]): FilterDraft {
  return changeLine(draft, key, (line) => ({ ...line, values }));
}

/** Uses the latest days instead of dates; null for any time. */
export function changeLastDays(draft: FilterDraft, lastDays: number | null): FilterDraft {
  return { ...draft, minDate: null, maxDate: null, lastDays };
}

/** Changes one of the dates; a relative range becomes fixed. */
export function changeDate(
  draft: FilterDraft,
  edge: 'minDate' | 'maxDate',
  at: number | null,
  clock: Clock,
): FilterDraft {
  return { ...draft, ...draftDates(draft, clock), lastDays: null, [edge]: at };
}

/** The resolved dates of a draft. */
export function draftDates(
  { minDate, maxDate, lastDays }: FilterDraft,
  clock: Clock,
): Pick<FilterDraft, 'minDate' | 'maxDate'> {
  return lastDays === null ? { minDate, maxDate } : datesOf(lastDays, clock);
}

/** All issues of a draft; null if it can be applied. */
export function draftIssues(draft: FilterDraft, questions: readonly FilteredQuestion[]): DraftIssues | null {
  const lines = new Map<number, string[]>();
  let dates: string | null = null;
  const questionsById = new Map(questions.map((question) => [question.id, question]));
  for (const line of draft.lines)
    if (line.questionId === null) lines.set(line.key, [t(m.pleaseChooseQuestion)]);
  const chosen = draft.lines.filter(({ questionId }) => questionId !== null);
  const input = toInput({ ...draft, lines: chosen });
  const filter = rowFilter.safeParse(input);
  const issues = filter.success ? filterIssues(filter.data, questionsById) : issuesOf(rowFilter, input);
  for (const { path, message } of issues) {
    const [field, index] = path.split('.');
    const line = field === 'filters' ? chosen[Number(index)] : undefined;
    if (line === undefined) dates = message;
    else lines.set(line.key, [...(lines.get(line.key) ?? []), message]);
  }
  const { minDate, maxDate } = draft;
  if (minDate !== null && maxDate !== null && minDate > maxDate) dates = turnedDates;
  for (const line of chosen) {
    const type = questionsById.get(line.questionId ?? '')?.type;
    if (type !== undefined && !lines.has(line.key) && isTurned(line))
      lines.set(line.key, [answersOf(type).filter.turned]);
  }
  return dates === null && lines.size === 0 ? null : { dates, lines };
}

const turnedDates = t(m.yourStartDateIsAfter);

/** Bounds in the wrong order. The wire accepts them, but anyone who enters them has confused them. */
function isTurned({ operator, values }: FilterLine): boolean {
  const [lower, upper] = values.map((value) => Number(value.split(',')[0]));
  return takesBounds(operator) && lower !== undefined && upper !== undefined && lower > upper;
}

/** The filter of a valid draft; null if it filters nothing. */
export function toFilter(draft: FilterDraft): RowFilterInput | null {
  const { lines, reviewState, alerts, passed, userIds, alertIds, weekdays, hours } = draft;
  const { minDate, maxDate, lastDays } = draft;
  const isSet = [reviewState, alerts, passed, minDate, maxDate, lastDays].some((value) => value !== null);
  const hasAny = [lines, userIds, alertIds, weekdays, hours].some(({ length }) => length > 0);
  return isSet || hasAny ? toInput(draft) : null;
}

/** A new draft: of the active filter, or empty. */
export function fromFilter(filter: RowFilterInput | null): FilterDraft {
  if (filter === null) return emptyDraft;
  const { and, minDate, maxDate, lastDays, weekdays, hours, alerts, passed, userIds, alertIds, filters } =
    rowFilter.parse(filter);
  return {
    and,
    minDate: minDate ?? null,
    maxDate: maxDate ?? null,
    lastDays: lastDays ?? null,
    weekdays: weekdays ?? [],
    hours: hours ?? [],
    reviewState: statusIn(filter),
    alerts: alerts ?? null,
    passed: passed ?? null,
    userIds: userIds ?? [],
    alertIds: alertIds ?? [],
    lines: filters.map((one, index) => ({ key: index + 1, ...one })),
  };
}

/** Whether a filter only passes approved rows: the switch above a dashboard, a table and an export. */
export function isOnlyApproved(filter: RowFilterInput | null): boolean {
  return fromFilter(filter).reviewState === 'APPROVED';
}

/** Switches the approved-only filter on or off; null if the result filters nothing. */
export function withOnlyApproved(filter: RowFilterInput | null, isOn: boolean): RowFilterInput | null {
  return toFilter({ ...fromFilter(filter), reviewState: isOn ? 'APPROVED' : null });
}

/** Serializes a filter for an address. */
export function filterToText(filter: RowFilterInput | null): string {
  return filter === null ? '' : JSON.stringify(filter);
}

/** Parses a serialized filter; null if it is empty or was tampered with. */
export function filterFromText(text: string): RowFilterInput | null {
  try {
    const filter = rowFilter.safeParse(JSON.parse(text));
    return filter.success ? toFilter(fromFilter(filter.data)) : null;
  } catch {
    return null;
  }
}

function firstOperator(question: FilteredQuestion | undefined): FilterOperator {
  return (question && answersOf(question.type).filter.operators[0]) ?? 'EQ';
}

function changeLine(draft: FilterDraft, key: number, change: (line: FilterLine) => FilterLine): FilterDraft {
  return { ...draft, lines: draft.lines.map((line) => (line.key === key ? change(line) : line)) };
}

/** Blank values come from empty fields; a bound keeps its position. */
function toInput({
  and,
  minDate,
  maxDate,
  lastDays,
  weekdays,
  hours,
  reviewState,
  alerts,
  passed,
  userIds,
  alertIds,
  lines,
}: FilterDraft): RowFilterInput {
  return {
    and,
    ...(minDate !== null && { minDate }),
    ...(maxDate !== null && { maxDate }),
    ...(lastDays !== null && { lastDays }),
    ...(weekdays.length > 0 && { weekdays: [...weekdays] }),
    ...(hours.length > 0 && { hours: [...hours] }),
    ...statusFilter(reviewState),
    ...(alerts !== null && { alerts }),
    ...(passed !== null && { passed }),
    ...(userIds.length > 0 && { userIds: [...userIds] }),
    ...(alertIds.length > 0 && { alertIds: [...alertIds] }),
    filters: lines.map(({ questionId, operator, values }) => ({
      questionId: questionId ?? '',
      operator,
      values: takesBounds(operator) ? [...values] : values.filter((value) => value !== ''),
    })),
  };
}
