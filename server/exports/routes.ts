// The calls of exporting now. A file is sent while it is written; a download that breaks off is cut, so that nobody
// takes half of it for the whole.
import { type SqlBool, sql } from 'kysely';
import type { FastifyReply } from 'fastify';
import { finished } from 'node:stream/promises';
import type { Actor } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import * as calls from '#core/exports/calls.ts';
import { maximumExportRows } from '#core/exports/schema.ts';
import { mayExport } from '#core/sheets/policy.ts';
import { rowFilter } from '#core/sheets/schema.ts';
import { audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import { findForm } from '#server/forms/store.ts';
import { authorize } from '#server/http/authorize.ts';
import { alreadySent, on, Reply } from '#server/http/mount.ts';
import { validated } from '#server/http/validate.ts';
import type { Services } from '#server/services.ts';
import { conditionOf } from '#server/sheets/condition.ts';
import { countRows } from '#server/sheets/rows-store.ts';
import { findSheets } from '#server/sheets/store.ts';
import { dispositionOf } from './disposition.ts';
import { exportFile, type WantedFile } from './file.ts';
import { imageRoutes } from './image-routes.ts';
import { scheduleRoutes } from './schedule-routes.ts';
import { sheetIdsOfForm } from './store.ts';

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

  ...imageRoutes,
  ...scheduleRoutes,
];

async function download(tx: Tx, actor: Actor, wanted: WantedFile, services: Services, reply: FastifyReply) {
  const { form, sheetIds, condition, format } = wanted;
  const count = await countRows(tx, actor, sheetIds, condition);
  if (count === 0) return new Reply(undefined, { status: 204 });
  if (count > maximumExportRows) throw new AppError('too-much-data');
  await audit(
    tx,
    actor,
    {
      action: 'export_downloaded',
      object: { kind: 'template', id: form.id },
      form: { id: form.id, name: form.name },
      next: [`${count} rows`, `${sheetIds.length} sheets`, format],
    },
    services.now(),
  );
  const { name, mediaType, stream } = await exportFile(tx, actor, wanted, services);
  void reply
    .headers({
      'content-type': mediaType,
      'content-disposition': dispositionOf(name),
      'x-row-count': String(count),
    })
    .send(stream);
  // The transaction lives as long as the rows are read.
  await finished(stream).catch((error: unknown) => {
    services.log.warn({ err: error, form: form.id }, 'an export broke off');
  });
  return alreadySent;
}
