// Rows of the survey sheet while a form is written.
import { parseCondition } from '#core/logic/parse-condition.ts';
import { conditionXPath } from './from-logic.ts';
import type { Report } from './report.ts';
import type { ChoiceList } from './written/types.ts';
import type { WrittenQuestions } from './written/written.ts';
import type { WrittenFilter } from './filter/write-filter.ts';
import { photoPlaceColumn } from './rules/photo-place.ts';
import { XPathError } from './xpath.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const columns = [
  'type',
  'name',
  'label',
  'required',
  'relevant',
  'constraint',
  'constraint_message',
  'default',
  'calculation',
  'appearance',
  'choice_filter',
  'parameters',
  'unique',
  'unique_message',
  'read_only',
  'repeat_count',
  'entries',
  photoPlaceColumn,
  'media::image',
  'picture_text',
] as const;
export type SurveyCells = Partial<Record<(typeof columns)[number], string>>;

export type WriteContext = {
  /** Rows of the survey sheet, without the header row. */
  rows: string[][];
  questions: WrittenQuestions;
  /** By question id. */
  lists: ReadonlyMap<string, ChoiceList>;
  /** The filters of lists, as they are written. */
  filters: Map<ChoiceList, WrittenFilter>;
  nameOf: (title: string) => string;
  /** The names of files by the ids of pictures. */
  pictures: ReadonlyMap<string, string>;
  report: Report;
};

export function add({ rows }: WriteContext, cells: SurveyCells): void {
  rows.push(columns.map((column) => cells[column] ?? ''));
}

/** The number of the next row, counted as in a spreadsheet. */
export function nextRow({ rows }: WriteContext): number {
  return rows.length + 2;
}

/** A condition as relevance; empty if there is none, or none that can be converted. */
export function relevance(
  condition: string | null,
  title: string,
  how: 'asked' | 'calculated' | 'shown',
  writing: WriteContext,
): string {
  const logic = condition === null ? null : parseCondition(condition);
  if (logic === null || logic === undefined) return '';
  try {
    return withinCell(conditionXPath(logic, writing.questions));
  } catch (issue) {
    if (!(issue instanceof XPathError)) throw issue;
    const remark = t(m.isAlwaysThere, { how, title, issue: issue.message });
    writing.report.changed('survey', nextRow(writing), remark);
    return '';
  }
}

export function withinCell(text: string): string {
  if (text.length > longestCell) throw new XPathError(t(m.itIsLongerThanCell));
  return text;
}

/** Maximum characters in a cell of Excel and compatible programs. */
export const longestCell = 32_767;
