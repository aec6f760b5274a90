// Cells that show a time without a day: elapsed time, `[h]:mm`, which may be many hours, and a time of day. Spreadsheets store
// both as days since 1900, so that only the format of the cell tells them from a day of that year.

const second = 1_000;
const dayLength = 86_400 * second;
/** What is later is no elapsed time that anybody writes down: 87,600 hours and more. */
const lastDoubtful = Date.UTC(1910, 0, 1);

/** Whether the format of a cell has to say what this is. */
export function mayBeClock(value: unknown): value is Date {
  return value instanceof Date && value.getTime() < lastDoubtful;
}

/** The time as the cell shows it, such as 36:30; null for a day, with or without a time. */
export function clockText(value: Date, format: string, is1904: boolean): string | null {
  // Texts in quotation marks, colours and languages are no parts of a time.
  const parts = format
    .replaceAll(/"[^"]{0,250}"|\\./g, '')
    .replaceAll(/\[(?![hms]{1,9}\])[^\][]{0,60}\]/gi, '')
    .replaceAll(/am\/pm|a\/p/gi, '')
    .toLowerCase();
  const seconds = Math.round(sinceStart(value, is1904) / second);
  const [, elapsed] = /\[([hms])[hms]{0,8}\]/.exec(parts) ?? [];
  if (elapsed === 's') return String(seconds);
  const rest = seconds % 60;
  if (elapsed === 'm') return `${Math.floor(seconds / 60)}:${twoDigits(rest)}`;
  if (elapsed === undefined && (/[yd]/.test(parts) || !/[hs]/.test(parts))) return null;
  const hours = Math.floor(seconds / 3_600);
  const hour = elapsed === 'h' ? String(hours) : twoDigits(hours % 24);
  const minutes = `${hour}:${twoDigits(Math.floor(seconds / 60) % 60)}`;
  return rest > 0 || parts.includes('s') ? `${minutes}:${twoDigits(rest)}` : minutes;
}

/** Milliseconds since the day 0 of the workbook. Those of 1900 have a February 29 that was none. */
function sinceStart(value: Date, is1904: boolean): number {
  if (is1904) return value.getTime() - Date.UTC(1904, 0, 1);
  const since = value.getTime() - Date.UTC(1899, 11, 31);
  return since >= 60 * dayLength ? since + dayLength : since;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
