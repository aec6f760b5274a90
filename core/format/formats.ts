// Formats dates, times and numbers for people, in one locale. Intl's formatters are created once per locale; formatted
// days and minutes are cached, since a table of 50,000 rows formats each moment.
import { formatDate } from '#core/time/date-format.ts';
import { isTimeZone, latestMoment, offsetAt } from '#core/time/zone.ts';
import { durationWriter } from './format-duration.ts';
import { isoLocale } from './locales.ts';
import type { FormatPreferences } from './preferences.ts';

/** Preferences with defaults applied. Cloneable, so that a worker formats like its page. */
export type FormatChoice = {
  /** `iso`, or a BCP 47 tag. */
  locale: string;
  /** Null: the locale's default. */
  hourCycle: '12' | '24' | null;
  /** Sunday is 0. */
  weekStart: number;
};

export type Formats = {
  choice: FormatChoice;
  /** A day with its time: `2026-11-23 14:05`, `Nov 23, 2026, 2:05 PM`. */
  moment(at: number, timeZone: string): string;
  /** A day: `2026-11-23`, `23 Nov 2026`. */
  day(at: number, timeZone: string): string;
  /** A day without its year: `11-23`, `Nov 23`. */
  monthDay(at: number, timeZone: string): string;
  /** A month: `2026-11`, `Nov 2026`. */
  month(at: number, timeZone: string): string;
  /** A time of day: `14:05`, `2:05 PM`. */
  time(at: number, timeZone: string): string;
  /** Such a time without a day, in milliseconds since midnight, with its seconds if it has some: `14:05`, `14:05:09`. */
  timeOfDay(ms: number): string;
  /** An amount of time in whole seconds: `1 h 30 min`, `1h 30m`. */
  duration(seconds: number): string;
  /** Days in words, the last included: `26 October – 24 November 2026`, `24 November 2026` where they are one. */
  days(from: number, to: number, timeZone: string): string;
  /** In full: `Monday, November 23, 2026, 14:05`. */
  long(at: number, timeZone: string): string;
  /** A number with thousands separators, and at most ten decimals: `1,234.5`. */
  number(value: number): string;
  /** A decimal that already is text, with the locale's decimal separator. Otherwise unchanged. */
  decimal(text: string): string;
};

const day = 86_400_000;
const minute = 60_000;
const mostCachedDays = 5_000;

/** The user's choice, with the system's defaults for the rest. */
export function choiceOf(preferences: FormatPreferences, systemLocale: string): FormatChoice {
  const locale = preferences.locale ?? systemLocale;
  return {
    locale,
    hourCycle: preferences.hourCycle,
    weekStart: preferences.weekStart ?? weekStartOf(locale),
  };
}

/** Unambiguous everywhere: for files that programs read, and as the default. */
export function internationalFormats(): Formats {
  return international();
}

const international = lazily(() => createFormats({ locale: isoLocale, hourCycle: null, weekStart: 1 }));

/** The formats of a choice. Create them once: this is the slow part. */
export function createFormats(choice: FormatChoice): Formats {
  const numbers = lazily(
    () => new Intl.NumberFormat(numberLocale(choice.locale), { maximumFractionDigits: 10 }),
  );
  const point = lazily(
    () =>
      numbers()
        .formatToParts(0.5)
        .find(({ type }) => type === 'decimal')?.value ?? '.',
  );
  // Words have no international order: British English has the day first, as most of the world does.
  const ranges = lazily(
    () =>
      new Intl.DateTimeFormat(choice.locale === isoLocale ? 'en-GB' : choice.locale, {
        dateStyle: 'long',
        timeZone: 'UTC',
      }),
  );
  const durations = lazily(() => durationWriter(choice.locale));
  const isEnglish = /^en\b/.test(numberLocale(choice.locale));
  return {
    choice,
    ...(choice.locale === isoLocale ? isoDates(choice) : localDates(choice)),
    days: (from, to, timeZone) =>
      isWritable(from) && isWritable(to)
        ? plainSpaces(ranges().formatRange(localOf(from, timeZone), localOf(to, timeZone)))
        : `${from} – ${to}`,
    duration: (seconds) => durations()(seconds),
    // Not every font has narrow spaces.
    // Most counts are small, and say themselves in English: the first formatter of a process takes 20 ms to make.
    number: (value) =>
      isEnglish && Number.isInteger(value) && value >= 0 && value < 1_000
        ? String(value)
        : numbers().format(value).replaceAll('\u202f', '\u00a0'),
    decimal: (text) => (point() === '.' ? text : text.replace('.', point())),
  };
}

