// Converts the cells of a CSV record to a row of answers, or to its issues. Everything that is the same for all records
// is computed once, since an import may have hundreds of thousands.
import type { Question } from '#core/questions/schema.ts';
import { isCatalogType } from '#core/questions/types.ts';
import type { CatalogIndex } from '#core/filling/catalog/catalog-index.ts';
import { followedIn } from '#core/filling/check-answers.ts';
import { requiredIssue } from '#core/filling/question-values.ts';
import type { FormRules } from '#core/filling/rules/form-rules-type.ts';
import type { Followed } from '#core/filling/catalog/catalog-limits.ts';
import { followedQuestionOf } from '#core/forms/question-meta.ts';
import { isMappable } from './cells/cell-format.ts';
import { type CellFormat, type CellFormats } from './cells/cell-schema.ts';
import { countOnly, issuesOfRow } from './count-only.ts';
import type { FileFinder } from './files/find-file.ts';
import { cellText } from './cells/place-columns.ts';
import {
  type BrokenAnswer,
  type PassedAnswer,
  passing,
  type ReasonFor,
} from '#core/questions/rules/passing.ts';
import { type Answers, type AnswerValue, isAnswered } from '#core/questions/values.ts';
import type { DecimalSeparator } from './csv/parse-decimal.ts';
import { type HourFound, isHourIssue, momentIn } from './dates/hours.ts';
import { type HourChoices } from './dates/hours-schema.ts';
import type { ColumnMap } from './match-columns.ts';
import {
  type CellReader,
  compileCell,
  dateIssue,
  isCellIssue,
  rowIssueOf,
  withFormatOf,
} from './parse-cell.ts';
import type { CsvRow } from './csv/csv-read.ts';
import type { FailedRow } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type RowCheckOptions = {
  /** The row's questions in order, without those of the setup. */
  questions: readonly Question[];
  columnMap: ColumnMap;
  /** Index of the column with the rows' dates; null: the rows have no date of their own. */
  dateColumn: number | null;
  /** As entered by the user, for messages: `yyyy-MM-dd`. */
  dateFormat: string;
  /** By question id: formats of columns that differ from `dateFormat`. */
  dateFormats?: Readonly<Record<string, string>>;
  /** By question id: how the cells of its column are written, where that is chosen. */
  cellFormats?: CellFormats;
  /** The catalog, where a column names its items. */
  catalog?: CatalogIndex | null;
  /** The files that cells and entries name; none: they have no column, and entries come in without them. */
  files?: FileFinder | null;
  /** Of the form: which questions are asked, what the items of one have to stand below, and what its answers must be like. */
  rules: FormRules;
  /** Why rows may break rules that may be passed with a reason; left out: such rows fail. */
  reason?: string | undefined;
  /** Parses a text of that format: epoch milliseconds, or null. */
  parseDate: (text: string, timeZone: string) => number | null;
  timeZone: string;
  /** What times are that the clocks skip or show twice; left out: they fail. */
  hours?: HourChoices | undefined;
  /** Told of each such time, whatever was chosen for it. */
  onHour?: (found: HourFound) => void;
  /** UTC offset of a time zone at a moment, in milliseconds. */
  offsetAt: (epochMs: number, timeZone: string) => number;
  decimalSeparator: DecimalSeparator | null;
  /** For an update by key: what is required is judged with the existing row's answers, and the cells are handed on. */
  forUpdate?: boolean;
};

export type GoodRow = {
  ok: true;
  csvRow: number;
  rowDate: number | null;
  answers: Answers;
  /** The rules that it breaks and that the reason of the import passes; left out for none. */
  passed?: PassedAnswer[];
  /** The questions, also of entries, whose answers were left out since they are not asked or files; left out for none. */
  irrelevant?: string[];
  /** Of an update, or with items of the catalog or answers that are unique, for a row that the server refuses after all. */
  cells?: FailedRow['cells'];
};
export type CheckedRow = GoodRow | ({ ok: false } & FailedRow);
/** `madeAt`: when the row was made, for one whose date is not among its cells. */
export type RowCheck = (row: CsvRow, madeAt?: number) => CheckedRow;

