// The code of the audit log worker; it runs on the main thread where workers are not available.
import type { FormatChoice } from '#core/format/formats.ts';
import { columnsCsv, entriesCsv } from '#core/audit/entry-csv.ts';
import { type AuditTable, auditTable, type AuditTableInput } from '#core/audit/entry-table.ts';

/** Requests the grid of entries, or their CSV lines; the first request of a file includes the header. */
export type TableRequest = {
  id: number;
  input: AuditTableInput;
  wants: 'table' | 'csv' | 'csv with head';
  /** How dates are written: as the page writes them, or in a file as programs read them. */
  formats: FormatChoice;
};
export type BuiltTable = { table: AuditTable; csv: null } | { table: null; csv: string };
export type TableReply = { id: number } & BuiltTable;

export function buildTable({ input, wants }: Pick<TableRequest, 'input' | 'wants'>): BuiltTable {
  const table = auditTable(input);
  if (wants === 'table') return { table, csv: null };
  return { table: null, csv: (wants === 'csv' ? '' : columnsCsv(table)) + entriesCsv(table) };
}
