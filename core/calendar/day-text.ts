// A calendar day in words, in the reader's format.
import { currentFormats } from '#core/format/current.ts';
import { startOfDate } from './month.ts';

const weekday = new Intl.DateTimeFormat('en-CA', { weekday: 'long', timeZone: 'UTC' });

/** `Monday, 2026-11-23` of a date `yyyy-MM-dd`. */
export function longDayText(isoDate: string): string {
  const at = startOfDate(isoDate, 'UTC');
  return `${weekday.format(at)}, ${currentFormats.value.day(at, 'UTC')}`;
}
