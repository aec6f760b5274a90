// Who was signed in here last, as the server knew them: they go on where there is no network (core/session/session.ts).
import * as z from 'zod/mini';
import { type User, user } from '#core/users/schema.ts';
import type { KeyStore } from './storage.ts';

const key = 'formdeck.user';
const lastUser = z.object({ region: z.string(), user });

/** Null where nobody was, or where what is kept is no user of ours. */
export function lastUserIn(store: KeyStore, region: string | undefined): User | null {
  try {
    const parsed = lastUser.safeParse(JSON.parse(store.getItem(key) ?? 'null'));
    return parsed.success && parsed.data.region === region ? parsed.data.user : null;
  } catch {
    return null;
  }
}

export function keepLastUser(store: KeyStore, region: string, signedIn: User): void {
  store.setItem(key, JSON.stringify({ region, user: signedIn }));
}

export function forgetLastUser(store: KeyStore): void {
  store.removeItem(key);
}
