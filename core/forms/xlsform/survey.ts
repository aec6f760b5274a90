// The survey sheet of an XLSForm as a list of what it asks, each with the groups and the repeat that it stands in.
import type { Report } from './report.ts';
import { type SheetRow, type SheetTable, translated } from './sheets.ts';
import { type Counterpart, counterpartOf, type RowType, rowTypeOf } from './types.ts';

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
  /** The cell of a column; empty where there is none. */
  cell(column: string): string;
  /** The groups around it, outermost first. */
  around: readonly Group[];
};
export type SurveyLine = ({ kind: 'item' } & SurveyItem) | { kind: 'group'; group: Group };

/** The lines in their order. Rows that are switched off are left out, and faults in nesting are mended and said. */
export function readSurvey(
  table: SheetTable,
  languages: readonly (string | null)[],
  report: Report,
): SurveyLine[] {
  const lines: SurveyLine[] = [];
  const open: Group[] = [];
  for (const row of table.rows) {
    const cell = (column: string) => row.cells.get(column) ?? '';
    const type = cell('type');
    if (type.startsWith('#') || (type === '' && cell('name') === '')) continue;
    if (isYes(cell('disabled'))) {
      report.dropped('survey', row.row, `${called(cell('name'))} is switched off`);
      continue;
    }
    const item = itemOf(row, cell, open, languages);
    const { counterpart } = item;
    if (counterpart.kind === 'begin') {
      const group = groupOf(item, counterpart.of);
      lines.push({ kind: 'group', group });
      open.push(group);
    } else if (counterpart.kind === 'end') {
      if (open.pop() === undefined) report.dropped('survey', row.row, 'There is no group to end here');
    } else {
      lines.push({ kind: 'item', ...item });
    }
  }
  for (const { row, name } of open)
    report.changed('survey', row, `${called(name)} has no end; it goes on to the last row`);
  return lines;
}

function itemOf(
  row: SheetRow,
  cell: SurveyItem['cell'],
  open: readonly Group[],
  languages: readonly (string | null)[],
): SurveyItem {
  const type = rowTypeOf(cell('type'));
  return {
    row: row.row,
    name: cell('name'),
    label: translated(row, 'label', languages),
    hint: translated(row, 'hint', languages),
    constraintMessage: translated(row, 'constraint_message', languages),
    type,
    counterpart: counterpartOf(type, cell('appearance').toLowerCase()),
    cell,
    around: [...open],
  };
}

function groupOf({ row, name, label, cell, around }: SurveyItem, kind: Group['kind']): Group {
  return { kind, row, name, label, relevant: cell('relevant'), around };
}

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
