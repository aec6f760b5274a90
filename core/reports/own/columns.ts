// The cells of a design's tables: what a column has of a row, and which group a row belongs to.
import { personName } from '#core/primitives.ts';
import { nobody } from '#core/sheets/engine/row-data.ts';
import { assertNever } from '#core/assert-never.ts';
import { type Cell, type ColumnKind, isClock, isNumeric } from '#core/files/table.ts';
import { analysedQuestions } from '#core/forms/analysed-questions.ts';
import type { Question } from '#core/questions/schema.ts';
import { answersOf } from '#core/questions/types.ts';
import { type AnswerValue, dateTimeOf } from '#core/questions/values.ts';
import { mapInPortions, type Portions, sortInPortions } from '#core/portions/portions.ts';
import { localDay, localTime } from '#core/reports/design/form-rows.ts';
import { answerTexts, reviewLabels } from '#core/sheets/format-answer.ts';
import { noAnswer } from '#core/widgets/groups.ts';
import type { Made } from './made.ts';
import type { Grouping, TableColumn } from './schema.ts';
import { columnNames } from './labels.ts';

export type Source = Pick<TableColumn, 'of' | 'question'>;

/** Reads a column. `number` is NaN where a row has none; dates count as moments. */
export type ColumnReader = {
  header: string;
  kind: ColumnKind;
  cell(row: number): Cell;
  number(row: number): number;
  isThere(row: number): boolean;
};

/** The reader of a column; of a question that is not there, blank cells. */
export function columnReader(source: Source, made: Made): ColumnReader {
  const { rows, run } = made;
  const { data } = rows;
  switch (source.of) {
    case 'sheet':
      return textReader(columnNames.sheet, (row) => rows.sheetNameOf(row));
    case 'user': {
      const { users } = data;
      return textReader(columnNames.user, (row) => personName(users[row] ?? nobody));
    }
    case 'review': {
      const { reviewStates } = data;
      return textReader(columnNames.review, (row) => {
        const state = reviewStates[row];
        return state == null ? '' : reviewLabels[state];
      });
    }
    case 'alerts': {
      const { alerts } = data;
      const number = (row: number) => alerts[row]?.length ?? 0;
      const has = (row: number) => number(row) > 0;
      return { header: columnNames.alerts, kind: 'text', cell: has, number, isThere: has };
    }
    case 'date':
      return {
        header: columnNames.date,
        kind: 'date-time',
        cell: (row) => localTime(data.created[row] ?? 0, run.timeZone),
        number: (row) => data.created[row] ?? Number.NaN,
        isThere: () => true,
      };
    case 'question':
      return questionReader(source.question, made);
    default:
      return assertNever(source.of);
  }
}

function textReader(header: string, textOf: (row: number) => string): ColumnReader {
  return {
    header,
    kind: 'text',
    cell: textOf,
    number: () => Number.NaN,
    isThere: (row) => textOf(row) !== '',
  };
}

function questionReader(questionId: string | null, made: Made): ColumnReader {
  const found = questionOf(questionId, made);
  if (found === null) return textReader('', () => '');
  const { question, valueOf } = found;
  const { run, rows } = made;
  const { cell: kind } = answersOf(question.type);
  const isThere = (row: number) => (valueOf(row) ?? '').length > 0;
  const header = question.text;
  const textOf = (value: AnswerValue) =>
    answerTexts(question, value, { ...run, catalogNames: rows.namesById }).join(', ');
  if (isNumeric(kind)) {
    const number = (row: number) => {
      const value = valueOf(row);
      return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
    };
    // As it was answered: 12.50 stays exact in a workbook.
    const cell = (row: number) => {
      const value = valueOf(row);
      return typeof value === 'string' ? value : null;
    };
    return { header, kind, cell, number, isThere };
  }
  if (kind === 'date' || kind === 'time') {
    const { localTime: readTime } = answersOf(question.type);
    const number = (row: number) => {
      const value = valueOf(row);
      return (typeof value === 'string' ? readTime(value) : null) ?? Number.NaN;
    };
    const cell = (row: number) => (Number.isNaN(number(row)) ? null : number(row));
    return { header, kind, cell, number, isThere };
  }
  if (kind === 'date-time') {
    const at = (row: number) => {
      const value = valueOf(row);
      return typeof value === 'string' ? (dateTimeOf(value)?.at ?? Number.NaN) : Number.NaN;
    };
    const cell = (row: number) => (Number.isNaN(at(row)) ? null : localTime(at(row), run.timeZone));
    return { header, kind, cell, number: at, isThere };
  }
  const cell = (row: number) => {
    const value = valueOf(row);
    return value === null ? null : textOf(value);
  };
  return { header, kind, cell, number: () => Number.NaN, isThere };
}

