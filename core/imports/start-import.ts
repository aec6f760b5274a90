// Starts an import: uploads the file, then schedules the import under a client-generated id, so that a retry does not
// start a second one.
import { AppError } from '#core/errors.ts';
import type { Ports } from '#core/ports.ts';
import { isPassing, type RetryOptions, retrying } from '#core/retry.ts';
import { importStatusOf, previewImport, scheduleImport } from './calls.ts';
import type { ImportFiles } from './files/import-files.ts';
import type { ImportRequest } from './schema.ts';
import type { ImportStatus } from './status.ts';
import type { UpdatePreview } from './update/schema.ts';
import { type UploadBody, uploadCsv, type UploadOptions, type UploadWorld } from './upload.ts';

export type StartWorld = UploadWorld & { ports: Pick<Ports, 'sleep' | 'random' | 'newId'> };

export type StartRequest = {
  formId: string;
  body: UploadBody;
  /** Builds the request; a new object whenever the request changes. `id` is the import's, `fileName` the upload's. */
  request(made: { id: string; fileName: string }): ImportRequest;
  /** The files that its rows name, which are sent before. */
  files?: ImportFiles;
};

export type StartOptions = UploadOptions & {
  /** Called after the upload, before the import with this id is scheduled. */
  onUploaded?(id: string): Promise<void> | void;
};

/** The started import; `isEarlier` if it was started by an earlier attempt with its own request. */
export type StartedImport = { status: ImportStatus; isEarlier: boolean };

export type ImportStarter = {
  /**
   * What the import would do to the rows that exist. Uploads the file, which `start` then need not do.
   * @throws AppError as `start` does
   */
  preview(request: StartRequest, options?: UploadOptions): Promise<UpdatePreview>;
  /**
   * Uploads the file and starts its import. After a failure, calling it again continues with the same id and upload.
   * @throws AppError 'Failed to upload the file' with the reason, or the server's error about the import
   */
  start(request: StartRequest, options?: StartOptions): Promise<StartedImport>;
};

/** What was sent of an import that is not known to have started. */
type Attempt = { id: string; fileName: string | null; request: StartRequest['request'] };

/** Starts one import, over as many attempts as needed. */
export function createImportStarter(world: StartWorld): ImportStarter {
  const { ports, send } = world;
  let attempt: Attempt | null = null;
  /** The upload of a preview. */
  let uploaded: string | null = null;

  /** The result of an earlier attempt with a different request; null if it had none. */
  async function earlier({ id }: Attempt, retries: RetryOptions): Promise<ImportStatus | null> {
    const { signal } = retries;
    try {
      return await retrying(ports, () => send(importStatusOf, { params: { id } }, { signal }), retries);
    } catch (error) {
      if (error instanceof AppError && error.code === 'not-found') return null;
      throw error;
    }
  }

  return {
    async preview({ formId, body, request }, options = {}) {
      const { signal, onWait } = options;
      uploaded ??= await uploadCsv(world, body, options);
      const params = { params: { id: formId }, body: request({ id: ports.newId(), fileName: uploaded }) };
      try {
        return await retrying(ports, () => send(previewImport, params, { signal }), { signal, onWait });
      } catch (error) {
        // The upload may have expired.
        if (!signal?.aborted && !isPassing(error)) uploaded = null;
        throw error;
      }
    },

    async start({ formId, body, request, files }, options = {}) {
      const { signal, onWait, onUploaded, onProgress } = options;
      const retries = { signal, onWait };
      await files?.send({ send, ports }, { ...retries, ...(onProgress && { onProgress }) });
      if (attempt !== null && attempt.request !== request) {
        const status = await earlier(attempt, retries);
        if (status !== null) return { status, isEarlier: true };
        attempt = null;
      }
      attempt ??= { id: ports.newId(), fileName: null, request };
      const { id } = attempt;
      const fileName = attempt.fileName ?? uploaded ?? (await uploadCsv(world, body, options));
      attempt.fileName = fileName;
      uploaded = null;
      await onUploaded?.(id);
      const schedule = { params: { id: formId }, body: request({ id, fileName }) };
      try {
        const status = await retrying(ports, () => send(scheduleImport, schedule, { signal }), retries);
        return { status, isEarlier: false };
      } catch (error) {
        // A rejected request is made again with a new id and file.
        if (!signal?.aborted && !isPassing(error)) attempt = null;
        throw error;
      }
    },
  };
}
