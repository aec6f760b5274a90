// A row of the survey sheet: what it asks, or the group that it begins, and how it is named in the report.
import type { SheetRow } from './sheets.ts';
import type { Counterpart, RowType } from './types.ts';

export type Group = {
  kind: 'group' | 'repeat';
  row: number;
  name: string;
  label: string;
  relevant: string;
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
  /** Texts by column, for what nothing reads. */
  cells: SheetRow['cells'];
  /** The columns that label, hint and message of the constraint were read from, and that of the label's language. */
  columns: { label: string; hint: string; constraintMessage: string };
  labelColumn: string;
  /** The cell of a column; empty where there is none. */
  cell(column: string): string;
  /** The groups around it, outermost first. */
  around: readonly Group[];
};
export type SurveyLine = ({ kind: 'item' } & SurveyItem) | { kind: 'group'; group: Group };

/** Whether a cell says yes. */
export function isYes(text: string): boolean {
  return /^(yes|true|true\(\)|1)$/i.test(text);
}

/** Whether a cell says no, or nothing. */
export function isNo(text: string): boolean {
  return /^(no|false|false\(\)|0)?$/i.test(text);
}

/** A row in words. */
export function called(name: string): string {
  return name === '' ? 'A row without a name' : `"${name}"`;
}
