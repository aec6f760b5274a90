// The value of an item in a column of the company's own, as people read it.
import { currentFormats } from '#core/format/current.ts';
import type { CatalogColumn } from './schema.ts';

/** A year, or the number of a gate, has four digits at most, and nobody writes them as `2,019`. */
const mostUngrouped = 4;

/** The value; empty if there is none. A number is grouped, and keeps its decimals, as a price has two: `1,234.50`. */
export function columnText(
  { key, kind }: Pick<CatalogColumn, 'key' | 'kind'>,
  { fields }: { fields: Readonly<Record<string, string>> },
): string {
  const value = fields[key] ?? '';
  return kind === 'NUMBER' ? groupedText(value) : value;
}

function groupedText(value: string): string {
  const formats = currentFormats.value;
  const [, sign = '', whole = '', decimals = ''] = /^([-+]?)(\d+)(\.\d+)?$/.exec(value) ?? [];
  const isGrouped = decimals !== '' || whole.length > mostUngrouped;
  if (whole === '' || !isGrouped || !Number.isSafeInteger(Number(whole))) return formats.decimal(value);
  return sign + formats.number(Number(whole)) + formats.decimal(decimals);
}
