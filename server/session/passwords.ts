// Passwords and what is kept of them. Those that people choose are kept as argon2id hashes, made and checked
// off the event loop. Temporary ones are ours: with 79 random bits a plain SHA-256 is as safe, and so fast
// that checking one says nothing about whether there is one.
import { hash, verify } from '@node-rs/argon2';
import { createHash, randomInt } from 'node:crypto';

/** Milliseconds for which a temporary password is good. */
export const temporaryLifetime = 60 * 60_000;
/** The same of an invitation, for which nobody waits. */
export const invitationLifetime = 72 * 60 * 60_000;

/** What is kept in place of a hash when no password fits any more. */
export const noPassword = '!';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A hash of the same cost, of random bytes that nobody kept: checked where there is no other. */
const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$v3zuN96KtFvJTW3JeNO40g$73/ZIq1UQnOwhHKw/pazUojoyF4zEBH7G3fxJizy2aI';

/** The hash to keep of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Whether a password fits what is kept; takes the same time where nothing is. */
export async function passwordFits(password: string, storedHash: string | undefined): Promise<boolean> {
  const hashed = storedHash === undefined || storedHash === noPassword ? decoy : storedHash;
  return (await verify(hashed, password)) && hashed !== decoy;
}

/** Letters and digits that are not taken for one another. */
const readable = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A new temporary password, such as `k7mq-w3xe-9rtd-hn4v`. */
export function newTemporaryPassword(): string {
  const group = () => Array.from({ length: 4 }, () => readable[randomInt(readable.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}

/** What is kept of a temporary password. */
export function hashTemporary(password: string): string {
  return createHash('sha256').update(password).digest('hex');
}
