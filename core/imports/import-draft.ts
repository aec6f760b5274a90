// The draft of an import: the file that was read, which column answers which question, and which one dates the rows in
// which format. An immutable value; functions return the next draft. match-lines.ts derives what a face shows.
import type { Form } from '#core/forms/schema.ts';
import { defaultDateFormat } from '#core/time/date-format.ts';
import type { CatalogIndex } from '#core/filling/catalog/catalog-index.ts';
import { needsCatalog } from './cells/cell-format.ts';
import { type CellFormat, type CellFormats } from './cells/cell-schema.ts';
import { withPlaces } from './cells/place-columns.ts';
import type { CsvFile } from './csv/csv-file.ts';
import { reshaped } from './csv/csv-read.ts';
import { type HeaderAlign, shapeOf } from './csv/csv-shape.ts';
import { datesOf, likelyFormat, proposeDateColumn, readsAsMany } from './dates/date-column.ts';
import { type ColumnFormat, datedColumns, datedQuestions, formatsOfColumns } from './dates/date-formats.ts';
import { type ColumnMatch, columnMapOf, matchColumns } from './match-columns.ts';
import { noHours } from './dates/hours.ts';
import { type HourChoice, type HourChoices, type HourKind } from './dates/hours-schema.ts';
import type { ImportFiles } from './files/import-files.ts';
import type { ImportRequest } from './schema.ts';
import { isCatalogType } from '#core/questions/types.ts';

export type ImportForm = Pick<Form, 'id' | 'name' | 'questions' | 'contextQuestions' | 'elements' | 'alerts'>;

export type ImportDraft = {
  readonly form: ImportForm;
  readonly file: CsvFile;
  /** The files beside the table, where it came with some. */
  readonly files?: ImportFiles | undefined;
  /** Every question that an import can fill, in the form's order. The user's choices have a score of 1. */
  readonly matches: readonly ColumnMatch[];
  /** Index of the column that dates the rows; null: they get the time of the import. */
  readonly dateColumn: number | null;
  /** For the row dates, and for DATETIME questions whose column it fits. */
  readonly dateFormat: string;
  /** Whether the user chose it; then it is not detected again. */
  readonly dateFormatChosen: boolean;
  /** By question id: the date format of its column, if the user chose one. */
  readonly questionFormats?: Readonly<Record<string, string>>;
  /** By question id: how the cells of its column are written, where that is chosen. */
  readonly cellFormats?: CellFormats;
  /** The catalog, once it is loaded; only where a column names its items. */
  readonly catalog?: CatalogIndex;
  /** The question whose answer finds the existing row that a row changes; none: every row is new. */
  readonly keyQuestion?: string | null;
  /** What an empty cell does to an existing row's answer; it keeps it unless chosen otherwise. */
  readonly blankCells?: ImportRequest['blankCells'];
  /** What was chosen for times that the clocks skip or show twice; none: they fail. */
  readonly hours?: HourChoices;
  /** Why rows may break rules that may be passed; blank: such rows fail. */
  readonly reason?: string;
};

/** A draft of importing a file into a form, with a proposal for everything. */
export function createImportDraft(form: ImportForm, file: CsvFile, files?: ImportFiles): ImportDraft {
  const dateColumn = proposeDateColumn(file, columnsOfQuestions(form, file));
  const { matches } = matchColumns(file.headers, form.questions, {
    dateColumn,
    bringsFiles: files !== undefined,
  });
  const draft = { form, file, files, matches, dateColumn, dateFormat: '', dateFormatChosen: false };
  const withCatalog = matches.reduce<ImportDraft>(
    (one, { questionId, columnIndex }) => (columnIndex === null ? one : withItems(one, questionId)),
    draft,
  );
  return withFormat(withCatalog);
}

/** Makes all proposals again, by the titles of the questions. */
export function matchByTitles(draft: ImportDraft): ImportDraft {
  const { form, file, files, catalog, keyQuestion, blankCells, hours, reason } = draft;
  return {
    ...createImportDraft(form, file, files),
    ...(catalog !== undefined && { catalog }),
    ...(keyQuestion !== undefined && { keyQuestion }),
    ...(blankCells !== undefined && { blankCells }),
    ...(hours !== undefined && { hours }),
    ...(reason !== undefined && { reason }),
  };
}

