// The draft of an import: a file that was read, which of its columns answers which question, which one dates the rows
// and how. Plain data and functions that give the next draft; what a face shows of it is in match-lines.ts.
import type { Form } from '#core/forms/schema.ts';
import { defaultDateFormat } from '#core/time/date-format.ts';
import type { CsvFile } from './csv/csv-file.ts';
import { reshaped } from './csv/csv-read.ts';
import { type HeaderAlign, shapeOf } from './csv/csv-shape.ts';
import { datesOf, likelyFormat, proposeDateColumn, readsAsMany } from './date-column.ts';
import { type ColumnFormat, datedColumns, formatsOfColumns } from './date-formats.ts';
import { type ColumnMatch, columnMapOf, matchColumns } from './match-columns.ts';
import type { ImportRequest } from './schema.ts';
import { kindOf } from '#core/questions/types.ts';

export type ImportForm = Pick<Form, 'id' | 'name' | 'questions' | 'contextQuestions' | 'alerts'>;

export type ImportDraft = {
  readonly form: ImportForm;
  readonly file: CsvFile;
  /** Every question that an import can fill, in the form's order. What the user chose has a score of 1. */
  readonly matches: readonly ColumnMatch[];
  /** Index of the column that dates the rows; null: they get the time of the import. */
  readonly dateColumn: number | null;
  /** For the row dates and for the DATETIME questions whose column it fits. */
  readonly dateFormat: string;
  /** Whether the user has said so: then it is no guess any more. */
  readonly dateFormatChosen: boolean;
  /** By question id: how the dates of its column are written, where the user has said so. */
  readonly questionFormats?: Readonly<Record<string, string>>;
};

/** The draft of a file's import into a form, with everything proposed that can be. */
export function createImportDraft(form: ImportForm, file: CsvFile): ImportDraft {
  const dateColumn = proposeDateColumn(file, columnsOfQuestions(form, file));
  const { matches } = matchColumns(file.headers, form.questions, { dateColumn });
  return withFormat({ form, file, matches, dateColumn, dateFormat: '', dateFormatChosen: false });
}

/** Says which cells the header names where it has too few names; everything is proposed anew. */
export function chooseHeaderAlign({ form, file }: ImportDraft, headerAlign: HeaderAlign): ImportDraft {
  const { firstRows } = file;
  const judged = firstRows.map(({ cells }) => cells);
  const shape = shapeOf(file.shape.header, judged, headerAlign);
  return createImportDraft(form, {
    ...file,
    headerAlign,
    shape,
    headers: shape.headers,
    firstRows: reshaped(firstRows, file.shape, shape),
  });
}

/** Matches a question with a column, or with none. */
export function matchQuestion(
  draft: ImportDraft,
  questionId: string,
  columnIndex: number | null,
): ImportDraft {
  const chosen: ColumnMatch = { questionId, columnIndex, score: columnIndex === null ? 0 : 1 };
  const matches = draft.matches.map((match) => (match.questionId === questionId ? chosen : match));
  // What was said of another column's dates says nothing of these.
  const { [questionId]: _, ...questionFormats } = draft.questionFormats ?? {};
  const matched = { ...draft, matches, questionFormats };
  return draft.dateFormatChosen ? matched : withFormat(matched);
}

/** Chooses how the dates of a question's column are read, where they are not written like the others. */
export function chooseQuestionFormat(draft: ImportDraft, questionId: string, format: string): ImportDraft {
  return { ...draft, questionFormats: { ...draft.questionFormats, [questionId]: format.trim() } };
}

/** Chooses the column that dates the rows, or none; its format is detected anew. */
export function chooseDateColumn(draft: ImportDraft, dateColumn: number | null): ImportDraft {
  return withFormat({ ...draft, dateColumn, dateFormatChosen: false });
}

/** Chooses how dates are read: one of the known formats, or a pattern of that kind. */
export function chooseDateFormat(draft: ImportDraft, dateFormat: string): ImportDraft {
  return { ...draft, dateFormat: dateFormat.trim(), dateFormatChosen: true };
}

/** What starts the import. `id` is made by the client; `fileName` is what the upload is known by. */
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
    once: false,
    totalRows: draft.file.rowCount,
    headerAlign: draft.file.headerAlign,
    columnMap: columnMapOf(draft.matches),
  };
}

/** The columns of a draft that hold dates, with their formats: the draft's one wherever it fits. */
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

/** By question id: the formats of columns that are not written in the draft's format. */
export function ownFormats(draft: ImportDraft): Record<string, string> {
  return Object.fromEntries(
    draftFormats(draft).flatMap(({ questionId, format }): [string, string][] =>
      questionId === null || format === draft.dateFormat ? [] : [[questionId, format]],
    ),
  );
}

/**
 * The column whose dates say how dates are written: the one of the row dates, else that of the first DATETIME question;
 * null where the file has no dates.
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

/** Columns that a question has a better claim to than the row date: those of its very name, or of a question of dates. */
function columnsOfQuestions({ questions }: ImportForm, { headers }: CsvFile): Set<number> {
  const dated = datedQuestions(questions);
  return new Set(
    matchColumns(headers, questions).matches.flatMap(({ questionId, columnIndex, score }) =>
      columnIndex !== null && (score === 1 || dated.has(questionId)) ? [columnIndex] : [],
    ),
  );
}

function datedQuestions(questions: ImportForm['questions']): Set<string> {
  return new Set(questions.filter(({ type }) => kindOf(type) === 'moment').map(({ id }) => id));
}
