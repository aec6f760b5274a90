// Formats the user's own sessions, for both faces.
import { momentText } from '#core/sheets/format-answer.ts';
import type { OwnSession } from './schema.ts';

export const sessionTexts = {
  title: 'Where you are signed in',
  about:
    'Every browser and terminal where you are signed in. If you do not recognize one, sign it out and change your password.',
  failed: 'Unable to load your sessions',
  thisOne: 'This session',
} as const;

const hour = 3_600_000;

/** When a session was last used: recorded to the hour, so nothing more precise is shown. */
export function lastUsedText(session: OwnSession, now: number, timeZone: string): string {
  if (session.current) return 'now';
  if (now - session.lastUsedAt < hour) return 'in the last hour';
  return momentText(session.lastUsedAt, timeZone);
}

/** Its times: `Signed in 2026-11-20 10:15, last used in the last hour`. */
export function sessionTimeText(session: OwnSession, now: number, timeZone: string): string {
  const since = `Signed in ${momentText(session.createdAt, timeZone)}`;
  return session.current ? since : `${since}, last used ${lastUsedText(session, now, timeZone)}`;
}

/** When it expires. */
export function sessionEndText({ expiresAt, maxExpiresAt }: OwnSession, timeZone: string): string {
  const end = `Ends ${momentText(expiresAt, timeZone)}`;
  return expiresAt < maxExpiresAt ? `${end} unless it is used` : end;
}
