// What the worker of the audit log does with entries: the same code runs in the page where workers do not start.
import { columnsCsv, entriesCsv } from '#core/audit/entry-csv.ts';
import { type AuditTable, auditTable, type AuditTableInput } from '#core/audit/entry-table.ts';

/** Asks for the grid of entries, or for their lines of a CSV file, the first ones with a head. */
export type TableRequest = { id: number; input: AuditTableInput; wants: 'table' | 'csv' | 'csv with head' };
export type BuiltTable = { table: AuditTable; csv: null } | { table: null; csv: string };
export type TableReply = { id: number } & BuiltTable;

export function buildTable({ input, wants }: Omit<TableRequest, 'id'>): BuiltTable {
  const table = auditTable(input);
  if (wants === 'table') return { table, csv: null };
  return { table: null, csv: (wants === 'csv' ? '' : columnsCsv(table)) + entriesCsv(table) };
}
