// The options on how to interpret a file's columns, shared by check, run and continue, and the resulting plan for a
// file's headers and a form's questions.
import { AppError, invalid } from '#core/errors.ts';
import { withPlaces } from '#core/imports/cells/place-columns.ts';
import { type CsvShape, type HeaderAlign, openShapeText } from '#core/imports/csv/csv-shape.ts';
import {
  type ColumnFormat,
  type DatedColumn,
  datedColumns,
  formatsOfColumns,
  importFormats,
} from '#core/imports/dates/date-formats.ts';
import { checkHeaders } from '#core/imports/csv/headers.ts';
import {
  type ColumnChoice,
  headerIndex,
  type ImportPlan,
  planImport,
  questionNamed,
  splitAssignment,
} from '#core/imports/plan.ts';
import type { CsvRow } from '#core/imports/csv/csv-read.ts';
import { hoursOf } from '#core/imports/dates/hours.ts';
import { type HourChoices } from '#core/imports/dates/hours-schema.ts';
import type { Question } from '#core/questions/schema.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { dateFormats, defaultDateFormat } from '#core/time/date-format.ts';
import { hourOptions } from './hours-option.ts';
import type { Context } from '#cli/context.ts';
import { mappingNamed } from '#cli/imports/mappings/named.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import type { CellFormats } from '#core/imports/cells/cell-schema.ts';
import { namedCells, questionsWithItems } from './named-cells.ts';
import { namedFormats } from './named-formats.ts';
import { reasonGiven } from '#cli/command/reason-given.ts';
import { checkMappingName, type SavedMapping, withChoices } from '#cli/imports/mappings/local.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m as cellTexts } from '#core/imports/cells/texts.ts';
import { m as both } from '#core/imports/texts.ts';
import { m } from './texts.ts';

export type PlanFlags = {
  dateColumn?: string;
  dateFormat?: string[];
  headerAlign?: string;
  skippedHour?: string;
  doubleHour?: string;
  reason?: string;
  map?: string[];
  separator?: string[];
  items?: string[];
  mapping?: string;
  saveMapping?: string;
};

export type PlanOptions = {
  dateColumn: string | null;
  /** `format` for all columns, or `Question=format`, not yet split. */
  dateFormat: readonly string[];
  /** Which columns a header with too few names belongs to. */
  headerAlign: HeaderAlign | null;
  /** What times are that the clocks skip or show twice, of the kinds that are given. */
  hours?: Partial<HourChoices> | undefined;
  /** Why rows may break rules that may be passed; undefined: they fail. */
  reason?: string | undefined;
  /** `Header=Question title`, not yet split: both may contain an equals sign. */
  map: readonly string[];
  /** What separates several values: for all columns, or `Question=separator`, not yet split. */
  separator: readonly string[];
  /** How items of the catalog are written: for all columns, or `Question=code`, not yet split. */
  items: readonly string[];
  mapping: string | null;
  saveMapping: string | null;
};

/** Throws AppError `usage` for invalid options. */
export function planOptions(flags: PlanFlags): PlanOptions {
  for (const text of flags.map ?? []) {
    if (!text.includes('=')) {
      throw new AppError('usage', wording(m.mapDoesNotMatchQuestion, { text }), {
        hint: wording(m.writeMapHeaderQuestionTitle),
      });
    }
  }
  if (flags.saveMapping !== undefined) checkMappingName(flags.saveMapping);
  return {
    dateColumn: flags.dateColumn ?? null,
    dateFormat: flags.dateFormat ?? [],
    headerAlign: headerAlignOf(flags.headerAlign),
    ...hourOptions(flags),
    reason: reasonGiven(flags.reason),
    map: flags.map ?? [],
    separator: flags.separator ?? [],
    items: flags.items ?? [],
    mapping: flags.mapping ?? null,
    saveMapping: flags.saveMapping ?? null,
  };
}

