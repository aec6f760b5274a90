// The table of the entries that answer a question: a line for each, with what tells the row that it belongs to, or the sheet if the
// setup asks the question, and a column for each question of the entries.
import { entryOf } from '#core/questions/entries/entry.ts';
import { m as entries } from '#core/questions/entries/texts.ts';
import type { Question } from '#core/questions/schema.ts';
import { type AnswerValue, valuesOf } from '#core/questions/values.ts';
import type { Cell, Column, Row } from '#core/files/table.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import type { AnswerList } from '#server/exports/answer-lists.ts';
import type { GoneRow } from '#server/exports/changes.ts';
import { withDistinctHeaders } from '#server/exports/distinct-headers.ts';
import type { ExportedRow } from '#server/exports/rows-store.ts';
import type { ExportedSheet } from '#server/exports/store.ts';
import {
  answersInto,
  changeCells,
  changeColumns,
  changeOf,
  clockOf,
  columnsWritten,
  type ImageName,
  type TableTexts,
} from '#server/exports/table.ts';
import { m as both } from '#core/exports/texts.ts';
import { m } from '#server/exports/texts.ts';

export type EntryTable = {
  question: Question;
  columns: Column[];
  /**
   * The lines of a row with the answer to this question alone; `number` is that of the row among those exported. In an export of
   * changes a row without entries has one with its ids, so that nobody keeps those that it had.
   */
  linesOfRow(row: ExportedRow, number: number, imageName: ImageName): Row[];
  /** The lines of a sheet, if the setup asks the question. */
  linesOfSheet(sheet: ExportedSheet, imageName: ImageName): Row[];
  /** In an export of changes, the line of a deleted row. */
  lineOfGone(row: GoneRow): Row;
};

/** The table of a question that is answered by entries. */
export function entryTable(question: Question, words: TableTexts, { withChanges = false } = {}): EntryTable {
  const { context: isOfSetup, questions = [] } = question;
  const own: Column[] = isOfSetup
    ? [
        { header: t(both.sheetId), kind: 'text' },
        { header: t(both.sheet), kind: 'text' },
      ]
    : [
        ...(withChanges ? changeColumns() : rowColumns()),
        { header: t(both.sheet), kind: 'text' },
        { header: t(common.date), kind: 'date-time' },
      ];
  const wallClock = clockOf(words);
  const pushAnswers = answersInto(words, questions);

  function lines(head: readonly Cell[], answer: AnswerValue | null | undefined, imageName: ImageName): Row[] {
    const values = valuesOf(answer ?? undefined);
    if (values.length === 0) return withChanges ? [head] : [];
    return values.map((value, index) => {
      const line: Cell[] = [...head, index + 1];
      pushAnswers(line, answersOfEntry(value, questions), imageName);
      return line;
    });
  }

  return {
    question,
    columns: withDistinctHeaders([
      ...own,
      { header: t(entries.entry), kind: 'number' },
      ...questions.flatMap(columnsWritten),
    ]),
    linesOfRow(row, number, imageName) {
      const first = withChanges ? changeCells(changeOf(row), row) : [number, row.id];
      return lines([...first, row.sheetName, wallClock(row.createdAt)], row.answers[0], imageName);
    },
    linesOfSheet: ({ id, name, contextAnswers }, imageName) =>
      lines([id, name], contextAnswers[0], imageName),
    lineOfGone: (row) => changeCells('deleted', row),
  };
}

const rowColumns = (): Column[] => [
  { header: t(m.rowNumber), kind: 'number' },
  { header: t(both.rowId), kind: 'text' },
];

function answersOfEntry(value: string, questions: readonly Question[]): AnswerList {
  const answers = entryOf(value) ?? {};
  return questions.map(({ id }) => (Object.hasOwn(answers, id) ? (answers[id] ?? null) : null));
}
