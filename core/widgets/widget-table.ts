// The data of a widget as a table: for people who do not see the chart, and for programs as CSV.
import { personName } from '#core/primitives.ts';
import { assertNever } from '#core/assert-never.ts';
import Papa from 'papaparse';
import type { Question } from '#core/questions/schema.ts';
import { shieldParts } from '#core/formula-cell.ts';
import type { ListedAnswer, QuestionSummary } from '#core/sheets/dashboard/aggregate.ts';
import type { Bar } from '#core/sheets/dashboard/count-answers.ts';
import type { RankedOption } from '#core/sheets/dashboard/count-ranks.ts';
import { currentFormats } from '#core/format/current.ts';
import type { Formats } from '#core/format/formats.ts';
import { timeUnit, unitOfAnswers } from '#core/questions/unit.ts';
import { answerText, exactText, fullMeasure } from '#core/sheets/format-answer.ts';
import { countOf } from '#core/sheets/dashboard/time/bins.ts';
import type { DashboardWidget } from '#core/sheets/dashboard/overview.ts';
import { countedTitle, noAnswersText, tellsAnswered } from './answered.ts';
import { aggregationNames } from './labels.ts';
import type { CellsSummary } from './chart/cells.ts';
import { axisTitle, columnText, seriesText } from './chart/labels.ts';
import { placeCounts } from './summarize-places.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type WidgetTable = { columns: readonly string[]; rows: readonly (readonly (string | number)[])[] };

type Look = {
  timeZone: string;
  /** For files: formats that do not depend on the reader. */
  formats?: Formats | undefined;
};
type Area = Pick<Extract<QuestionSummary, { kind: 'area' }>, 'at' | 'values'>;

export function widgetTable(part: DashboardWidget, look: Look): WidgetTable {
  return part.of === 'question' ? questionTable(part.question, part.summary, look) : formulaTable(part, look);
}

/** The lines of a table that are shown, over time the newest first, and what is left out in words; null: nothing. */
export function shownLines(part: DashboardWidget, { rows }: WidgetTable, most: number) {
  const isOverTime = part.summary.kind === 'area' || part.summary.kind === 'line';
  return {
    lines: isOverTime ? rows.slice(-most).toReversed() : rows.slice(0, most),
    leftOut: leftOutText(part, Math.min(rows.length, most)),
  };
}

/** A cell of a table as people read it. */
export function cellText(cell: string | number): string {
  if (typeof cell === 'number') return exactText(cell);
  return cell === '' ? noAnswersText() : cell;
}

/**
 * Shown if only part of a widget's data is shown, without a full stop: 'The newest 1,000 of 85,800'. Null if it is
 * complete. A home page, and a dashboard summarized by the server, only have what they show.
 */
export function leftOutText(part: DashboardWidget, shown: number): string | null {
  const [kind, whole] = lengthOf(part);
  return shown < whole ? t(m.shownOf, { kind, shown, whole }) : null;
}

/** The total number of lines, and which of them come first. */
function lengthOf({ summary }: DashboardWidget): ['newest' | 'largest' | 'first', number] {
  switch (summary.kind) {
    case 'list':
    case 'images':
      return ['newest', summary.answered];
    case 'area':
      return ['newest', countOf(summary.bins)];
    case 'line':
      return ['newest', countOf(summary.line.bins)];
    case 'bar':
      return ['largest', summary.groups ?? summary.bars.length];
    case 'pie':
    case 'ranked':
    case 'ranking':
    case 'catalog':
      return ['largest', summary.bars.length];
    case 'cells':
      return [summary.by === 'group' ? 'largest' : 'newest', summary.all ?? summary.columns.length];
    case 'map':
    case 'summary':
    case 'broken':
      return ['first', 0];
    default:
      return assertNever(summary);
  }
}

/** As CSV (RFC 4180), protected from formula injection. */
export function widgetCsv({ columns, rows }: WidgetTable): string {
  const shielded = [columns, ...rows].map((row) =>
    row.map((cell, index) =>
      typeof cell === 'string' ? shieldParts(cell, { beginsLine: index === 0 }) : cell,
    ),
  );
  // Programs that guess the separator would split there.
  const quotes = (cell: unknown) => typeof cell === 'string' && /[;\t]/.test(cell);
  return `${Papa.unparse(shielded, { quotes })}\r\n`;
}

function questionTable(question: Question, summary: QuestionSummary, look: Look): WidgetTable {
  switch (summary.kind) {
    case 'list':
      return listTable(t(m.answer), summary.items, look, (value) => answerText(question, value, look));
    case 'images':
      // By id, as in an export.
      return listTable(t(m.image), summary.items, look, (value) => value);
    case 'ranking':
      return ranksTable(summary.bars);
    case 'pie':
    case 'ranked':
    case 'catalog':
      return barsTable(summary.bars);
    case 'area':
      return areaTable(question.text, summary, { ...look, unit: unitOfAnswers(question) });
    default:
      return assertNever(summary);
  }
}

