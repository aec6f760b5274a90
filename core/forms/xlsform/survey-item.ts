// A row of the survey sheet: a question, or the start of a group, and its name in the report.
import type { SheetRow } from './sheets.ts';
import type { Counterpart, RowType } from './types.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type Group = {
  /** `entries`: a repeat that becomes a question of repeated entries. */
  kind: 'group' | 'repeat' | 'entries';
  /** Its own row. */
  item: SurveyItem;
  row: number;
  name: string;
  label: string;
  relevant: string;
  /** Its choices are the rows of a matrix. */
  isTable: boolean;
  /** The groups around it, outermost first. */
  around: readonly Group[];
};

export type SurveyItem = {
  row: number;
  name: string;
  label: string;
  hint: string;
  constraintMessage: string;
  type: RowType;
  counterpart: Counterpart;
  /** Texts by column, to report unused ones. */
  cells: SheetRow['cells'];
  /** The columns that label, hint, constraint message and picture were read from, in the label's language. */
  columns: { label: string; hint: string; constraintMessage: string; picture: string };
  labelColumn: string;
  /** The cell of a column; empty if absent. */
  cell(column: string): string;
  /** The groups around it, outermost first. */
  around: readonly Group[];
};
export type SurveyLine = ({ kind: 'item' } & SurveyItem) | { kind: 'group'; group: Group };

/** Whether a text is a heading in Markdown: a note that is one becomes a header. */
export function isHeading(text: string): boolean {
  return /^#{1,6}\s+\S[^\n]*$/.test(text);
}

/** Whether a cell means yes. */
export function isYes(text: string): boolean {
  return /^(yes|true|true\(\)|1)$/i.test(text);
}

/** Whether a cell means no, or is empty. */
export function isNo(text: string): boolean {
  return /^(no|false|false\(\)|0)?$/i.test(text);
}

/** Describes a row. */
export function called(name: string): string {
  return name === '' ? t(m.rowWithoutName) : `"${name}"`;
}
