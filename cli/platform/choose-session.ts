// Chooses which of the stored sessions a command uses.
import type { StoredSession, SessionStore } from '#core/ports.ts';
import type { Region } from '#core/regions.ts';
import { accountsNamed } from './accounts.ts';

/**
 * The current session or, with regions given, the latest one in them, preferring the current one; restricted to an
 * account if named as `pat` or `pat@forms.example.com`. Null if there is none.
 */
export function chooseSession(
  sessions: SessionStore,
  regions: readonly Region[] | null,
  account?: string,
): StoredSession | null {
  const current = sessions.current();
  if (regions === null && account === undefined) return current;
  const servers = regions === null ? null : new Set(regions.map(({ server }) => server));
  const named = account === undefined ? sessions.list() : accountsNamed(sessions.list(), account);
  const fitting = named.filter(({ server }) => servers === null || servers.has(server));
  const isCurrent = ({ server, userName }: StoredSession) =>
    server === current?.server && userName === current.userName;
  return fitting.find(isCurrent) ?? fitting.at(-1) ?? null;
}
