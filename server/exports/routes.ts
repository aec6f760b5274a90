// The calls that export immediately. A file is sent while it is written; a download that fails is aborted, so that
// nobody takes a part for the whole.
import { AppError } from '#core/errors.ts';
import * as calls from '#core/exports/calls.ts';
import { cursorHeader, type RowsRequest } from '#core/exports/schema.ts';
import { mayExport } from '#core/sheets/policy.ts';
import { authorize } from '#server/http/authorize.ts';
import { clientLeft } from '#server/http/client-left.ts';
import { readerLocale, requestReading } from '#server/readers/request-reading.ts';
import { alreadySent, type Context, on, Reply } from '#server/http/mount.ts';
import { dispositionOf } from '#server/files/disposition.ts';
import { imageRoutes } from './images/image-routes.ts';
import { exportFile } from './file.ts';
import { jobRoutes, secondsFor } from './jobs/job-routes.ts';
import { patienceOf, startJob } from './jobs/start.ts';
import { noteExport } from './note.ts';
import { planExport } from './plan.ts';
import { scheduleRoutes } from './schedules/schedule-routes.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export const exportRoutes = [
  on(calls.exportForm, (context) => answer(context, { kind: 'form', ...context.body }), {
    snapshot: true,
    takesLong: true,
  }),

  on(calls.exportSheets, (context) => answer(context, { kind: 'sheets', ...context.body }), {
    snapshot: true,
    takesLong: true,
  }),

  ...imageRoutes,
  ...jobRoutes,
  ...scheduleRoutes,
];

type ExportParams = Pick<Context<typeof calls.exportForm>, 'actor' | 'tx' | 'services' | 'request' | 'reply'>;

/** Sends the file, or creates a job if it takes longer than the client wants to wait. */
async function answer({ actor, tx, services, request, reply }: ExportParams, wanted: RowsRequest) {
  authorize(mayExport(actor));
  const plan = await planExport({ tx, actor, services }, wanted);
  const cursor = plan.changes === null ? {} : { [cursorHeader]: plan.changes.cursor };
  if (plan.rows === 0) return new Reply(undefined, { status: 204, headers: cursor });
  const patience = patienceOf(request.headers.prefer);
  const isFull = services.downloads.isFull();
  if (patience !== null && (isFull || secondsFor(plan) > patience))
    return startJob(
      { actor, services },
      {
        request: { ...wanted, locale: readerLocale(request.headers['accept-language']) },
        formId: plan.form.id,
        totalRows: plan.rows,
        isGone: () => request.raw.socket.destroyed,
      },
    );
  if (isFull) throw new AppError('too-many-tries', wording(m.tooManyExportsAreRunning), { retryAfter: 10 });
  const reading = await requestReading({ tx, services, request }, actor);
  await noteExport({ tx, actor, services }, plan, 'export_downloaded');
  const { name, mediaType, stream } = exportFile({ tx, actor, plan, services, reading });
  void reply.headers({
    'content-type': mediaType,
    'content-disposition': dispositionOf(name),
    'x-row-count': String(plan.rows),
    ...cursor,
  });
  // The transaction stays open until all rows are read.
  await services.downloads.send(reply, stream).catch((error: unknown) => {
    const form = plan.form.id;
    if (clientLeft(error, request)) services.log.info({ form }, 'the reader of an export left');
    else services.log.warn({ err: error, form }, 'an export broke off');
  });
  return alreadySent;
}
