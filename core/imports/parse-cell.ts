// Parses the text of a CSV cell to an answer of a question. Surrounding spaces only count for texts; a blank cell is
// unanswered. Issues have the messages of valueIssue.
import { assertNever } from '#core/assert-never.ts';
import type { Question } from '#core/questions/schema.ts';
import { type AnswerValue, dayValue, maximumLength } from '#core/questions/values.ts';
import { valueIssue } from '#core/questions/answers.ts';
import { compileDateFormat, epochMillis, writtenTime } from '#core/time/date-format.ts';
import { type DecimalSeparator, readDecimal } from '#core/imports/csv/parse-decimal.ts';
import type { CatalogIndex } from '#core/filling/catalog/catalog-index.ts';
import type { Followed } from '#core/filling/catalog/catalog-limits.ts';
import type { CellFormat, CellFormats } from './cells/cell-schema.ts';
import { readEntries } from '#core/filling/rows-files/read-entry.ts';
import { compileItemCell } from './cells/item-cell.ts';
import type { FileFinder } from './files/find-file.ts';
import { holdsSeparator, listParts } from './csv/list-cell.ts';
import { isHourIssue, type MomentSettings, momentIn } from './dates/hours.ts';
import { type DoubtfulHour } from './dates/hours-schema.ts';
import type { FailedRow } from './schema.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import { answersOf, isMultiValue } from '#core/questions/types.ts';
import { readDuration } from '#core/questions/durations/parse-duration.ts';
import { colonReadingOf } from '#core/forms/question-meta.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** `hour`: of a time that may mean two moments. */
export type CellIssue = { readonly issue: string; readonly hour?: DoubtfulHour };
/** An answer, an issue, or null: unanswered. */
export type CellResult = AnswerValue | CellIssue | null;
/** `followed`: what an item of the catalog has to stand below; left out or null: nothing. */
export type CellReader = (text: string, followed?: Followed | null) => CellResult;

export type CellSettings = {
  /** From `detectDecimalSeparator` over the file. */
  decimalSeparator: DecimalSeparator | null;
  /** Epoch milliseconds, or null if the text is not a date of the import's format. */
  readDate: (text: string) => number | null;
  /** UTC offset of the import's time zone at a moment, in milliseconds. */
  offsetAt: (epochMs: number) => number;
  dateFormat: string;
  /** What a day without a time is said to be written in; left out: `dateFormat`. */
  dayFormat?: string;
  /** Of times without an offset: one that its clocks skip or show twice is what `hours` says, or an issue. */
  timeZone?: string;
  hours?: MomentSettings['hours'];
  onHour?: MomentSettings['onHour'];
  /** How this column's cells are written, where it is chosen. */
  format?: CellFormat | undefined;
  /** The catalog, for the columns of its questions; without it they cannot be read. */
  catalog?: CatalogIndex | null | undefined;
  /** Whether items that nobody can choose are read too: see `ItemCellSettings`. */
  anyItem?: boolean | undefined;
  /** The files beside the table, for the columns that name them; without it they cannot be read. */
  files?: FileFinder | null | undefined;
};

/** Formats of individual columns by question id; the others use the import's format. */
export type OwnFormats = {
  dateFormats: Readonly<Record<string, string>>;
  timeZone: string;
  cellFormats?: CellFormats | undefined;
};

/** The settings for one question's column: with its own formats, if it has any. */
export function withFormatOf(
  questionId: string,
  given: CellSettings,
  { dateFormats, timeZone, cellFormats = {} }: OwnFormats,
): CellSettings {
  const format = cellFormats[questionId];
  const settings = format === undefined ? given : { ...given, format };
  const dateFormat = dateFormats[questionId];
  if (dateFormat === undefined) return settings;
  const read = compileDateFormat(dateFormat);
  return { ...settings, dateFormat, readDate: (text) => read?.(text, timeZone) ?? null };
}

/** Maximum characters of a cell with several values: all options of the longest question fit. @public docs/limits.md names it. */
export const maximumListCell = 300_000;

const lengthOfDay = 86_400_000;

type CellQuestion = Pick<Question, 'type' | 'questionOptions'> &
  Partial<Pick<Question, 'id' | 'questionMeta' | 'questions'>>;

/** A parser for the cells of one question's column. What is longer than any answer is refused before it is taken apart. */
export function compileCell(question: CellQuestion, settings: CellSettings): CellReader {
  const read = compileShortCell(question, settings);
  const limit = isMultiValue(question.type) ? maximumListCell : maximumLength;
  return (text, followed) =>
    text.length > limit && text.trim().length > limit
      ? { issue: t(m.atMostCharacters, { limit }) }
      : read(text, followed);
}

