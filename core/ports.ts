// The platform services that a face provides to the core, which has no other access to its environment.

/** A signed-in account on one region, as stored between runs. */
export type StoredSession = {
  region: string;
  /** The server's origin, without a trailing slash. */
  server: string;
  userId: string;
  userName: string;
  token: string;
  /** When it expires unless it is used, in epoch milliseconds. */
  expiresAt: number;
  /** When it was created, and when it expires even if used, if the server has reported that. */
  createdAt?: number | undefined;
  maxExpiresAt?: number | undefined;
  /** The name of the access token; absent for a session. */
  tokenName?: string | undefined;
};

/** The storage of sessions by region and user; one of them is the current one. */
export type SessionStore = {
  list(): readonly StoredSession[];
  current(): StoredSession | null;
  /** Stores a session and makes it the current one. */
  keep(session: StoredSession): void;
  /** Updates when the session of a token expires. Does nothing if there is none. */
  renew(token: string, expiresAt: number, maxExpiresAt?: number): void;
  forget(session: Pick<StoredSession, 'region' | 'server' | 'userName'>): void;
};

export type Ports = {
  fetch: typeof fetch;
  sessions: SessionStore;
  /** The server whose session cookie this browser has, or may have; null if none. */
  cookieServer: string | null;
  /** Epoch milliseconds. */
  now(): number;
  /** A random number from 0 up to 1. */
  random(): number;
  /** A new UUID. */
  newId(): string;
  /** Resolves after a delay; rejects when the signal aborts. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
};
