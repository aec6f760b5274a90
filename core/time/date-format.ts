// The date formats that an import supports (spec 3, "Date format"), and detecting that of a column.
import { compilePattern, type DatePattern } from './date-pattern.ts';
import { type DoubtfulClock, doubtfulClock, latestMoment, offsetAt } from './zone.ts';

const day = 86_400_000;

/** Epoch milliseconds: a format, but not a pattern. */
export const epochMillis = 'epochMillis';
export const defaultDateFormat = 'yyyy-MM-dd HH:mm:ss';

export type DateFormat = { format: string; example: string; order: number };

/** The formats to choose from, the default first. All examples are the same moment, in UTC. */
export const dateFormats: readonly DateFormat[] = [
  [defaultDateFormat, '2024-01-31 14:05:09'],
  ['yyyy-MM-dd HH:mm', '2024-01-31 14:05'],
  ['yyyy-MM-dd', '2024-01-31'],
  ["yyyy-MM-dd'T'HH:mm:ss", '2024-01-31T14:05:09'],
  ["yyyy-MM-dd'T'HH:mm:ssXXX", '2024-01-31T14:05:09Z'],
  ["yyyy-MM-dd'T'HH:mm:ss.SSSXXX", '2024-01-31T14:05:09.000Z'],
  ['yyyy/MM/dd', '2024/01/31'],
  ['yyyy/MM/dd HH:mm:ss', '2024/01/31 14:05:09'],
  ['dd/MM/yyyy', '31/01/2024'],
  ['dd/MM/yyyy HH:mm', '31/01/2024 14:05'],
  ['dd/MM/yyyy HH:mm:ss', '31/01/2024 14:05:09'],
  ['MM/dd/yyyy', '01/31/2024'],
  ['MM/dd/yyyy HH:mm', '01/31/2024 14:05'],
  ['MM/dd/yyyy HH:mm:ss', '01/31/2024 14:05:09'],
  ['MM/dd/yyyy h:mm a', '01/31/2024 2:05 PM'],
  ['dd.MM.yyyy', '31.01.2024'],
  ['dd.MM.yyyy HH:mm', '31.01.2024 14:05'],
  ['dd.MM.yyyy HH:mm:ss', '31.01.2024 14:05:09'],
  ['dd-MMM-yyyy', '31-Jan-2024'],
  ['MMM d, yyyy', 'Jan 31, 2024'],
  ['MMM d, yyyy h:mm a', 'Jan 31, 2024 2:05 PM'],
  ['yyyyMMdd', '20240131'],
  [epochMillis, '1706709909000'],
].map(([format = '', example = ''], order) => ({ format, example, order }));

/** Parses a text to epoch milliseconds, null if it is not such a date; the zone is for texts without an offset. */
export type DateReader = DatePattern['read'];

/** A parser for a format; null if the format is not supported. Create it once for all rows. */
export function compileDateFormat(format: string): DateReader | null {
  return compiled(format)?.read ?? null;
}

/** The day and time of a text as they are written, as if they were UTC; null if it has none of that format. */
export function writtenTime(text: string, format: string): number | null {
  return compiled(format)?.written(text) ?? null;
}

/**
 * Formats a moment in a time zone.
 * @throws RangeError if the format is not supported, which a schema has checked
 */
export function formatDate(ms: number, format: string, timeZone: string): string {
  const pattern = compiled(format);
  if (!pattern) throw new RangeError(`"${format}" is not a date format`);
  return pattern.write(ms, timeZone);
}

/**
 * The two moments that may be meant by a text that was read as `at`, if the clocks of the zone skip its time or show it twice;
 * otherwise null.
 */
export function doubtfulTime(
  { text, format, at }: { text: string; format: string; at: number },
  timeZone: string,
): DoubtfulClock | null {
  if (offsetAt(at - day, timeZone) === offsetAt(at + day, timeZone)) return null;
  const clock = compiled(format)?.clock(text) ?? null;
  return clock === null ? null : doubtfulClock(clock, timeZone);
}

const exactFormats = ["yyyy-MM-dd'T'HH:mm:ssXXX", "yyyy-MM-dd'T'HH:mm:ss.SSSXXX"] as const;

/** A moment with its offset, which no change of the clocks makes doubtful: `2026-10-25T02:30:00+02:00`. */
export function formatExact(ms: number, timeZone: string): string {
  const [seconds, milliseconds] = exactFormats;
  return formatDate(ms, ms % 1000 === 0 ? seconds : milliseconds, timeZone);
}

/** The moment of a text as `formatExact` writes it; null for any other. */
export function parseExact(text: string): number | null {
  for (const format of exactFormats) {
    const ms = compiled(format)?.read(text, 'UTC') ?? null;
    if (ms !== null) return ms;
  }
  return null;
}

export type DetectedFormats = {
  /** Formats that fit samples, the best first. */
  formats: { format: string; matches: number }[];
  /** Two formats fit equally well but yield different days: 03/04/2020. The user has to choose. */
  ambiguous: boolean;
};

/** Which of `dateFormats` a column's texts have. Blank ones are ignored. */
export function detectDateFormats(samples: readonly string[]): DetectedFormats {
  const texts = samples.filter((sample) => sample.trim() !== '');
  const fits = dateFormats
    .map(({ format }) => ({ format, days: texts.flatMap((text) => dayIn(text, format) ?? []) }))
    .filter(({ days }) => days.length > 0)
    .sort((a, b) => b.days.length - a.days.length);
  const readings = new Set(
    fits.filter(({ days }) => days.length === fits[0]?.days.length).map(({ days }) => days.join()),
  );
  return {
    formats: fits.map(({ format, days }) => ({ format, matches: days.length })),
    ambiguous: readings.size > 1,
  };
}

function dayIn(text: string, format: string): number | null {
  // Epoch milliseconds of the last 50 years have 12 digits or more; a shorter number is more likely something else.
  if (format === epochMillis && text.trim().length < 12) return null;
  const ms = compiled(format)?.read(text, 'UTC') ?? null;
  return ms === null ? null : Math.floor(ms / 86_400_000);
}

const maximumCompiled = 100;
const compiledByFormat = new Map<string, DatePattern>([
  [epochMillis, { read: readEpoch, clock: () => null, written: () => null, write: String }],
]);

function compiled(format: string): DatePattern | null {
  const known = compiledByFormat.get(format);
  if (known) return known;
  const pattern = compilePattern(format);
  if (pattern && compiledByFormat.size < maximumCompiled) compiledByFormat.set(format, pattern);
  return pattern;
}

function readEpoch(text: string): number | null {
  const ms = /^-?\d{1,16}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return Math.abs(ms) <= latestMoment ? ms : null;
}