function headerAlignOf(text: string | undefined): HeaderAlign | null {
  if (text === undefined) return null;
  if (text === 'first' || text === 'last') return text === 'first' ? 'FIRST' : 'LAST';
  throw new AppError('usage', wording(m.headerAlignIsNotFirst, { text }));
}

/**
 * Throws AppError `invalid` if the rows have more cells than the header, and it is not specified which columns it names.
 */
export function requireNames(shape: CsvShape): void {
  if (!shape.isOpen) return;
  throw new AppError('invalid', `${openShapeText(shape)}.`, {
    hint: wording(m.chooseWhichCellsItBelongs),
  });
}

/** Options with their saved mapping. `formats` are those of a started import, for columns without any other format. */
export type Wishes = PlanOptions & {
  saved: SavedMapping | null;
  formats?: Pick<ImportStatus, 'dateFormat' | 'dateFormats'>;
  /** Whether files come with the table, which columns may name. */
  bringsFiles?: boolean;
};

/** The options with the mapping that they name: of this machine, or of the form. */
export async function withSavedMapping(
  context: Context,
  options: PlanOptions,
  form: Pick<WholeForm, 'id' | 'name' | 'questions'>,
): Promise<Wishes> {
  const { mapping } = options;
  return { ...options, saved: mapping === null ? null : await mappingNamed(context, mapping, form) };
}

export type FilePlan = ImportPlan & {
  headers: readonly string[];
  /** Of the row dates, and of questions that are not in `dateFormats`. */
  dateFormat: string;
  /** By question id. */
  dateFormats: Readonly<Record<string, string>>;
  /** By question id: how the cells of its column are written. */
  cellFormats: CellFormats;
  /** What times are that the clocks skip or show twice; undefined: such rows fail. */
  hours: HourChoices | undefined;
  reason: string | undefined;
  /** The date format of each column: the row dates, then those of DATETIME questions. */
  dates: readonly ColumnFormat[];
  /** Columns with ambiguous dates and no format given by the user. */
  dateProblems: readonly DateProblem[];
};

/** `hint` names the option that resolves it. */
export type DateProblem = { header: string; message: string; hint: string };

/**
 * Plans an import from the start of a file. Formats that are not given are detected from the dates.
 * @throws AppError `invalid` for headers that cannot be imported, or options that do not fit the file and the form
 */
export function planFile(
  headers: readonly string[],
  firstRows: readonly CsvRow[],
  questions: readonly Question[],
  wishes: Wishes,
): FilePlan {
  const headerIssues = checkHeaders(headers);
  if (headerIssues.length > 0)
    throw invalid(headerIssues.map(({ column, message }) => ({ path: `column ${column}`, message })));
  const { saved } = wishes;
  const choices = withItemColumns(
    wishes.map.map((text) => choiceOf(text, headers)),
    wishes,
    { headers, questions },
  );
  const dateColumn = wishes.dateColumn ?? saved?.dateColumn ?? null;
  const named = namedFormats(wishes.dateFormat, questions, headers);
  const plan = planImport(headers, questions, {
    choices: saved === null ? choices : withChoices(saved, choices),
    matchRest: saved === null,
    dateColumn,
    dateFormat: named.all ?? saved?.dateFormat ?? defaultDateFormat,
    bringsFiles: wishes.bringsFiles ?? false,
  });
  const cells = namedCells(
    wishes,
    { questions, headers, columnMap: plan.columnMap },
    (_, index) => saved?.cells?.[headers[index] ?? ''],
  );
  const issues = [...plan.issues, ...named.issues, ...cells.issues];
  if (issues.length > 0) throw invalid(issues, hintOf(issues, headers));
  const columns = datedColumns(questions, plan.matches, plan.dateColumn);
  const single = new Map(
    named.single.map(({ name, questionId, columnIndex, format }) => {
      const index = (questionId === undefined ? undefined : plan.columnMap[questionId]) ?? columnIndex;
      if (columns.some((column) => column.columnIndex === index)) return [index, format];
      const message = t(m.isNotColumnThatDates, { name });
      throw invalid([{ path: 'dateFormat', message }]);
    }),
  );
  const dates = formatsOfColumns(
    { headers, firstRows },
    columns,
    (column) => single.get(column.columnIndex) ?? named.all ?? formatBefore(column, headers, wishes),
  );
  return {
    ...plan,
    headers,
    cellFormats: withPlaces(cells.cellFormats, { headers, questions, columnMap: plan.columnMap }),
    hours: hoursOf(saved?.hours, wishes.hours),
    reason: wishes.reason,
    ...importFormats(dates),
    dates,
    dateProblems: firstRows.length === 0 ? [] : dates.flatMap((one) => dateProblem(one) ?? []),
  };
}

