// Cells that show a time without a day: elapsed time, `[h]:mm`, which may be many hours, and a time of day. Spreadsheets store
// both as days since 1900, so that only the format of the cell tells them from a day of that year.

const second = 1_000;
const dayLength = 86_400 * second;
/** The days 0 of both kinds of workbooks, in epoch milliseconds. */
const start = { 1900: Date.UTC(1899, 11, 31), 1904: Date.UTC(1904, 0, 1) };
/** The last of February 1900, which was none: it has a number in workbooks that begin with 1900. */
const day60 = 60 * dayLength;
/** What is later is no elapsed time that anybody writes down: 87,600 hours and more. */
const lastDoubtful = 3_653 * dayLength;

/**
 * Milliseconds since the day 0 of a workbook, of a date that was read as one of a workbook that begins with 1904: these
 * dates are told apart, while two days of the others are both February 28.
 */
export function sinceStart(value: Date): number {
  return value.getTime() - start[1904];
}

/** The date that a cell shows. */
export function dateOf(since: number, is1904: boolean): Date {
  if (is1904) return new Date(start[1904] + since);
  return new Date(start[1900] + (since >= day60 ? since - dayLength : since));
}

/** Whether the format of a cell has to say what this is. */
export function mayBeClock(value: unknown): value is Date {
  return value instanceof Date && sinceStart(value) < lastDoubtful;
}

/** The time that a cell shows: elapsed time such as 36:30:00, or of a day, such as 14:30; null for a day, with or without a time. */
export function clockText(since: number, format: string): string | null {
  // Texts in quotation marks, colours and languages are no parts of a time.
  const parts = format
    .replaceAll(/"[^"]{0,250}"|\\./g, '')
    .replaceAll(/\[(?![hms]{1,9}\])[^\][]{0,60}\]/gi, '')
    .replaceAll(/am\/pm|a\/p/gi, '')
    .toLowerCase();
  const seconds = Math.round(since / second);
  const [, elapsed] = /\[([hms])[hms]{0,8}\]/.exec(parts) ?? [];
  if (elapsed === 's') return String(seconds);
  if (elapsed === undefined && (/[yd]/.test(parts) || !/[hs]/.test(parts))) return null;
  const hours = Math.floor(seconds / 3_600);
  const [minute, rest] = [twoDigits(Math.floor(seconds / 60) % 60), twoDigits(seconds % 60)];
  // In full: 90:00 would be hours to one question and minutes to another.
  if (elapsed !== undefined) return `${hours}:${minute}:${rest}`;
  const time = `${twoDigits(hours % 24)}:${minute}`;
  return rest !== '00' || parts.includes('s') ? `${time}:${rest}` : time;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
