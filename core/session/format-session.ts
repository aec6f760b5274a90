// Formats the user's own sessions, for both faces.
import { momentText } from '#core/sheets/format-answer.ts';
import type { OwnSession } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const sessionTexts = {
  title: t(m.whereYouAreSignedIn),
  about: t(m.everyBrowserAndTerminalWhere),
  failed: t(m.unableToLoadYourSessions),
  thisOne: t(m.thisSession),
} as const;

const hour = 3_600_000;

/** When a session was last used: recorded to the hour, so nothing more precise is shown. */
export function lastUsedText(session: OwnSession, now: number, timeZone: string): string {
  if (session.current) return t(m.now);
  if (now - session.lastUsedAt < hour) return t(m.inLastHour);
  return momentText(session.lastUsedAt, timeZone);
}

/** Its times: `Signed in 2026-11-20 10:15, last used in the last hour`. */
export function sessionTimeText(session: OwnSession, now: number, timeZone: string): string {
  const at = momentText(session.createdAt, timeZone);
  if (session.current) return t(m.signedInAt, { at });
  return t(m.signedInAndUsed, { at, used: lastUsedText(session, now, timeZone) });
}

/** When it expires. */
export function sessionEndText({ expiresAt, maxExpiresAt }: OwnSession, timeZone: string): string {
  const at = momentText(expiresAt, timeZone);
  return expiresAt < maxExpiresAt ? t(m.endsAtUnlessUsed, { at }) : t(m.endsAt, { at });
}
