// What a table of data is to the file writers (csv.ts, xlsx.ts): columns, rows, cells, and what both
// need to know of numbers and times.
import { isDecimal } from '#core/questions/values.ts';

/**
 * What a column holds. `number`: texts that are decimals are numbers too, where that loses nothing.
 * `date`, `date-time`, `time`: numbers are wall clock times (see Cell). Anything else that stands in a
 * column is written as what it is.
 */
export type ColumnKind = 'text' | 'number' | 'date' | 'date-time' | 'time';

export type Column = {
  header: string;
  kind: ColumnKind;
  /** Of a spreadsheet's column, in characters; made of the header unless said. */
  width?: number;
};

/**
 * One value; null and '' are an empty cell. A wall clock time is a number: epoch milliseconds as if the
 * clock on the wall showed UTC, which is `at + offset` of a DATETIME answer; a `time` may be the
 * milliseconds since midnight.
 */
export type Cell = string | number | boolean | null;

/** Cells in the order of the columns; what is missing at the end is empty. */
export type Row = readonly Cell[];

/**
 * What was written. `cutCells` counts texts that were too long for the format and lost their end, `harmlessCells`
 * those that got an apostrophe so that no spreadsheet runs them.
 */
export type WriteResult = { rows: number; cutCells: number; harmlessCells: number };

/** A file being written, whatever its format. Calls follow one another: await each. */
export type TableWriter = {
  /** Best a few hundred rows at a time: with thousands the heap grows for nothing. */
  write(rows: readonly Row[]): Promise<void>;
  /** Completes the file. Nothing may be written after it. */
  end(): Promise<WriteResult>;
};

export type ClockKind = Exclude<ColumnKind, 'text' | 'number'>;

export function isClock(kind: ColumnKind): kind is ClockKind {
  return kind === 'date' || kind === 'date-time' || kind === 'time';
}

/**
 * A wall clock time in ISO 8601, without a zone and with milliseconds only where there are any:
 * `2026-11-20`, `2026-11-20T10:15:00`, `10:15:00`. A number that is no time at all stays that number.
 */
export function clockText(at: number, kind: ClockKind, separator: 'T' | ' ' = 'T'): string {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return String(at);
  if (kind === 'date') return dateText(moment);
  if (kind === 'time') return timeText(moment);
  return dateText(moment) + separator + timeText(moment);
}

// By hand: toISOString takes four times as long, and an export may hold a million times.
function dateText(moment: Date): string {
  const year = moment.getUTCFullYear();
  if (year < 0 || year > 9999) return moment.toISOString().slice(0, -'T00:00:00.000Z'.length);
  return `${String(year).padStart(4, '0')}-${twoDigits(moment.getUTCMonth() + 1)}-${twoDigits(moment.getUTCDate())}`;
}

function timeText(moment: Date): string {
  const clock = `${twoDigits(moment.getUTCHours())}:${twoDigits(moment.getUTCMinutes())}:${twoDigits(moment.getUTCSeconds())}`;
  const milliseconds = moment.getUTCMilliseconds();
  return milliseconds === 0 ? clock : `${clock}.${String(milliseconds).padStart(3, '0')}`;
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}

/**
 * The number that a decimal text says, or null where no double is exactly that decimal:
 * '12.50' is 12.5, but '12345678901234567890' and '0.1000000000000000055' are texts.
 */
export function exactNumber(text: string): number | null {
  const value = Number(text);
  if (!Number.isFinite(value)) return null;
  const shortest = String(value);
  if (shortest === text) return value;
  return isDecimal(text) && plainDecimal(text) === plainDecimal(shortest) ? value : null;
}

/** A decimal in one spelling, digits and a power of ten: '012.50' and '1.25e1' are both '125e-1'. */
function plainDecimal(text: string): string {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return '0';
  const power = Number(exponent) - fraction.length + (digits.length - significant.length);
  return `${text.startsWith('-') ? '-' : ''}${significant}e${power}`;
}
