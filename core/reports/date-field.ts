// Dates of parameters as people type them: `2026-11-23`, or with a time `2026-11-23T14:05`.
import { formatDate } from '#core/time/date-format.ts';
import { localToUtc } from '#core/time/zone.ts';

const typed = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2}))?$/;

/** The text of a date, empty for none. */
export function dateFieldText(at: unknown, timeZone: string, withTime: boolean): string {
  if (typeof at !== 'number') return '';
  return formatDate(at, withTime ? "yyyy-MM-dd'T'HH:mm" : 'yyyy-MM-dd', timeZone);
}

/** The moment of a text; null if it is none, such as February 30. */
export function readDateField(text: string, timeZone: string): number | null {
  const [, year, month, day, hour = '0', minute = '0'] = typed.exec(text.trim()) ?? [];
  if (year === undefined) return null;
  const local = {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: 0,
    millisecond: 0,
  };
  const check = new Date(Date.UTC(local.year, local.month - 1, local.day));
  if (check.getUTCMonth() !== local.month - 1 || local.hour > 23 || local.minute > 59) return null;
  return localToUtc(local, timeZone);
}
