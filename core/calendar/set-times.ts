// The times of what is scheduled, as people set them.
import type { FieldError } from '#core/errors.ts';
import { formatDate } from '#core/time/date-format.ts';
import { parseMoment } from '#core/time/parse-moment.ts';
import type { Timing } from './recurrence.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

/** In a form: `yyyy-MM-dd'T'HH:mm` in the user's time zone; blank: not chosen. */
export type EnteredTime = string;

export function enteredTime(at: number, timeZone: string): EnteredTime {
  return formatDate(at, "yyyy-MM-dd'T'HH:mm", timeZone);
}

/** Null: it is no time, or not chosen. */
export function timeEntered(text: EnteredTime, timeZone: string): number | null {
  const at = text.trim() === '' ? null : parseMoment(text.trim(), timeZone, 'start');
  return at === null || at < 0 ? null : at;
}

/** The time that is saved. The seconds of one that was not touched stay. `before`: the saved one; null: it is new. */
export function timeToSave(text: EnteredTime, timeZone: string, before: number | null): number {
  const isUntouched = before !== null && enteredTime(before, timeZone) === text;
  return isUntouched ? before : (timeEntered(text, timeZone) ?? 0);
}

export type SetTimes = Pick<Timing, 'first' | 'interval'>;

export function areSameTimes(before: SetTimes | null, { first, interval }: SetTimes): boolean {
  return before?.first === first && before.interval === interval;
}

/** The issue of a time at which nothing would come: it would be the only one, and is over. */
export function overIssues(before: SetTimes | null, times: SetTimes, now: number): FieldError[] {
  if (times.interval !== null || times.first > now || areSameTimes(before, times)) return [];
  return [fieldError('scheduleTime', m.thisTimeIsInPast)];
}
