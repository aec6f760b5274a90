// Which rows a design is of, in words: the sheets, then the conditions of its filter.
import { analysedQuestions } from '#core/forms/analysed-questions.ts';
import { counted } from '#core/count-text.ts';
import type { AnswerTextOptions } from '#core/sheets/format-answer.ts';
import { filterSentence } from '#core/sheets/filter/format-filter.ts';
import type { DesignForm } from './design-issues.ts';
import type { RowSelection } from './schema.ts';

/** Sheets that are named; more are counted. */
const mostNames = 3;

/** `Sheet Night shift, Review equals Approved`; null for all rows. */
export function selectionText(
  rows: RowSelection | null,
  form: Pick<DesignForm, 'questions' | 'contextQuestions'>,
  { sheetNames, ...options }: AnswerTextOptions & { sheetNames: readonly string[] | null },
): string | null {
  if (rows === null) return null;
  const parts = [
    rows.sheetIds === null ? '' : sheetsText(sheetNames, rows.sheetIds.length),
    rows.filter === null ? '' : filterSentence(rows.filter, analysedQuestions(form), options),
  ].filter(Boolean);
  return parts.length === 0 ? null : parts.join(', ');
}

function sheetsText(names: readonly string[] | null, count: number): string {
  if (names === null) return counted(count, 'chosen sheet');
  if (names.length === 0 || names.length > mostNames || names.includes(''))
    return counted(names.length, 'sheet');
  return `${names.length === 1 ? 'Sheet' : 'Sheets'} ${names.join(', ')}`;
}
