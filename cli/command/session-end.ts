// Formats when a session or access token expires, and the warning in its last days.
import { currentFormats } from '#core/format/current.ts';
import type { StoredSession } from '#core/ports.ts';
import { dateWriter } from '#cli/output/date.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const day = 86_400_000;

type Ends = Pick<StoredSession, 'expiresAt' | 'createdAt' | 'maxExpiresAt' | 'tokenName'>;

/**
 * The warning in the last 7 days, or in the last half of a shorter lifetime; null before that. For a session that use
 * extends, the maximum lifetime counts.
 */
export function endWarning(session: Ends, now: number): string | null {
  const left = leftText(session, now);
  if (left === null) return null;
  const when = { end: moment(endOf(session)), left };
  return session.tokenName === undefined
    ? `${t(m.sessionEndsOn, when)} ${t(m.signInBeforeThen)}`
    : `${t(m.tokenEndsOn, { ...when, token: session.tokenName })} ${t(m.createAnotherToken)}`;
}

/** The remaining time if it expires soon, for example '4 days'; otherwise null. */
export function leftText(session: Ends, now: number): string | null {
  const end = endOf(session);
  const life = session.createdAt === undefined ? Infinity : end - session.createdAt;
  const left = end - now;
  return left <= 0 || left > Math.min(7 * day, life / 2) ? null : spanText(left);
}

function endOf({ maxExpiresAt, expiresAt }: Ends): number {
  return maxExpiresAt ?? expiresAt;
}

/** When it expires, in the user's time zone if known, otherwise in UTC. */
export function endText({ expiresAt, maxExpiresAt = expiresAt, tokenName }: Ends, timeZone?: string): string {
  const write = timeZone === undefined ? moment : dateWriter(timeZone);
  if (tokenName !== undefined || maxExpiresAt === expiresAt) return write(expiresAt);
  return t(m.useRenewsItUntil, { write: write(expiresAt), write2: write(maxExpiresAt) });
}

function moment(at: number): string {
  return t(m.timeInUtc, { at: currentFormats.value.moment(at, 'UTC') });
}

function spanText(milliseconds: number): string {
  const days = Math.floor(milliseconds / day);
  if (days >= 1) return t(m.days, { count: days });
  const hours = Math.floor(milliseconds / 3_600_000);
  if (hours >= 1) return t(m.hours, { count: hours });
  return t(m.lessThanHour);
}
