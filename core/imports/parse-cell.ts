// From the text of one CSV cell to one question's answer. Spaces around it count for texts only; a cell
// with nothing else in it is a question that was not answered. Issues say what valueFault says.
import { assertNever } from '#core/assert-never.ts';
import type { Question } from '#core/questions/schema.ts';
import { type AnswerValue, valueIssue } from '#core/questions/values.ts';
import { compileDateFormat } from '#core/time/date-format.ts';
import { type DecimalSeparator, readDecimal } from '#core/imports/csv/parse-decimal.ts';
import { holdsSeparator, listParts } from './csv/list-cell.ts';
import { kindOf } from '#core/questions/types.ts';

export type CellIssue = { readonly issue: string };
/** An answer, what is wrong, or null: not answered. */
export type CellResult = AnswerValue | CellIssue | null;
export type CellReader = (text: string) => CellResult;

export type CellSettings = {
  /** By `detectDecimalSeparator` over the file. */
  decimalSeparator: DecimalSeparator | null;
  /** Epoch milliseconds, or null where the text is no date of the import's format. */
  readDate: (text: string) => number | null;
  /** Milliseconds from UTC in the import's time zone at a point in time. */
  offsetAt: (epochMs: number) => number;
  /** Named in messages. */
  dateFormat: string;
};

/** The formats of single columns, by question id; the others are written in the import's format. */
export type OwnFormats = { dateFormats: Readonly<Record<string, string>>; timeZone: string };

/** The settings for one question's column: with its own date format, where it has one. */
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

/** A reader for the cells of one question's column. */
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
        // "Rope; Radio" where there are options of all three names.
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

/** What is said of a text that is no date of the format. */
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

/** The number in a text, or the text as it is where there is none, for `checked` to refuse. */
function decimalIn(text: string, { decimalSeparator }: CellSettings): string {
  return readDecimal(text, decimalSeparator) ?? text;
}

function severalReadings(text: string): CellIssue {
  return { issue: `"${text.slice(0, 60)}" is one option or several: put each option in quotation marks` };
}

/** The values of the parts, or the issue of the first that has one. */
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

/** Finds an option's value by its value, its name, then by either in any case. */
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
