// Parses the text of a CSV cell to an answer of a question. Surrounding spaces only count for texts; a blank cell is
// unanswered. Issues have the messages of valueIssue.
import { assertNever } from '#core/assert-never.ts';
import type { Question } from '#core/questions/schema.ts';
import { type AnswerValue, valueIssue } from '#core/questions/values.ts';
import { compileDateFormat } from '#core/time/date-format.ts';
import { type DecimalSeparator, readDecimal } from '#core/imports/csv/parse-decimal.ts';
import { holdsSeparator, listParts } from './csv/list-cell.ts';
import { kindOf } from '#core/questions/types.ts';

export type CellIssue = { readonly issue: string };
/** An answer, an issue, or null: unanswered. */
export type CellResult = AnswerValue | CellIssue | null;
export type CellReader = (text: string) => CellResult;

export type CellSettings = {
  /** From `detectDecimalSeparator` over the file. */
  decimalSeparator: DecimalSeparator | null;
  /** Epoch milliseconds, or null if the text is not a date of the import's format. */
  readDate: (text: string) => number | null;
  /** UTC offset of the import's time zone at a moment, in milliseconds. */
  offsetAt: (epochMs: number) => number;
  /** For messages. */
  dateFormat: string;
};

/** Formats of individual columns by question id; the others use the import's format. */
export type OwnFormats = { dateFormats: Readonly<Record<string, string>>; timeZone: string };

/** The settings for one question's column: with its own date format, if it has one. */
export function withFormatOf(
  questionId: string,
  settings: CellSettings,
  { dateFormats, timeZone }: OwnFormats,
): CellSettings {
  const dateFormat = dateFormats[questionId];
  if (dateFormat === undefined) return settings;
  const read = compileDateFormat(dateFormat);
  return { ...settings, dateFormat, readDate: (text) => read?.(text, timeZone) ?? null };
}

type CellQuestion = Pick<Question, 'type' | 'questionOptions'>;

/** A parser for the cells of one question's column. */
export function compileCell(question: CellQuestion, settings: CellSettings): CellReader {
  const kind = kindOf(question.type);
  switch (kind) {
    case 'text':
      return (text) => (text.trim() === '' ? null : checked(question, text));
    case 'number':
      return whenFilled((text) => checked(question, decimalIn(text, settings)));
    case 'numbers':
      return whenFilled((text) =>
        all(listParts(text), (part) => checked(question, decimalIn(part, settings))),
      );
    case 'yesNo':
      return whenFilled((text) => booleans.get(text.toLowerCase()) ?? checked(question, text));
    case 'choice': {
      const optionOf = optionFinder(question);
      return (text) => {
        const trimmed = text.trim();
        return trimmed === '' ? null : (optionOf(text) ?? optionOf(trimmed) ?? checked(question, trimmed));
      };
    }
    case 'choices': {
      const optionOf = optionFinder(question);
      return whenFilled((text) => {
        const values = all(listParts(text), (part) => optionOf(part) ?? checked(question, part));
        const single = optionOf(text);
        if (single === undefined) return Array.isArray(values) ? [...new Set(values)] : values;
        // "Rope; Radio" when options with all three names exist.
        return holdsSeparator(text) && Array.isArray(values) ? severalReadings(text) : [single];
      });
    }
    case 'moment':
      return whenFilled((text) => {
        if (valueIssue(question, text) === null) return text;
        const at = settings.readDate(text);
        return at === null ? dateIssue(text, settings.dateFormat) : `${at},${settings.offsetAt(at)}`;
      });
    case 'image':
    case 'item':
    case 'items':
      return whenFilled(() => ({ issue: 'Answers to a question of this type cannot be imported' }));
    default:
      return assertNever(kind);
  }
}

export function isCellIssue(result: CellResult): result is CellIssue {
  return typeof result === 'object' && result !== null && 'issue' in result;
}

/** The message for a text that is not a date of the format. */
export function dateIssue(text: string, format: string): CellIssue {
  return { issue: `"${text.slice(0, 60)}" is not a date in the format ${format}` };
}

const booleans: ReadonlyMap<string, string> = new Map([
  ...['true', 'yes', 'y', '1'].map((word) => [word, 'true'] as const),
  ...['false', 'no', 'n', '0'].map((word) => [word, 'false'] as const),
]);

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
  return { issue: `"${text.slice(0, 60)}" is one option or several: put each option in quotation marks` };
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