function formulaTable(
  {
    widget: { title, aggregation },
    summary,
    groupedBy,
    splitBy,
    unit,
  }: Extract<DashboardWidget, { of: 'formula' }>,
  look: Look,
): WidgetTable {
  const name = aggregation === null ? title : aggregationNames[aggregation];
  const write = writerOf({ ...look, unit });
  switch (summary.kind) {
    case 'broken':
      return { columns: [title], rows: [] };
    case 'line':
      return areaTable(title, summary.line, { ...look, unit });
    case 'summary':
      return numbersTable([name], [summary], { labelOf: () => [], write, counted: countedTitle(summary) });
    case 'bar':
      // By the question that makes them: `Operator`.
      return numbersTable([groupedBy ?? t(m.group), name], summary.bars, {
        labelOf: ({ label }) => [label],
        write,
        counted: countedTitle(summary),
      });
    case 'map':
      return {
        columns: [groupedBy ?? t(m.group), countedTitle(summary)],
        rows: placeCounts(summary).map(({ label, rows }) => [label, rows]),
      };
    case 'cells':
      return cellsTable(summary, { groupedBy, splitBy, name, write, look });
    default:
      return assertNever(summary);
  }
}

/** A line for each column, with a number for each series; of one alone, with its rows. */
function cellsTable(
  summary: CellsSummary,
  how: {
    groupedBy: string | undefined;
    splitBy: string | undefined;
    name: string;
    write(value: number): number | string;
    look: Look;
  },
): WidgetTable {
  const { by, columns, series, values } = summary;
  const { timeZone, formats = currentFormats.value } = how.look;
  const reader = { timeZone, formats };
  const axis = axisTitle(summary, how);
  if (series.length === 1 && series[0]?.label === '')
    return numbersTable([axis, how.name], columns, {
      labelOf: (column) => [columnText(column, by, reader)],
      write: how.write,
      counted: countedTitle(summary),
    });
  const numberAt = (column: number, part: number) => values[column * series.length + part] ?? Number.NaN;
  return {
    columns: [axis, ...series.map((each) => seriesText(each, by))],
    rows: columns.map((column, place) => [
      columnText(column, by, reader),
      ...series.map((_, part) => {
        const value = numberAt(place, part);
        return Number.isNaN(value) ? '' : how.write(value);
      }),
    ]),
  };
}

/** Each number with its rows, and how many of them are answered where that is not all. */
function numbersTable<Line extends { rows: number; answered?: number | undefined; value: number }>(
  columns: readonly string[],
  lines: readonly Line[],
  {
    labelOf,
    write,
    counted,
  }: { labelOf(line: Line): string[]; write(value: number): number | string; counted: string },
): WidgetTable {
  const hasAnswered = tellsAnswered(lines);
  return {
    columns: [...columns, counted, ...(hasAnswered ? [t(m.answered)] : [])],
    rows: lines.map((line) => [
      ...labelOf(line),
      Number.isNaN(line.value) ? '' : write(line.value),
      line.rows,
      ...(hasAnswered ? [line.answered ?? line.rows] : []),
    ]),
  };
}

function listTable(
  name: string,
  items: readonly ListedAnswer[],
  { timeZone, formats = currentFormats.value }: Look,
  textOf: (value: string) => string,
): WidgetTable {
  return {
    columns: [t(m.at), t(m.user), name],
    rows: items.map(({ at, value, ...user }) => [
      formats.moment(at, timeZone),
      personName(user),
      textOf(value),
    ]),
  };
}

function barsTable(bars: readonly Bar[]): WidgetTable {
  return {
    columns: [t(m.answer), t(m.count), t(m.share)],
    rows: bars.map(({ label, count, share }) => [label, count, Math.round(share * 1_000) / 10]),
  };
}

function ranksTable(bars: readonly RankedOption[]): WidgetTable {
  return {
    columns: [t(m.answer), t(m.first), t(m.averageRank), t(m.ranked)],
    rows: bars.map(({ label, count, average, ranked }) => [
      label,
      count,
      average === null ? '' : Math.round(average * 100) / 100,
      ranked,
    ]),
  };
}

function areaTable(
  name: string,
  { at, values }: Area,
  look: Look & { unit: string | null | undefined },
): WidgetTable {
  const { timeZone, formats = currentFormats.value } = look;
  const write = writerOf(look);
  return {
    columns: [t(m.at), name],
    rows: Array.from(values, (value, index) => [formats.moment(at[index] ?? 0, timeZone), write(value)]),
  };
}

/** Numbers stay numbers, but for amounts of time that people read: in a file these are seconds. */
function writerOf({ formats, unit }: Look & { unit: string | null | undefined }) {
  const isWritten = unit === timeUnit && formats === undefined;
  return (value: number): number | string => (isWritten ? fullMeasure(value, unit) : value);
}
