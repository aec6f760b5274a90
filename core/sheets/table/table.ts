// The rows in view as a table: its columns, sorting by value, and the cells of the rows on screen.
import { personName } from '#core/primitives.ts';
import { assertNever } from '#core/assert-never.ts';
import type { Form } from '#core/forms/schema.ts';
import { matrixTitles } from '#core/forms/groups/matrices.ts';
import type { Question } from '#core/questions/schema.ts';
import { flatAnswer } from '#core/questions/entries/flat.ts';
import { answersOf, isImageType } from '#core/questions/types.ts';
import { valuesOf } from '#core/questions/values.ts';
import { withoutGroups } from '#core/sheets/grouped-digits.ts';
import { answerText, type AnswerTextOptions, momentText, reviewLabels } from '#core/sheets/format-answer.ts';
import { nobody, type RowData } from '#core/sheets/engine/row-data.ts';
import type { GeoPoint } from '#core/questions/places/geo-point.ts';
import { keysOf, ranksInto } from './sort-keys.ts';
import { metresFrom, metresOf } from './distances.ts';
import { type MapPoints, pointsOf } from './map-points.ts';
import type { ReviewStatus, Sheet } from '#core/sheets/schema.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type TableColumn = {
  /** `date`, `user`, `sheet`, `review`, or a question's id. */
  id: string;
  title: string;
  kind: 'date' | 'user' | 'sheet' | 'question' | 'review';
  question?: Question;
  /** The title of the matrix of which it is a row. */
  matrix?: string | undefined;
  /** The question is asked once per sheet: all rows of a sheet share its answer. */
  ofSheet?: true;
};
export type TableView = {
  /** Unanswered rows come last in both directions; equal rows stay newest first. */
  sort: { column: string; direction: 'asc' | 'desc' };
  reviewState: ReviewStatus | null;
  /** Every word must occur in some cell of the row, ignoring case. */
  search?: string;
};
export type TableRow = {
  id: string;
  sheetId: string;
  /** In column order. */
  cells: string[];
  /** Ids of images by question id, those in entries too. */
  images: Readonly<Record<string, readonly string[]>>;
  /** How far the places are from the middles, by question. */
  metres?: Readonly<Record<string, number>>;
  reviewState: ReviewStatus | null;
  /** Names of the alerts that the row raised. */
  alerts: string[];
};

export type Table = {
  columns: TableColumn[];
  view(view: TableView): void;
  /** The number of rows in the view. */
  size(): number;
  rows(from: number, to: number): TableRow[];
  /** The ids of these rows. */
  ids(from: number, to: number): string[];
  indexOf(rowId: string): number;
  /** The places of the rows in the view; `groupedBy` is a question with options, by whose answers they are coloured. */
  points(placeQuestion: string, groupedBy: string | null): MapPoints;
  /** A row's index in the data. */
  placeOf(rowId: string): number | undefined;
};

export const newestRowsFirst: TableView = { sort: { column: 'date', direction: 'desc' }, reviewState: null };
export type TableInput = {
  data: RowData;
  /** 1 for the rows of the table. */
  mask: Uint8Array;
  form: Pick<Form, 'questions' | 'contextQuestions' | 'elements' | 'reviewers'>;
  sheets: readonly Sheet[];
  namesById: ReadonlyMap<string, string>;
  timeZone: string;
  /** By the question for a place: from where its distances are shown. */
  middles?: ReadonlyMap<string, GeoPoint>;
};

