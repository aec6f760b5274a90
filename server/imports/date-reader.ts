// The parser of an import's date format, which was validated when the import was scheduled.
import { compileDateFormat } from '#core/time/date-format.ts';

/** Returns a parser to epoch milliseconds, null for texts that are not such a date. */
export function dateReader(format: string): (text: string, timeZone: string) => number | null {
  return compileDateFormat(format) ?? (() => null);
}
