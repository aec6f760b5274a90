import { describe, expect, it } from 'vitest';
import type { StoredSession, Ports } from '#core/ports.ts';
import { createHttp } from '#core/http.ts';
import { listForms } from '#core/forms/list-calls.ts';
import type { User } from '#core/users/user.ts';
import { createSession } from './session.ts';

const user = {
  id: '00000000-0000-4000-8000-000000000001',
  userName: 'pat',
  role: 'ADMIN',
  company: { id: '00000000-0000-4000-8000-000000000002', name: 'Northern Airfields' },
  groups: [],
  flags: {},
};
const region = { id: 'ca', name: 'Canada', server: 'http://ca' };

/** A server of one account: tokens are t1, t2 ... and only the newest is good. */
function world({ stored = null as StoredSession | null, cookieServer = null as string | null } = {}) {
  const server = { newest: stored === null ? 0 : 1, isUp: true, seen: [] as string[] };
  const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
  const answer = (path: string, body: string, token: string | undefined) => {
    if (path === '/authenticate') {
      if (!body.includes('"right"')) return json({ type: '/problems/sign-in-failed' }, 401);
      server.newest += 1;
      return json({ token: `t${server.newest}`, expiresAt: 9, mustChangePassword: false, user });
    }
    if (token !== `Bearer t${server.newest}` || server.newest === 0)
      return json({ type: '/problems/signed-out' }, 401);
    return path === '/logout' ? new Response(null, { status: 204 }) : json(path === '/user' ? user : []);
  };
  const fetchFunction = (async (url: string, init: RequestInit) => {
    const { pathname } = new URL(url);
    if (!server.isUp) throw new TypeError('refused');
    server.seen.push(pathname);
    return answer(
      pathname,
      typeof init.body === 'string' ? init.body : '',
      (init.headers as Record<string, string>)['authorization'],
    );
  }) as unknown as typeof fetch;
  const storedSessions: StoredSession[] = stored === null ? [] : [stored];
  const ports: Ports = {
    fetch: fetchFunction,
    sessions: {
      list: () => storedSessions,
      current: () => storedSessions[0] ?? null,
      keep: (session) => void storedSessions.splice(0, 1, session),
      renew: () => undefined,
      forget: () => void storedSessions.splice(0),
    },
    cookieServer,
    now: () => 0,
    random: () => 0,
    newId: () => 'id',
    sleep: () => new Promise(() => {}),
  };
  return {
    server,
    storedSessions,
    session: createSession({ http: createHttp(fetchFunction), ports, regions: [region] }),
  };
}

const signedIn = async () => {
  const made = world();
  await made.session.signIn({ username: 'pat', password: 'right' });
  return made;
};

describe('a session', () => {
  it('that ends while somebody works makes calls wait, and sends them once they have signed in again', async () => {
    const { server, session } = await signedIn();
    server.newest = 7;
    const asked = session.send(listForms, {});
    await expect.poll(() => session.expired.value).toBe(true);
    expect(session.user.value?.userName).toBe('pat');
    await expect(session.renew('wrong')).rejects.toThrow('Invalid credentials');
    await session.renew('right');
    expect(await asked).toEqual([]);
    expect(session.expired.value).toBe(false);
  });

  it('that is given up fails what waits for it', async () => {
    const { server, session } = await signedIn();
    server.newest = 7;
    const asked = session.send(listForms, {});
    await expect.poll(() => session.expired.value).toBe(true);
    await session.signOut();
    await expect(asked).rejects.toMatchObject({ code: 'signed-out' });
    expect(session.signedIn.value).toBe(false);
  });

  it('goes on as another account, and stays stored where somebody leaves it', async () => {
    const { server, session, storedSessions } = await signedIn();
    const other = {
      ...storedSessions[0]!,
      token: 't9',
      server: 'http://us',
      region: 'us',
      userName: 'us-pat',
    };
    await expect(session.switchTo(other)).rejects.toMatchObject({ code: 'signed-out' });
    expect(session.region.value?.id).toBe('ca');
    server.newest = 9;
    await session.switchTo(other);
    expect(session.region.value).toMatchObject({ id: 'us', server: 'http://us' });
    expect(session.token.value).toBe('t9');
    session.leave();
    expect(session.signedIn.value).toBe(false);
    expect(storedSessions).toEqual([other]);
    expect(server.seen).not.toContain('/logout');
  });

  it('says when the server does not answer, and when it does again', async () => {
    const { server, session } = await signedIn();
    server.isUp = false;
    await expect(session.send(listForms, {})).rejects.toMatchObject({ code: 'unreachable' });
    expect(session.connection.value).toBe('lost');
    server.isUp = true;
    await session.send(listForms, {});
    expect(session.connection.value).toBe('ok');
  });
});

describe('a kept session', () => {
  const stored: StoredSession = {
    region: 'ca',
    server: 'http://ca',
    userId: user.id,
    userName: 'pat',
    token: 't1',
    expiresAt: 9,
  };

  it('goes on', async () => {
    const { session } = world({ stored });
    expect(await session.resume()).toBe(true);
    expect(session.user.value?.userName).toBe('pat');
  });

  it('goes on without a server as who they were last, and only as themselves', async () => {
    const known = user as unknown as User;
    const { server, session } = world({ stored });
    server.isUp = false;
    await expect(session.resume()).rejects.toMatchObject({ code: 'unreachable' });
    const other = { ...known, id: '00000000-0000-4000-8000-000000000009' };
    await expect(session.resume(undefined, other)).rejects.toMatchObject({ code: 'unreachable' });
    expect(await session.resume(undefined, known)).toBe(true);
    expect([session.user.value?.userName, session.connection.value]).toEqual(['pat', 'lost']);
  });

  it('that is over is forgotten', async () => {
    const { session, storedSessions } = world({ stored: { ...stored, token: 'old' } });
    expect(await session.resume()).toBe(false);
    expect(storedSessions).toEqual([]);
  });

  it('that is not there may stand in a cookie, and only then a server is asked', async () => {
    const [without, withOne] = [world(), world({ cookieServer: region.server })];
    expect(await without.session.resume()).toBe(false);
    expect(await withOne.session.resume()).toBe(false);
    expect([without.server.seen, withOne.server.seen]).toEqual([[], ['/user']]);
  });

  it('stays kept while its server does not answer', async () => {
    const { session, server, storedSessions } = world({ stored });
    server.isUp = false;
    await expect(session.resume()).rejects.toMatchObject({ code: 'unreachable' });
    expect(storedSessions).toEqual([stored]);
  });
});
