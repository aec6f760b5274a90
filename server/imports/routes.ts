// The calls of importing: upload, schedule, status, repair, complete, cancel.
import type { Actor } from '#core/actor.ts';
import { mayImport } from '#core/forms/policy.ts';
import * as calls from '#core/imports/calls.ts';
import { isRunning, mayCancelImport, mayRepairImport, mayUpdateByKey } from '#core/imports/policy.ts';
import { cancelHint, changedText, hasChanges } from '#core/imports/undo.ts';
import { AppError } from '#core/errors.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { toPage } from '#core/paging.ts';
import { dateFormats } from '#core/time/date-format.ts';
import { audit } from '#server/audit/write.ts';
import type { AuditAction } from '#core/features/audit-actions.ts';
import { deleteThing } from '#server/db/things.ts';
import type { Tx } from '#server/db/transaction.ts';
import { findForm } from '#server/forms/store.ts';
import { authorize } from '#server/http/authorize.ts';
import { madeBefore, requestHash } from '#server/http/idempotent.ts';
import { on, Reply } from '#server/http/mount.ts';
import { originOf } from '#server/http/proxy.ts';
import { companyOfToken, hashToken, newToken } from '#server/http/token.ts';
import { notFound } from '#server/http/validate.ts';
import type { Services } from '#server/services.ts';
import { insertSheet } from '#server/sheets/store.ts';
import { keepWithin, lengthOf, requireRoom } from '#server/files/quota.ts';
import { receivedUpload, requireFitting } from './fitting.ts';
import {
  addImportFiles,
  keepImportFiles,
  releaseImportFiles,
  requireFiles,
  withImportFiles,
} from './import-files.ts';
import { applyFixes } from './repair.ts';
import { updateRoutes } from './update/routes.ts';
import { dropEmptySheet, settleSheet } from './update/settle.ts';
import * as failures from './failures-store.ts';
import { findSameFile, listImports } from './history-store.ts';
import { presentImport } from './present.ts';
import * as store from './store.ts';
import { countRowsSince, isSetupChanged } from './undo-store.ts';
import * as uploads from './uploads-store.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const uploadLifetime = 3_600_000;

