// The dry run of an import, for people. check-file.ts has the check itself.
import type { CatalogIndex } from '#core/filling/catalog/catalog-index.ts';
import { compileFormRules } from '#core/filling/form-rules.ts';
import type { Form } from '#core/forms/schema.ts';
import { compileDateFormat, dateFormats as knownFormats } from '#core/time/date-format.ts';
import type { LocalClock } from '#core/time/local-clock.ts';
import { offsetAt } from '#core/time/zone.ts';
import { createFileCheck, type FileCheck, type FileReport } from './check-file.ts';
import { type CsvSource, readCsv } from './csv/csv-file.ts';
import type { CsvRow } from './csv/csv-read.ts';
import type { HourChoices } from './dates/hours-schema.ts';
import { type ImportDraft, ownFormats, placedCellFormats, reasonOf } from './import-draft.ts';
import type { ColumnMatch } from './match-columns.ts';
import type { FileFinder } from './files/find-file.ts';
import { namesCatalog } from './cells/cell-format.ts';
import type { CellFormats } from './cells/cell-schema.ts';
import { leftOutLines } from './irrelevant.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** How the columns of a file are interpreted. */
export type CheckedPlan = {
  headers: readonly string[];
  matches: readonly ColumnMatch[];
  dateColumn: number | null;
  dateFormat: string;
  /** By question id: formats of columns that differ from `dateFormat`. */
  dateFormats: Readonly<Record<string, string>>;
  /** By question id: how the cells of its column are written, where that is chosen. */
  cellFormats?: CellFormats;
  /** What times are that the clocks skip or show twice; left out: they fail. */
  hours?: HourChoices | undefined;
  /** Why rows may break rules that may be passed; left out: they fail. */
  reason?: string | undefined;
  /** Whether rows may change existing ones, whose answers then count for what is required. */
  forUpdate?: boolean;
  /** The files that cells name. */
  files?: FileFinder | null;
};
type CheckedForm = Pick<Form, 'questions' | 'contextQuestions' | 'elements' | 'alerts'>;

export type DryRunSummary = {
  okRows: number;
  failedRows: number;
  /** `9,985 rows would come in, 15 would fail.` */
  text: string;
  /** Most frequent first. `title` is the question's; null: the row's date, or the whole row. */
  /** What would be left out of its rows; null for nothing. */
  irrelevant: string[];
  failures: { title: string | null; message: string; count: number; csvRows: readonly number[] }[];
};

/**
 * A check of a file against a form; feed it the file's records. Times are in the user's time zone. Without the catalog
 * the columns of its items are not checked.
 */
export function createPlanCheck(
  plan: CheckedPlan,
  form: CheckedForm,
  { timeZone, now }: LocalClock,
  catalog: CatalogIndex | null = null,
): FileCheck {
  const rules = compileFormRules(form, now, timeZone);
  const {
    headers,
    dateColumn,
    dateFormat,
    dateFormats,
    cellFormats = {},
    forUpdate = false,
    hours,
    reason,
    files = null,
  } = plan;
  const unread = new Set(
    catalog === null
      ? form.questions.flatMap((question) => (namesCatalog(question) ? [question.id] : []))
      : [],
  );
  return createFileCheck({
    headers,
    matches: plan.matches.filter(({ questionId }) => !unread.has(questionId)),
    questions: form.questions,
    dateColumn,
    dateFormat,
    dateFormats,
    cellFormats,
    catalog,
    files,
    rules,
    forUpdate,
    parseDate: readerOf(dateFormat),
    dateReaders: knownFormats.map(({ format }) => {
      const read = readerOf(format);
      return { format, read: (text: string) => read(text, timeZone) };
    }),
    timeZone,
    hours,
    reason,
    offsetAt,
  });
}

/** Checks the first rows of a draft: immediate, and sufficient to find the issues of most files. */
export function checkFirstRows(draft: ImportDraft, clock: LocalClock): FileReport {
  const check = checkOf(draft, clock);
  check.add(draft.file.firstRows);
  return check.report();
}

/** Checks all rows of a draft; `source` reads the file again. */
export async function checkAllRows(
  draft: ImportDraft,
  source: CsvSource,
  clock: LocalClock,
  onRows: (rows: number) => void = () => {},
): Promise<FileReport> {
  const check = checkOf(draft, clock);
  let checked = 0;
  const watcher = {
    onHead: () => {},
    onRows(rows: readonly CsvRow[]) {
      check.add(rows);
      onRows((checked += rows.length));
    },
  };
  await readCsv(source, watcher, draft.file.headerAlign);
  return check.report();
}

/** A report for people, with the first `most` groups of failures. */
export function summaryOf(
  { okRows, failedRows, failures, irrelevant }: FileReport,
  questions: readonly Pick<Form['questions'][number], 'id' | 'text'>[],
  most = 10,
): DryRunSummary {
  const titles = new Map(questions.map(({ id, text }) => [id, text]));
  return {
    okRows,
    failedRows,
    text: t(m.rowsWouldBeImportedWould, { okRows, failedRows }),
    irrelevant: leftOutLines(irrelevant),
    failures: failures.slice(0, most).map(({ questionId, message, count, csvRows }) => ({
      title: questionId === null ? null : (titles.get(questionId) ?? null),
      message,
      count,
      csvRows,
    })),
  };
}

function checkOf(draft: ImportDraft, clock: LocalClock): FileCheck {
  const { file, form, matches, dateColumn, dateFormat } = draft;
  const plan = {
    headers: file.headers,
    matches,
    dateColumn,
    dateFormat,
    dateFormats: ownFormats(draft),
    cellFormats: placedCellFormats(draft),
    hours: draft.hours,
    reason: reasonOf(draft),
    forUpdate: (draft.keyQuestion ?? null) !== null,
    files: draft.files?.finder ?? null,
  };
  return createPlanCheck(plan, form, clock, draft.catalog ?? null);
}

function readerOf(format: string): (text: string, timeZone: string) => number | null {
  return compileDateFormat(format) ?? (() => null);
}
