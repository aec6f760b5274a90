// Passwords that somebody must change, over HTTP: temporary ones by mail, and those that an admin gave.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import * as session from '#core/session/calls.ts';
import { me as readMe } from '#core/session/me-calls.ts';
import * as users from '#core/users/calls.ts';
import { patience } from '#tests/support/patience.ts';
import { failure } from '#tests/support/failure.ts';
import { useClockServer } from '#tests/support/clock-server.ts';
import { testPassword } from '#tests/support/server.ts';

const minute = 60_000;

const world = useClockServer();

const signIn = (userName: string, password = testPassword) =>
  world.server.as(null, session.authenticate, { body: { username: userName, password } });
const me = (token: string) => world.server.as({ token }, readMe, {});
const setPassword = (by: { token: string }, id: string, password: string) =>
  world.server.as(by, users.changeUser, { params: { id }, body: { password } });

/** The temporary password in the newest mail to somebody. */
async function mailedPassword(userName: string): Promise<string> {
  const outbox = join(world.server.dataFolder, 'outbox');
  return vi.waitFor(async () => {
    const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).toSorted();
    const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
    const mail = mails.findLast((text) => text.includes(`To: ${userName}@example.com`));
    const password = /temporary password is: (\S+)/.exec(mail ?? '')?.[1];
    if (password === undefined) throw new Error('no mail yet');
    return password;
  }, patience);
}

describe('a temporary password', () => {
  const ask = (username: string) => world.server.as(null, session.resetPassword, { body: { username } });

  it('goes out by mail and works once; the old password works until then', async () => {
    const ann = await world.server.person(world.company.id, 'USER');
    await ask(ann.userName);
    const temporary = await mailedPassword(ann.userName);
    expect(await signIn(ann.userName)).toMatchObject({ mustChangePassword: false });

    const started = await signIn(ann.userName, temporary);
    expect(started.mustChangePassword).toBe(true);
    expect(await failure(signIn(ann.userName, temporary))).toMatchObject({ status: 401 });
    expect(await failure(signIn(ann.userName))).toMatchObject({ status: 401 });

    expect(await failure(setPassword(started, ann.id, temporary))).toMatchObject({
      status: 400,
      message: 'This is the password you signed in with. Choose another one.',
    });
    const full = await setPassword(started, ann.id, 'a new secret');
    expect(full).toMatchObject({ mustChangePassword: false, user: { id: ann.id } });
    expect(await signIn(ann.userName, 'a new secret')).toMatchObject({ mustChangePassword: false });
  });

  it('is good for an hour', async () => {
    const ann = await world.server.person(world.company.id, 'USER');
    await ask(ann.userName);
    const temporary = await mailedPassword(ann.userName);
    world.ahead = 60 * minute;
    expect(await failure(signIn(ann.userName, temporary))).toMatchObject({ status: 401 });
    expect(await signIn(ann.userName)).toMatchObject({ mustChangePassword: false });
  });

  it('is replaced by the next one, and void once the password is changed', async () => {
    const ann = await world.server.person(world.company.id, 'USER');
    await ask(ann.userName);
    const first = await mailedPassword(ann.userName);
    await ask(ann.userName);
    const next = await vi.waitFor(async () => {
      const mailed = await mailedPassword(ann.userName);
      expect(mailed).not.toBe(first);
      return mailed;
    }, patience);
    expect(await failure(signIn(ann.userName, first))).toMatchObject({ status: 401 });
    await setPassword(world.company.admin, ann.id, 'a new secret');
    expect(await failure(signIn(ann.userName, next))).toMatchObject({ status: 401 });
  });

  it('is not sent to those who are not there, who get the same answer', async () => {
    const gone = await world.server.person(world.company.id, 'DEACTIVATED');
    const replies = [gone.userName, 'nobody-at-all'].map((username) =>
      world.server.fetch(null, '/user/resetPassword', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username }),
      }),
    );
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([204, 204]);
  });

  it('is not sent without end', async () => {
    const ann = await world.server.person(world.company.id, 'USER');
    for (let sent = 0; sent < 5; sent += 1) await ask(ann.userName);
    expect(await failure(ask(ann.userName))).toMatchObject({ status: 429 });
  });
});

describe('a forced change of password', () => {
  /** Somebody who must change the password, signed in so far. */
  async function forced() {
    const ann = await world.server.person(world.company.id, 'MANAGER');
    const other = await signIn(ann.userName);
    const body = { mustChangePassword: true };
    await world.server.as(world.company.admin, users.changeUser, { params: { id: ann.id }, body });
    return { ann, other, started: await signIn(ann.userName) };
  }

  it('allows to read oneself and to set the password, and nothing else', async () => {
    const { ann, started } = await forced();
    expect(started.mustChangePassword).toBe(true);
    expect(await me(started.token)).toMatchObject({ id: ann.id });
    expect((await world.server.fetch(started, '/company/users')).status).toBe(401);
    const change = (id: string, body: object) =>
      failure(world.server.as(started, users.changeUser, { params: { id }, body }));
    expect(await change(ann.id, { password: 'a new secret', email: 'x@example.com' })).toMatchObject({
      status: 403,
    });
    expect(await change(world.company.admin.id, { password: 'a new secret' })).toMatchObject({ status: 403 });
    expect(await change(ann.id, { password: '' })).toMatchObject({ status: 400 });
    expect(await change(ann.id, { password: 'short' })).toMatchObject({
      status: 400,
      message: 'Passwords must be at least 6 characters',
    });
  });

  it('takes any password but the one that was to be changed', async () => {
    const { ann, started } = await forced();
    expect(await failure(setPassword(started, ann.id, testPassword))).toMatchObject({
      status: 400,
      message: 'This is the password you signed in with. Choose another one.',
    });
    expect(await signIn(ann.userName)).toMatchObject({ mustChangePassword: true });
    expect(await setPassword(started, ann.id, 'a new secret')).toMatchObject({ mustChangePassword: false });
  });

  it('is answered with a full session, and ends all the others', async () => {
    const { ann, other, started } = await forced();
    const reply = await world.server.fetch(started, `/user/${ann.id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: 'a new secret' }),
    });
    const full = (await reply.json()) as { token: string };
    expect(full).toMatchObject({ mustChangePassword: false, user: { id: ann.id } });
    expect(reply.headers.get('set-cookie')).toContain(`formdeck_session=${full.token}`);
    expect((await world.server.fetch(full, '/company/users')).status).toBe(200);
    for (const token of [ann.token, other.token, started.token]) {
      expect(await failure(me(token))).toMatchObject({ status: 401 });
    }
  });
});