export const importRoutes = [
  on(calls.requestUpload, async ({ actor, tx, query, services, request }) => {
    await requireRoom(tx, actor.companyId, services.settings);
    const id = services.newId();
    const secret = newToken(actor.companyId);
    const expiresAt = services.now() + uploadLifetime;
    await uploads.insertUpload(tx, actor, {
      id,
      secretHash: hashToken(secret),
      mimeType: query.mimetype,
      expiresAt,
    });
    return {
      action: 'upload',
      url: `${originOf(request, services.settings)}/upload/${secret}`,
      method: 'PUT',
      headers: { 'content-type': query.mimetype },
      s3Resource: id,
    };
  }),

  on(
    calls.upload,
    async ({ tx, params, body, services }) => {
      const upload = await waitingUpload(tx, params.secret, services);
      const key = uploads.uploadKey(upload.companyId, upload.id);
      await services.files.move(body.key, key);
      await uploads.receiveUpload(tx, upload, body);
      await keepWithin(tx, upload.companyId, services, { key, size: body.size });
      return undefined;
    },
    {
      before: async ({ tx, params, services, request }) => {
        const { companyId } = await waitingUpload(tx, params.secret, services);
        await requireRoom(tx, companyId, services.settings, { coming: lengthOf(request) });
      },
    },
  ),

  on(calls.scheduleImport, async ({ actor, tx, params, body, services }) => {
    const id = body.id ?? services.newId();
    const hash = requestHash(body.id, params.id, body);
    const earlier = await madeBefore(tx, 'imports', actor.companyId, { id: body.id, hash });
    if (earlier !== null) return new Reply(await status({ tx, actor, services }, earlier), { status: 200 });
    const form = await findForm(tx, actor, params.id);
    const verdict = mayImport(actor, form);
    authorize(verdict, 'conflict');
    const upload = await receivedUpload(tx, actor, body.fileName);
    if (body.once && upload.contentHash !== null) {
      const same = await findSameFile(tx, actor.companyId, form.id, upload.contentHash);
      if (same !== null) {
        await deleteThing(tx, 'uploads', actor.companyId, upload.id);
        tx.afterCommit(() => services.files.remove(uploads.uploadKey(actor.companyId, upload.id)));
        return new Reply(await status({ tx, actor, services }, same), { status: 200 });
      }
    }
    await requireFitting(actor, form, body, upload, services);
    if (body.files !== undefined) await requireFiles(tx, actor, body.files);
    const now = services.now();
    const sheetId = services.newId();
    const name = body.sheetName ?? body.originalFileName.replace(/\.\w{1,5}$/, '');
    const sheet = { id: sheetId, formId: form.id, name, answers: {}, requestHash: null, visible: false, now };
    await insertSheet(tx, actor, { ...sheet, imported: true });
    const { originalFileName, fileName: uploadId } = body;
    await store.insertImport(tx, actor, {
      id,
      formId: form.id,
      sheetId,
      uploadId,
      originalFileName,
      contentHash: upload.contentHash,
      request: body,
      requestHash: hash,
      now,
    });
    const { companyId, userId } = actor;
    if (body.files !== undefined) {
      const { questions } = form.definition;
      await keepImportFiles(tx, actor, { id, sheetId }, { files: body.files, questions });
    }
    await services.jobs.add(tx, { companyId, kind: 'import', subjectId: id, userId, size: upload.size ?? 0 });
    const record = await store.findImport(tx, actor, id);
    await note({ tx, actor, services }, 'import_scheduled', record, form.name, [originalFileName]);
    return presentImport(record, now);
  }),

  on(calls.importStatusOf, async ({ actor, tx, params, services }) =>
    status({ tx, actor, services }, params.id),
  ),

  on(calls.listImports, async ({ actor, tx, query, services }) => {
    const { imports, total } = await listImports(tx, actor, query, query, services.now());
    return toPage(imports, query, total);
  }),

  on(calls.readImport, async ({ actor, tx, params, query, services }) => {
    const record = await store.findImport(tx, actor, params.id);
    const failed = await failures.listFailures(tx, actor.companyId, record.id, query);
    const shown = presentImport(record, services.now(), setbackOf(actor, record.id, services));
    return { ...shown, failed: toPage(failed, query, record.failedRows) };
  }),

  on(calls.continueImport, async ({ actor, tx, params, body, services }) => {
    const record = await store.findImport(tx, actor, params.id, { lock: true });
    authorize(mayRepairImport(record), 'conflict');
    if (store.updateOf(record) !== null) authorize(mayUpdateByKey(actor));
    const { version, name } = await findForm(tx, actor, record.formId);
    const form = await services.forms.get(tx, actor.companyId, record.formId, version);
    const loaded = await withImportFiles(tx, actor.companyId, record);
    const { files } = body;
    const started =
      files === undefined
        ? loaded
        : await addImportFiles(tx, actor, loaded, { files, questions: form.rules.questions });
    await applyFixes({ tx, actor, services }, started, form, body);
    if (store.updateOf(record) !== null) await settleSheet(tx, actor.companyId, record.id, services.now());
    else await dropEmptySheet(tx, actor.companyId, record.id);
    await note({ tx, actor, services }, 'import_continued', record, name, [`${body.rows.length} rows`]);
    return status({ tx, actor, services }, record.id);
  }),

  on(
    calls.completeImport,
    async ({ actor, tx, params, services }) => {
      const record = await store.findImport(tx, actor, params.id, { lock: true });
      if (record.state === 'SUCCESS') return presentImport(record, services.now());
      authorize(mayRepairImport(record), 'conflict');
      const dropped = await failures.dropFailures(tx, actor.companyId, record.id);
      await releaseImportFiles(tx, actor.companyId, record, services.now());
      await store.changeImport(tx, actor.companyId, record.id, {
        state: 'SUCCESS',
        failed: -record.failedRows,
        endedAt: services.now(),
      });
      if (store.updateOf(record) !== null) await settleSheet(tx, actor.companyId, record.id, services.now());
      else await dropEmptySheet(tx, actor.companyId, record.id);
      const { name } = await findForm(tx, actor, record.formId);
      await note({ tx, actor, services }, 'import_completed', record, name, [
        t(m.failedRowsDropped, { dropped }),
      ]);
      return status({ tx, actor, services }, record.id);
    },
    { takesLong: true },
  ),

  on(
    calls.cancelImport,
    async ({ actor, tx, params, services }) => {
      const record = await store.findImport(tx, actor, params.id, { lock: true });
      authorize(mayCancelImport(record), 'conflict');
      await requireUntouched(tx, actor, record);
      const { name } = await findForm(tx, actor, record.formId);
      await note({ tx, actor, services }, 'import_canceled', record, name, [
        `${record.completedRows} rows dropped`,
      ]);
      // A running job carries it out with its next batch; otherwise one is started for it. So it is for an update, since
      // taking back its changes takes long.
      await store.changeImport(tx, actor.companyId, record.id, { state: 'SIGNAL_STOP' });
      if (!isRunning(record) && store.updateOf(record) === null) {
        await store.dropImportedData(tx, actor.companyId, record);
        await releaseImportFiles(tx, actor.companyId, record, services.now());
        await store.changeImport(tx, actor.companyId, record.id, {
          state: 'SIGNAL_STOPPED',
          endedAt: services.now(),
        });
        await deleteThing(tx, 'uploads', actor.companyId, record.uploadId);
        const key = uploads.uploadKey(actor.companyId, record.uploadId);
        tx.afterCommit(() => services.files.remove(key));
      } else {
        await services.jobs.add(tx, { companyId: actor.companyId, kind: 'import', subjectId: record.id });
      }
      return undefined;
    },
    { takesLong: true },
  ),

  on(calls.dateFormats, async () => [...dateFormats]),

  ...updateRoutes,
];

