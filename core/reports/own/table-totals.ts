// The totals of a table's columns: what they are called, where they stand, and how they are written.
import { assertNever } from '#core/assert-never.ts';
import { type Cell, type Column, isClock } from '#core/files/table.ts';
import { rounded } from '#core/reports/cell-text.ts';
import { localTime } from '#core/reports/design/form-rows.ts';
import type { ColumnReader } from './columns.ts';
import { type Made, neat } from './made.ts';
import type { TableColumn as DesignColumn, Total } from './schema.ts';
import { columnNames, totalName } from './labels.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** `isOwn`: the design names its heading. */
export type TableColumn = ColumnReader & Pick<DesignColumn, 'of' | 'total'> & { isOwn: boolean };

export function doesAddUp(total: Total | null): boolean {
  return total === 'sum' || total === 'count';
}

/** Whether a total stands in the last row: a largest one beside sums would be read as one of them. */
export function isInRow({ total }: TableColumn, columns: readonly TableColumn[]): boolean {
  if (total === null || doesAddUp(total)) return true;
  return columns.every((each) => each.total === null || each.total === total);
}

/** The heading of totals: as the design has it, unless another column has the same one. */
export function totalHeader(
  { header, of, total, isOwn }: TableColumn,
  columns: readonly TableColumn[],
): string {
  const isAlone = columns.filter((each) => each.header === header).length === 1;
  if (total === null || (isOwn && isAlone)) return header;
  const name = totalName(total, { of });
  // "Rows with alerts" says it all.
  return of === 'alerts' && header === columnNames.alerts
    ? name
    : t(m.headerOfTotal, { header, total: of === 'alerts' ? `alerts_${total}` : total });
}

export function totalKind({ kind, total }: TableColumn): Column['kind'] {
  if (kind === 'duration' && total !== 'count') return kind;
  return isClock(kind) && (total === 'min' || total === 'max') ? kind : 'number';
}

export function totalCell(column: TableColumn, rows: readonly number[], made: Made): Cell {
  const value = totalOf(column, rows);
  if (value === null || Number.isNaN(value)) return null;
  return totalKind(column) === 'date-time' ? localTime(value, made.run.timeZone) : value;
}

export function totalText(column: TableColumn, rows: readonly number[], { run }: Made): number | string {
  const value = totalOf(column, rows) ?? Number.NaN;
  if (Number.isNaN(value)) return value;
  switch (totalKind(column)) {
    case 'date-time':
      return run.formats.moment(value, run.timeZone);
    case 'date':
      return run.formats.day(value, 'UTC');
    case 'time':
      return run.formats.timeOfDay(value);
    default:
      return value;
  }
}

/** Of the rows that have a number; null where there is no total, NaN where there is no number. */
export function totalOf({ total, number, isThere }: TableColumn, rows: readonly number[]): number | null {
  if (total === null) return null;
  if (total === 'count') return rows.reduce((sum, row) => sum + Number(isThere(row)), 0);
  const numbers = rows.map(number).filter((value) => !Number.isNaN(value));
  if (numbers.length === 0) return Number.NaN;
  const sum = () => numbers.reduce((all, value) => all + value, 0);
  switch (total) {
    case 'sum':
      // Without the noise of binary fractions.
      return rounded(sum(), 6);
    case 'average':
      return neat(sum() / numbers.length);
    case 'min':
      return numbers.reduce((least, value) => Math.min(least, value));
    case 'max':
      return numbers.reduce((most, value) => Math.max(most, value));
    default:
      return assertNever(total);
  }
}
