// The reader of an import's date format, which was checked when the import was scheduled.
import { compileDateFormat } from '#core/time/date-format.ts';

/** Reads texts of a format to epoch milliseconds, null for what is no such date. */
export function dateReader(format: string): (text: string, timeZone: string) => number | null {
  return compileDateFormat(format) ?? (() => null);
}
