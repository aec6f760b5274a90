// The file of an export. It is written as the rows come out of the database, within the transaction, so that it never
// stands in memory as a whole: whoever takes the stream keeps the transaction open until its end.
import type { RawBuilder, SqlBool } from 'kysely';
import type { Readable } from 'node:stream';
import type { Actor } from '#core/actor.ts';
import { choosesFromCatalog } from '#core/catalog/names.ts';
import { exportFileName } from '#core/exports/export-draft.ts';
import type { ExportFormat } from '#core/exports/schema.ts';
import { offsetAt } from '#core/time/zone.ts';
import { itemNames } from '#server/catalog/store.ts';
import type { Tx } from '#server/db/transaction.ts';
import { csvWriter } from '#server/files/csv.ts';
import { type Output, streamOf } from '#server/files/output.ts';
import type { TableWriter } from '#server/files/table.ts';
import { xlsxWriter } from '#server/files/xlsx.ts';
import type { StoredForm } from '#server/forms/store.ts';
import type { Services } from '#server/services.ts';
import { exportedRows } from './store.ts';
import { type RowTable, rowTable } from './table.ts';

/** Which rows, and how they are written. Times are those of the actor's time zone. */
export type WantedFile = {
  form: StoredForm;
  sheetIds: readonly string[];
  condition: RawBuilder<SqlBool>;
  format: ExportFormat;
  /** For CSV: formulas stay as they were answered. */
  verbatim: boolean;
};

export type ExportFile = { name: string; mediaType: string; stream: Readable };

export const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  CSV: 'text/csv; charset=utf-8',
};

/** Begins to write a file. */
export async function exportFile(
  tx: Tx,
  actor: Actor,
  wanted: WantedFile,
  services: Services,
): Promise<ExportFile> {
  const { form, sheetIds, condition, format } = wanted;
  const cached = await services.forms.get(tx, actor.companyId, form.id, form.version);
  const alerts = [...form.definition.alerts, ...form.former.formerAlerts];
  const alertNames = new Map(alerts.map(({ id, name }) => [id, name]));
  const catalogNames = choosesFromCatalog(cached.asRead)
    ? await itemNames(tx, actor.companyId)
    : new Map<string, string>();
  const table = rowTable(cached, alertNames, { timeZone: actor.timeZone, catalogNames });
  const now = services.now();
  const stream = streamOf(async (output) => {
    const writer = await writerOf(output, table, wanted, now + offsetAt(now, actor.timeZone));
    for await (const batch of exportedRows(tx, actor, sheetIds, condition)) {
      await writer.write(batch.map((row) => table.cellsOf(row)));
    }
    await writer.end();
  });
  return {
    name: exportFileName(form.name, format, now, actor.timeZone),
    mediaType: mediaTypes[format],
    stream,
  };
}

async function writerOf(
  output: Output,
  table: RowTable,
  { format, verbatim }: WantedFile,
  at: number,
): Promise<TableWriter> {
  if (format === 'CSV') {
    return csvWriter(output, {
      columns: table.columns,
      flavor: 'program',
      formulas: verbatim ? 'verbatim' : 'neutralise',
    });
  }
  const writer = xlsxWriter(output, { at });
  await writer.sheet('Rows', table.columns);
  return writer;
}
