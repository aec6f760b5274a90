// How long sessions last, over HTTP: renewed by use, ended by limits, and shorter where a company says so.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openConfig } from '#cli/platform/config.ts';
import { filterAudit } from '#core/audit/calls.ts';
import { sessionEndHeader } from '#core/contract.ts';
import { countUnread } from '#core/notifications/calls.ts';
import * as session from '#core/session/calls.ts';
import { me as readMe } from '#core/session/me-calls.ts';
import { usualSession } from '#core/session/limits.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { failure } from '#tests/support/failure.ts';
import { patience } from '#tests/support/patience.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, testPassword, type TestServer } from '#tests/support/server.ts';

const hour = 3_600_000;
const day = 24 * hour;

let server: TestServer;
let company: { id: string; admin: Person };
/** How far the server's clock is ahead. */
let ahead = 0;
beforeAll(async () => {
  server = await startTestServer({ now: () => Date.now() + ahead });
});
beforeEach(async () => {
  ahead = 0;
  company = await server.company();
});
afterAll(() => server.close());

const me = (token: string) => server.as({ token }, readMe, {});
const signIn = ({ userName }: Person) =>
  server.as(null, session.authenticate, { body: { username: userName, password: testPassword } });
/** Uses a session some time after the test began, and waits until that is written down. */
async function useAt(person: Person, at: number): Promise<void> {
  ahead = at;
  const moment = Date.now() + ahead;
  await me(person.token);
  await vi.waitFor(async () => expect(await usedAt(person)).toBeGreaterThanOrEqual(moment), patience);
}
async function usedAt(person: Person): Promise<number> {
  const rows = await inCompany(server, person.companyId, (tx) =>
    tx.raw<{ used_at: number }>('select max(used_at) as used_at from sessions where user_id = $1', [
      person.id,
    ]),
  );
  return Number(rows[0]?.used_at);
}

describe('a session', () => {
  it('ends after 30 days without use', async () => {
    const ann = await server.person(company.id, 'USER');
    ahead = usualSession.idle - hour;
    expect(await me(ann.token)).toMatchObject({ id: ann.id });
    const bob = await server.person(company.id, 'USER');
    ahead += usualSession.idle + hour;
    expect(await failure(me(bob.token))).toMatchObject({ status: 401 });
  });

  it('lives on while it is used, for 90 days and no longer', async () => {
    const ann = await server.person(company.id, 'USER');
    for (let at = 20 * day; at < usualSession.max; at += 20 * day) await useAt(ann, at);
    ahead = usualSession.max - hour;
    const { session: last } = await me(ann.token);
    expect(last?.expiresAt).toBe(last?.maxExpiresAt);
    ahead = usualSession.max + hour;
    expect(await failure(me(ann.token))).toMatchObject({ status: 401 });
  });

  it('tells its client the new end, and GET /user the same', async () => {
    const ann = await server.person(company.id, 'USER');
    const first = await signIn(ann);
    expect(first.maxExpiresAt! - first.expiresAt).toBe(usualSession.max - usualSession.idle);
    ahead = day;
    const reply = await server.fetch(first, '/user');
    const told = Number(reply.headers.get(sessionEndHeader));
    const { session: now } = (await reply.json()) as { session: { kind: string; expiresAt: number } };
    expect(now).toMatchObject({ kind: 'session', expiresAt: told });
    expect(Math.round((told - first.expiresAt) / hour)).toBe(24);
  });

  it('is written down once an hour, not on each request', async () => {
    const ann = await server.person(company.id, 'USER');
    const began = await usedAt(ann);
    for (const minutes of [1, 20, 40, 59]) {
      ahead = (minutes * hour) / 60;
      const reply = await server.fetch(ann, '/user');
      expect(reply.headers.get(sessionEndHeader)).toBeNull();
    }
    expect(await usedAt(ann)).toBe(began);
    await useAt(ann, hour);
  });

  it('is not kept alive by what a client asks by itself', async () => {
    const ann = await server.person(company.id, 'USER');
    ahead = usualSession.idle - hour;
    const count = await server.fetch(ann, countUnread.path);
    expect(count.status).toBe(200);
    expect(count.headers.get(sessionEndHeader)).toBeNull();
    ahead = usualSession.idle + hour;
    expect(await failure(me(ann.token))).toMatchObject({ status: 401 });
  });
});

