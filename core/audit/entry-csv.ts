// Exports the audit log: the grid as CSV (RFC 4180), with several values of a cell separated by '; '.
import Papa from 'papaparse';
import { shieldParts } from '#core/formula-cell.ts';
import { formatDate } from '#core/time/date-format.ts';
import { type AuditTable, cellText } from './entry-table.ts';
import type { AuditTab } from './view.ts';

/** The lines of entries, protected from formula injection. */
export function entriesCsv({ rows }: Pick<AuditTable, 'rows'>): string {
  return csvLines(rows.map(({ cells }) => cells.map(cellText)));
}

/** The header line. */
export function columnsCsv({ columns }: Pick<AuditTable, 'columns'>): string {
  return csvLines([columns.map(({ title }) => title)]);
}

function csvLines(lines: readonly (readonly string[])[]): string {
  if (lines.length === 0) return '';
  const shielded = lines.map((cells) => cells.map((cell, at) => shieldParts(cell, { beginsLine: at === 0 })));
  return `${Papa.unparse(shielded)}\r\n`;
}

/** `audit-log-deleted-rows-2026-11-20-101500.csv` */
export function auditFileName(tab: AuditTab, now: number, timeZone: string): string {
  return `audit-log-${tab}-${formatDate(now, 'yyyy-MM-dd-HHmmss', timeZone)}.csv`;
}
