// Queries of uploads: requested by a user, sent with a secret, then read by an import.
import type { Actor } from '#core/actor.ts';
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
  await tx.run(
    query
      .updateTable('uploads')
      .set({ size, content_hash: hash })
      .where('company_id', '=', upload.companyId)
      .where('id', '=', upload.id),
  );
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

/** Deletes the record of an upload that was consumed or abandoned. */
export async function deleteUpload(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx.run(query.deleteFrom('uploads').where('company_id', '=', companyId).where('id', '=', id));
}

/** The key of an upload in the file store. */
export function uploadKey(companyId: string, id: string): string {
  return `uploads/${companyId}/${id}`;
}
