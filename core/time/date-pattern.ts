// Compiles Java's date patterns: how `dd/MM/yyyy HH:mm` is parsed and formatted. Parsing is strict about dates (no
// February 31, no other text) and only lenient about leading zeros: 3/4/2020 is accepted, unless digits are adjacent.
import { monthNames } from './month-names.ts';
import { localToUtc, offsetAt, wallClock } from './zone.ts';

export type DatePattern = {
  /** The moment in epoch milliseconds; the zone is for a text without an offset. Null if invalid. */
  read: (text: string, timeZone: string) => number | null;
  /** The time on the clock as if it were UTC; null if the text has an offset, or no hour. */
  clock: (text: string) => number | null;
  /** The day and time as they are written, as if they were UTC, whatever offset the text has. */
  written: (text: string) => number | null;
  /** Formats a moment in a time zone. */
  write: (ms: number, timeZone: string) => string;
};

/** Compiles a pattern; null if it does not determine a day, or contains an unknown letter. */
export function compilePattern(pattern: string): DatePattern | null {
  const tokens = pattern.match(/'[^']*'|([a-z])\1*|[^a-z']+|'/gi) ?? [];
  if (!['y', 'M', 'd'].every((letter) => tokens.some((token) => token.startsWith(letter)))) return null;
  const pieces: Piece[] = [];
  for (const [index, token] of tokens.entries()) {
    const isEnd = token === 'ss' && index === tokens.length - 1;
    const field = isEnd ? lastSeconds : fields.get(token);
    if (!field && (/^[a-z]/i.test(token) || token === "'")) return null;
    pieces.push(field ?? literal(token.replaceAll("'", '')));
  }
  const isField = (index: number) => pieces[index]?.read !== undefined;
  const sources = pieces.map(({ digits, source }, index) =>
    digits && (isField(index - 1) || isField(index + 1)) ? String.raw`(\d{2})` : source,
  );
  const parse = parser(new RegExp(`^${sources.join('')}$`, 'i'), pieces);
  const hasHour = tokens.some((token) => /^h/i.test(token));
  return {
    read(text, timeZone) {
      const parts = parse(text);
      if (parts === null) return null;
      return parts.offset === null ? localToUtc(parts, timeZone) : wallClock(parts) - parts.offset;
    },
    clock(text) {
      const parts = hasHour ? parse(text) : null;
      return parts === null || parts.offset !== null ? null : wallClock(parts);
    },
    written(text) {
      const parts = parse(text);
      return parts === null ? null : wallClock(parts);
    },
    write: writer(pieces),
  };
}

type Parts = {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  millisecond: number;
  /** For a 12-hour clock. */
  half: 'AM' | 'PM' | null;
  /** UTC offset in milliseconds, if the text has one. */
  offset: number | null;
};

type Piece = {
  /** A regular expression, with one group if it is parsed. */
  source: string;
  /** One or two digits: two if adjacent to digits. */
  digits?: boolean;
  read?: (parts: Parts, text: string) => void;
  write: (parts: Parts) => string;
};

const months = monthNames.map((name) => name.slice(0, 3));

const fields: ReadonlyMap<string, Piece> = new Map([
  ['yyyy', number('year', 4, String.raw`(\d{4})`)],
  ['MM', shortNumber('month', 2)],
  ['M', shortNumber('month', 1)],
  [
    'MMM',
    {
      source: `(${months.join('|')})`,
      read: (parts, text) => {
        parts.month = months.findIndex((month) => month.toLowerCase() === text.toLowerCase()) + 1;
      },
      write: ({ month }) => months[month - 1] ?? '',
    },
  ],
  ['dd', shortNumber('day', 2)],
  ['d', shortNumber('day', 1)],
  ['HH', shortNumber('hour', 2)],
  ['H', shortNumber('hour', 1)],
  ['hh', { ...shortNumber('hour', 2), write: ({ hour }) => twelve(hour).padStart(2, '0') }],
  ['h', { ...shortNumber('hour', 1), write: ({ hour }) => twelve(hour) }],
  ['mm', number('minute', 2, String.raw`(\d{2})`)],
  ['ss', number('second', 2, String.raw`(\d{2})`)],
  ['SSS', number('millisecond', 3, String.raw`(\d{3})`)],
  [
    'a',
    {
      source: '([AP]M)',
      read: (parts, text) => {
        parts.half = text.toUpperCase() === 'AM' ? 'AM' : 'PM';
      },
      write: ({ hour }) => (hour < 12 ? 'AM' : 'PM'),
    },
  ],
  [
    'XXX',
    {
      source: String.raw`(Z|[+-](?:0\d|1[0-8]):?[0-5]\d)`,
      read: (parts, text) => {
        parts.offset = readOffset(text);
      },
      write: ({ offset }) => writeOffset(offset ?? 0),
    },
  ],
]);

