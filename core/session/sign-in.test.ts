import { describe, expect, it } from 'vitest';
import type { AppError } from '#core/errors.ts';
import { createHttp } from '#core/http.ts';
import type { StoredSession } from '#core/ports.ts';
import type { Region } from '#core/regions.ts';
import type { User } from '#core/users/user.ts';
import { changePassword, requestPassword, signIn, signInWithToken, signOut } from './sign-in.ts';

const ca: Region = { id: 'ca', name: 'Canada', server: 'http://ca.test' };
const us: Region = { id: 'us', name: 'United States', server: 'http://us.test' };
const credentials = { username: 'ann', password: 'correct horse' };

const user = { id: '00000000-0000-4000-8000-000000000001', userName: 'ann' } as User;
const session = (token: string, mustChangePassword = false) => ({
  token,
  expiresAt: 5_000,
  mustChangePassword,
  user,
});

type Answer = (request: {
  method: string;
  path: string;
  token: string | null;
  body: unknown;
}) => Response | Promise<Response> | 'silence';
const yes = (body: unknown) => () => Response.json(body);
const done = () => new Response(null, { status: 204 });
const problem =
  (code: string, status: number, headers = {}) =>
  () =>
    Response.json({ type: `/problems/${code}`, detail: code }, { status, headers });
const unknown = problem('sign-in-failed', 401);
const down = () => {
  throw new TypeError('fetch failed');
};

/** Two regions that answer as told; `calls` says who was asked for what, `stored` what is kept. */
function world(answers: { ca: Answer; us: Answer }) {
  const calls: string[] = [];
  const stored: StoredSession[] = [];
  const fakeFetch: typeof fetch = (url, init = {}) => {
    const { host, pathname } = new URL(url);
    const region = host === 'ca.test' ? 'ca' : 'us';
    const headers = init.headers as Record<string, string>;
    const token = headers['authorization']?.replace('Bearer ', '') ?? null;
    calls.push(`${region} ${init.method} ${pathname}${token === null ? '' : ` as ${token}`}`);
    return new Promise((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      const body: unknown = init.body === undefined ? undefined : JSON.parse(init.body as string);
      const answer = answers[region]({ method: init.method ?? 'GET', path: pathname, token, body });
      if (answer !== 'silence') resolve(answer);
    });
  };
  const sessions = {
    list: () => stored,
    current: () => stored.at(-1) ?? null,
    keep: (one: StoredSession) => void stored.push(one),
    renew: () => undefined,
    forget: (gone: Pick<StoredSession, 'region' | 'userName'>) => {
      const at = stored.findIndex(
        ({ region, userName }) => region === gone.region && userName === gone.userName,
      );
      if (at >= 0) stored.splice(at, 1);
    },
  };
  // Waits are over as soon as everything else that could happen has happened.
  const sleep = () => new Promise<void>((resolve) => setTimeout(resolve, 20));
  return {
    http: createHttp(fakeFetch),
    ports: { sessions, sleep, now: () => 1_000 },
    regions: [ca, us],
    calls,
    stored,
  };
}

const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: AppError) => `${error.code}: ${error.message}`,
  );

describe('signing in', () => {
  it('finds the region that knows the credentials and keeps the session', async () => {
    const here = world({ ca: unknown, us: yes(session('fd_us')) });
    const started = await signIn(here, credentials);
    expect(started).toMatchObject({ kind: 'signed-in', region: us, user });
    expect(here.stored).toEqual([
      {
        region: 'us',
        server: us.server,
        userId: user.id,
        userName: 'ann',
        token: 'fd_us',
        expiresAt: 5_000,
        createdAt: 1_000,
      },
    ]);
  });

  it('does not try where it need not, as it would count there as a failed try', async () => {
    const here = world({ ca: yes(session('fd_ca')), us: unknown });
    expect(await signIn(here, credentials)).toMatchObject({ region: ca });
    expect(here.calls).toEqual(['ca POST /authenticate']);
  });

  it('takes the first of two regions that both accept, although it is slow, and leaves no session in the other', async () => {
    const usAnswered = Promise.withResolvers<void>();
    const here = world({
      ca: () => usAnswered.promise.then(() => Response.json(session('fd_ca'))),
      us: ({ path }) => {
        if (path === '/logout') return done();
        usAnswered.resolve();
        return Response.json(session('fd_us'));
      },
    });
    expect(await signIn(here, credentials)).toMatchObject({ region: ca });
    expect(here.calls).toContain('us POST /logout as fd_us');
    expect(here.stored.map(({ token }) => token)).toEqual(['fd_ca']);
  });

  const failures: [string, { ca: Answer; us: Answer }, string][] = [
    ['neither knows them', { ca: unknown, us: unknown }, 'sign-in-failed: Invalid credentials'],
    [
      'one does not and one is down',
      { ca: unknown, us: down },
      'unreachable: United States (http://us.test) did not answer, and no other region accepts these credentials.',
    ],
    [
      'both are down',
      { ca: down, us: problem('unavailable', 503) },
      'unreachable: Canada (http://ca.test) and United States (http://us.test) did not answer.',
    ],
    [
      'one never answers',
      { ca: () => 'silence', us: unknown },
      'unreachable: Canada (http://ca.test) did not answer, and no other region accepts these credentials.',
    ],
    [
      'it was tried too often',
      { ca: problem('too-many-tries', 429), us: down },
      'too-many-tries: too-many-tries',
    ],
    ['the server finds fault with them', { ca: problem('invalid', 400), us: unknown }, 'invalid: invalid'],
  ];
  it.each(failures)('says why it failed when %s', async (_, answers, expected) => {
    const here = world(answers);
    expect(await failure(signIn(here, credentials))).toBe(expected);
    expect(here.stored).toEqual([]);
  });

  it('says how long to wait after too many tries', async () => {
    const here = world({ ca: problem('too-many-tries', 429, { 'retry-after': '60' }), us: unknown });
    await expect(signIn(here, credentials)).rejects.toMatchObject({ details: { retryAfter: 60 } });
  });

  it.each([
    ['is down', down],
    ['never answers', () => 'silence' as const],
  ])('works in one region while the other %s', async (_, other) => {
    const started = await signIn(world({ ca: other, us: yes(session('fd_us')) }), credentials);
    expect(started).toMatchObject({ kind: 'signed-in', region: us });
  });

  it('can be cancelled', async () => {
    const here = world({ ca: () => 'silence', us: () => 'silence' });
    const stop = new AbortController();
    const work = failure(signIn(here, credentials, stop.signal));
    stop.abort();
    expect(await work).toBe('cancelled: Canceled.');
  });
});

