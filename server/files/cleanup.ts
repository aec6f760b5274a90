// Deletes files that nothing needs any more, once a day for each company: images of permanently deleted rows, images
// that no row refers to, uploads without an import, and files without a record. A record is deleted in a transaction and
// its file after the commit; if the server crashes in between, the next run finds a file without a record.
import { query, type Tx } from '#server/db/transaction.ts';
import type { JobHandler } from '#server/jobs/runner.ts';
import type { Scheduled } from '#server/schedules/scheduler.ts';
import { keepSchedule } from '#server/schedules/store.ts';
import type { Services } from '#server/services.ts';
import { thumbnailKeys } from './thumbnails.ts';
import * as store from './usage-store.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The kind of the schedules, and of the jobs. */
export const cleanupKind = 'file-cleanup';

const day = 24 * 3_600_000;
/** Milliseconds that an image may wait for its row: a phone sends the image first and may then be offline. */
export const orphanLifetime = 90 * day;
/** Milliseconds that an upload waits for an import. */
export const unusedUploadLifetime = 7 * day;
/** A file without a record may belong to an open transaction; none takes this long. */
const recordLead = day;
const firstDelay = 60_000;
const batchSize = 5_000;
const filesPerBatch = 500;

/** Schedules a daily cleanup of a company's files, unless it is scheduled. */
export async function scheduleCleanup(tx: Tx, companyId: string, now: number): Promise<void> {
  const found = await tx.first(
    query
      .selectFrom('schedules')
      .select('id')
      .where('company_id', '=', companyId)
      .where('id', '=', companyId),
  );
  if (found !== undefined) return;
  const first = now + firstDelay;
  const recurrence = { first, interval: 'DAY' as const, timeZone: 'Etc/UTC' };
  await keepSchedule(tx, { companyId, id: companyId, kind: cleanupKind, ...recurrence }, now);
}

/** The same for every company of this region. */
export async function scheduleCleanups({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  const companies = await database.transaction(null, (tx) =>
    tx.all(query.selectFrom('sign_in_names').select('company_id as id').distinct()),
  );
  for (const { id } of companies) await database.transaction(id, (tx) => scheduleCleanup(tx, id, now()));
}

/** Delegates to a job. */
export function scheduledCleanups({ jobs }: Pick<Services, 'jobs'>): Scheduled {
  return {
    kind: cleanupKind,
    name: t(m.somethingScheduled),
    find: (_, companyId) => Promise.resolve(companyId),
    due: (tx, _, { companyId }) => jobs.add(tx, { companyId, kind: cleanupKind, subjectId: companyId }),
  };
}

/** Cleans up the files of one company. */
export function cleanupJob(services: Pick<Services, 'database' | 'files' | 'now' | 'log'>): JobHandler {
  return async ({ companyId }, signal) => {
    await cleanImages(companyId, signal, services);
    await cleanUploads(companyId, services);
    for (const owner of ['images', 'uploads', 'exports'] as const)
      if (!signal.aborted) await cleanFiles(companyId, owner, signal, services);
    await services.database.transaction(companyId, (tx) => store.countStorage(tx, companyId));
  };
}

type CleanupServices = Pick<Services, 'database' | 'files' | 'now' | 'log'>;

async function cleanImages(companyId: string, signal: AbortSignal, world: CleanupServices): Promise<void> {
  const sentBefore = world.now() - orphanLifetime;
  let after = '00000000-0000-0000-0000-000000000000';
  while (!signal.aborted) {
    const { last, deleted } = await world.database.transaction(companyId, async (tx) => {
      const ids = await store.possiblyUnused(tx, companyId, { sentBefore, after, limit: batchSize });
      if (ids.length === 0) return { last: null, deleted: [] };
      const used = await store.usedAmong(tx, companyId, ids);
      await store.noteUsed(tx, companyId, [...used]);
      const unused = ids.filter((id) => !used.has(id));
      return { last: ids.at(-1) ?? null, deleted: await store.deleteImages(tx, companyId, unused) };
    });
    for (const id of deleted) await removeImage(companyId, id, world);
    if (last === null) return;
    after = last;
  }
}

/** Deletes an image with its thumbnails. */
async function removeImage(companyId: string, id: string, { files }: CleanupServices): Promise<void> {
  const key = keyOf('images', companyId, id);
  await files.remove(key);
  for (const thumbnail of thumbnailKeys(key)) await files.remove(thumbnail);
}

async function cleanUploads(companyId: string, { database, files, now }: CleanupServices): Promise<void> {
  const before = now() - unusedUploadLifetime;
  const ids = await database.transaction(companyId, (tx) => store.deleteUploads(tx, companyId, before));
  for (const id of ids) await files.remove(keyOf('uploads', companyId, id));
}

/** Deletes files without a record: of a server that crashed around a commit. */
async function cleanFiles(
  companyId: string,
  owner: store.FileOwner,
  signal: AbortSignal,
  { database, files, now, log }: CleanupServices,
): Promise<void> {
  const look = async (keys: readonly string[]) => {
    const known = await database.transaction(companyId, (tx) =>
      store.recorded(tx, companyId, owner, [...new Set(keys.flatMap((key) => idOf(key) ?? []))]),
    );
    for (const key of keys) {
      const id = idOf(key);
      if (id === null || known.has(id)) continue;
      log.info({ key }, 'a file without a record is deleted');
      await files.remove(key);
    }
  };
  let keys: string[] = [];
  for await (const key of files.keysBefore(`${owner}/${companyId}`, now() - recordLead)) {
    if (signal.aborted) return;
    keys.push(key);
    if (keys.length < filesPerBatch) continue;
    await look(keys);
    keys = [];
  }
  if (keys.length > 0) await look(keys);
}

/** The key of a file; features name their files by this rule. */
function keyOf(owner: store.FileOwner, companyId: string, id: string): string {
  return `${owner}/${companyId}/${id}`;
}

/** The id in a file's key; null for other files. */
function idOf(key: string): string | null {
  return /\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-\d+\.(?:webp|jpg))?$/.exec(key)?.[1] ?? null;
}
