// Exports the audit log: the grid as CSV (RFC 4180), with several values of a cell separated by '; '.
import { csvOf } from '#core/files/csv-lines.ts';
import { formatDate } from '#core/time/date-format.ts';
import { type AuditTable, cellText } from './entry-table.ts';
import type { AuditTab } from './view.ts';

/** The lines of entries, protected from formula injection. */
export function entriesCsv({ rows }: Pick<AuditTable, 'rows'>): string {
  return csvOf(
    // Programs know people by their usernames.
    rows.map(({ entry, cells }) =>
      cells.map((cell) => (cell.kind === 'user' ? entry.user.userName : cellText(cell))),
    ),
  );
}

/** The header line. */
export function columnsCsv({ columns }: Pick<AuditTable, 'columns'>): string {
  return csvOf([columns.map(({ title }) => title)]);
}

/** `audit-log-deleted-rows-2026-11-20-101500.csv` */
export function auditFileName(tab: AuditTab, now: number, timeZone: string): string {
  return `audit-log-${tab}-${formatDate(now, 'yyyy-MM-dd-HHmmss', timeZone)}.csv`;
}
