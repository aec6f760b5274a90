// The links to files of scheduled reports that were too large for an e-mail. Recipients who see the same share a file.
import { reportLinkLifetime } from '#core/reports/schedules/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { JobHandler } from '#server/jobs/runner.ts';
import { attachmentKey, type StoredAttachment } from '#server/mail/new-mail.ts';
import { unneededAmong } from '#server/mail/outbox-store.ts';
import type { Services } from '#server/services.ts';
import * as store from './file-store.ts';
import type { RecipientRecord } from './recipient-store.ts';

/** The kind of the jobs that delete the files of expired links. */
export const reportFileExpiryKind = 'expired-report';

type NewLink = { id: string; runId: string; recipient: RecipientRecord; file: StoredAttachment };

/** Keeps a link of a recipient until it expires. */
export async function keepLink(
  tx: Tx,
  companyId: string,
  { id, runId, recipient, file }: NewLink,
  { jobs, now }: Pick<Services, 'jobs' | 'now'>,
): Promise<void> {
  const { id: fileId, fileName, mediaType, size } = file;
  const expiresAt = now() + reportLinkLifetime;
  const about = { runId, userId: recipient.id, formIds: recipient.formIds };
  await store.insertFile(tx, companyId, { id, fileId, ...about, fileName, mediaType, size, expiresAt });
  await jobs.add(tx, { companyId, kind: reportFileExpiryKind, subjectId: id }, expiresAt);
}

/** Deletes an expired link, and with the last one to it the file. */
export function expiredReportJob({ database, files }: Services): JobHandler {
  return ({ companyId, subjectId }) =>
    database.transaction(companyId, async (tx) => {
      const fileId = await store.deleteFile(tx, companyId, subjectId);
      if (fileId === undefined) return;
      const unneeded = await unneededAmong(tx, companyId, [fileId]);
      tx.afterCommit(async () => {
        for (const id of unneeded) await files.remove(attachmentKey(companyId, id));
      });
    });
}