describe('a password that must be changed', () => {
  it('keeps no session until it is', async () => {
    const here = world({
      ca: unknown,
      us: ({ method, path, token, body }) => {
        if (path === '/authenticate') return Response.json(session('fd_change', true));
        const right = `${method} ${path} ${token}` === `PUT /user/${user.id} fd_change`;
        return right && JSON.stringify(body) === '{"password":"new secret"}'
          ? Response.json(session('fd_full'))
          : problem('forbidden', 403)();
      },
    });
    const pending = await signIn(here, credentials);
    if (pending.kind !== 'must-change-password') throw new Error('expected a password change');
    expect(here.stored).toEqual([]);
    expect(await changePassword(here, pending, 'new secret')).toMatchObject({
      kind: 'signed-in',
      region: us,
    });
    expect(here.stored.map(({ token }) => token)).toEqual(['fd_full']);
  });
});

describe('signing in with a token', () => {
  it('finds its region', async () => {
    const here = world({ ca: problem('signed-out', 401), us: yes(user) });
    const started = await signInWithToken(here, 'fd_given');
    expect(started).toMatchObject({ region: us, user, session: { token: 'fd_given' } });
  });

  it('takes the token that the cookie stands for', async () => {
    const here = world({ ca: yes({ ...user, token: 'fd_cookie' }), us: problem('signed-out', 401) });
    const started = await signInWithToken(here, undefined);
    expect(started).toMatchObject({ region: ca, user, session: { token: 'fd_cookie' } });
    expect(started.user).not.toHaveProperty('token');
  });

  it('says so when nobody knows it', async () => {
    const here = world({ ca: problem('signed-out', 401), us: problem('signed-out', 401) });
    const expected = 'signed-out: Unable to auto-login - credentials not recognized';
    expect(await failure(signInWithToken(here, 'fd_old'))).toBe(expected);
  });
});

describe('signing out', () => {
  const cases: [string, Answer, boolean][] = [
    ['the server agrees', done, true],
    ['the session is over already', problem('signed-out', 401), true],
    ['the server is down', down, false],
  ];
  it.each(cases)('forgets the session when %s', async (_, answer, told) => {
    const usServer: Answer = (request) =>
      request.path === '/logout' ? answer(request) : Response.json(session('fd_us'));
    const here = world({ ca: unknown, us: usServer });
    const started = await signIn(here, credentials);
    if (started.kind !== 'signed-in') throw new Error('expected a session');
    expect(await signOut(here, started.session)).toBe(told);
    expect(here.stored).toEqual([]);
  });
});

describe('asking for a temporary password', () => {
  it('asks all regions', async () => {
    const here = world({ ca: done, us: done });
    expect(await requestPassword(here, 'ann')).toEqual([]);
    expect(here.calls).toEqual(['ca POST /user/resetPassword', 'us POST /user/resetPassword']);
  });

  it('names a region that did not answer, and fails when none did', async () => {
    expect(await requestPassword(world({ ca: done, us: down }), 'ann')).toEqual([us]);
    expect(await failure(requestPassword(world({ ca: down, us: down }), 'ann'))).toMatch(
      /^unreachable: Canada .*did not answer\.$/,
    );
  });
});
