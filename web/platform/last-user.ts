// The last signed-in user, as returned by the server: they can continue offline (core/session/session.ts).
import * as z from 'zod/mini';
import { type User, user } from '#core/users/user.ts';
import type { KeyStore } from './storage.ts';

const key = 'formdeck.user';
const lastUser = z.object({ region: z.string(), user });

/** Null if there was none, or the stored value is invalid. */
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
