// What of a row of a survey nothing reads: the report names each of its cells, so that no such row counts as kept.
import type { Report } from './report.ts';
import { quotedCell } from './sheets.ts';
import { called, isNo, type SurveyItem } from './survey-item.ts';
import { questionTypes } from '#core/questions/types.ts';

/** Reports the cells of a row that are not in `read`; the type, the name and the label always are. */
export function sayUnread(item: SurveyItem, read: readonly string[], report: Report): void {
  const { row, name, cells, columns, labelColumn } = item;
  const known = new Set(['type', 'name', columns.label, ...read]);
  const unread = [...cells].filter(([column, text]) => !known.has(column) && !saysNothing(column, text));
  if (unread.length > 0) {
    // Of a translation the column says enough: every row has one.
    const named = unread
      .map(([column, text]) => (column.includes('::') ? column : `${column} ${quotedCell(text)}`))
      .join(', ');
    report.changed('survey', row, `${called(name)} loses ${named}`);
  }
  if (columns.label !== labelColumn && cells.has(columns.label)) {
    report.changed('survey', row, `${called(name)} shows ${columns.label}: there is no ${labelColumn}`);
  }
}

/** Whether a cell says what holds without it. */
function saysNothing(column: string, text: string): boolean {
  return ['required', 'read_only', 'disabled'].includes(column) && isNo(text);
}

/** The columns that say what a question is, of those that not every row has. */
export function columnsOfQuestion({ columns, cell, counterpart }: SurveyItem): string[] {
  const isSignature =
    counterpart.kind === 'question' && questionTypes[counterpart.type].device === 'signaturePad';
  return [
    'relevant',
    'required',
    'default',
    'constraint',
    'choice_filter',
    'calculation',
    columns.hint,
    // It is named beside the constraint.
    ...(cell('constraint') === '' ? [] : [columns.constraintMessage]),
    ...(isSignature && cell('appearance').toLowerCase() === 'signature' ? ['appearance'] : []),
  ];
}
