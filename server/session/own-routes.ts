// The user's own sessions: the list, and ending one or all others. Other users' sessions are inaccessible.
import * as calls from '#core/session/calls.ts';
import { deviceOf } from '#core/session/device.ts';
import type { OwnSession } from '#core/session/schema.ts';
import { audit } from '#server/audit/write.ts';
import { sessionCredential } from '#server/http/credential.ts';
import { on } from '#server/http/mount.ts';
import { hashToken } from '#server/http/token.ts';
import { notFound } from '#server/http/validate.ts';
import { clearSessionCookie } from './cookie.ts';
import * as store from './own-store.ts';
import { endSessions } from './store.ts';

export const ownSessionRoutes = [
  on(calls.listSessions, async ({ actor, tx, presented, services }) => {
    const records = await store.listSessions(tx, actor);
    const own = hashToken(presented.token);
    return records
      .flatMap((record) => present(record, record.tokenHash.equals(own), services.now()))
      .toSorted((a, b) => Number(b.current) - Number(a.current) || b.lastUsedAt - a.lastUsedAt);
  }),

  on(calls.endSession, async ({ actor, tx, params, presented, services, reply }) => {
    const ended = await store.endOwnSession(tx, actor, params.id);
    if (ended === undefined) throw notFound();
    const object = { kind: 'user' as const, id: actor.userId };
    await audit(tx, actor, { action: 'session_ended', object, previous: inWords(ended) }, services.now());
    if (ended.tokenHash.equals(hashToken(presented.token))) tx.afterCommit(() => clearSessionCookie(reply));
    return undefined;
  }),

  on(calls.endOtherSessions, async ({ actor, tx, presented, services }) => {
    const own = hashToken(presented.token);
    const others = (await store.listSessions(tx, actor)).filter(({ tokenHash }) => !tokenHash.equals(own));
    const now = services.now();
    const ended = others.filter((record) => present(record, false, now).length > 0).length;
    await endSessions(tx, actor, presented.token);
    const object = { kind: 'user' as const, id: actor.userId };
    await audit(tx, actor, { action: 'other_sessions_ended', object, previous: [`sessions ${ended}`] }, now);
    return { ended };
  }),
];

/** A session in wire format; empty for an expired one. */
function present(record: store.SessionRecord, current: boolean, now: number): OwnSession[] {
  const credential = sessionCredential(record, now, false);
  if (credential === null) return [];
  const { expiresAt, maxExpiresAt } = credential;
  const { id, createdAt, usedAt, userAgent } = record;
  return [{ id, current, ...deviceOf(userAgent), createdAt, lastUsedAt: usedAt, expiresAt, maxExpiresAt }];
}

function inWords({ userAgent, createdAt }: Pick<store.SessionRecord, 'userAgent' | 'createdAt'>): string[] {
  return [`device ${deviceOf(userAgent).device}`, `signed in ${new Date(createdAt).toISOString()}`];
}