/** Sets which columns a header with too few names belongs to; all proposals are made again. */
export function chooseHeaderAlign(
  { form, file, files, catalog }: ImportDraft,
  headerAlign: HeaderAlign,
): ImportDraft {
  const { firstRows } = file;
  const judged = firstRows.map(({ cells }) => cells);
  const shape = shapeOf(file.shape.header, judged, headerAlign);
  const headed = {
    ...file,
    headerAlign,
    shape,
    headers: shape.headers,
    firstRows: reshaped(firstRows, file.shape, shape),
  };
  return { ...createImportDraft(form, headed, files), ...(catalog !== undefined && { catalog }) };
}

/** Matches a question to a column, or to none. How its cells are written stays as it was chosen. */
export function matchQuestion(
  draft: ImportDraft,
  questionId: string,
  columnIndex: number | null,
): ImportDraft {
  const chosen: ColumnMatch = { questionId, columnIndex, score: columnIndex === null ? 0 : 1 };
  const matches = draft.matches.map((match) => (match.questionId === questionId ? chosen : match));
  // A format chosen for the previous column does not apply to the new one.
  const { [questionId]: _, ...questionFormats } = draft.questionFormats ?? {};
  const matched = withItems({ ...draft, matches, questionFormats }, questionId);
  return draft.dateFormatChosen ? matched : withFormat(matched);
}

/** Items are read in any unambiguous way until somebody chooses one. */
function withItems(draft: ImportDraft, questionId: string): ImportDraft {
  const { form, cellFormats = {} } = draft;
  const isCatalog = isCatalogType(form.questions.find(({ id }) => id === questionId)?.type ?? 'TEXT');
  if (!isCatalog || cellFormats[questionId]?.items !== undefined) return draft;
  return chooseCellFormat(draft, questionId, { items: 'AUTO' });
}

/** Chooses how the cells of a question's column are written. A `separator` of null is the usual one. */
export function chooseCellFormat(
  draft: ImportDraft,
  questionId: string,
  chosen: Pick<CellFormat, 'items'> & { separator?: string | null | undefined },
): ImportDraft {
  const { separator, items } = { ...draft.cellFormats?.[questionId], ...chosen };
  const format = { ...(separator != null && { separator }), ...(items !== undefined && { items }) };
  return { ...draft, cellFormats: { ...draft.cellFormats, [questionId]: format } };
}

/** Chooses the date format of a question's column, if it differs from the others. */
export function chooseQuestionFormat(draft: ImportDraft, questionId: string, format: string): ImportDraft {
  return { ...draft, questionFormats: { ...draft.questionFormats, [questionId]: format.trim() } };
}

/** Chooses the column that dates the rows, or none; its format is detected again. */
export function chooseDateColumn(draft: ImportDraft, dateColumn: number | null): ImportDraft {
  return withFormat({ ...draft, dateColumn, dateFormatChosen: false });
}

/** Chooses the date format: a supported one, or another pattern of that kind. */
export function chooseDateFormat(draft: ImportDraft, dateFormat: string): ImportDraft {
  return { ...draft, dateFormat: dateFormat.trim(), dateFormatChosen: true };
}

/** Chooses the question whose answer finds existing rows; null: every row is new. */
export function chooseKey(draft: ImportDraft, keyQuestion: string | null): ImportDraft {
  return { ...draft, keyQuestion };
}

/** Chooses what an empty cell does to an existing row's answer. */
export function chooseBlankCells(draft: ImportDraft, blankCells: ImportRequest['blankCells']): ImportDraft {
  return { ...draft, blankCells };
}

/** Chooses what times are that the clocks skip, or show twice. */
export function chooseHour(draft: ImportDraft, kind: HourKind, choice: HourChoice): ImportDraft {
  return { ...draft, hours: { ...noHours, ...draft.hours, [kind]: choice } };
}

/** Says why rows may break rules that may be passed. */
export function giveReason(draft: ImportDraft, reason: string): ImportDraft {
  return { ...draft, reason };
}

/** The reason of a draft; undefined for none. */
export function reasonOf({ reason = '' }: ImportDraft): string | undefined {
  return reason.trim() || undefined;
}