function compileShortCell(question: CellQuestion, settings: CellSettings): CellReader {
  const { reading } = answersOf(question.type);
  const separator = settings.format?.separator ?? null;
  const isList = isMultiValue(question.type);
  const compileValues = (read: (part: string) => string | CellIssue): CellReader =>
    whenFilled(isList ? (text) => all(listParts(text, separator), read) : read);
  if (typeof reading === 'function') return compileValues((text) => reading(text) ?? checked(question, text));
  switch (reading) {
    case 'text':
      // Spaces around it are a part of it.
      return isList
        ? compileValues((text) => checked(question, text))
        : (text) => (text.trim() === '' ? null : checked(question, text));
    case 'decimal':
      return compileValues((text) => checked(question, decimalIn(text, settings)));
    case 'duration': {
      const colon = colonReadingOf(question.questionMeta ?? []);
      return compileValues((text) => {
        const read = readDuration(text, colon);
        return typeof read === 'string' ? { issue: read } : String(read);
      });
    }
    case 'option':
      return compileOptionCell(question, separator);
    case 'moment':
      return compileValues((text) => {
        if (valueIssue(question, text) === null) return text;
        const { timeZone } = settings;
        const at =
          timeZone === undefined ? settings.readDate(text) : momentIn(text, { ...settings, timeZone });
        if (isHourIssue(at)) return at;
        return at === null ? dateIssue(text, settings.dateFormat) : `${at},${settings.offsetAt(at)}`;
      });
    case 'day':
      return compileValues((text) => (valueIssue(question, text) === null ? text : dayIn(text, settings)));
    case 'item': {
      const { catalog = null, format, anyItem } = settings;
      return catalog === null ? unreadable : compileItemCell(question, { catalog, format, anyItem });
    }
    case 'entries':
      return whenFilled((text) => {
        const entries = readEntries(text, question.questions ?? [], settings.catalog);
        return Array.isArray(entries) && entries.length === 0 ? null : entries;
      });
    case null: {
      const { files = null } = settings;
      return files === null || !isStoredType(question.type)
        ? unreadable
        : whenFilled((text) => files.read(text, question));
    }
    default:
      return assertNever(reading);
  }
}

/** A day is what is written, in no zone. A time beside it is none of a day's, unless it is its midnight, as Excel writes it. */
function dayIn(
  text: string,
  { dateFormat, dayFormat = dateFormat, readDate, offsetAt }: CellSettings,
): string | CellIssue {
  const isPattern = dateFormat !== epochMillis && compileDateFormat(dateFormat) !== null;
  const moment = isPattern ? null : readDate(text);
  const local = moment === null ? writtenTime(text, dateFormat) : moment + offsetAt(moment);
  if (local === null) return dateIssue(text, dayFormat);
  const isDay = local % lengthOfDay === 0;
  return isDay
    ? dayValue(local / lengthOfDay)
    : { issue: t(m.hasTimeBesideDay, { text: text.slice(0, 60) }) };
}

function compileOptionCell(question: CellQuestion, separator: string | null): CellReader {
  const optionOf = optionFinder(question);
  if (!isMultiValue(question.type))
    return (text) => {
      const trimmed = text.trim();
      return trimmed === '' ? null : (optionOf(text) ?? optionOf(trimmed) ?? checked(question, trimmed));
    };
  return whenFilled((text) => {
    const values = all(listParts(text, separator), (part) => optionOf(part) ?? checked(question, part));
    const single = optionOf(text);
    if (single === undefined)
      return Array.isArray(values) && !answersOf(question.type).isRanking ? [...new Set(values)] : values;
    // "Rope; Radio" when options with all three names exist.
    return holdsSeveral(text, separator) && Array.isArray(values) ? severalReadings(text) : [single];
  });
}

/** Whether a text that is one option could be several. */
function holdsSeveral(text: string, separator: string | null): boolean {
  return separator === null ? holdsSeparator(text) : text.includes(separator);
}

const unreadable = whenFilled(() => ({ issue: t(m.answersToQuestionOfThis) }));

export function isCellIssue(result: CellResult): result is CellIssue {
  return typeof result === 'object' && result !== null && 'issue' in result;
}

/** The issue of a cell as one of its row. */
export function rowIssueOf(questionId: string, { issue, hour }: CellIssue): FailedRow['errors'][number] {
  return { questionId, message: issue, ...(hour !== undefined && { hour }) };
}

/** The message for a text that is not a date of the format. */
export function dateIssue(text: string, format: string): CellIssue {
  return { issue: t(m.isNotDateInFormat, { text: text.slice(0, 60), format }) };
}

function whenFilled(read: CellReader): CellReader {
  return (text) => {
    const trimmed = text.trim();
    return trimmed === '' ? null : read(trimmed);
  };
}

function checked(question: CellQuestion, value: string): string | CellIssue {
  const issue = valueIssue(question, value);
  return issue === null ? value : { issue };
}

/** The number in a text, or the text unchanged if there is none, which `checked` then rejects. */
function decimalIn(text: string, { decimalSeparator }: CellSettings): string {
  return readDecimal(text, decimalSeparator) ?? text;
}

function severalReadings(text: string): CellIssue {
  return { issue: t(m.isOneOptionOrSeveral, { text: text.slice(0, 60) }) };
}

/** The values of the parts, or the first issue. */
function all(
  parts: readonly string[],
  read: (part: string) => string | CellIssue,
): string[] | CellIssue | null {
  const values: string[] = [];
  for (const part of parts) {
    const value = read(part);
    if (typeof value !== 'string') return value;
    values.push(value);
  }
  return values.length === 0 ? null : values;
}

/** Finds an option's value by its value, by its name, then by either ignoring case. */
function optionFinder({ questionOptions }: CellQuestion): (text: string) => string | undefined {
  const byText = new Map<string, string>();
  const add = (text: string | null | undefined, value: string): void => {
    if (text && !byText.has(text)) byText.set(text, value);
  };
  const byLowerCase = new Map<string, string>();
  for (const { value } of questionOptions) add(value, value);
  for (const { name, value } of questionOptions) add(name, value);
  for (const [text, value] of byText) {
    const key = text.toLowerCase();
    if (!byLowerCase.has(key)) byLowerCase.set(key, value);
  }
  return (text) => byText.get(text) ?? byLowerCase.get(text.toLowerCase());
}
