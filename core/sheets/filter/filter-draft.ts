// The filter dialog's model, the same in browser and terminal: a draft of a filter, changed line by line. It may be
// wrong or unfinished; what is wrong with it is said in the spec's words.
import type { Question } from '#core/questions/schema.ts';
import {
  type FilterOperator,
  hasOptions,
  kindOf,
  type QuestionType,
  questionTypes,
} from '#core/questions/types.ts';
import { type Clock, datesOf } from './filter-dates.ts';
import { filterIssues } from './filter.ts';
import { statusFilter, statusIn } from '#core/sheets/review/review-status.ts';
import { type ReviewStatus, rowFilter, type RowFilterInput } from '#core/sheets/schema.ts';

export type FilterLine = {
  /** The line's own, also when lines before it are removed. */
  key: number;
  /** Null: to be chosen still. */
  questionId: string | null;
  operator: FilterOperator;
  /** In the wire's form: a date is its epoch milliseconds, a catalog item its path. */
  values: readonly string[];
};
export type FilterDraft = {
  /** Every line must hold; else any. */
  and: boolean;
  /** Epoch milliseconds, both included; both or neither. */
  minDate: number | null;
  maxDate: number | null;
  /** In their place: today and the days before it, so many in all. */
  lastDays: number | null;
  reviewState: ReviewStatus | null;
  lines: readonly FilterLine[];
};
/** What is wrong, for people: with the dates, and by the key of a line. */
export type DraftIssues = { dates: string | null; lines: ReadonlyMap<number, readonly string[]> };

type FilteredQuestion = Pick<Question, 'id' | 'type'>;

export const emptyDraft: FilterDraft = {
  and: true,
  minDate: null,
  maxDate: null,
  lastDays: null,
  reviewState: null,
  lines: [],
};

/** The questions that a line may be about: images and signatures cannot be filtered. */
export function filterableQuestions<Q extends FilteredQuestion>(questions: readonly Q[]): Q[] {
  return questions.filter(({ type }) => questionTypes[type].filterOperators.length > 0);
}

/** Operators to choose from; none for a type that cannot be filtered. */
export function operatorsOf(type: QuestionType): readonly FilterOperator[] {
  return questionTypes[type].filterOperators;
}

/** Adds a line at the end, about a question or about one to be chosen. */
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

/** Another question for a line. Its operator and values stay only where they mean the same for the new one. */
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

/** Another operator; only BETWEEN takes two bounds, so the second is dropped for the others. */
export function changeOperator(draft: FilterDraft, key: number, operator: FilterOperator): FilterDraft {
  return changeLine(draft, key, (line) => {
    const isOther = (line.operator === 'BETWEEN') !== (operator === 'BETWEEN');
    return { ...line, operator, values: isOther ? line.values.slice(0, 1) : line.values };
  });
}

export function changeValues(draft: FilterDraft, key: number, values: readonly string[]): FilterDraft {
  return changeLine(draft, key, (line) => ({ ...line, values }));
}

/** The latest days in place of dates; null for any time. */
export function changeLastDays(draft: FilterDraft, lastDays: number | null): FilterDraft {
  return { ...draft, minDate: null, maxDate: null, lastDays };
}

/** Another date, beside the one that the draft comes to now: it moves along no longer. */
export function changeDate(
  draft: FilterDraft,
  edge: 'minDate' | 'maxDate',
  at: number | null,
  clock: Clock,
): FilterDraft {
  return { ...draft, ...draftDates(draft, clock), lastDays: null, [edge]: at };
}

/** The dates that a draft comes to. */
export function draftDates(
  { minDate, maxDate, lastDays }: FilterDraft,
  clock: Clock,
): Pick<FilterDraft, 'minDate' | 'maxDate'> {
  return lastDays === null ? { minDate, maxDate } : datesOf(lastDays, clock);
}

