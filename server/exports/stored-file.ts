// The files of exports that are stored, until their links expire.
import { deleteThing } from '#server/db/things.ts';
import { Reply } from '#server/http/mount.ts';
import type { JobHandler } from '#server/jobs/runner.ts';
import type { Services } from '#server/services.ts';
import { dispositionOf } from '#server/files/disposition.ts';

/** The key of an export's file. */
export function exportFileKey(companyId: string, id: string): string {
  return `exports/${companyId}/${id}`;
}

/** Deletes an expired export, with its file. */
export function expiryJob(
  table: 'export_jobs' | 'scheduled_exports',
  { files, database }: Pick<Services, 'files' | 'database'>,
): JobHandler {
  return async ({ companyId, subjectId }) => {
    await files.remove(exportFileKey(companyId, subjectId));
    await database.transaction(companyId, (tx) => deleteThing(tx, table, companyId, subjectId));
  };
}

/** A stored file as a download, of which nothing is kept on the way; null: it is gone. */
export async function storedFileReply(
  { files }: Pick<Services, 'files'>,
  key: string,
  { name, mediaType, headers }: { name: string; mediaType: string; headers?: Record<string, string> },
): Promise<Reply | null> {
  const size = await files.size(key);
  if (size === null) return null;
  return new Reply(files.read(key), {
    headers: {
      'content-type': mediaType,
      'content-length': String(size),
      'content-disposition': dispositionOf(name),
      'cache-control': 'private, no-store',
      ...headers,
    },
  });
}
