// Password hashing. Users' passwords are stored as argon2id hashes, computed off the event loop. Temporary ones are generated:
// see server/http/readable-secret.ts.
import { hash, verify } from '@node-rs/argon2';

/** Milliseconds until a temporary password expires. */
export const temporaryLifetime = 60 * 60_000;
/** The same for an invitation, which is less urgent. */
export const invitationLifetime = 72 * 60 * 60_000;

/** Stored instead of a hash if no password is valid any more; the former hash may stand behind it. */
export const noPassword = '!';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A hash of the same cost, of discarded random bytes: verified if there is no other, for constant time. */
const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$v3zuN96KtFvJTW3JeNO40g$73/ZIq1UQnOwhHKw/pazUojoyF4zEBH7G3fxJizy2aI';

/** The hash of a password to store. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Whether a password matches the stored hash; takes the same time without one. */
export async function passwordFits(password: string, storedHash: string | undefined): Promise<boolean> {
  const hashed = storedHash === undefined || storedHash.startsWith(noPassword) ? decoy : storedHash;
  return (await verify(hashed, password)) && hashed !== decoy;
}

/** The hash of the password that was valid before a temporary one was used; undefined if there was none. */
export function formerHash(storedHash: string | undefined): string | undefined {
  return storedHash?.startsWith(noPassword) ? storedHash.slice(noPassword.length) || undefined : undefined;
}