/** A table, newest rows first. */
export function createTable(input: TableInput): Table {
  const { data, namesById, middles } = input;
  const columns = columnsFor(input);
  const read = columns.map((column): ReadColumn => ({ column, cell: cellReader(column, input) }));
  let shown: TableView | null = null;
  let order: Int32Array = new Int32Array();
  let positions: Int32Array | null = null;
  const placeOf = finder(data.ids);
  const questionOf = (id: string | null) => columns.find((column) => column.id === id)?.question ?? null;

  return {
    columns,
    view(view) {
      if (view === shown) return;
      const rows = matching(newestFirst(input, view.reviewState), view.search ?? '', read, data);
      const sorted = read.find(({ column }) => column.id === view.sort.column);
      order = sorted === undefined ? rows : inOrder(rows, sorted, input, view.sort.direction);
      positions = null;
      shown = view;
    },
    size: () => order.length,
    rows: (from, to) =>
      Array.from(order.subarray(Math.max(0, from), Math.max(0, to)), (row) => ({
        id: data.ids[row] ?? '',
        sheetId: data.sheetIds[row] ?? '',
        cells: read.map(({ cell }) => cell(row)),
        images: imagesOf(columns, data, row),
        ...(middles !== undefined &&
          middles.size > 0 && { metres: metresOf(middles, (id) => data.answers[id]?.[row]) }),
        reviewState: data.reviewStates[row] ?? null,
        alerts: (data.alerts[row] ?? []).map((id) => namesById.get(id) ?? id),
      })),
    ids: (from, to) =>
      Array.from(order.subarray(Math.max(0, from), Math.max(0, to)), (row) => data.ids[row] ?? ''),
    indexOf(rowId) {
      const place = placeOf(rowId);
      if (place === undefined) return -1;
      positions ??= positionsIn(order, data.rows);
      return positions[place] ?? -1;
    },
    points: (place, group) =>
      pointsOf(order, { data, placeQuestion: questionOf(place), groupedBy: questionOf(group) }),
    placeOf,
  };
}

/** Below this many lookups, a scan is cheaper than building an index: the table is rebuilt after each change. */
const fewRows = 8;

/** Finds rows by id; the first one if an id occurs twice. */
function finder(ids: readonly string[]): (id: string) => number | undefined {
  let lookups = 0;
  let places: Map<string, number> | null = null;
  return (id) => {
    lookups += 1;
    if (lookups <= fewRows) {
      const place = ids.indexOf(id);
      return place === -1 ? undefined : place;
    }
    if (places === null) {
      places = new Map();
      for (let place = ids.length - 1; place >= 0; place -= 1) places.set(ids[place] ?? '', place);
    }
    return places.get(id);
  };
}

/** The columns of a table of a form's sheets; with several sheets, including the sheet. The setup comes last. */
export function columnsFor({ form, sheets }: Pick<TableInput, 'form' | 'sheets'>): TableColumn[] {
  const matrices = matrixTitles(form);
  const answerColumns = (questions: readonly Question[]) =>
    questions
      .toSorted((a, b) => a.order - b.order)
      .map((question) => ({
        id: question.id,
        title: question.text,
        kind: 'question' as const,
        question,
        matrix: matrices.get(question.id),
      }));
  return [
    { id: 'date', title: t(common.date), kind: 'date' },
    { id: 'user', title: t(m.user), kind: 'user' },
    ...(sheets.length > 1 ? [{ id: 'sheet', title: t(m.sheet), kind: 'sheet' } as const] : []),
    ...(form.reviewers.length > 0 ? [{ id: 'review', title: t(m.review), kind: 'review' } as const] : []),
    ...answerColumns(form.questions),
    ...answerColumns(form.contextQuestions).map((column) => ({ ...column, ofSheet: true as const })),
  ];
}

function imagesOf(columns: readonly TableColumn[], data: RowData, row: number): TableRow['images'] {
  const found = columns.flatMap(({ question }) => {
    if (question === undefined) return [];
    const answer = data.answers[question.id]?.[row];
    const ids = flatAnswer<Question>(question, answer, isImageType).flatMap(({ values }) => values);
    return ids.length === 0 ? [] : [[question.id, ids] as const];
  });
  return Object.fromEntries(found);
}

type ReadCell = (row: number) => string;
type ReadColumn = { column: TableColumn; cell: ReadCell };