/** A catalog question that --items names, and --map does not, has the column of its name. */
function withItemColumns(
  choices: readonly ColumnChoice[],
  wishes: Wishes,
  { headers, questions }: { headers: readonly string[]; questions: readonly Question[] },
): ColumnChoice[] {
  const taken = new Set(
    choices.flatMap(({ question }) => {
      const found = question === null ? null : questionNamed(questions, question);
      return found === null || 'issue' in found ? [] : [found.id];
    }),
  );
  const named = questionsWithItems(wishes, questions).filter(
    ({ id, text }) => !taken.has(id) && headerIndex(headers, text) !== undefined,
  );
  return [...choices, ...named.map(({ id, text }) => ({ header: text, question: id }))];
}

/** The format of a column in the saved mapping or the started import; null if neither has one. */
function formatBefore(
  { columnIndex, questionId }: DatedColumn,
  headers: readonly string[],
  { saved, formats }: Wishes,
): string | null {
  if (questionId === null) return saved?.dateFormat ?? null;
  if (saved?.dateFormats !== undefined) {
    const savedFormat = Object.entries(saved.dateFormats).find(
      ([header]) => headerIndex(headers, header) === columnIndex,
    );
    if (savedFormat !== undefined) return savedFormat[1];
  } else if (saved?.dateFormat != null) return saved.dateFormat;
  return formats === undefined ? null : (formats.dateFormats[questionId] ?? formats.dateFormat);
}

function choiceOf(text: string, headers: readonly string[]): ColumnChoice {
  const { name, value } = splitAssignment(
    text,
    '=',
    (header) => headerIndex(headers, header) !== undefined,
  ) ?? {
    name: text,
    value: '',
  };
  return { header: name, question: value.trim() === '' ? null : value.trim() };
}

/** Null if a column's dates are unambiguous. Texts that are not dates fail row by row. */
function dateProblem({ header, questionId, source, ambiguous }: ColumnFormat): DateProblem | null {
  if (source === 'unknown' && questionId === null) {
    const message = t(m.datesInAreInUnknown, { header });
    return { header, message, hint: t(m.setFormatWithDateFormat) };
  }
  const [first] = ambiguous;
  if (first === undefined) return null;
  return {
    header,
    message: t(m.datesOfFitSeveralFormats, { header, ambiguous: ambiguous.join(', ') }),
    hint: t(m.chooseOneSuchAsDate, { header, first }),
  };
}

const isNotDateFormat = new Set<string | undefined>(
  [both.mappedIsNotDateFormat, cellTexts.isNotDateFormat, m.typedIsNotDateFormat].map(({ id }) => id),
);

function hintOf(issues: ImportPlan['issues'], headers: readonly string[]): string {
  if (issues.every(({ id }) => isNotDateFormat.has(id)))
    return t(m.formatsAreAndSimilarOnes, { dateFormats: dateFormats.map(({ format }) => format).join(', ') });
  return t(m.fileHasColumns, { headers: headers.map((header) => `"${header}"`).join(', ') });
}
