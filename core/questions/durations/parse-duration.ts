// Reads an amount of time in the usual notations. A text that may mean two amounts is refused and says what to write, but for
// `1:30`: the question says whether that is hours and minutes, or minutes and seconds.
import { t } from '#core/messages/text.ts';
import { durationEntry, maximumSeconds, secondsOf } from './duration.ts';
import { m } from './texts.ts';

/** What `1:30` is: an hour and a half, or a minute and a half. Null: nobody has said. */
export type ColonReading = 'hours' | 'minutes' | null;

/** The seconds of a text, or why there are none. */
export function parseDuration(text: string, colon: ColonReading): number | string {
  const trimmed = text.trim();
  if (trimmed.length > longest) return t(m.noDuration);
  const read = readIso(trimmed) ?? readColons(trimmed, colon) ?? readUnits(trimmed);
  if (read === null) return bareNumber.test(trimmed) ? t(m.unitMissing) : t(m.noDuration);
  return typeof read === 'number' && read > maximumSeconds ? t(m.tooLong) : read;
}

/** The same in files and commands, where a number without a unit is one of seconds. */
export function readDuration(text: string, colon: ColonReading): number | string {
  return secondsOf(text.trim()) ?? parseDuration(text, colon);
}

/** How a field reads and writes durations. A number without a unit is not taken for seconds, which nobody has said. */
export function durationTexts(colon: ColonReading): {
  read(text: string): string;
  write(value: string): string;
} {
  return {
    read: (text) => {
      const read = parseDuration(text, colon);
      if (typeof read === 'number') return String(read);
      return bareNumber.test(text.trim()) ? `${text.trim()} ?` : text.trim();
    },
    write: durationEntry,
  };
}

const longest = 100;
/** With the mark that a field gives it. */
const bareNumber = /^\d{1,12}(?:[.,]\d{1,12})?(?: \?)?$/;

/** `PT1H30M`, `P1DT2H`. Months and years have no length. */
function readIso(text: string): number | string | null {
  const [, days, hours, minutes, seconds] =
    /^P(?:(\d{1,10}(?:[.,]\d{1,6})?)D)?(?:T(?:(\d{1,10}(?:[.,]\d{1,6})?)H)?(?:(\d{1,10}(?:[.,]\d{1,6})?)M)?(?:(\d{1,10}(?:[.,]\d{1,6})?)S)?)?$/i.exec(
      text,
    ) ?? [];
  const amounts = [
    [days, 86_400],
    [hours, 3_600],
    [minutes, 60],
    [seconds, 1],
  ] as const;
  const given = amounts.flatMap(([amount, unit]) => (amount === undefined ? [] : [{ amount, unit }]));
  return given.length === 0 ? null : sumOf(given);
}

/** `1:30`, `1:30:00`, `1:30 h`, `1:30 min`. */
function readColons(text: string, colon: ColonReading): number | string | null {
  const [, first, second, third, unit] =
    /^(\d{1,10}):(\d{1,2})(?::(\d{1,2}))?(?:\s?(h|hrs?|hours?|min|mins|minutes?))?$/i.exec(text) ?? [];
  if (first === undefined || second === undefined) return null;
  const isHours = third !== undefined || (unit === undefined ? colon === 'hours' : /^h/i.test(unit));
  if (third !== undefined && unit !== undefined && !/^h/i.test(unit)) return t(m.noDuration);
  if (third === undefined && unit === undefined && colon === null) return t(m.colonInDoubt, { text });
  if (Number(second) > 59 || Number(third ?? 0) > 59) return t(m.partAbove59);
  const [big, small] = isHours ? [3_600, 60] : [60, 1];
  return Number(first) * big + Number(second) * small + Number(third ?? 0);
}

const units: ReadonlyMap<string, number> = new Map(
  (
    [
      [3_600, ['h', 'hr', 'hrs', 'hour', 'hours']],
      [60, ['m', 'min', 'mins', 'minute', 'minutes']],
      [1, ['s', 'sec', 'secs', 'second', 'seconds']],
    ] as const
  ).flatMap(([seconds, names]) => names.map((name) => [name, seconds] as const)),
);

/** `1 h 30 min`, `1h30`, `1.5 h`, `90 minutes`, `1 hr, 30 min and 5 sec`. */
function readUnits(text: string): number | string | null {
  const parts: Amount[] = [];
  let rest = text.toLowerCase();
  while (rest !== '') {
    const [whole, amount = '', name = ''] =
      /^(\d{1,10}(?:[.,]\d{1,6})?)\s?([a-z]*)\.?(?:\s?,\s?|\s+and\s+|\s+)?/.exec(rest) ?? [];
    if (whole === undefined) return null;
    const before = parts.at(-1)?.unit;
    // `1h30`
    const unit = name === '' && before === 3_600 && /^\d{2}$/.test(amount) ? 60 : units.get(name);
    if (unit === undefined) return /^(?:d|days?|w|weeks?)$/.test(name) ? t(m.daysDiffer) : null;
    if (before !== undefined && unit >= before) return t(m.unitsOutOfOrder);
    if (/,\d{3}$/.test(amount)) return t(m.commaInDoubt, { amount });
    parts.push({ amount, unit });
    rest = rest.slice(whole.length);
  }
  return parts.length === 0 ? null : sumOf(parts);
}

type Amount = { amount: string; unit: number };

/** The seconds of some amounts, if they are whole ones. */
function sumOf(amounts: readonly Amount[]): number | string {
  let sum = 0;
  for (const { amount, unit } of amounts) {
    const [whole = '0', fraction = ''] = amount.split(/[.,]/);
    const scale = 10 ** fraction.length;
    const part = Number(fraction) * unit;
    if (part % scale !== 0) return t(m.wholeSeconds);
    sum += Number(whole) * unit + part / scale;
  }
  return sum;
}