describe('a company that sets shorter sessions for a role', () => {
  const set = (body: Parameters<typeof server.as<typeof session.changeSessionPolicy>>[2]['body']) =>
    server.as(company.admin, session.changeSessionPolicy, { body });

  it('ends those that are open already, and no others', async () => {
    const [ann, bob] = await Promise.all([
      server.person(company.id, 'USER'),
      server.person(company.id, 'ANALYST'),
    ]);
    const { company: _, ...policy } = { company, ...(await set({ USER: { idle: hour, max: day } })) };
    expect(policy).toMatchObject({
      USER: { idle: hour, max: day, usual: false },
      ANALYST: { ...usualSession, usual: true },
    });
    const { session: now } = await me(ann.token);
    expect(now!.maxExpiresAt - now!.createdAt).toBe(day);
    ahead = 2 * hour;
    expect(await failure(me(ann.token))).toMatchObject({ status: 401 });
    expect(await me(bob.token)).toMatchObject({ id: bob.id });
  });

  it('gives new sessions the same limits, which use renews up to the last', async () => {
    await set({ USER: { idle: hour, max: 3 * hour } });
    const ann = await server.person(company.id, 'USER');
    const started = await signIn(ann);
    expect(started.maxExpiresAt! - started.expiresAt).toBe(2 * hour);
    for (const at of [0.7, 1.4, 2.1, 2.8]) await useAt(ann, at * hour);
    ahead = 3.1 * hour;
    expect(await failure(me(ann.token))).toMatchObject({ status: 401 });
  });

  it('reaches the commands, which warn before the end by the limits in force', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'formdeck-ends-'));
    try {
      const ann = await server.person(company.id, 'USER');
      const env = { FORMDECK_SERVER: server.origin, FORMDECK_CONFIG: folder };
      const login = ['login', '--username', ann.userName, '--password-stdin'];
      await runCommand(login, { env, stdin: testPassword });
      const { sessions } = openConfig(folder);
      // It began half a year ago as far as this machine knows, so that its last days are soon.
      sessions.keep({ ...sessions.list()[0]!, createdAt: Date.now() - 180 * day });
      expect((await runCommand(['whoami'], { env })).stderr).toBe('');
      await set({ USER: { idle: day, max: 3 * day } });
      expect((await runCommand(['whoami'], { env })).stderr).toMatch(
        /^Your session ends on .*, in 2 days\. /,
      );
      // Doctor has a line of its own about the session.
      expect((await runCommand(['doctor'], { env })).stderr).not.toContain('Your session ends');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('goes back to the usual ones, and leaves entries in the audit log', async () => {
    await set({ USER: { idle: hour, max: day } });
    expect(await set({ USER: null })).toMatchObject({ USER: { ...usualSession, usual: true } });
    const body = { actions: ['session_limits_changed' as const] };
    const { content } = await server.as(company.admin, filterAudit, { body });
    expect(content).toMatchObject([
      { previous: ['USER 1 h without use, 24 h in all'], next: ['USER 720 h without use, 2160 h in all'] },
      { next: ['USER 1 h without use, 24 h in all'] },
    ]);
  });

  it('cannot set longer ones, or such as make no sense', async () => {
    const wrong = [
      { idle: 31 * day, max: 90 * day },
      { idle: day, max: 91 * day },
      { idle: 1_000, max: day },
      { idle: 2 * day, max: day },
    ];
    for (const limits of wrong) expect(await failure(set({ USER: limits }))).toMatchObject({ status: 400 });
  });
});
