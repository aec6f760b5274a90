// What a part of a widget stands for: a bar, a slice, a point, a cell or a number; and the filter that finds its rows.
import type { FilteredQuestion } from '#core/forms/filtered-questions.ts';
import {
  filterWhereAnswered,
  filterWithAnswer,
  filterWithSpan,
  matchesAnyOf,
  notNarrowedText,
} from '#core/sheets/filter/drill-down.ts';
import type { Clock } from '#core/sheets/filter/filter-dates.ts';
import { linesOfLogic } from '#core/sheets/filter/logic-filter.ts';
import { type RowFilter, rowFilter, type RowFilterInput } from '#core/sheets/schema.ts';
import type { Widget } from '#core/widgets/schema.ts';
import { t } from '#core/messages/text.ts';
import type { CellMark, CellsSummary } from './cells.ts';
import { m } from './texts.ts';

/** `label`: what it is called. */
export type Mark = {
  label: string;
  /** The answers of its rows; null: no filter finds just those. */
  answers?: readonly { questionId: string; value: string | null; label: string }[];
  /** The question that its rows answer, where no certain answer is meant: that of an average or a total. */
  answered?: string | null;
  /** When its rows were made, without the last moment. */
  span?: { from: number; to: number };
  /** The day of the week, 1 for Monday, and the hour of the day on which its rows were sent. */
  weekHour?: { weekday?: number; hour?: number };
};

/** The filter that finds just the rows of a mark, or why there is none. */
export type MarkFilter = { filter: RowFilterInput } | { refusal: string };

type MarkWorld = {
  /** The filter in force. */
  filter: RowFilterInput | null;
  /** The widget that counts; null: that of a question. */
  widget: Pick<Widget, 'filter' | 'entriesQuestion'> | null;
  questions: ReadonlyMap<string, FilteredQuestion>;
  clock: Clock;
};

/** Narrows the filter in force to the rows of a mark. */
export function filterOfMark(mark: Mark, { filter, widget, questions, clock }: MarkWorld): MarkFilter {
  const begun = filterOfWidget(filter, widget, questions);
  if ('refusal' in begun) return begun;
  let narrowed: RowFilterInput = begun.filter;
  const { answers = [], answered = null, span } = mark;
  // Two answers of an entry are those of one, and a filter takes those of any.
  const ofEntries = answers.filter(({ questionId }) => questions.get(questionId)?.entriesOf !== undefined);
  if (ofEntries.length > 1) return { refusal: notNarrowedText(null, mark.label) };
  for (const { questionId, value, label } of answers) {
    const question = questions.get(questionId);
    const next = question && value !== null ? filterWithAnswer(narrowed, question, value) : null;
    if (next === null) return { refusal: notNarrowedText(question, label) };
    narrowed = next;
  }
  if (answered !== null) {
    const question = questions.get(answered);
    const next = question ? filterWhereAnswered(narrowed, question) : null;
    if (next === null) return { refusal: notNarrowedText(question, mark.label) };
    narrowed = next;
  }
  const { weekday, hour } = mark.weekHour ?? {};
  const [weekdays, hours] = [onlyOf(narrowed.weekdays, weekday), onlyOf(narrowed.hours, hour)];
  if (weekdays === null || hours === null) return { refusal: notNarrowedText(null, mark.label) };
  narrowed = { ...narrowed, ...(weekdays && { weekdays }), ...(hours && { hours }) };
  return { filter: span === undefined ? narrowed : filterWithSpan(narrowed, span.from, span.to - 1, clock) };
}

/** Just this day or hour; undefined for none, null where the filter in force leaves it out. */
function onlyOf(before: readonly number[] | null | undefined, wanted: number | undefined) {
  if (wanted === undefined) return undefined;
  return before == null || before.length === 0 || before.includes(wanted) ? [wanted] : null;
}

/** The filter in force together with the widget's own condition. */
function filterOfWidget(
  filter: RowFilterInput | null,
  widget: MarkWorld['widget'],
  questions: MarkWorld['questions'],
): { filter: RowFilter } | { refusal: string } {
  const before = rowFilter.parse(filter ?? {});
  if (widget?.filter == null) return { filter: before };
  const lines = widget.entriesQuestion == null ? linesOfLogic(widget.filter, questions) : null;
  if (lines === null) return { refusal: t(m.noFilterSaysCondition) };
  if (matchesAnyOf(before)) return { refusal: notNarrowedText(null, '') };
  const known = new Set(before.filters.map((line) => JSON.stringify(line)));
  const added = lines.filter((line) => !known.has(JSON.stringify(line)));
  return { filter: { ...before, and: true, filters: [...before.filters, ...added] } };
}

type Grouped = Pick<Widget, 'groupByQuestion' | 'splitQuestion' | 'timeGrain'>;

/** A column, a series, or the cell of both. `label`: what it is called. */
export function cellMark(
  { groupByQuestion, splitQuestion = null, timeGrain = null }: Grouped,
  by: CellsSummary['by'],
  { column, series }: { column?: CellMark | undefined; series?: CellMark | undefined },
  label: string,
): Mark {
  if (by === 'weekHour') {
    const weekHour = {
      ...(series && { weekday: Number(series.label) + 1 }),
      ...(column && { hour: Number(column.label) }),
    };
    return { label, weekHour };
  }
  const ofSeries = timeGrain === null ? splitQuestion : groupByQuestion;
  const answerOf = (questionId: string | null, of: CellMark | undefined) =>
    questionId === null || of === undefined ? [] : [{ questionId, value: of.answer, label: of.label }];
  const answers = [
    ...(timeGrain === null ? answerOf(groupByQuestion, column) : []),
    ...answerOf(ofSeries, series?.label === '' ? undefined : series),
  ];
  const { from, to } = column ?? {};
  return { label, answers, ...(from !== undefined && to !== undefined && { span: { from, to } }) };
}