/** Seconds at the end of a text may have a fraction, as exports write it where an answer has one. */
const lastSeconds: Piece = {
  ...number('second', 2, String.raw`(\d{2}(?:\.\d{1,3})?)`),
  read: (parts, text) => {
    const [seconds, fraction = ''] = text.split('.');
    parts.second = Number(seconds);
    parts.millisecond = Number(fraction.padEnd(3, '0'));
  },
};

type NumberName = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'millisecond';

function number(name: NumberName, width: number, source: string): Piece {
  return {
    source,
    read: (parts, text) => {
      parts[name] = Number(text);
    },
    write: (parts) => String(parts[name]).padStart(width, '0'),
  };
}

function shortNumber(name: NumberName, width: number): Piece {
  return { ...number(name, width, String.raw`(\d{1,2})`), digits: true };
}

function literal(text: string): Piece {
  return { source: text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`), write: () => text };
}

/** Parses a text to valid parts. */
function parser(whole: RegExp, pieces: readonly Piece[]): (text: string) => Parts | null {
  const reads = pieces.flatMap(({ read }) => read ?? []);
  return (text) => {
    const found = whole.exec(text.trim());
    if (!found) return null;
    const parts: Parts = {
      year: 0,
      month: 0,
      day: 0,
      hour: 0,
      minute: 0,
      second: 0,
      millisecond: 0,
      half: null,
      offset: null,
    };
    reads.forEach((read, index) => read(parts, found[index + 1] ?? ''));
    return validParts(parts);
  };
}

function writer(pieces: readonly Piece[]): DatePattern['write'] {
  return (ms, timeZone) => {
    const parts = partsOf(ms, timeZone);
    return pieces.map(({ write }) => write(parts)).join('');
  };
}

function validParts(parts: Parts): Parts | null {
  const { year, month, day, half } = parts;
  if (month < 1 || month > 12 || day < 1 || day > daysIn(month, year)) return null;
  if (parts.minute > 59 || parts.second > 59 || parts.hour > 23) return null;
  if (half !== null) {
    if (parts.hour < 1 || parts.hour > 12) return null;
    parts.hour = (parts.hour % 12) + (half === 'PM' ? 12 : 0);
  }
  return parts;
}

function partsOf(ms: number, timeZone: string): Parts {
  const offset = offsetAt(ms, timeZone);
  const local = new Date(ms + offset);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
    millisecond: local.getUTCMilliseconds(),
    half: null,
    offset,
  };
}

function daysIn(month: number, year: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function twelve(hour: number): string {
  return String(hour % 12 === 0 ? 12 : hour % 12);
}

/** `Z`, `+05:30` or `-0800` in milliseconds. */
function readOffset(text: string): number {
  if (text.toUpperCase() === 'Z') return 0;
  const minutes = Number(text.slice(1, 3)) * 60 + Number(text.slice(-2));
  return (text.startsWith('-') ? -minutes : minutes) * 60_000;
}

function writeOffset(offset: number): string {
  if (offset === 0) return 'Z';
  const minutes = Math.trunc(Math.abs(offset) / 60_000);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${pad(Math.trunc(minutes / 60))}:${pad(minutes % 60)}`;
}