/** Everything wrong with a draft; null where it can be applied. */
export function draftIssues(draft: FilterDraft, questions: readonly FilteredQuestion[]): DraftIssues | null {
  const lines = new Map<number, string[]>();
  let dates: string | null = null;
  const questionsById = new Map(questions.map((question) => [question.id, question]));
  for (const line of draft.lines)
    if (line.questionId === null) lines.set(line.key, ['Please choose a question']);
  const chosen = draft.lines.filter(({ questionId }) => questionId !== null);
  const filter = rowFilter.safeParse(toInput({ ...draft, lines: chosen }));
  const issues = filter.success
    ? filterIssues(filter.data, questionsById)
    : filter.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
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
      lines.set(line.key, [
        kindOf(type) === 'moment' ? turnedDates : 'Your lower bound is above your upper bound',
      ]);
  }
  return dates === null && lines.size === 0 ? null : { dates, lines };
}

const turnedDates = 'Your start date is after your end date';

/** Bounds that no answer can be between. The wire takes them; whoever types them has mixed them up. */
function isTurned({ operator, values }: FilterLine): boolean {
  const [lower, upper] = values.map((value) => Number(value.split(',')[0]));
  return operator === 'BETWEEN' && lower !== undefined && upper !== undefined && lower > upper;
}

/** The filter of a draft without issues; null where it filters nothing. */
export function toFilter(draft: FilterDraft): RowFilterInput | null {
  const { lines, reviewState, minDate, maxDate, lastDays } = draft;
  const isSet = [reviewState, minDate, maxDate, lastDays].some((value) => value !== null);
  return isSet || lines.length > 0 ? toInput(draft) : null;
}

/** A draft to begin with: of the filter in force, or an empty one. */
export function fromFilter(filter: RowFilterInput | null): FilterDraft {
  if (filter === null) return emptyDraft;
  const { and, minDate, maxDate, lastDays, filters } = rowFilter.parse(filter);
  return {
    and,
    minDate: minDate ?? null,
    maxDate: maxDate ?? null,
    lastDays: lastDays ?? null,
    reviewState: statusIn(filter),
    lines: filters.map((one, index) => ({ key: index + 1, ...one })),
  };
}

/** Whether a filter leaves approved rows only: the switch over a dashboard, a table and an export. */
export function isOnlyApproved(filter: RowFilterInput | null): boolean {
  return fromFilter(filter).reviewState === 'APPROVED';
}

/** A filter that leaves approved rows only, or does not ask for the review any more; null where it filters nothing. */
export function withOnlyApproved(filter: RowFilterInput | null, isOn: boolean): RowFilterInput | null {
  return toFilter({ ...fromFilter(filter), reviewState: isOn ? 'APPROVED' : null });
}

/** A filter as the text that stands in an address. */
export function filterToText(filter: RowFilterInput | null): string {
  return filter === null ? '' : JSON.stringify(filter);
}

/** The filter of such a text; null where it holds none, or was tampered with. */
export function filterFromText(text: string): RowFilterInput | null {
  try {
    const filter = rowFilter.safeParse(JSON.parse(text));
    return filter.success ? toFilter(fromFilter(filter.data)) : null;
  } catch {
    return null;
  }
}

function firstOperator(question: FilteredQuestion | undefined): FilterOperator {
  return (question && questionTypes[question.type].filterOperators[0]) ?? 'EQ';
}

function changeLine(draft: FilterDraft, key: number, change: (line: FilterLine) => FilterLine): FilterDraft {
  return { ...draft, lines: draft.lines.map((line) => (line.key === key ? change(line) : line)) };
}

/** Blank values are those of fields that nobody has filled in; a bound keeps its place. */
function toInput({ and, minDate, maxDate, lastDays, reviewState, lines }: FilterDraft): RowFilterInput {
  return {
    and,
    ...(minDate !== null && { minDate }),
    ...(maxDate !== null && { maxDate }),
    ...(lastDays !== null && { lastDays }),
    ...statusFilter(reviewState),
    filters: lines.map(({ questionId, operator, values }) => ({
      questionId: questionId ?? '',
      operator,
      values: operator === 'BETWEEN' ? [...values] : values.filter((value) => value !== ''),
    })),
  };
}
