// Value formats: how answers are represented as strings (spec 2, section 3, "Value formats"), and what such a string is
// read as.

/** One question's answer: a string, or a list of strings for multi-value types. */
export type AnswerValue = string | readonly string[];
/** A row's answers by question id. An unanswered question has no key. */
export type Answers = Readonly<Record<string, AnswerValue>>;

// Bounded so that it fits a double: the database compares answers as doubles too (formdeck_number).
const decimal = /^-?(?:\d{1,100}(?:\.\d{0,100})?|\.\d{1,100})(?:[eE][+-]?\d{1,2})?$/;
/** Maximum characters of one value. */
export const maximumLength = 10_000;

/** Whether a text is a decimal number in the format of NUMERIC answers: `-12.5`, no separators, no spaces. */
export function isDecimal(value: string): boolean {
  return decimal.test(value);
}

/** The values of an answer as a list, empty if there is none. */
export function valuesOf(answer: AnswerValue | undefined): readonly string[] {
  if (answer === undefined) return [];
  return typeof answer === 'string' ? [answer] : answer;
}

/** Whether an answer has a value that is not blank. */
export function isAnswered(answer: AnswerValue | undefined): boolean {
  if (typeof answer === 'string') return isFilled(answer);
  return answer !== undefined && answer.some(isFilled);
}

/** Not blank. Nearly every text starts with a letter or digit, and then trim is not needed. */
function isFilled(text: string): boolean {
  const first = text.charCodeAt(0);
  return (first > 0x20 && first < 0x7f) || text.trim() !== '';
}

/** Parses a DATETIME value: `at` in epoch milliseconds, and the UTC `offset` in milliseconds. */
export function dateTimeOf(value: string): { at: number; offset: number } | null {
  const comma = value.indexOf(',');
  const at = Number(comma < 0 ? value : value.slice(0, comma));
  const offset = comma < 0 ? 0 : Number(value.slice(comma + 1));
  return value === '' || Number.isNaN(at) || Number.isNaN(offset) ? null : { at, offset };
}

/** The day of a DATE value, counted from 1970-01-01; null if it is no day of the years 1000 to 9999. */
export function dayNumber(value: string): number | null {
  if (value.length !== 10 || !dayForm.test(value)) return null;
  const [year, month, day] = [Number(value.slice(0, 4)), Number(value.slice(5, 7)), Number(value.slice(8))];
  if (day > 28 && day > daysOfMonth(year, month)) return null;
  return Date.UTC(year, month - 1, day) / 86_400_000;
}

const dayForm = /^[1-9]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

function daysOfMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The value of a DATE for such a number. */
export function dayValue(number: number): string {
  return new Date(number * 86_400_000).toISOString().slice(0, '2026-11-23'.length);
}

/** The minutes since midnight of a TIME value, with its seconds as a fraction; null if it is no time of day. */
export function minutesOf(value: string): number | null {
  const [, hours, minutes, seconds = '0'] = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(value) ?? [];
  return hours === undefined ? null : (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) / 60;
}

/** The value of a TIME for whole minutes since midnight. */
export function timeValue(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice('1970-01-01T'.length, '1970-01-01T00:00'.length);
}

/** The id of the item that an answer names: the last of its path. */
export function itemIdOf(path: string): string {
  return path.slice(path.lastIndexOf(',') + 1);
}

/** A path in the catalog as the names on it: `Canada / Ontario`. */
export function pathText(path: string, names: ReadonlyMap<string, string> = new Map()): string {
  return path
    .split(',')
    .map((id) => names.get(id) ?? id)
    .join(' / ');
}
