// How the cells of a question's column are written, where somebody chooses it: what separates several values, and how
// items of the catalog are named. A question of the catalog is imported only where that is chosen.
import type { FieldError } from '#core/errors.ts';
import { compileDateFormat } from '#core/time/date-format.ts';
import type { Question } from '#core/questions/schema.ts';
import { hasDay } from '#core/questions/clock.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import { flatQuestions } from '#core/questions/entries/flat.ts';
import { answersOf, geometryOf, isCatalogType, isEntries, isMultiValue } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { fieldError } from '#core/messages/said.ts';
import type { CellFormat, CellFormats, ItemWriting } from './cell-schema.ts';
import { m } from './texts.ts';

/** Whether an import can fill a question: by itself, or because somebody chooses its column (the catalog). */
export function isMappable({ type }: Pick<Question, 'type'>): boolean {
  return answersOf(type).isImportable || isCatalogType(type);
}

/** Whether a column of the file may answer a question: one that asks for a photo or a file only where the import brings files. */
export function mayHaveColumn(question: Pick<Question, 'type'>, bringsFiles: boolean): boolean {
  return isMappable(question) || (bringsFiles && isStoredType(question.type));
}

/** Whether a cell may hold several of a question's values. */
export function isSeparated({ type }: Pick<Question, 'type'>): boolean {
  return isMultiValue(type) && !isEntries(type) && isMappable({ type });
}

/** Whether answers name items of the catalog, by themselves or in entries. */
export function namesCatalog(question: Pick<Question, 'type' | 'questions'>): boolean {
  return flatQuestions<Pick<Question, 'type'>>([question]).some(({ type }) => isCatalogType(type));
}

/** Whether the request maps a question that names items of the catalog. */
export function needsCatalog(
  questions: readonly Pick<Question, 'id' | 'type' | 'questions'>[],
  columnMap: Readonly<Record<string, unknown>>,
): boolean {
  return questions.some((question) => namesCatalog(question) && columnMap[question.id] !== undefined);
}

/** Why a column cannot be written so; null if it can. */
export function cellFormatIssue(
  question: Pick<Question, 'type' | 'text'>,
  { separator, items, place }: CellFormat,
): string | null {
  const isCatalog = isCatalogType(question.type);
  if (items !== undefined && !isCatalog) return cellTexts.noCatalog(question.text);
  if (place !== undefined && geometryOf(question.type) !== 'point')
    return t(m.isNoPlace, { title: question.text });
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
    if (compileDateFormat(format) === null) issues.push(fieldError(path, m.isNotDateFormat, { format }));
  };
  if (dateFormat !== null) addDateIssue('dateFormat', dateFormat);
  for (const [id, format] of Object.entries(dateFormats)) {
    const path = `dateFormats.${id}`;
    if (hasDay(questions.get(id)?.type)) addDateIssue(path, format);
    else issues.push(fieldError(path, m.formDoesNotHaveThis));
  }
  for (const [id, format] of Object.entries(cellFormats)) {
    const question = questions.get(id);
    const message =
      question === undefined ? t(m.formDoesNotHaveThisQuestion) : cellFormatIssue(question, format);
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
  { value: null, label: t(m.semicolonVerticalBarOrLine) },
  { value: ',', label: t(m.comma) },
  { value: ';', label: t(m.semicolon) },
  { value: '|', label: t(m.bar) },
  { value: '/', label: t(m.slash) },
  { value: '+', label: t(m.plusSign) },
  { value: '&', label: t(m.ampersand) },
  { value: ' ', label: t(m.space) },
  { value: '\t', label: t(m.tab) },
  { value: '\n', label: t(m.lineBreak) },
];

/** `Comma`, or the separator itself. */
export function separatorText(separator: string | null): string {
  return separatorChoices.find(({ value }) => value === separator)?.label ?? `"${separator}"`;
}

/** How items are written, for people. */
export const itemTexts: Readonly<Record<ItemWriting, string>> = {
  AUTO: t(m.codePathOrName),
  PATH: t(m.pathAsInExports),
  CODE: 'Code',
};

export const cellTexts = {
  separator: t(m.betweenSeveralValues),
  items: t(m.itemsAreWrittenAs),
  /** A column has the name of a catalog question, which is never matched by itself. */
  offered: (header: string) => t(m.columnHasSameNameChoose, { header }),
  chooseItems: (title: string) => t(m.takesCatalogItemsSpecifyIn, { title }),
  noCatalog: (title: string) => t(m.takesNoCatalogItems, { title }),
  oneValue: (title: string) => t(m.takesOneValueNothingSeparates, { title }),
  partOfNumber: (separator: string) => t(m.canBePartOfNumber, { separator }),
  partOfPath: t(m.slashStandsBetweenNamesOf),
  loading: t(m.loadingCatalogToCheckThis),
} as const;
