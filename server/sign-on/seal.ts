// Seals the secrets of providers (AES-256-GCM). The key is a file beside the photos and not in the database, so that neither a
// dump of it nor whoever may only read it yields the secrets; a backup has both. Without the file a secret is entered anew.
import { Buffer } from 'node:buffer';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { type FileStore, wholeFile } from '#server/files/store.ts';
import type { Tx } from '#server/db/transaction.ts';

const keyFile = 'secrets/sealing-key';
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;
const algorithm = 'aes-256-gcm';
/** What was sealed in this way begins with it. */
const format = Buffer.of(1);

/** Seals a text for one use, such as `<company>/<provider>`: for another one it does not open. The first call makes the key. */
export async function seal(tx: Tx, files: FileStore, text: string, use: string): Promise<Buffer> {
  // Of several servers one makes the key.
  await tx.raw("select pg_advisory_xact_lock(hashtext('formdeck sealing key'))");
  if ((await files.size(keyFile)) === null) await files.put(keyFile, Readable.from([randomBytes(keyBytes)]));
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, await readKey(files), iv).setAAD(Buffer.from(use));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([format, iv, cipher.getAuthTag(), sealed]);
}

/** Opens what was sealed; null if the key is not there any more, or another one. */
export async function unseal(files: FileStore, sealed: Buffer, use: string): Promise<string | null> {
  if ((await files.size(keyFile)) === null) return null;
  const [iv, tag, content] = [
    sealed.subarray(1, 1 + ivBytes),
    sealed.subarray(1 + ivBytes, 1 + ivBytes + tagBytes),
    sealed.subarray(1 + ivBytes + tagBytes),
  ];
  const cipher = createDecipheriv(algorithm, await readKey(files), iv, { authTagLength: tagBytes });
  try {
    cipher.setAAD(Buffer.from(use)).setAuthTag(tag);
    return Buffer.concat([cipher.update(content), cipher.final()]).toString();
  } catch {
    return null;
  }
}

function readKey(files: FileStore): Promise<Buffer> {
  return wholeFile(files, keyFile);
}

/** 256 random bits. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}
