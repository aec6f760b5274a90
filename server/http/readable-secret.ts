// Secrets that people read and type: temporary passwords and recovery codes. With 79 random bits a plain SHA-256 of one is as
// safe as a slow hash, and so fast that checking one does not reveal whether there is one.
import { createHash, randomInt } from 'node:crypto';

/** Characters that are not easily confused. */
const readable = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A new secret, for example `k7mq-w3xe-9rtd-hn4v`. */
export function newReadableSecret(): string {
  const group = () => Array.from({ length: 4 }, () => readable[randomInt(readable.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}

/** What is stored of it. */
export function hashReadableSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
