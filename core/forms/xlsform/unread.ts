// Reports the cells of a survey row that are not imported, so that no such row counts as kept.
import type { Report } from './report.ts';
import { quotedCell } from './sheets.ts';
import { called, isNo, isYes, type SurveyItem } from './survey-item.ts';
import { questionTypes } from '#core/questions/types.ts';
import { pictureColumns } from './media/read-pictures.ts';
import { photoPlaceColumn, saysPhotoPlace } from './rules/photo-place.ts';
import { uniqueColumns } from './rules/unique-cell.ts';
import { isTableAppearance } from './groups/tables.ts';
import { isAppearanceOf, readsParameters } from './types.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Reports the cells of a row that are not in `read`; type, name and label always are. */
export function sayUnread(item: SurveyItem, read: readonly string[], report: Report): void {
  const { row, name, cells, columns, labelColumn } = item;
  const known = new Set(['type', 'name', columns.label, ...read]);
  const unread = [...cells].filter(([column, text]) => !known.has(column) && !saysNothing(column, text));
  if (unread.length > 0) {
    // Translations are reported once for the column, since every row has them.
    const named = unread
      .map(([column, text]) => (column.includes('::') ? column : `${column} ${quotedCell(text)}`))
      .join(', ');
    report.changed('survey', row, t(m.losesColumns, { called: called(name), named }));
  }
  if (columns.label !== labelColumn && cells.has(columns.label)) {
    report.changed(
      'survey',
      row,
      t(m.showsButHasNoColumn, { called: called(name), columns: columns.label, labelColumn }),
    );
  }
}

/** Whether a cell only states the default. */
function saysNothing(column: string, text: string): boolean {
  return ['required', 'read_only', 'disabled'].includes(column) && isNo(text);
}

/** The columns that describe this kind of question, beyond those that every row has. */
export function columnsOfQuestion(
  item: SurveyItem,
  { isOfRows, isCalculated }: { isOfRows: boolean; isCalculated: boolean },
): string[] {
  const { columns, cell, counterpart, around } = item;
  const appearance = cell('appearance').toLowerCase();
  const isMeant =
    (counterpart.kind === 'question' && isAppearanceOf(counterpart.type, appearance)) ||
    (around.at(-1)?.isTable === true && isTableAppearance(cell('type'), appearance));
  const facts = counterpart.kind === 'question' ? questionTypes[counterpart.type] : null;
  return [
    'relevant',
    'required',
    'default',
    'constraint',
    'choice_filter',
    'calculation',
    ...(isCalculated && isYes(cell('read_only')) ? ['read_only'] : []),
    columns.hint,
    ...pictureColumns(item),
    // Reported with the constraint.
    ...(cell('constraint') === '' ? [] : [columns.constraintMessage]),
    ...(isMeant ? ['appearance'] : []),
    ...(isOfRows && counterpart.kind === 'question' ? uniqueColumns(item, counterpart.type) : []),
    ...(counterpart.kind === 'question' && saysPhotoPlace(item, counterpart.type) ? [photoPlaceColumn] : []),
    ...(facts?.scale == null || !readsParameters(cell('parameters')) ? [] : ['parameters']),
  ];
}