/**
 * Creates the check for the records of one import. Required questions that an import cannot fill (photos, signatures,
 * catalog choices without a column), and those whose condition is false, may be unanswered.
 */
export function compileRowCheck(options: RowCheckOptions): RowCheck {
  const { dateColumn, forUpdate = false, catalog = null } = options;
  const handsCellsOn = forUpdate || catalog !== null || options.rules.unique.length > 0;
  const readDate = (text: string): number | null => options.parseDate(text, options.timeZone);
  const columns = mappedColumns(options, readDate);
  const [missingIn, groupsIn] = [compileRequired(options), compileGroups(options)];

  return ({ cells, csvRow, issue }, madeAt) => {
    const answers: Record<string, AnswerValue> = {};
    const errors: FailedRow['errors'] = [];
    let rowDate: number | null = null;

    if (dateColumn !== null) {
      const text = (cells[dateColumn] ?? '').trim();
      const read = text === '' ? null : momentIn(text, { ...options, readDate });
      if (isHourIssue(read)) errors.push({ questionId: null, message: read.issue, hour: read.hour });
      else if (read === null)
        errors.push({ questionId: null, message: rowDateMessage(text, options.dateFormat) });
      else rowDate = read;
    }
    const texts = () =>
      Object.fromEntries(
        columns.map(({ questionId, index, format }) => [questionId, cellText(cells, index, format)]),
      );
    if (issue !== null) {
      errors.push({ questionId: null, message: issue });
      return { ok: false, csvRow, rowDate, cells: texts(), raw: [...cells], errors };
    }
    for (const { questionId, index, format, read, followed } of columns) {
      const result = read(cellText(cells, index, format), followed?.(answers));
      if (result === null) continue;
      if (isCellIssue(result)) errors.push(rowIssueOf(questionId, result));
      else answers[questionId] = result;
    }
    let passed: PassedAnswer[] = [];
    let irrelevant: string[] = [];
    if (!forUpdate) {
      const counted = countOnly(options.rules, answers, errors, options.files);
      ({ irrelevant } = counted);
      errors.push(...counted.errors);
      const wrong = new Set(errors.map(({ questionId }) => questionId));
      const judgedRow = { madeAt: rowDate ?? madeAt, isOfImport: true };
      const broken = options.rules.brokenRules(answers, answers, judgedRow);
      const judged = brokenIn(broken, () => options.reason);
      ({ passed } = judged);
      const missing = missingIn(answers);
      const groups = groupsIn(answers, [...errors, ...missing]);
      const further = [...missing, ...groups, ...judged.errors];
      errors.push(...further.filter(({ questionId }) => !wrong.has(questionId)));
    }

    if (errors.length === 0) {
      const more = {
        ...(passed.length > 0 && { passed }),
        ...(irrelevant.length > 0 && { irrelevant }),
        ...(handsCellsOn && { cells: texts() }),
      };
      return { ok: true, csvRow, rowDate, answers, ...more };
    }
    return { ok: false, csvRow, rowDate, cells: texts(), errors };
  };
}

type Fillable = Pick<RowCheckOptions, 'questions' | 'columnMap' | 'rules'>;

/** Finds the required questions that a row leaves unanswered, of those that the import can fill. */
export function compileRequired(options: Fillable): (answers: Answers) => FailedRow['errors'] {
  const requiredQuestions = options.questions.filter(
    (question) => question.required && canFill(question, options),
  );
  return (answers) =>
    requiredQuestions
      .filter(({ id }) => !isAnswered(answers[id]) && options.rules.isRelevant(id, answers))
      .map((question) => ({ questionId: question.id, message: requiredIssue(question) }));
}

