// What an export's columns are and how an answer becomes a cell.
import { catalogChoiceTypes, type Question } from '#core/forms/schema.ts';
import { type AnswerValue, dateTimeOf, valuesOf } from '#core/forms/values.ts';
import { pathText } from '#core/sheets/answer-text.ts';
import { offsetAt } from '#core/time/zone.ts';
import type { CachedForm } from '#server/forms/rules-cache.ts';
import type { Cell, Column } from '#server/files/table.ts';

export type ExportedRow = {
  sheetName: string;
  userName: string;
  createdAt: number;
  /** The jsonb columns as text. */
  answers: string;
  contextAnswers: string;
  alerts: string[];
  reviewState: string | null;
  reviewerName: string | null;
  reviewDate: number | null;
  reviewComment: string | null;
};

/** Names by id. */
type Names = ReadonlyMap<string, string>;

export type RowTable = {
  columns: Column[];
  /** The cells of a row, in the order of the columns. */
  cellsOf(row: ExportedRow): Cell[];
};

/**
 * The table of a form's rows: what is known of a row, the sheet's context questions, the row's questions, each part
 * with those of earlier versions at its end. Times
 * are wall clock times of the given zone; dates that people answered keep the zone that they were given in. A catalog
 * item is written with the names on its path.
 */
export function rowTable(
  form: CachedForm,
  alertNames: Names,
  { timeZone, catalogNames }: { timeZone: string; catalogNames: Names },
): RowTable {
  const { contextQuestions, questions } = form.asRead;
  const hasAlerts = alertNames.size > 0;
  const hasReview = form.reviewers.length > 0;
  const fixed: Column[] = [
    { header: 'Sheet', kind: 'text' },
    { header: 'User', kind: 'text' },
    { header: 'Date', kind: 'date-time' },
    ...(hasAlerts ? [{ header: 'Alerts', kind: 'text' } as const] : []),
    ...(hasReview ? reviewColumns : []),
  ];
  const wallClock = (at: number) => at + offsetAt(at, timeZone);
  const columns = [...fixed, ...[...contextQuestions, ...questions].map(columnOf)];
  return {
    columns: withDistinctHeaders(columns),
    cellsOf(row) {
      const cells: Cell[] = [row.sheetName, row.userName, wallClock(row.createdAt)];
      if (hasAlerts) cells.push(row.alerts.map((id) => alertNames.get(id) ?? id).join('; '));
      if (hasReview) {
        const { reviewState, reviewerName, reviewDate, reviewComment } = row;
        cells.push(
          reviewState,
          reviewerName,
          reviewDate === null ? null : wallClock(reviewDate),
          reviewComment,
        );
      }
      pushAnswers(cells, contextQuestions, row.contextAnswers, catalogNames);
      pushAnswers(cells, questions, row.answers, catalogNames);
      return cells;
    },
  };
}

const reviewColumns: Column[] = [
  { header: 'Review', kind: 'text' },
  { header: 'Reviewer', kind: 'text' },
  { header: 'Review Date', kind: 'date-time' },
  { header: 'Review Comment', kind: 'text' },
];

function columnOf({ text, type }: Question): Column {
  return { header: text, kind: type === 'NUMERIC' ? 'number' : type === 'DATETIME' ? 'date-time' : 'text' };
}

function pushAnswers(cells: Cell[], questions: readonly Question[], text: string, names: Names): void {
  if (questions.length === 0) return;
  const answers = JSON.parse(text) as Record<string, AnswerValue | undefined>;
  for (const question of questions) cells.push(cellOf(question, answers[question.id], names));
}

function cellOf({ type }: Question, answer: AnswerValue | undefined, names: Names): Cell {
  if (answer === undefined) return null;
  if (catalogChoiceTypes.has(type)) {
    return valuesOf(answer)
      .map((path) => pathText(path, names))
      .join('; ');
  }
  if (typeof answer !== 'string') return valuesOf(answer).join('; ');
  if (type === 'BOOLEAN') return answer === 'true';
  if (type !== 'DATETIME') return answer;
  const moment = dateTimeOf(answer);
  return moment === null ? answer : moment.at + moment.offset;
}

/** A name that stands twice gets a number, so that a program can tell the columns apart. */
function withDistinctHeaders(columns: readonly Column[]): Column[] {
  const seen = new Set<string>();
  return columns.map((column) => {
    let header = column.header;
    for (let number = 2; seen.has(header.toLowerCase()); number += 1) header = `${column.header} (${number})`;
    seen.add(header.toLowerCase());
    return { ...column, header };
  });
}