/** The body that starts the import. The client generates `id`; `fileName` identifies the upload. */
export function importRequest(
  draft: ImportDraft,
  { id, fileName }: { id: string; fileName: string },
): ImportRequest {
  return {
    id,
    fileName,
    originalFileName: draft.file.name,
    dateColumn: draft.dateColumn,
    dateFormat: draft.dateFormat,
    dateFormats: ownFormats(draft),
    cellFormats: placedCellFormats(draft),
    once: false,
    totalRows: draft.file.rowCount,
    headerAlign: draft.file.headerAlign,
    ...(draft.hours !== undefined && { hours: draft.hours }),
    ...(reasonOf(draft) !== undefined && { reason: reasonOf(draft) }),
    columnMap: columnMapOf(draft.matches),
    keyQuestion: draft.keyQuestion ?? null,
    blankCells: draft.blankCells ?? 'KEEP',
    ...(draft.files !== undefined && { files: draft.files.request() }),
  };
}

/** The date columns of a draft with their formats: the draft's own wherever it fits. */
export function draftFormats(draft: ImportDraft): ColumnFormat[] {
  const { file, form, matches, dateColumn, dateFormat, questionFormats } = draft;
  const columns = datedColumns(form.questions, matches, dateColumn);
  const main = columnOfDates({ form, matches, dateColumn });
  return formatsOfColumns(file, columns, ({ columnIndex, questionId }) => {
    const chosen = questionId === null ? undefined : questionFormats?.[questionId];
    if (chosen !== undefined) return chosen;
    return columnIndex === main || readsAsMany(datesOf(file, columnIndex), dateFormat) ? dateFormat : null;
  });
}

/** How the cells of columns are written, of the questions that have one. */
export function usedCellFormats({ matches, cellFormats = {} }: ImportDraft): Record<string, CellFormat> {
  return Object.fromEntries(
    matches.flatMap(({ questionId, columnIndex }): [string, CellFormat][] => {
      const format = cellFormats[questionId];
      const isChosen = format !== undefined && Object.keys(format).length > 0;
      return columnIndex === null || !isChosen ? [] : [[questionId, format]];
    }),
  );
}

/** The same, with the columns of places, which are found in the headers of this file. */
export function placedCellFormats(draft: ImportDraft): Record<string, CellFormat> {
  const { file, form, matches } = draft;
  const columnMap = columnMapOf(matches);
  return withPlaces(usedCellFormats(draft), { headers: file.headers, questions: form.questions, columnMap });
}

/** Whether a column names items of a catalog that is not loaded yet. */
export function lacksCatalog({ form, matches, catalog }: ImportDraft): boolean {
  return catalog === undefined && needsCatalog(form.questions, columnMapOf(matches));
}

/** By question id: formats of columns that differ from the draft's format. */
export function ownFormats(draft: ImportDraft): Record<string, string> {
  return Object.fromEntries(
    draftFormats(draft).flatMap(({ questionId, format }): [string, string][] =>
      questionId === null || format === draft.dateFormat ? [] : [[questionId, format]],
    ),
  );
}

/**
 * The column that determines the date format: the row dates, otherwise the first DATETIME question's; null if the file
 * has no dates.
 */
export function columnOfDates({
  form,
  matches,
  dateColumn,
}: Pick<ImportDraft, 'form' | 'matches' | 'dateColumn'>): number | null {
  if (dateColumn !== null) return dateColumn;
  const dated = datedQuestions(form.questions);
  return (
    matches.find(({ questionId, columnIndex }) => columnIndex !== null && dated.has(questionId))
      ?.columnIndex ?? null
  );
}

function withFormat(draft: ImportDraft): ImportDraft {
  const column = columnOfDates(draft);
  return {
    ...draft,
    dateFormat: column === null ? defaultDateFormat : likelyFormat(datesOf(draft.file, column)),
  };
}

/** Columns that belong to a question rather than the row date: of the same name, or of a DATETIME question. */
function columnsOfQuestions({ questions }: ImportForm, { headers }: CsvFile): Set<number> {
  const dated = datedQuestions(questions);
  return new Set(
    matchColumns(headers, questions).matches.flatMap(({ questionId, columnIndex, score }) =>
      columnIndex !== null && (score === 1 || dated.has(questionId)) ? [columnIndex] : [],
    ),
  );
}
