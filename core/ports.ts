// What a face supplies to the core, and all that the core knows of the world it runs in.

/** A signed-in account on one region, as it is kept between runs. */
export type StoredSession = {
  region: string;
  /** The server's origin, without a slash at the end. */
  server: string;
  userId: string;
  userName: string;
  token: string;
  /** When it ends unless it is used, in epoch milliseconds. */
  expiresAt: number;
  /** When it began, and when it ends however much it is used, where the server has said so. */
  createdAt?: number | undefined;
  maxExpiresAt?: number | undefined;
  /** The name of the access token that it is; absent for a session. */
  tokenName?: string | undefined;
};

/** Where sessions are kept: by region and user; one of them is the current one. */
export type SessionStore = {
  list(): readonly StoredSession[];
  current(): StoredSession | null;
  /** Keeps a session and makes it the current one. */
  keep(session: StoredSession): void;
  /** Notes when the session of a token ends now. Does nothing where there is none. */
  renew(token: string, expiresAt: number, maxExpiresAt?: number): void;
  forget(session: Pick<StoredSession, 'region' | 'server' | 'userName'>): void;
};

export type Ports = {
  fetch: typeof fetch;
  sessions: SessionStore;
  /** The server whose session cookie this browser has, or may have; null where there is none. */
  cookieServer: string | null;
  /** Epoch milliseconds. */
  now(): number;
  /** A random number from 0 up to 1. */
  random(): number;
  /** A new UUID. */
  newId(): string;
  /** Resolves after some milliseconds; rejects when the signal aborts. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
};
