// Derives what a face shows of an import's draft: a line per question and column, the dates, and what prevents the start.
import type { FieldError } from '#core/errors.ts';
import type { Question } from '#core/questions/schema.ts';
import { compileDateFormat, type DateFormat, dateFormats, parseExact } from '#core/time/date-format.ts';
import { type CellLine, cellLine } from './cells/cell-line.ts';
import { cellTexts } from './cells/cell-format.ts';
import { type HeaderAlign, openShapeText } from './csv/csv-shape.ts';
import { dateAmbiguity, dateDoubt, datesOf, undatable } from './dates/date-column.ts';
import { defaultNote } from './defaults.ts';
import { keyIssues } from './update/key-line.ts';
import { columnOfDates, draftFormats, type ImportDraft, placedCellFormats } from './import-draft.ts';
import { headerIndex } from './plan.ts';
import { missingInForm } from './required.ts';
import { isCatalogType } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

/** The confidence of a match. */
export type Certainty = 'sure' | 'likely' | 'unsure' | 'none';

export type MatchLine = {
  questionId: string;
  title: string;
  type: Question['type'];
  required: boolean;
  /** Null: no column answers it. */
  columnIndex: number | null;
  header: string | null;
  /** 0 to 1. */
  score: number;
  certainty: Certainty;
  /** The first distinct texts of the column, at most three. */
  samples: readonly string[];
  issue: string | null;
  /** How its dates are parsed, if its column has a format to choose; null for all others. */
  dates: {
    format: string;
    /** Why they are ambiguous, or that the format is invalid. */ doubt: string | null;
  } | null;
  /** How its cells are read, if they hold several values or items of the catalog; null for all others. */
  cells: CellLine | null;
  /** What could be chosen; usually null. */
  note: string | null;
};

export type ColumnLine = {
  index: number;
  header: string;
  samples: readonly string[];
  datesRows: boolean;
  /** Titles of the questions that it answers: usually one. */
  questions: readonly string[];
};

/** How a header with too few names is interpreted. */
export type HeaderLine = {
  headerAlign: HeaderAlign | null;
  text: string;
  issue: string | null;
  choices: readonly { value: HeaderAlign; label: string }[];
};

export type DateChoice = DateFormat & {
  /** How many texts of the first rows it parses. */
  matches: number;
};

export type DateLine = {
  /** The column that dates the rows; null: they get the time of the import. */
  columnIndex: number | null;
  header: string | null;
  samples: readonly string[];
  format: string;
  /** Whether the file has any dates that use the format. */
  isUsed: boolean;
  /** Those that parse most first, then all others. */
  choices: readonly DateChoice[];
  /** What must be decided before the import can start. */
  issue: string | null;
  /** A hint. */
  note: string | null;
};

/** `sure` from 0.9, `likely` from 0.7, `unsure` below. */
function certaintyOf(score: number): Certainty {
  if (score >= 0.9) return 'sure';
  if (score >= 0.7) return 'likely';
  return score > 0 ? 'unsure' : 'none';
}

/** A line for every question that an import can fill, in the form's order. */
export function matchLines(draft: ImportDraft): MatchLine[] {
  const { file, form, matches } = draft;
  const byId = new Map(form.questions.map((question) => [question.id, question]));
  const uses = usesOf(draft);
  const ownDates = ownDatesOf(draft);
  const mapped = new Set(matches.flatMap((match) => (match.columnIndex === null ? [] : [match.questionId])));
  // Existing rows have an answer to them.
  const missing = isUpdate(draft) ? [] : missingInForm(form, (id) => mapped.has(id));
  const missingAt = new Map(missing.map((one) => [one.questionId, one.here]));
  return matches.flatMap(({ questionId, columnIndex, score }) => {
    const question = byId.get(questionId);
    if (question === undefined) return [];
    const { text: title, type, required } = question;
    const header = columnIndex === null ? null : (file.headers[columnIndex] ?? '');
    const samples = columnIndex === null ? [] : samplesOf(draft, columnIndex);
    const isDouble = columnIndex !== null && (uses.get(columnIndex)?.length ?? 0) > 1;
    const dates = ownDates.get(questionId) ?? null;
    const doubt = dates?.doubt ?? null;
    const issue = isDouble
      ? t(m.columnIsUsedTwice, { header: header ?? '' })
      : (missingAt.get(questionId) ??
        (doubt && (isDateFormat(dates?.format) ? t(m.doubtChooseDateFormat, { doubt }) : doubt)));
    const certainty = certaintyOf(score);
    const cells = columnIndex === null ? null : cellLine(draft, question, columnIndex);
    const note = columnIndex === null ? noteOf(draft, question) : null;
    return [
      {
        questionId,
        title,
        type,
        required,
        columnIndex,
        header,
        score,
        certainty,
        samples,
        issue: issue ?? cells?.issue ?? null,
        dates,
        cells,
        note,
      },
    ];
  });
}

