// Cells and figures as people read them: one wording for the page, the PDF and the terminal.
import { type Cell, type ColumnKind, isClock } from '#core/files/table.ts';
import { timeUnit } from '#core/questions/unit.ts';
import type { Formats } from '#core/format/formats.ts';
import type { Figure, ReportFact } from './document.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { common } from '#core/messages/common-texts.ts';

/** A cell in the reader's format. Clock cells are local times: see core/files/table.ts. */
export function cellText(cell: Cell | undefined, kind: ColumnKind, formats: Formats): string {
  if (cell == null) return '';
  if (typeof cell === 'boolean') return cell ? t(common.yes) : t(common.no);
  if (kind === 'duration' && cell !== '' && Number.isFinite(Number(cell)))
    return formats.duration(Math.round(Number(cell)));
  if (typeof cell === 'string') return kind === 'number' ? formats.decimal(cell) : cell;
  if (!isClock(kind)) return formats.number(cell);
  if (kind === 'date') return formats.day(cell, 'UTC');
  return kind === 'time' ? formats.time(cell, 'UTC') : formats.moment(cell, 'UTC');
}

/** A figure with its unit: `12.5 hours`, `16.8%`. */
export function figureText({ value, unit }: Pick<Figure, 'value' | 'unit'>, formats: Formats): string {
  const text = typeof value === 'number' ? (Number.isFinite(value) ? formats.number(value) : '–') : value;
  if (unit === timeUnit && typeof value === 'number' && Number.isFinite(value))
    return formats.duration(Math.round(value));
  if (unit === undefined || unit === timeUnit) return text;
  return unit === '%' ? `${text}%` : `${text} ${unit}`;
}

/** An answer beside this many of its photos, which need no words. */
export function answerText({ value, photos = [] }: ReportFact, shown: number): string {
  if (photos.length === 0) return value;
  if (shown === 0) return t(m.cannotBeShown, { value });
  return shown === photos.length ? '' : t(m.ofCannotBeShown, { count: photos.length - shown, value });
}

/** Rounded, for numbers that nobody needs to ten digits. */
export function rounded(value: number, digits = 2): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}