/** Throws `conflict` where people have worked on what came in: a cancellation would delete that without a word. */
async function requireUntouched(tx: Tx, actor: Actor, record: store.ImportRecord): Promise<void> {
  if (isRunning(record)) return;
  const sheet = { companyId: actor.companyId, formId: record.formId, sheetId: record.sheetId };
  const { changed } = await countRowsSince(tx, sheet);
  const touched = { changed, setupChanged: await isSetupChanged(tx, sheet) };
  if (hasChanges(touched)) throw new AppError('conflict', changedText(touched), { hint: cancelHint });
}

async function status(scope: RequestScope, id: string): Promise<ImportStatus> {
  const { tx, actor, services } = scope;
  const record = await store.findImport(tx, actor, id);
  return presentImport(record, services.now(), setbackOf(actor, id, services));
}

function setbackOf({ companyId }: Actor, subjectId: string, { jobs }: Services): unknown {
  return jobs.setbackOf({ companyId, subjectId });
}

/** The upload of a secret URL. The secret names its company, as a token does. */
async function waitingUpload(tx: Tx, secret: string, services: Services): Promise<uploads.UploadRecord> {
  const companyId = companyOfToken(secret);
  if (companyId === null) throw notFound();
  await tx.setCompany(companyId);
  return uploads.findUploadBySecret(tx, hashToken(secret), services.now());
}

function note(
  scope: RequestScope,
  action: AuditAction,
  record: store.ImportRecord,
  formName: string,
  next: readonly string[],
): Promise<void> {
  const { tx, actor, services } = scope;
  const form = { id: record.formId, name: formName };
  return audit(
    tx,
    actor,
    { action, object: { kind: 'import', id: record.id }, form, sheetId: record.sheetId, next },
    services.now(),
  );
}