/** A line for every column of the file, in order. */
export function columnLines(draft: ImportDraft): ColumnLine[] {
  const uses = usesOf(draft);
  return draft.file.headers.map((header, index) => ({
    index,
    header,
    samples: samplesOf(draft, index),
    datesRows: index === draft.dateColumn,
    questions: uses.get(index) ?? [],
  }));
}

/** Columns that answer no question and do not date the rows. */
export function unusedColumns(draft: ImportDraft): ColumnLine[] {
  return columnLines(draft).filter(({ datesRows, questions }) => !datesRows && questions.length === 0);
}

/** How rows are dated and dates are parsed. `known` are the formats to choose from. */
export function dateLine(draft: ImportDraft, known: readonly DateFormat[] = dateFormats): DateLine {
  const { file, dateColumn, dateFormat, dateFormatChosen } = draft;
  const column = columnOfDates(draft);
  const dates = column === null ? null : datesOf(file, column);
  const matches = new Map(dates?.formats.map((one) => [one.format, one.matches]));
  const isFormat = isDateFormat(dateFormat);
  const header = dateColumn === null ? null : (file.headers[dateColumn] ?? '');
  const doubt =
    dates === null || dateFormatChosen
      ? null
      : ((header === null ? null : undatable(dates, header)) ?? dateDoubt(dates));
  return {
    columnIndex: dateColumn,
    header,
    samples: column === null ? [] : samplesOf(draft, column),
    format: dateFormat,
    isUsed: column !== null,
    choices: byMatches(known, matches),
    issue: isFormat ? doubt : notAFormat(dateFormat),
    note: dates === null || doubt !== null || !isFormat ? null : misfitNote(draft, column ?? 0),
  };
}

/** The formats for the dates of a column, the best first. */
export function formatChoices(
  { file }: ImportDraft,
  column: number,
  known: readonly DateFormat[] = dateFormats,
): DateChoice[] {
  const { formats } = datesOf(file, column);
  return byMatches(known, new Map(formats.map((one) => [one.format, one.matches])));
}

function byMatches(known: readonly DateFormat[], matches: ReadonlyMap<string, number>): DateChoice[] {
  return known
    .map((one) => ({ ...one, matches: matches.get(one.format) ?? 0 }))
    .toSorted((left, right) => right.matches - left.matches || left.order - right.order);
}

/** The decision about a header with fewer names than the rows have cells; null: none needed. */
export function headerLine({ file: { shape, headerAlign } }: ImportDraft): HeaderLine | null {
  const { header, named, cells, isOpen } = shape;
  if (!isOpen && headerAlign === null) return null;
  const first = header.at(0) ?? '';
  const surplus = cells - header.length;
  return {
    headerAlign,
    text: `${openShapeText({ named, cells })}.`,
    issue: isOpen ? t(m.chooseWhichOfThemIt, { openShape: openShapeText({ named, cells }) }) : null,
    choices: [
      { value: 'FIRST', label: t(m.firstCellsNamesCell1, { count: header.length, first }) },
      {
        value: 'LAST',
        label: t(m.lastCellsNamesCell, { count: header.length, first, surplus: surplus + 1 }),
      },
    ],
  };
}

