// Stores this browser's session. Only one: signing in as another user replaces it.
import * as z from 'zod/mini';
import type { StoredSession, SessionStore } from '#core/ports.ts';
import { notePushDevice } from './push-device.ts';
import type { KeyStore } from './storage.ts';

const key = 'formdeck.session';

const storedSession = z.object({
  region: z.string(),
  server: z.string(),
  userId: z.string(),
  userName: z.string(),
  token: z.string(),
  expiresAt: z.number(),
  createdAt: z.optional(z.number()),
  maxExpiresAt: z.optional(z.number()),
});

/** The session store in the browser's storage. An invalid value counts as none. */
export function createSessionStore(store: KeyStore): SessionStore {
  const current = () => read(store.getItem(key));
  return {
    current,
    list: () => {
      const session = current();
      return session === null ? [] : [session];
    },
    keep: (session) => store.setItem(key, JSON.stringify(session)),
    renew: (token, expiresAt) => {
      const session = current();
      if (session?.token === token) store.setItem(key, JSON.stringify({ ...session, expiresAt }));
    },
    forget: ({ region, userName }) => {
      const session = current();
      if (session?.region !== region || session.userName !== userName) return;
      store.removeItem(key);
      void notePushDevice(null);
    },
  };
}

function read(text: string | null): StoredSession | null {
  try {
    const parsed = storedSession.safeParse(JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
