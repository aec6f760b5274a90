// Formats the user's own sessions, for both faces.
import { t } from '#core/messages/text.ts';
import type { CellContext } from '#core/resource/list.ts';
import type { OwnSession } from './schema.ts';
import { m } from './texts.ts';

export const sessionTexts = {
  title: t(m.whereYouAreSignedIn),
  about: t(m.everyBrowserAndTerminalWhere),
  failed: t(m.unableToLoadYourSessions),
  thisOne: t(m.thisSession),
  current: t(m.thisIsYourCurrentSession),
  none: t(m.thereAreNoSessions),
} as const;

const hour = 3_600_000;

/** When a session was last used: recorded to the hour, so nothing more precise is shown. */
export function lastUsedText(session: OwnSession, { moment, now }: CellContext): string {
  if (session.current) return t(m.now);
  if (now - session.lastUsedAt < hour) return t(m.inLastHour);
  return moment(session.lastUsedAt);
}

/** Its times: `Signed in 2026-11-20 10:15, last used in the last hour`. */
export function sessionTimeText(session: OwnSession, context: CellContext): string {
  const at = context.moment(session.createdAt);
  if (session.current) return t(m.signedInAt, { at });
  return t(m.signedInAndUsed, { at, used: lastUsedText(session, context) });
}

/** When it expires. */
export function sessionEndText({ expiresAt, maxExpiresAt }: OwnSession, { moment }: CellContext): string {
  const at = moment(expiresAt);
  return expiresAt < maxExpiresAt ? t(m.endsAtUnlessUsed, { at }) : t(m.endsAt, { at });
}
