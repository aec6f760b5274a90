// Rules for the failed rows of one import: their columns, the validation of edited rows (by check-row.ts, as on the
// server), and the fixes to send.
import { compileFormRules } from '#core/filling/form-rules.ts';
import type { Form } from '#core/forms/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { answersOf, isCatalogType } from '#core/questions/types.ts';
import type { CatalogIndex } from '#core/filling/catalog/catalog-index.ts';
import { compileDateFormat } from '#core/time/date-format.ts';
import { offsetAt } from '#core/time/zone.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import { compileRowCheck, type RowCheckOptions } from '#core/imports/check-row.ts';
import { namesCatalog } from '#core/imports/cells/cell-format.ts';
import type { CellFormats } from '#core/imports/cells/cell-schema.ts';
import { formatMoment, isHourIssue, momentIn } from '#core/imports/dates/hours.ts';
import { createFixer } from './fixes.ts';
import { dateIssue } from '#core/imports/parse-cell.ts';
import type { FailedRow, FixedRow } from '#core/imports/schema.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type RepairSettings = Pick<
  ImportStatus,
  | 'dateColumn'
  | 'dateFormat'
  | 'dateFormats'
  | 'cellFormats'
  | 'timeZone'
  | 'hours'
  | 'decimalSeparator'
  | 'bringsFiles'
>;
export type RepairForm = Pick<Form, 'questions' | 'contextQuestions' | 'elements' | 'alerts'>;

/** The user's edits of a failed row: texts as entered. */
export type RowEdit = {
  /** By question id. */
  readonly cells: Readonly<Record<string, string>>;
  readonly date?: string;
  readonly skip?: boolean;
  /** The server has rejected this edit, and its errors are shown. */
  readonly refused?: boolean;
};

export type RepairRules = {
  dateFormat: string;
  timeZone: string;
  /** Whether the rows have a date of their own. */
  isDated: boolean;
  /** The questions that an import can fill, in order. */
  questions: readonly Question[];
  /** What separates several values in the cells of a question's column; null: the usual ones. */
  separatorOf(questionId: string): string | null;
  /** The row's date as text, blank if it has none. */
  dateText(failure: FailedRow): string;
  dateIssue(text: string): string | null;
  /** Issues of a row's texts, by question id; `date` is that of the row, as text. `passes`: rules that may be passed are. */
  issuesOf(
    textOf: (questionId: string) => string,
    row: { date: string; passes: boolean },
  ): ReadonlyMap<string, string>;
  /** The fix of an edited row without issues. */
  fix(failure: FailedRow, edit: RowEdit): FixedRow;
};

/** Whether rows of an import name items of the catalog, or a repair may have to. */
export function namesItems(
  { cellFormats }: Pick<ImportStatus, 'cellFormats'>,
  { questions }: Pick<Form, 'questions'>,
): boolean {
  return questions.some((question) => namesCatalog(question) && isRepaired(question, cellFormats));
}

/** A required question may have no column of the file, where it is relevant in some rows only. */
function isRepaired({ id, type, required }: Question, cellFormats: CellFormats): boolean {
  return isCatalogType(type)
    ? required || cellFormats[id]?.items !== undefined
    : answersOf(type).isImportable;
}

/** Creates the rules for the failed rows of an import. Without the catalog its items are checked by the server only. */
export function createRepairRules(
  form: RepairForm,
  settings: RepairSettings,
  now: () => number,
  catalog: CatalogIndex | null = null,
): RepairRules {
  const { dateColumn, dateFormat, dateFormats, cellFormats, timeZone, hours, decimalSeparator } = settings;
  const { bringsFiles = false } = settings;
  const compiled = compileDateFormat(dateFormat);
  const readDate = (text: string): number | null => compiled?.(text, timeZone) ?? null;
  const rowDateIn = (text: string) => momentIn(text.trim(), { dateFormat, readDate, timeZone, hours });
  const rules = compileFormRules(form, now, timeZone);
  const questions = form.questions.filter(
    (question) => isRepaired(question, cellFormats) || (bringsFiles && isStoredType(question.type)),
  );
  // Which files there are is known to the server alone.
  const isJudged = (question: Question) =>
    !isStoredType(question.type) && (catalog !== null || !namesCatalog(question));
  const options: RowCheckOptions = {
    questions: questions.filter(isJudged),
    cellFormats,
    catalog,
    rules,
    columnMap: Object.fromEntries(questions.map(({ id }, index) => [id, index])),
    dateColumn: null,
    dateFormat,
    dateFormats,
    parseDate: readDate,
    timeZone,
    hours,
    offsetAt,
    decimalSeparator,
  };
  const check = compileRowCheck(options);
  const passingCheck = compileRowCheck({ ...options, reason: anyReason });
  const fixer = createFixer(
    questions,
    {
      dateFormat,
      readDate,
      offsetAt: (at) => offsetAt(at, timeZone),
      timeZone,
      hours,
      decimalSeparator,
      catalog,
    },
    { dateFormats, timeZone, cellFormats },
  );

  return {
    dateFormat,
    timeZone,
    isDated: dateColumn !== null,
    questions,
    separatorOf: (id) => cellFormats[id]?.separator ?? null,
    dateText: ({ rowDate }) => (rowDate === null ? '' : formatMoment(rowDate, dateFormat, timeZone)),
    dateIssue(text) {
      if (text.trim() === '') return t(m.dateInFormatIsRequired, { dateFormat });
      const read = rowDateIn(text);
      if (isHourIssue(read)) return read.issue;
      return read === null ? dateIssue(text, dateFormat).issue : null;
    },
    issuesOf(textOf, { date, passes }) {
      const read = rowDateIn(date);
      const madeAt = typeof read === 'number' ? read : undefined;
      const cells = questions.map(({ id }) => textOf(id));
      const checked = (passes ? passingCheck : check)({ cells, csvRow: 1, issue: null }, madeAt);
      return new Map(
        (checked.ok ? [] : checked.errors).map(({ questionId, message }) => [questionId ?? '', message]),
      );
    },
    fix(failure, { cells, date, skip = false }) {
      const read = date === undefined ? undefined : rowDateIn(date);
      const rowDate = isHourIssue(read) ? undefined : read;
      const edited = { cells, skip, ...(rowDate !== undefined && { rowDate }) };
      // A row confirmed unchanged is sent as it is.
      return fixer.fix(failure, edited) ?? fixer.confirm(failure);
    },
  };
}

/** It is checked, not stored: any other passes the same rules. */
const anyReason = '-';