/** What prevents the start, at `questions.<id>`, `dateFormat`, `headerAlign` or `map`; empty if nothing does. */
export function draftIssues(draft: ImportDraft): FieldError[] {
  const lines = matchLines(draft);
  const { issue } = dateLine(draft);
  const headerIssue = headerLine(draft)?.issue ?? null;
  return [
    ...(headerIssue === null ? [] : [{ path: 'headerAlign', message: headerIssue }]),
    ...lines.flatMap((line) =>
      line.issue === null ? [] : [{ path: `questions.${line.questionId}`, message: line.issue }],
    ),
    ...(lines.some(({ columnIndex: at }) => at !== null) ? [] : [fieldError('map', m.matchAtLeastOneColumn)]),
    ...(issue === null ? [] : [{ path: 'dateFormat', message: issue }]),
    ...keyIssues(draft),
  ];
}

const maximumSamples = 3;
const sampleLength = 60;

function samplesOf({ file }: ImportDraft, column: number): string[] {
  const samples = new Set<string>();
  for (const { cells } of file.firstRows) {
    const text = (cells[column] ?? '').trim();
    if (text !== '') samples.add(text.slice(0, sampleLength));
    if (samples.size === maximumSamples) break;
  }
  return [...samples];
}

/** By column index, the titles of the questions that it answers. */
function usesOf(draft: ImportDraft): Map<number, string[]> {
  const formats = placedCellFormats(draft);
  const titles = new Map(draft.form.questions.map(({ id, text }) => [id, text]));
  const uses = new Map<number, string[]>();
  for (const { questionId: id, columnIndex: own } of draft.matches)
    for (const index of own === null ? [] : [own, ...Object.values(formats[id]?.place ?? {})])
      uses.set(index, [...(uses.get(index) ?? []), titles.get(id) ?? '']);
  return uses;
}

/** By question id, its date format and any ambiguity. The column of the draft's own format has a line of its own. */
function ownDatesOf(draft: ImportDraft): Map<string, NonNullable<MatchLine['dates']>> {
  const main = columnOfDates(draft);
  return new Map(
    draftFormats(draft).flatMap(({ questionId, columnIndex, format, ambiguous }) => {
      const ambiguity = ambiguous.length === 0 ? null : dateAmbiguity(datesOf(draft.file, columnIndex));
      const doubt = isDateFormat(format) ? ambiguity : notAFormat(format);
      return questionId === null || columnIndex === main ? [] : [[questionId, { format, doubt }] as const];
    }),
  );
}

function isDateFormat(format: string | undefined): boolean {
  return format !== undefined && compileDateFormat(format) !== null;
}

function notAFormat(format: string): string {
  return t(m.isNotDateFormat, { format });
}

/** The column of its title that a question of the catalog could have, where somebody has chosen none. */
function offerOf({ file: { headers } }: ImportDraft, { type, text }: Question): string | null {
  const index = isCatalogType(type) ? headerIndex(headers, text) : undefined;
  return index === undefined ? null : cellTexts.offered(headers[index] ?? text);
}

/** Of a question without a column. In an update, existing rows keep their answer to it. */
function noteOf(draft: ImportDraft, question: Question): string | null {
  return offerOf(draft, question) ?? (isUpdate(draft) ? null : defaultNote(question));
}

function isUpdate({ keyQuestion = null }: ImportDraft): boolean {
  return keyQuestion !== null;
}

/** `Not in this format: 3 of the first 1,000 dates, such as "soon".` */
function misfitNote({ file, dateFormat }: ImportDraft, column: number): string | null {
  const read = compileDateFormat(dateFormat);
  const texts = file.firstRows.map(({ cells }) => (cells[column] ?? '').trim()).filter((text) => text !== '');
  const misfits = texts.filter((text) => read?.(text, 'UTC') === null && parseExact(text) === null);
  const [first] = misfits;
  if (first === undefined) return null;
  const counted = { count: misfits.length, all: texts.length };
  return t(m.notInThisFormatDates, { ...counted, first: first.slice(0, sampleLength) });
}
