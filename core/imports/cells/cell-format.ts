// How the cells of a question's column are written, where somebody chooses it: what separates several values, and how
// items of the catalog are named. A question of the catalog is imported only where that is chosen.
import * as z from 'zod/mini';
import type { FieldError } from '#core/errors.ts';
import { compileDateFormat } from '#core/time/date-format.ts';
import type { Question } from '#core/questions/schema.ts';
import { answersOf, isCatalogType, isMoment, isMultiValue } from '#core/questions/types.ts';

/** `AUTO`: by code, by path, or by a name that one item alone has; what can mean two items fails. */
export const itemWritings = ['AUTO', 'PATH', 'CODE'] as const;
export type ItemWriting = (typeof itemWritings)[number];

/** Maximum characters of a separator. @public docs/limits.md names it. */
export const maximumSeparator = 3;

export const cellFormat = z.object({
  /** Between several values; by default a semicolon, a bar or a line break, as in exports. */
  separator: z.optional(
    z
      .string()
      .check(
        z.minLength(1, 'A separator has at least one character'),
        z.maxLength(maximumSeparator, `A separator has at most ${maximumSeparator} characters`),
        z.regex(/^[^\p{L}\p{N}"]*$/u, 'A separator has no letters, digits or quotation marks'),
      ),
  ),
  /** How items are named, in the column of a question of the catalog. */
  items: z.optional(z.enum(itemWritings)),
});
export type CellFormat = z.infer<typeof cellFormat>;
/** By question id. */
export type CellFormats = Readonly<Record<string, CellFormat>>;

/** Whether an import can fill a question: by itself, or because somebody chooses its column (the catalog). */
export function isMappable({ type }: Pick<Question, 'type'>): boolean {
  return answersOf(type).isImportable || isCatalogType(type);
}

/** Whether a cell may hold several of a question's values. */
export function isSeparated({ type }: Pick<Question, 'type'>): boolean {
  return isMultiValue(type) && isMappable({ type });
}

/** Whether the request maps a question of the catalog. */
export function needsCatalog(
  questions: readonly Pick<Question, 'id' | 'type'>[],
  columnMap: Readonly<Record<string, unknown>>,
): boolean {
  return questions.some(({ id, type }) => isCatalogType(type) && columnMap[id] !== undefined);
}

/** Why a column cannot be written so; null if it can. */
export function cellFormatIssue(
  question: Pick<Question, 'type' | 'text'>,
  { separator, items }: CellFormat,
): string | null {
  const isCatalog = isCatalogType(question.type);
  if (items !== undefined && !isCatalog) return cellTexts.noCatalog(question.text);
  if (separator === undefined) return null;
  if (!isSeparated(question)) return cellTexts.oneValue(question.text);
  if (answersOf(question.type).isDecimal && /[.+-]/.test(separator)) return cellTexts.partOfNumber(separator);
  if (isCatalog && items !== 'CODE' && separator.includes('/')) return cellTexts.partOfPath;
  return null;
}

/** The issues with the formats of columns, for a request or a mapping. */
export function formatIssues(
  { dateFormat, dateFormats, cellFormats }: ColumnFormats,
  questions: ReadonlyMap<string, Question>,
): FieldError[] {
  const issues: FieldError[] = [];
  const addDateIssue = (path: string, format: string) => {
    if (compileDateFormat(format) === null)
      issues.push({ path, message: `"${format}" is not a date format` });
  };
  if (dateFormat !== null) addDateIssue('dateFormat', dateFormat);
  for (const [id, format] of Object.entries(dateFormats)) {
    const path = `dateFormats.${id}`;
    if (isMoment(questions.get(id)?.type)) addDateIssue(path, format);
    else issues.push({ path, message: 'The form does not have this question of date and time' });
  }
  for (const [id, format] of Object.entries(cellFormats)) {
    const question = questions.get(id);
    const message =
      question === undefined ? 'The form does not have this question' : cellFormatIssue(question, format);
    if (message !== null) issues.push({ path: `cellFormats.${id}`, message });
  }
  return issues;
}

type ColumnFormats = {
  dateFormat: string | null;
  dateFormats: Readonly<Record<string, string>>;
  cellFormats: CellFormats;
};

/** The separators that faces offer; others can be named in commands and calls. */
export const separatorChoices: readonly { value: string | null; label: string }[] = [
  { value: null, label: 'Semicolon, vertical bar or line break' },
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '|', label: 'Bar' },
  { value: '/', label: 'Slash' },
  { value: '+', label: 'Plus sign' },
  { value: '&', label: 'Ampersand' },
  { value: ' ', label: 'Space' },
  { value: '\t', label: 'Tab' },
  { value: '\n', label: 'Line break' },
];

/** `Comma`, or the separator itself. */
export function separatorText(separator: string | null): string {
  return separatorChoices.find(({ value }) => value === separator)?.label ?? `"${separator}"`;
}

/** How items are written, for people. */
export const itemTexts: Readonly<Record<ItemWriting, string>> = {
  AUTO: 'Code, path or name',
  PATH: 'Path, as in exports',
  CODE: 'Code',
};

export const cellTexts = {
  separator: 'Between several values',
  items: 'Items are written as',
  /** A column has the name of a catalog question, which is never matched by itself. */
  offered: (header: string) =>
    `The column "${header}" has the same name. Choose it to import its catalog items.`,
  chooseItems: (title: string) =>
    `"${title}" takes catalog items: specify in cellFormats how they are written`,
  noCatalog: (title: string) => `"${title}" takes no catalog items`,
  oneValue: (title: string) => `"${title}" takes one value: nothing separates several`,
  partOfNumber: (separator: string) => `"${separator}" can be a part of a number: choose another separator`,
  partOfPath: 'A slash stands between the names of a path: choose another separator',
  loading: 'Loading the catalog to check this column...',
} as const;