/**
 * Finds the groups that a row leaves unanswered, at the first of their questions that has a column or could have one: a group
 * that no import can fill comes in without an answer. `errors` are those of its questions, `before` what the row had: what it
 * lacked then is no issue of an update.
 */
export function compileGroups(
  options: Fillable,
): (answers: Answers, errors: FailedRow['errors'], before?: Answers | null) => FailedRow['errors'] {
  const { rules, columnMap } = options;
  const fillable = new Set(options.questions.flatMap((each) => (canFill(each, options) ? [each.id] : [])));
  const missing = (answers: Answers, wrong: ReadonlySet<string | null> = new Set()) =>
    rules.unansweredGroups('questions', answers, answers, wrong);
  return (answers, errors, before = null) => {
    const found = missing(answers, new Set(errors.map(({ questionId }) => questionId)));
    const lacked = new Set(
      found.length === 0 || before === null ? [] : missing(before).map(({ issue }) => issue.path),
    );
    return found.flatMap(({ issue, questions }) => {
      const ids = questions.flatMap(({ id }) => (fillable.has(id) ? [id] : []));
      const questionId = ids.find((id) => columnMap[id] !== undefined) ?? ids[0];
      const isNone = questionId === undefined || lacked.has(issue.path);
      return isNone ? [] : [{ questionId, message: issue.message }];
    });
  };
}

function canFill(question: Question, { columnMap }: Fillable): boolean {
  return isMappable(question) || columnMap[question.id] !== undefined;
}

/** The issues of the rules that a row breaks, and those that are passed. */
export function brokenIn(
  broken: readonly BrokenAnswer[],
  reasonFor: ReasonFor,
): { errors: FailedRow['errors']; passed: PassedAnswer[] } {
  const { issues, passed } = passing(broken, reasonFor);
  return { errors: issuesOfRow(issues), passed };
}

type MappedColumn = {
  questionId: string;
  index: number;
  format: CellFormat | undefined;
  read: CellReader;
  /** Of a question that follows another. */
  followed: ((answers: Answers) => Followed | null) | null;
};

function mappedColumns(options: RowCheckOptions, readDate: (text: string) => number | null): MappedColumn[] {
  const {
    decimalSeparator,
    dateFormat,
    dateFormats = {},
    cellFormats,
    timeZone,
    catalog,
    hours,
    onHour,
  } = options;
  const offsetAt = (epochMs: number): number => options.offsetAt(epochMs, timeZone);
  const settings = {
    decimalSeparator,
    readDate,
    offsetAt,
    dateFormat,
    timeZone,
    hours,
    onHour,
    catalog,
    anyItem: options.forUpdate,
    files: options.files,
  };
  return inFormOrder(options.questions).flatMap((question) => {
    const index = options.columnMap[question.id];
    if (index === undefined) return [];
    const formats = { dateFormats, timeZone, cellFormats };
    const read = compileCell(question, withFormatOf(question.id, settings, formats));
    const format = cellFormats?.[question.id];
    return [{ questionId: question.id, index, format, read, followed: followedBy(question, options) }];
  });
}

/** Questions in the order of the form, in which each comes after the one that it follows. */
export function inFormOrder(questions: readonly Question[]): readonly Question[] {
  return questions.toSorted((left, right) => left.order - right.order);
}

function followedBy(
  question: Question,
  { rules, forUpdate = false }: RowCheckOptions,
): MappedColumn['followed'] {
  const id = isCatalogType(question.type) ? followedQuestionOf(question.questionMeta) : null;
  if (id === null) return null;
  // An existing row may have the answer that a row of the file leaves out.
  return (answers) =>
    forUpdate && answers[id] === undefined ? null : followedIn(rules, question, answers, {});
}

function rowDateMessage(text: string, format: string): string {
  return text === '' ? t(m.dateInFormatIsRequired, { format }) : dateIssue(text, format).issue;
}
