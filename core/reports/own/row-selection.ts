// Which rows a design is of: what is wrong with them, and in words: the sheets, then the conditions of its filter.
import { filteredById, filteredQuestions } from '#core/forms/filtered-questions.ts';
import type { Question } from '#core/questions/schema.ts';
import type { AnswerTextOptions } from '#core/sheets/format-answer.ts';
import type { FieldError } from '#core/errors.ts';
import { filterIssues } from '#core/sheets/filter/filter.ts';
import { filterSentence } from '#core/sheets/filter/format-filter.ts';
import type { RowSelection } from './sources.ts';
import { t } from '#core/messages/text.ts';
import { counts } from '#core/messages/count-texts.ts';
import { m } from './texts.ts';

type Questions = { questions: readonly Question[]; contextQuestions: readonly Question[] };

/** What is wrong with the filter of a design's rows. */
export function selectionIssues(rows: RowSelection | null, form: Questions): FieldError[] {
  if (rows === null || rows.filter === null) return [];
  return filterIssues(rows.filter, filteredById(form)).map(({ path, message }) => ({
    path: `rows.filter.${path}`,
    message,
  }));
}

/** Sheets that are named; more are counted. */
const mostNames = 3;

/** `Sheet Night shift, Review equals Approved`; null for all rows. */
export function selectionText(
  rows: RowSelection | null,
  form: Questions,
  { sheetNames, ...options }: AnswerTextOptions & { sheetNames: readonly string[] | null },
): string | null {
  if (rows === null) return null;
  const parts = [
    rows.sheetIds === null ? '' : sheetsText(sheetNames, rows.sheetIds.length),
    rows.filter === null ? '' : filterSentence(rows.filter, filteredQuestions(form), options),
  ].filter(Boolean);
  return parts.length === 0 ? null : parts.join(', ');
}

function sheetsText(names: readonly string[] | null, count: number): string {
  if (names === null) return t(m.chosenSheets, { count });
  if (names.length === 0 || names.length > mostNames || names.includes(''))
    return t(counts.sheets, { count: names.length });
  return t(m.sheetsNamed, { count: names.length, names: names.join(', ') });
}
