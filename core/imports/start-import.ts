// Starts an import: uploads the file, then schedules it under an id that is made before, so that trying again starts no
// second import.
import { AppError } from '#core/errors.ts';
import type { Ports } from '#core/ports.ts';
import { isPassing, type RetryOptions, retrying } from '#core/retry.ts';
import { importStatusOf, scheduleImport } from './calls.ts';
import type { ImportRequest, ImportStatus } from './schema.ts';
import { type UploadBody, uploadCsv, type UploadOptions, type UploadWorld } from './upload.ts';

export type StartWorld = UploadWorld & { ports: Pick<Ports, 'sleep' | 'random' | 'newId'> };

export type StartRequest = {
  formId: string;
  body: UploadBody;
  /** What is asked for; another object once it is something else. `id` is the import's, `fileName` the upload's. */
  request(made: { id: string; fileName: string }): ImportRequest;
};

export type StartOptions = UploadOptions & {
  /** Called when the file is uploaded, before the import of this id is scheduled. */
  onUploaded?(id: string): Promise<void> | void;
};

/** The import that came of it; `isEarlier` where it is that of an earlier try, as it was then asked for. */
export type StartedImport = { status: ImportStatus; isEarlier: boolean };

export type ImportStarter = {
  /**
   * Uploads the file and starts its import. Called again after a failure it goes on with the same id and upload.
   * @throws AppError 'Failed to upload the file' with the reason, or what the server says against the import
   */
  start(request: StartRequest, options?: StartOptions): Promise<StartedImport>;
};

/** What has been sent of an import that nobody knows to have started. */
type Attempt = { id: string; fileName: string | null; request: StartRequest['request'] };

/** Starts one import, by as many tries as it takes. */
export function createImportStarter(world: StartWorld): ImportStarter {
  const { ports, send } = world;
  let attempt: Attempt | null = null;

  /** What came of an earlier try that asked for something else; null where nothing did. */
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
    async start({ formId, body, request }, options = {}) {
      const { signal, onWait, onUploaded } = options;
      const retries = { signal, onWait };
      if (attempt !== null && attempt.request !== request) {
        const status = await earlier(attempt, retries);
        if (status !== null) return { status, isEarlier: true };
        attempt = null;
      }
      attempt ??= { id: ports.newId(), fileName: null, request };
      const { id } = attempt;
      const fileName = attempt.fileName ?? (await uploadCsv(world, body, options));
      attempt.fileName = fileName;
      await onUploaded?.(id);
      const schedule = { params: { id: formId }, body: request({ id, fileName }) };
      try {
        const status = await retrying(ports, () => send(scheduleImport, schedule, { signal }), retries);
        return { status, isEarlier: false };
      } catch (error) {
        // What the server has refused is asked for anew, with a file of its own.
        if (!signal?.aborted && !isPassing(error)) attempt = null;
        throw error;
      }
    },
  };
}
