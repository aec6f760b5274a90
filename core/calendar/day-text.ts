// Days and months in words, in the reader's language or format.
import { currentFormats } from '#core/format/current.ts';
import { currentLanguage, english } from '#core/messages/text.ts';
import { startOfDate } from './month.ts';

/** `Monday, 2026-11-23` of a date `yyyy-MM-dd`. */
export function longDayText(isoDate: string): string {
  const at = startOfDate(isoDate, 'UTC');
  return `${inWords(at, { weekday: 'long' })}, ${currentFormats.value.day(at, 'UTC')}`;
}

/** `November 2026` */
export function monthText({ year, month }: { year: number; month: number }): string {
  return inWords(Date.UTC(year, month - 1, 1), { month: 'long', year: 'numeric' });
}

/** `1 February 2026`, in UTC. */
export function dayInWords(at: number): string {
  return inWords(at, { day: 'numeric', month: 'long', year: 'numeric' });
}

function inWords(at: number, parts: Intl.DateTimeFormatOptions): string {
  const { tag } = currentLanguage();
  // American English has the month before the day.
  const locale = tag === english.tag ? 'en-GB' : tag;
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(at);
}
