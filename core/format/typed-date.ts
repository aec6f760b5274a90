// Dates and times as people type them in a field: in their own format, or as 2026-11-23 14:05. A field's value has no
// zone, and is written as browsers do: `2026-11-23`, `2026-11-23T14:05`, `14:05`.
import { currentFormats } from './current.ts';
import { type Formats, internationalFormats } from './formats.ts';
import { isoLocale } from './locales.ts';

export type FieldKind = 'date' | 'datetime-local' | 'time';
export type TypedDateOptions = {
  kind: FieldKind;
  formats: Formats;
  /** `2026-11-23`: the year of a date without one, and what "today" is. */
  today: string;
};

const midnight = '00:00';
const zone = 'UTC';
const day = 86_400_000;

/** A field's value in the format of the person who reads it; empty if it is none. */
export function writeTypedDate(
  value: string,
  { kind, formats }: Pick<TypedDateOptions, 'kind' | 'formats'>,
): string {
  const at = Date.parse(kind === 'time' ? `1970-01-01T${value}Z` : kind === 'date' ? value : `${value}Z`);
  if (Number.isNaN(at)) return '';
  if (kind === 'time') return formats.timeOfDay(at % day);
  return (kind === 'date' ? formats.day : formats.moment)(at, zone);
}

/** The value of what somebody typed; empty if it is none. A date without a time is its first minute. */
export function readTypedDate(text: string, { kind, formats, today }: TypedDateOptions): string {
  const plain = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const { time, seconds, rest } = splitTime(plain);
  if (kind === 'time') return rest !== '' || time == null ? '' : `${time}${seconds}`;
  const date = namedDay(rest, today) ?? readDate(rest, formats.choice.locale, today);
  if (date === null || time === undefined) return '';
  if (kind === 'date') return time === null ? date : '';
  return `${date}T${time ?? midnight}`;
}

/** A day in the format of who types it, or as 2026-11-23; what is none stays what was typed. */
export function readTypedDay(text: string, { now, timeZone }: { now: number; timeZone: string }): string {
  const formats = currentFormats.value;
  const today = internationalFormats().day(now, timeZone);
  return readTypedDate(text, { kind: 'date', formats, today }) || text.trim();
}

/** How a date is written, as an example. */
export function typedDateExample({ kind, formats, today }: TypedDateOptions): string {
  return writeTypedDate({ date: today, 'datetime-local': `${today}T14:05`, time: '14:05' }[kind], {
    kind,
    formats,
  });
}

/** Halves of the day are a.m. and p.m., in Swedish fm and em. */
const clock = /(?:^|[\s,t])(\d{1,2})(?:\s?[:h]\s?(\d{2})(?::([0-5]\d))?)?\s?([apfe]\.?\s?m\.?)?$/;

/** The time at the end of a text with its seconds, and what comes before; undefined if it is no time of a day. */
function splitTime(text: string): { time: string | null | undefined; seconds: string; rest: string } {
  const found = clock.exec(text);
  const [all = '', hours = '', minutes, second, half] = found ?? [];
  const seconds = second === undefined || second === '00' ? '' : `:${second}`;
  // A number alone is part of the date, such as its year.
  if (found === null || (minutes === undefined && half === undefined))
    return { time: null, seconds, rest: text };
  const typed = Number(hours);
  const isWrong = half === undefined ? typed > 23 : typed < 1 || typed > 12;
  const hour = half === undefined ? typed : (typed % 12) + (/^[pe]/.test(half) ? 12 : 0);
  const rest = text.slice(0, -all.length).replace(/(?<![\s,])[\s,]+$/, '');
  if (isWrong || Number(minutes ?? 0) > 59) return { time: undefined, seconds, rest };
  return { time: `${pad(hour)}:${minutes ?? '00'}`, seconds, rest };
}

function namedDay(text: string, today: string): string | null {
  const days = { yesterday: -1, today: 0, tomorrow: 1 }[text];
  return days === undefined ? null : new Date(Date.parse(today) + days * day).toISOString().slice(0, 10);
}

type Part = 'year' | 'month' | 'day';

/** `2026-11-23`, or null if it is no date, or may be two. */
function readDate(text: string, locale: string, today: string): string | null {
  const numbers = text.match(/\d+/g) ?? [];
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  const named = words.map((word) => monthOf(word, locale)).find((month) => month !== null) ?? null;
  if (named !== null) {
    const year = numbers.find((number) => number.length === 4) ?? numbers[1] ?? today.slice(0, 4);
    const [ofMonth] = numbers.filter((number) => number !== year);
    return numbers.length <= 2 && ofMonth !== undefined ? dateOf(year, String(named), ofMonth) : null;
  }
  if (words.length > 0 || numbers.length < 2 || numbers.length > 3) return null;
  const [first = '', second = '', third] = numbers;
  if (first.length === 4) return third === undefined ? null : dateOf(first, second, third);
  const order = orderOf(locale);
  if (order === null) return null;
  const [year, one, two] =
    third === undefined
      ? [today.slice(0, 4), first, second]
      : order[0] === 'year'
        ? [first, second, third]
        : [third, first, second];
  return order.indexOf('day') < order.indexOf('month') ? dateOf(year, two, one) : dateOf(year, one, two);
}

function dateOf(year: string, month: string, ofMonth: string): string | null {
  const full = year.length === 2 ? `20${year}` : year;
  const date = `${full}-${pad(Number(month))}-${pad(Number(ofMonth))}`;
  const at = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN;
  // February 30 is a day of March to some engines.
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== date ? null : date;
}

/** The order of numbers in the dates of a locale; null where only 2026-11-23 is clear. */
function orderOf(locale: string): Part[] | null {
  if (locale === isoLocale) return null;
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: zone }).formatToParts(0);
  return parts.flatMap(({ type }) => (type === 'year' || type === 'month' || type === 'day' ? [type] : []));
}

/** The month that a word begins, in the locale's language or in English, that of the product. */
function monthOf(word: string, locale: string): number | null {
  const typed = bare(word);
  for (const months of [monthsOf(locale === isoLocale ? 'en' : locale), monthsOf('en')]) {
    const whole = months.findIndex((names) => names.includes(typed));
    if (whole >= 0) return whole + 1;
    const begun = months.flatMap((names, at) =>
      names.some((name) => name.startsWith(typed)) ? [at + 1] : [],
    );
    if (begun.length === 1) return begun[0] ?? null;
  }
  return null;
}

const namesByLocale = new Map<string, readonly (readonly string[])[]>();

/** Each month's names, short and long. */
function monthsOf(locale: string): readonly (readonly string[])[] {
  const known = namesByLocale.get(locale);
  if (known !== undefined) return known;
  const formats = (['short', 'long'] as const).map(
    (month) => new Intl.DateTimeFormat(locale, { month, day: 'numeric', timeZone: zone }),
  );
  const months = Array.from({ length: 12 }, (_, at) =>
    formats.map((format) =>
      bare(format.formatToParts(Date.UTC(2026, at, 1)).find(({ type }) => type === 'month')?.value ?? ''),
    ),
  );
  namesByLocale.set(locale, months);
  return months;
}

/** Without accents and dots: `févr.` is `fevr`. */
function bare(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '');
}

function pad(part: number): string {
  return String(part).padStart(2, '0');
}
