// Formats the constants of an expression for core/logic/explain.ts.
import type { Logic } from './schema.ts';
import { currentFormats } from '#core/format/current.ts';
import { secondsOf } from '#core/questions/durations/duration.ts';
import { isGeoAddress } from '#core/questions/places/geo-point.ts';
import { placeTextOf } from '#core/questions/places/place-text.ts';
import { dateTimeOf } from '#core/questions/values.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** What a constant is compared with, which determines its format. */
export type ConstantKind = 'value' | 'option' | 'day' | 'time' | 'moment';

/** A constant for people: `100,000`, `Substantial`, `"gull"`, `2020-03-01`, `08:30`, `Yes`, or its name in `names`. */
export function constantWords(
  constant: Logic,
  kind: ConstantKind,
  names?: Pick<ReadonlyMap<string, string>, 'get'>,
): string {
  if (Array.isArray(constant)) return listWords(constant.map((item) => constantWords(item, kind, names)));
  const name = typeof constant === 'string' ? names?.get(constant) : undefined;
  if (name !== undefined) return name;
  if (constant === null || constant === '') return t(m.empty);
  if (typeof constant === 'boolean') return t(constant ? m.yes : m.no);
  if (typeof constant === 'object') return JSON.stringify(constant);
  if (kind === 'day' || kind === 'time' || kind === 'moment') return timeWords(constant, kind);
  if (typeof constant === 'number') return numberWords(constant);
  return kind === 'option' ? constant : isGeoAddress(constant) ? placeTextOf(constant) : `"${constant}"`;
}

function numberWords(constant: number): string {
  const { number, decimal } = currentFormats.value;
  // What has more decimals than numbers are written with keeps them all.
  return Math.abs(constant - Number(constant.toFixed(10))) > 0 ? decimal(String(constant)) : number(constant);
}

/** `A, B or C`. */
export function listWords(items: readonly string[], last: 'or' | 'and' = 'or'): string {
  if (items.length === 0) return t(m.nothing);
  if (items.length === 1) return items.join();
  return t(last === 'or' ? m.listOr : m.listAnd, {
    others: items.slice(0, -1).join(', '),
    last: items.at(-1) ?? '',
  });
}

/** In milliseconds: in expressions, days are counted in days and times of day in minutes. */
const units = { moment: 1, day: 86_400_000, time: 60_000 } as const;

/** A constant that is compared with an answer of a clock and a calendar, or with seconds, as the answer's own number. */
export function clockConstantWords(constant: Logic, clock: keyof typeof units | 'duration'): string {
  if (clock === 'duration') {
    const seconds = typeof constant === 'number' ? secondsOf(String(constant)) : null;
    return seconds === null ? constantWords(constant, 'value') : currentFormats.value.duration(seconds);
  }
  return constantWords(typeof constant === 'number' ? constant * units[clock] : constant, clock);
}

/** A number is epoch milliseconds in UTC; a text is a DATETIME value with its offset, or already a time. */
function timeWords(constant: number | string, kind: 'day' | 'time' | 'moment'): string {
  const moment = dateTimeOf(String(constant));
  return moment === null ? String(constant) : currentFormats.value[kind](moment.at + moment.offset, 'UTC');
}