type Dates = Pick<Formats, 'moment' | 'day' | 'monthDay' | 'month' | 'time' | 'timeOfDay' | 'long'>;

function isoDates({ hourCycle }: FormatChoice): Dates {
  const time = hourCycle === '12' ? 'h:mm a' : 'HH:mm';
  const seconds = hourCycle === '12' ? 'yyyy-MM-dd h:mm:ss a' : 'yyyy-MM-dd HH:mm:ss';
  const write = (pattern: string) => (at: number, timeZone: string) =>
    isWritable(at) ? formatDate(at, pattern, known(timeZone)) : String(at);
  const clock = write(`yyyy-MM-dd ${time}`);
  const timeOf = (at: number, timeZone: string) => clock(at, timeZone).slice('2026-11-23 '.length);
  const names = lazily(() => new Intl.DateTimeFormat('en-CA', { weekday: 'long', timeZone: 'UTC' }));
  return {
    moment: clock,
    day: write('yyyy-MM-dd'),
    monthDay: (at, timeZone) => clock(at, timeZone).slice('2026-'.length, '2026-11-23'.length),
    month: (at, timeZone) => clock(at, timeZone).slice(0, '2026-11'.length),
    time: timeOf,
    timeOfDay: (ms) =>
      formatDate(ms, ms % minute === 0 ? `yyyy-MM-dd ${time}` : seconds, 'UTC').slice('1970-01-01 '.length),
    long: (at, timeZone) =>
      isWritable(at) ? `${names().format(localOf(at, timeZone))} ${clock(at, timeZone)}` : String(at),
  };
}

function localDates({ locale, hourCycle }: FormatChoice): Dates {
  const clock =
    hourCycle === null ? {} : { hourCycle: hourCycle === '12' ? ('h12' as const) : ('h23' as const) };
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const times = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC', ...clock });
  const seconds = lazily(
    () => new Intl.DateTimeFormat(locale, { timeStyle: 'medium', timeZone: 'UTC', ...clock }),
  );
  const monthDays = lazily(
    () => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  );
  const months = lazily(
    () => new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
  );
  const longDays = lazily(() => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }));
  const dayTexts = new Map<number, string>();
  const timeTexts: string[] = [];

  function dayText(local: number): string {
    const number = Math.floor(local / day);
    let text = dayTexts.get(number);
    if (text === undefined) {
      text = plainSpaces(days.format(local));
      if (dayTexts.size >= mostCachedDays) dayTexts.clear();
      dayTexts.set(number, text);
    }
    return text;
  }
  const timeText = (local: number) =>
    (timeTexts[Math.floor((((local % day) + day) % day) / minute)] ??= plainSpaces(times.format(local)));
  const over = (write: (local: number) => string) => (at: number, timeZone: string) =>
    isWritable(at) ? write(localOf(at, timeZone)) : String(at);
  return {
    moment: over((local) => `${dayText(local)}, ${timeText(local)}`),
    day: over(dayText),
    monthDay: over((local) => plainSpaces(monthDays().format(local))),
    month: over((local) => plainSpaces(months().format(local))),
    time: over(timeText),
    timeOfDay: (ms) => (ms % minute === 0 ? timeText(ms) : plainSpaces(seconds().format(ms))),
    long: over((local) => `${plainSpaces(longDays().format(local))}, ${timeText(local)}`),
  };
}

/** Whether Date can represent a moment and its local time in any zone. */
function isWritable(at: number): boolean {
  return Math.abs(at) <= latestMoment - day;
}

/** The local time of a zone, as if it were UTC; UTC itself if the zone is unknown. */
function localOf(at: number, timeZone: string): number {
  return at + offsetAt(at, known(timeZone));
}

function known(timeZone: string): string {
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}

function numberLocale(locale: string): string {
  return locale === isoLocale ? 'en-CA' : locale;
}

/** Replaces Intl's special spaces, which nobody types when searching for a visible date. */
function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ');
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The first day of the week in a locale's region; ISO's Monday by default. */
function weekStartOf(locale: string): number {
  if (locale === isoLocale) return 1;
  const region = new Intl.Locale(locale).maximize().region ?? '';
  if (sundayRegions.has(region)) return 0;
  return saturdayRegions.has(region) ? 6 : 1;
}

// From the Unicode CLDR, for browsers without `getWeekInfo`.
const sundayRegions: ReadonlySet<string> = new Set(
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'.split(
    ' ',
  ),
);
const saturdayRegions: ReadonlySet<string> = new Set(
  'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' '),
);
