// What the audit log worker does; it is done within the page where workers are not available.
import { columnsCsv, entriesCsv } from '#core/audit/entry-csv.ts';
import { type AuditTable, auditTable, type AuditTableInput } from '#core/audit/entry-table.ts';
import type { FormatChoice } from '#core/format/formats.ts';

/** `formats`: how dates are written, as the page writes them, or in a file as programs read them. */
export type TableCalls = {
  /** The grid of entries. */
  table(input: AuditTableInput, formats: FormatChoice): AuditTable;
  /** The CSV lines of entries; those that begin a file start with its header. */
  csv(input: AuditTableInput, formats: FormatChoice, hasHead: boolean): string;
};

export function tableCalls(onFormat: (formats: FormatChoice) => void): TableCalls {
  return {
    table(input, formats) {
      onFormat(formats);
      return auditTable(input);
    },
    csv(input, formats, hasHead) {
      const table = this.table(input, formats);
      return (hasHead ? columnsCsv(table) : '') + entriesCsv(table);
    },
  };
}
