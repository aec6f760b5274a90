// Determines which column of a file dates its rows, how its dates are parsed, and describes any ambiguity.
import {
  compileDateFormat,
  defaultDateFormat,
  detectDateFormats,
  epochMillis,
} from '#core/time/date-format.ts';
import { dayInWords } from '#core/calendar/day-text.ts';
import type { CsvFile } from '../csv/csv-file.ts';
import { cleanHeader } from '../csv/headers.ts';
import { t } from '#core/messages/text.ts';
import { m } from '../texts.ts';

/** How the texts of a column parse as dates. */
export type ColumnDates = {
  /** Non-blank cells in the first rows. */
  filled: number;
  /** Formats that parse some of them, the best first. */
  formats: readonly { format: string; matches: number }[];
  /** Set if two formats fit equally well but mean different days; `text` is the first text that shows it. */
  ambiguity: { text: string; readings: readonly { format: string; at: number }[] } | null;
};

type Head = Pick<CsvFile, 'headers' | 'firstRows'>;

const readBefore = new WeakMap<Head['firstRows'], Map<number, ColumnDates>>();

/** How the first texts of a column parse as dates. Cached for the same rows. */
export function datesOf({ firstRows }: Pick<Head, 'firstRows'>, column: number): ColumnDates {
  const byColumn = readBefore.get(firstRows) ?? new Map<number, ColumnDates>();
  readBefore.set(firstRows, byColumn);
  const dates = byColumn.get(column) ?? readDates(firstRows, column);
  byColumn.set(column, dates);
  return dates;
}

function readDates(firstRows: Head['firstRows'], column: number): ColumnDates {
  const texts = firstRows.map(({ cells }) => (cells[column] ?? '').trim()).filter((text) => text !== '');
  const { formats } = detectDateFormats(texts);
  const [best] = formats;
  const read = (format: string, text: string) => compileDateFormat(format)?.(text, 'UTC') ?? null;
  const fitting = formats.filter(({ matches }) => matches === best?.matches);
  return {
    filled: texts.length,
    formats,
    ambiguity: fitting.length < 2 ? null : firstAmbiguity(texts, fitting, read),
  };
}

/** The initial format: the one that parses most texts. */
export function likelyFormat({ formats }: ColumnDates): string {
  return formats[0]?.format ?? defaultDateFormat;
}

/** Whether a format parses as many of the column's texts as any supported one. */
export function readsAsMany({ formats }: ColumnDates, format: string): boolean {
  return formats.some((one) => one.format === format && one.matches === formats[0]?.matches);
}

/** Why the column called `header` cannot date the rows; null: it can. */
export function undatable({ filled, formats }: ColumnDates, header: string): string | null {
  if (filled === 0) return t(m.columnHasNoDatesIn, { header });
  if (formats.length > 0) return null;
  return t(m.datesInAreInUnknown, { header });
}

/** What the user has to decide about a column's dates, as a sentence; null if they are unambiguous. */
export function dateDoubt(dates: ColumnDates): string | null {
  const ambiguity = dateAmbiguity(dates);
  return ambiguity === null ? null : t(m.chooseDateFormat, { ambiguity });
}

/** `"03/04/2020" can be 3 April 2020 or 4 March 2020`; null if the dates are unambiguous. */
export function dateAmbiguity({ ambiguity }: ColumnDates): string | null {
  if (ambiguity === null) return null;
  const [first = '', ...others] = ambiguity.readings.map(({ at }) => dayInWords(at));
  const days = others.reduce((before, next) => t(m.dayOrDay, { before, next }), first);
  return t(m.canBe, { text: ambiguity.text, days });
}

/**
 * The column that most likely dates the rows: nearly all of its texts are dates of one format. Columns in `taken` are
 * already used. Null if there is none.
 */
export function proposeDateColumn(file: Head, taken: ReadonlySet<number>): number | null {
  let best: { column: number; score: number } | null = null;
  for (const [column, header] of file.headers.entries()) {
    if (taken.has(column)) continue;
    const score = dateScore(file, column, header);
    if (score >= minimumShare && (best === null || score > best.score)) best = { column, score };
  }
  return best?.column ?? null;
}

const minimumShare = 0.9;
const textsToBegin = 20;
const dateWords = /\b(?:dates?|dated|days?|when|time|timestamp|at|on|created|submitted|recorded)\b/;
/** Plain digits are more likely a number, unless the header mentions a date. */
const digitFormats = ['yyyyMMdd', epochMillis];

/** The share of rows that the column would date, plus one if its name mentions a date. */
function dateScore({ firstRows }: Head, column: number, header: string): number {
  const isNamed = dateWords.test(cleanHeader(header).toLowerCase());
  // Most columns hold no dates, which their first texts show.
  for (const rows of [firstRows.slice(0, textsToBegin), firstRows]) {
    const { formats } = datesOf({ firstRows: rows }, column);
    const best = formats.find(({ format }) => isNamed || !digitFormats.includes(format));
    const share = (best?.matches ?? 0) / rows.length;
    if (!(share >= minimumShare)) return 0;
    if (rows.length === firstRows.length) return share + (isNamed ? 1 : 0);
  }
  return 0;
}

function firstAmbiguity(
  texts: readonly string[],
  fitting: ColumnDates['formats'],
  read: (format: string, text: string) => number | null,
): ColumnDates['ambiguity'] {
  for (const text of texts) {
    const byDay = new Map<string, { format: string; at: number }>();
    for (const { format } of fitting) {
      const at = read(format, text);
      if (at !== null && !byDay.has(dayInWords(at))) byDay.set(dayInWords(at), { format, at });
    }
    if (byDay.size > 1) return { text, readings: [...byDay.values()] };
  }
  return null;
}
