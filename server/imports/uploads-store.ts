// Queries of uploads: requested by a user, sent with a secret, then read by an import.
import type { Actor } from '#core/actor.ts';
import { changeThing } from '#server/db/things.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { wrongSecret } from '#server/http/attempts/wrong-secrets.ts';
import { notFound } from '#server/http/validate.ts';

export type UploadRecord = {
  id: string;
  companyId: string;
  userId: string;
  size: number | null;
  /** SHA-256 of its bytes; null until uploaded. */
  contentHash: Buffer | null;
};

const columns = [
  'id',
  'company_id as companyId',
  'user_id as userId',
  'size',
  'content_hash as contentHash',
] as const;

export async function insertUpload(
  tx: Tx,
  actor: Actor,
  upload: { id: string; secretHash: Buffer; mimeType: string; expiresAt: number },
): Promise<void> {
  await tx.run(
    query.insertInto('uploads').values({
      company_id: actor.companyId,
      id: upload.id,
      secret_hash: upload.secretHash,
      user_id: actor.userId,
      mime_type: upload.mimeType,
      expires_at: upload.expiresAt,
    }),
  );
}

/** The upload of a secret while it waits for its file; `not-found` otherwise. */
export async function findUploadBySecret(tx: Tx, secretHash: Buffer, now: number): Promise<UploadRecord> {
  const found = await tx.first(
    query
      .selectFrom('uploads')
      .select(columns)
      .where('secret_hash', '=', secretHash)
      .where('expires_at', '>', now)
      .where('size', 'is', null),
  );
  if (found === undefined) throw wrongSecret(notFound());
  return found;
}

export async function receiveUpload(
  tx: Tx,
  upload: UploadRecord,
  { size, hash }: { size: number; hash: Buffer },
): Promise<void> {
  await changeThing(tx, 'uploads', upload, { size, content_hash: hash });
}

/** A file that the actor has uploaded, or undefined. */
export async function findUpload(tx: Tx, actor: Actor, id: string): Promise<UploadRecord | undefined> {
  return tx.first(
    query
      .selectFrom('uploads')
      .select(columns)
      .where('company_id', '=', actor.companyId)
      .where('user_id', '=', actor.userId)
      .where('id', '=', id)
      .where('size', 'is not', null),
  );
}

/** The key of an upload in the file store. */
export function uploadKey(companyId: string, id: string): string {
  return `uploads/${companyId}/${id}`;
}