function cellReader({ kind, question }: TableColumn, input: TableInput): ReadCell {
  const { data, namesById, timeZone } = input;
  switch (kind) {
    case 'date':
      return (row) => momentText(data.created[row] ?? 0, timeZone);
    case 'user':
      return (row) => personName(data.users[row] ?? nobody);
    case 'sheet':
      return (row) => namesById.get(data.sheetIds[row] ?? '') ?? '';
    case 'review':
      return (row) => {
        const state = data.reviewStates[row] ?? null;
        return state === null ? '' : reviewLabels[state];
      };
    case 'question': {
      if (question === undefined) return () => '';
      const answers = data.answers[question.id] ?? [];
      const options: AnswerTextOptions = { timeZone, catalogNames: namesById };
      return (row) => answerText(question, answers[row], options);
    }
    default:
      return assertNever(kind);
  }
}

function newestFirst({ data, mask }: TableInput, reviewState: ReviewStatus | null): Int32Array {
  return data.byTime
    .filter((row) => mask[row] === 1 && (reviewState === null || data.reviewStates[row] === reviewState))
    .reverse();
}

/** The rows that match every word. */
function matching(
  rows: Int32Array,
  search: string,
  columns: readonly ReadColumn[],
  data: RowData,
): Int32Array {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.reduce((left, word) => {
    // A number may be typed as the table shows it.
    const spellings = [word, withoutGroups(word)].filter((each) => each !== null);
    const holders = columns.flatMap((column) => spellings.map((each) => holderOf(each, column, data)));
    return left.filter((row) => holders.some((holds) => holds(row)));
  }, rows);
}

/** Whether a row's cell contains a word. Texts and choices repeat, and each is tested once. */
function holderOf(word: string, { column, cell }: ReadColumn, data: RowData): (row: number) => boolean {
  const holds = (row: number) => cell(row).toLowerCase().includes(word);
  const typed = data.table.columns.get(column.id);
  // Numbers and moments contain no letters.
  const isFigure = column.kind === 'date' || typed?.kind === 'number';
  if (isFigure && /\p{Letter}/u.test(word)) return () => false;
  if (typed?.kind !== 'text') return holds;
  const byCode: boolean[] = [];
  return (row) => {
    const code = typed.codes[row] ?? -1;
    return code >= 0 && (byCode[code] ??= holds(row));
  };
}

/** Sorts rows by a column: numbers and moments by value, everything else by the collation of the reader's language. */
function inOrder(
  rows: Int32Array,
  sorted: ReadColumn,
  input: TableInput,
  direction: 'asc' | 'desc',
): Int32Array {
  if (sorted.column.kind === 'date' && direction === 'desc') return rows;
  const keys = sortKeys(rows, sorted, input);
  const sign = direction === 'asc' ? 1 : -1;
  const known = rows.filter((row) => !Number.isNaN(keys[row] ?? Number.NaN));
  known.sort((a, b) => sign * ((keys[a] ?? 0) - (keys[b] ?? 0)));
  const order = new Int32Array(rows.length);
  order.set(known);
  order.set(
    rows.filter((row) => Number.isNaN(keys[row] ?? Number.NaN)),
    known.length,
  );
  return order;
}

/** A sort key per row; NaN for no value. */
function sortKeys(
  rows: Int32Array,
  { column, cell }: ReadColumn,
  { data, middles }: TableInput,
): Float64Array {
  if (column.kind === 'date') return data.created;
  const middle = middles?.get(column.id);
  if (middle !== undefined)
    return keysOf(data.rows, rows, (row) => metresFrom(middle, data.answers[column.id]?.[row]));
  const typed = data.table.columns.get(column.id);
  if (typed?.kind === 'number') return typed.values;
  if (answersOf(column.question?.type)?.isDecimal) {
    const answers = data.answers[column.id] ?? [];
    const first = (row: number) => valuesOf(answers[row] ?? undefined)[0] ?? Number.NaN;
    return keysOf(data.rows, rows, (row) => Number(first(row)));
  }
  const ranks = new Map<string, number>();
  for (const row of rows) ranks.set(cell(row), 0);
  ranksInto(ranks);
  return keysOf(data.rows, rows, (row) => ranks.get(cell(row)) ?? Number.NaN);
}

function positionsIn(order: Int32Array, rows: number): Int32Array {
  const positions = new Int32Array(rows).fill(-1);
  order.forEach((row, position) => {
    positions[row] = position;
  });
  return positions;
}