type Answered = { question: Question; valueOf: (row: number) => AnswerValue | null };

/** A question that rows or their sheets answer; null if there is none. */
function questionOf(questionId: string | null, { rows }: Made): Answered | null {
  const question = analysedQuestions(rows).find(({ id }) => id === questionId);
  if (question === undefined) return null;
  const column = rows.data.answers[question.id] ?? [];
  return { question, valueOf: (row) => column[row] ?? null };
}

/** Rows that belong together. `at` orders groups that have an order of their own. */
export type Group = { label: string; cell: Cell; at: number; rows: number[] };

export type Groups = { header: string; kind: ColumnKind; groups: Group[] };

/** The groups of some rows: days, months and numbers in order, others by their number of rows. */
export function* groupRows(
  { of, question }: Grouping,
  rows: readonly number[],
  made: Made,
): Portions<Groups> {
  const { header, kind, keyOf } = groupReader({ of, question }, made);
  const groups = new Map<string, Group>();
  const keys = yield* mapInPortions(rows, keyOf);
  for (const [place, row] of rows.entries()) {
    const { label, cell, at } = keys[place] ?? nothing();
    const group = groups.get(label);
    if (group === undefined) groups.set(label, { label, cell, at, rows: [row] });
    else group.rows.push(row);
  }
  const last = (at: number) => (Number.isNaN(at) ? Number.POSITIVE_INFINITY : at);
  yield;
  const inOrder = yield* sortInPortions([...groups.values()], (a, b) => {
    const byPlace = last(a.at) === last(b.at) ? 0 : last(a.at) - last(b.at);
    return byPlace || b.rows.length - a.rows.length || a.label.localeCompare(b.label);
  });
  return { header, kind, groups: inOrder };
}

type Key = { label: string; cell: Cell; at: number };

function groupReader(
  { of, question }: Grouping,
  made: Made,
): { header: string; kind: ColumnKind; keyOf(row: number): Key } {
  const { formats, timeZone } = made.run;
  const { created } = made.rows.data;
  const keyOfDay = (at: number): Key => {
    const day = localDay(at, timeZone);
    return { label: formats.day(day, 'UTC'), cell: day, at: day };
  };
  if (of === 'day')
    return { header: columnNames.day, kind: 'date', keyOf: (row) => keyOfDay(created[row] ?? 0) };
  if (of === 'month') {
    const keyOf = (row: number): Key => {
      const label = new Date(localDay(created[row] ?? 0, timeZone)).toISOString().slice(0, 7);
      return { label, cell: label, at: Number(label.replace('-', '')) };
    };
    return { header: columnNames.month, kind: 'text', keyOf };
  }
  const reader = columnReader({ of, question }, made);
  if (isClock(reader.kind)) {
    const { kind } = reader;
    const keyOf = (row: number): Key => {
      const at = reader.number(row);
      if (Number.isNaN(at)) return nothing();
      if (kind === 'date-time') return keyOfDay(at);
      return { label: kind === 'date' ? formats.day(at, 'UTC') : formats.timeOfDay(at), cell: at, at };
    };
    return { header: reader.header, kind: kind === 'time' ? kind : 'date', keyOf };
  }
  const keyOf = (row: number): Key => {
    const cell = reader.cell(row);
    if (!reader.isThere(row) || cell === null) return nothing();
    return { label: String(cell), cell, at: isNumeric(reader.kind) ? reader.number(row) : 0 };
  };
  return { header: reader.header, kind: reader.kind, keyOf };
}

function nothing(): Key {
  return { label: noAnswer(), cell: noAnswer(), at: Number.NaN };
}
