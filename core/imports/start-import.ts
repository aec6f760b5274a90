// Starts the import of a draft: uploads the file, then schedules it with an id that is made once, so that trying again
// starts no second import.
import type { Ports } from '#core/ports.ts';
import { retrying } from '#core/retry.ts';
import { scheduleImport } from './calls.ts';
import { type ImportDraft, importRequest } from './import-draft.ts';
import type { ImportStatus } from './schema.ts';
import { type UploadBody, uploadCsv, type UploadOptions, type UploadWorld } from './upload.ts';

export type StartWorld = UploadWorld & { ports: Pick<Ports, 'sleep' | 'random' | 'newId'> };

/**
 * Uploads the file of a draft without issues and starts its import.
 * @throws AppError 'Failed to upload the file' with the reason, or what the server says against the import
 */
export async function startImport(
  world: StartWorld,
  draft: ImportDraft,
  body: UploadBody,
  options: UploadOptions = {},
): Promise<ImportStatus> {
  const { signal, onWait = () => {} } = options;
  const id = world.ports.newId();
  const fileName = await uploadCsv(world, body, options);
  const schedule = { params: { id: draft.form.id }, body: importRequest(draft, { id, fileName }) };
  return retrying(world.ports, () => world.send(scheduleImport, schedule, { signal }), { signal, onWait });
}
