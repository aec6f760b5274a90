// Proposes which column of a CSV file answers which question: equal titles first, the rest by similarity, one column per
// question. Questions of the catalog, and of files, get a column of their own title only. The user can change it (spec 3, section 5).
import { munkres } from 'munkres';
import { titlesOf } from '#core/exports/own-columns.ts';
import type { Question } from '#core/questions/schema.ts';
import { answersOf } from '#core/questions/types.ts';
import { namelessHeader } from './csv/csv-shape.ts';
import { columnsBeside, latitudesFor } from './cells/place-columns.ts';
import { mayHaveColumn } from './cells/cell-format.ts';
import { cleanHeader } from './csv/headers.ts';
import { similarities } from '#core/similarity.ts';

/** `columnIndex` counts from 0, null if no column is similar; `score` is 0 to 1. */
export type ColumnMatch = { questionId: string; columnIndex: number | null; score: number };
/**
 * `matches` has every question that an import can fill, in the given order.
 */
export type ColumnMatches = { matches: ColumnMatch[]; unmatchedColumns: number[] };
/** Question id to column index, as the call that starts an import expects it. */
export type ColumnMap = Readonly<Record<string, number>>;

/** Names with a lower score do not match: "First name" and "Last name" have 0.44. */
const minimumScore = 0.5;

/** Matches the columns of a file to questions. `dateColumn`, which dates the rows, is not matched. */
export function matchColumns(
  written: readonly string[],
  questions: readonly Pick<Question, 'id' | 'text' | 'type'>[],
  options: { dateColumn?: number | null; bringsFiles?: boolean } = {},
): ColumnMatches {
  const headers = titlesOf(written);
  const fillable = questions.filter((question) => mayHaveColumn(question, options.bringsFiles ?? false));
  const open = {
    questions: fillable,
    columns: headers.flatMap((header, index) => (index === options.dateColumn ? [] : [{ index, header }])),
  };
  const found = new Map<string, ColumnMatch>();
  const take = (question: Pick<Question, 'id'>, columnIndex: number, score: number): void => {
    found.set(question.id, { questionId: question.id, columnIndex, score });
  };

  for (const key of sameness) {
    const byKey = new Map(open.columns.toReversed().map((column) => [key(column.header), column]));
    for (const question of open.questions) {
      const column = byKey.get(key(question.text));
      if (column === undefined || key(question.text) === '') continue;
      byKey.delete(key(question.text));
      take(question, column.index, 1);
    }
    const taken = new Set([...found.values()].map((match) => match.columnIndex));
    open.questions = open.questions.filter((question) => !found.has(question.id));
    open.columns = open.columns.filter((column) => !taken.has(column.index));
  }

  // A place may have columns of its own for its numbers.
  const latitudes = latitudesFor(
    open.questions,
    headers.map((header, index) => (open.columns.some((column) => column.index === index) ? header : '')),
  );
  for (const question of open.questions) {
    const index = latitudes.get(question.id);
    if (index !== undefined) take(question, index, 1);
  }
  const columnMap = columnMapOf([...found.values()]);
  const beside = columnsBeside({ headers, questions, columnMap });
  open.questions = open.questions.filter(({ id }) => !latitudes.has(id));
  open.columns = open.columns.filter(
    ({ index }) => !beside.has(index) && ![...latitudes.values()].includes(index),
  );

  // What is only similar may name anything but items of the catalog, and files.
  open.questions = open.questions.filter(({ type }) => answersOf(type).isImportable);
  const scores = similarities(
    open.questions.map((question) => cleanHeader(question.text)),
    open.columns.map(({ header, index }) => (isNameless(header, index) ? '' : cleanHeader(header))),
  );
  for (const [row, column, score] of bestAssignment(scores)) {
    const question = open.questions[row];
    const chosen = open.columns[column];
    if (question && chosen) take(question, chosen.index, score);
  }

  const taken = new Set([...found.values()].map((match) => match.columnIndex));
  return {
    matches: fillable.map(({ id }) => found.get(id) ?? { questionId: id, columnIndex: null, score: 0 }),
    unmatchedColumns: headers.flatMap((_, index) =>
      taken.has(index) || beside.has(index) || index === options.dateColumn ? [] : [index],
    ),
  };
}

/** Whether a column has a generated name, which is similar to no question. */
function isNameless(header: string, index: number): boolean {
  return header.startsWith(namelessHeader(index)) && /^\D+\d+(?: \(\d+\))?$/.test(header);
}

/** The column map of a match, without unmatched questions. */
export function columnMapOf(matches: readonly ColumnMatch[]): ColumnMap {
  return Object.fromEntries(
    matches.flatMap(({ questionId, columnIndex }) =>
      columnIndex === null ? [] : [[questionId, columnIndex]],
    ),
  );
}

/** Normalizations under which titles are compared, the strictest first, so that "Cost $" and "Cost %" match exactly. */
const sameness: readonly ((text: string) => string)[] = [
  (text) => text.trim().toLowerCase(),
  (text) => cleanHeader(text).toLowerCase(),
  (text) => cleanHeader(text).toLowerCase().replaceAll(/[ _]/g, ''),
];

/** Row, column and score of the assignment with the highest sum of sufficient scores. */
function bestAssignment(scores: readonly (readonly number[])[]): [number, number, number][] {
  if (scores.length === 0 || scores[0]?.length === 0) return [];
  const costs = scores.map((row) => row.map((score) => (score < minimumScore ? 1 : 1 - score)));
  return munkres(costs).flatMap(([row, column]): [number, number, number][] => {
    const score = scores[row]?.[column] ?? 0;
    return score < minimumScore ? [] : [[row, column, score]];
  });
}
