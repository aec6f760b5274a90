// The input of the file writers (csv.ts, xlsx.ts): columns, rows and cells, and their common handling of numbers and
// times.
import { isDecimal } from '#core/questions/values.ts';

/**
 * A column's type. `number`: decimal texts are written as numbers if that loses nothing. `date`, `date-time`, `time`:
 * numbers are local times (see Cell); `duration`: an amount of time in seconds. Any other value in a column is written by its own type.
 */
export type ColumnKind = 'text' | 'number' | 'duration' | 'date' | 'date-time' | 'time';

export type Column = {
  header: string;
  kind: ColumnKind;
  /** Width of a spreadsheet column, in characters; by default derived from the header. */
  width?: number;
};

/**
 * One value; null and '' are an empty cell. A local time is a number: epoch milliseconds as if the local time were UTC,
 * which is `at + offset` of a DATETIME answer; a `time` may be the milliseconds since midnight.
 */
export type Cell = string | number | boolean | null;

/** Cells in column order; missing ones at the end are empty. */
export type Row = readonly Cell[];

/**
 * The result. `cutCells` counts texts that were truncated to the format's limit, `harmlessCells` those prefixed with an
 * apostrophe so that no spreadsheet evaluates them.
 */
export type WriteResult = { rows: number; cutCells: number; harmlessCells: number };

/** A file being written, in any format. Calls must not overlap: await each. */
export type TableWriter = {
  /** A few hundred rows at a time are best: thousands only grow the heap. */
  write(rows: readonly Row[]): Promise<void>;
  /** Completes the file. Nothing may be written after it. */
  end(): Promise<WriteResult>;
};

export type ClockKind = Exclude<ColumnKind, 'text' | 'number' | 'duration'>;

/** Whether its cells are numbers: decimal texts are written as such, and they stand at the end of their column. */
export function isNumeric(kind: ColumnKind): boolean {
  return kind === 'number' || kind === 'duration';
}

export function isClock(kind: ColumnKind): kind is ClockKind {
  return kind === 'date' || kind === 'date-time' || kind === 'time';
}

/**
 * A local time in ISO 8601, without a zone and with milliseconds only if there are any: `2026-11-20`,
 * `2026-11-20T10:15:00`, `10:15:00`. A number that is not a valid time stays that number.
 */
export function clockText(at: number, kind: ClockKind, separator: 'T' | ' ' = 'T'): string {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return String(at);
  if (kind === 'date') return dateText(moment);
  if (kind === 'time') return timeText(moment);
  return dateText(moment) + separator + timeText(moment);
}

// toISOString takes four times as long, and an export may contain a million times.
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
 * The number of a decimal text, or null if no double equals it exactly: '12.50' is 12.5, but '12345678901234567890' and
 * '0.1000000000000000055' stay texts.
 */
export function exactNumber(text: string): number | null {
  const value = Number(text);
  if (!Number.isFinite(value)) return null;
  const shortest = String(value);
  if (shortest === text) return value;
  return isDecimal(text) && plainDecimal(text) === plainDecimal(shortest) ? value : null;
}

/** A normalized decimal, digits and a power of ten: '012.50' and '1.25e1' are both '125e-1'. */
function plainDecimal(text: string): string {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/(?<!0)0+$/, '');
  if (significant === '') return '0';
  const power = Number(exponent) - fraction.length + (digits.length - significant.length);
  return `${text.startsWith('-') ? '-' : ''}${significant}e${power}`;
}
