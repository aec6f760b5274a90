// Which of the kept sessions a command acts with.
import type { KeptSession, SessionStore } from '#core/ports.ts';
import type { Region } from '#core/regions.ts';

/**
 * The current session, or where regions are given the latest that was started in one of them, the current one
 * first. Null where there is none.
 */
export function chooseSession(sessions: SessionStore, regions: readonly Region[] | null): KeptSession | null {
  const current = sessions.current();
  if (regions === null) return current;
  const servers = new Set(regions.map(({ server }) => server));
  const fits = (session: KeptSession | null) => session !== null && servers.has(session.server);
  return fits(current) ? current : (sessions.list().findLast(fits) ?? null);
}
