// The calls of exporting. The file is written as the rows come out of the database, within the transaction, and
// sent while it is written; a download that breaks off is cut, so that nobody takes half of it for the whole.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { FastifyReply } from 'fastify';
import { finished } from 'node:stream/promises';
import type { Actor } from '#core/actor.ts';
import { choosesFromCatalog } from '#core/catalog/names.ts';
import { AppError } from '#core/errors.ts';
import * as calls from '#core/exports/calls.ts';
import { type ExportFormat, maximumExportRows } from '#core/exports/schema.ts';
import { mayExport } from '#core/sheets/policy.ts';
import { rowFilter } from '#core/sheets/schema.ts';
import { offsetAt } from '#core/time/zone.ts';
import { audit } from '#server/audit/write.ts';
import { itemNames } from '#server/catalog/store.ts';
import type { Tx } from '#server/db/transaction.ts';
import { csvWriter } from '#server/files/csv.ts';
import { type Output, streamOf } from '#server/files/output.ts';
import type { TableWriter } from '#server/files/table.ts';
import { xlsxWriter } from '#server/files/xlsx.ts';
import { findForm, type StoredForm } from '#server/forms/store.ts';
import { authorize } from '#server/http/authorize.ts';
import { alreadySent, on, Reply } from '#server/http/mount.ts';
import { validated } from '#server/http/validate.ts';
import type { Services } from '#server/services.ts';
import { conditionOf } from '#server/sheets/condition.ts';
import { countRows } from '#server/sheets/rows-store.ts';
import { findSheets } from '#server/sheets/store.ts';
import { exportedRows, sheetIdsOfForm } from './store.ts';
import { type RowTable, rowTable } from './table.ts';

export const exportRoutes = [
  on(calls.exportForm, async ({ actor, tx, body, services, reply }) => {
    authorize(mayExport(actor));
    const form = await findForm(tx, actor, body.templateIds[0] ?? '');
    const sheetIds = await sheetIdsOfForm(tx, actor, form.id);
    const condition = sql<SqlBool>`rows.created_at >= ${body.startDate} and rows.created_at < ${body.endDate}`;
    return download(tx, actor, { ...body, form, sheetIds, condition }, services, reply);
  }),

  on(calls.exportSheets, async ({ actor, tx, body, services, reply }) => {
    authorize(mayExport(actor));
    const sheets = await findSheets(tx, actor, body.sheetIds);
    const form = await findForm(tx, actor, sheets[0]?.form_id ?? '');
    const filter = body.rowFilters ?? validated(rowFilter, {});
    const condition = await conditionOf(tx, actor, sheets, filter, services, 'rowFilters.');
    return download(tx, actor, { ...body, form, condition }, services, reply);
  }),
];

type Download = {
  form: StoredForm;
  sheetIds: readonly string[];
  condition: RawBuilder<SqlBool>;
  format: ExportFormat;
  verbatim: boolean;
};

async function download(tx: Tx, actor: Actor, wanted: Download, services: Services, reply: FastifyReply) {
  const { form, sheetIds, condition, format } = wanted;
  const count = await countRows(tx, actor, sheetIds, condition);
  if (count === 0) return new Reply(undefined, { status: 204 });
  if (count > maximumExportRows) throw new AppError('too-much-data');
  const now = services.now();
  await audit(
    tx,
    actor,
    {
      action: 'export_downloaded',
      object: { kind: 'template', id: form.id },
      form: { id: form.id, name: form.name },
      next: [`${count} rows`, `${sheetIds.length} sheets`, format],
    },
    now,
  );
  const cached = await services.forms.get(tx, actor.companyId, form.id, form.version);
  const alerts = [...form.definition.alerts, ...form.former.formerAlerts];
  const alertNames = new Map(alerts.map(({ id, name }) => [id, name]));
  const catalogNames = choosesFromCatalog(cached.asRead)
    ? await itemNames(tx, actor.companyId)
    : new Map<string, string>();
  const table = rowTable(cached, alertNames, { timeZone: actor.timeZone, catalogNames });
  const wallClock = now + offsetAt(now, actor.timeZone);
  const stream = streamOf(async (output) => {
    const writer = await writerOf(output, table, wanted, wallClock);
    for await (const batch of exportedRows(tx, actor, sheetIds, condition)) {
      await writer.write(batch.map((row) => table.cellsOf(row)));
    }
    await writer.end();
  });
  void reply
    .headers({
      'content-type': mediaTypes[format],
      'content-disposition': dispositionOf(`${form.name} ${stampOf(wallClock)}.${format.toLowerCase()}`),
      'x-row-count': String(count),
    })
    .send(stream);
  // The transaction lives as long as the rows are read.
  await finished(stream).catch((error: unknown) => {
    services.log.warn({ err: error, form: form.id }, 'an export broke off');
  });
  return alreadySent;
}

async function writerOf(
  output: Output,
  table: RowTable,
  { format, verbatim }: Download,
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

const mediaTypes: Record<ExportFormat, string> = {
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  CSV: 'text/csv; charset=utf-8',
};

/** `2026-11-20 101500`, for a file's name. */
function stampOf(wallClock: number): string {
  return new Date(wallClock).toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '');
}

function dispositionOf(name: string): string {
  const plain = name.replaceAll(/[^\w .()-]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`;
}
