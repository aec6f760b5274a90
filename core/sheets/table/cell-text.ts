// What a cell of the table shows. What is searched and copied is the answer alone.
import { distanceText } from '#core/questions/places/circle.ts';
import { groupedDigits } from '#core/sheets/grouped-digits.ts';
import type { TableColumn, TableRow } from './table.ts';

/** `17,250`, `48.37, -89.32 · 1.2 km` */
export function cellText(
  { id, question }: TableColumn,
  text: string,
  { metres }: Pick<TableRow, 'metres'>,
): string {
  const shown = groupedDigits(question, text);
  const away = metres?.[id];
  return away === undefined ? shown : `${shown} · ${distanceText(away)}`;
}
