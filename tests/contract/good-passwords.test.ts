// New passwords over HTTP that would be guessed first, or are no change: refused at their field, no matter who sets them.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AppError } from '#core/errors.ts';
import * as session from '#core/session/calls.ts';
import * as users from '#core/users/calls.ts';
import { hashReadableSecret } from '#server/http/readable-secret.ts';
import { setTemporaryPassword } from '#server/session/store.ts';
import { createCompany } from '#server/users/company.ts';
import { failure } from '#tests/support/failure.ts';
import { freshInvitation } from '#tests/support/fresh-invitation.ts';
import { type Person, testPassword } from '#tests/support/server.ts';
import { serverWithCompany } from '#tests/support/server-with-company.ts';

const { server, company } = await serverWithCompany();

const signIn = (userName: string, password: string) =>
  server.as(null, session.authenticate, { body: { username: userName, password } });
const setOwn = (by: Person, password: string, currentPassword = testPassword) =>
  server.as(by, users.changeUser, { params: { id: by.id }, body: { password, currentPassword } });
const setBy = (by: { token: string }, id: string, password: string) =>
  server.as(by, users.changeUser, { params: { id }, body: { password } });

/** What is said at the field of the password. */
async function refusal(answer: Promise<unknown>): Promise<string> {
  const error: AppError = await failure(answer);
  expect(error).toMatchObject({ status: 400, details: { errors: [{ path: 'password' }] } });
  return error.message;
}

/** Signed in with a temporary password, as it is mailed. */
async function withTemporary(person: Person, temporary: string) {
  await server.region.services.database.transaction(company.id, (tx) =>
    setTemporaryPassword(
      tx,
      { companyId: company.id, userId: person.id },
      { hash: hashReadableSecret(temporary), expiresAt: Date.now() + 60_000 },
    ),
  );
  return signIn(person.userName, temporary);
}

describe('a password that is guessed first', () => {
  it.each(['123456', 'Football', ' qwerty123 ', 'aaaaaa'])('is not set: %j', async (password) => {
    const ann = await server.person(company.id, 'USER');
    const { invited } = freshInvitation(server, { companyId: company.id, exists: true });
    const { token } = await invited();
    const userName = `new-${randomUUID().slice(0, 8)}`;
    const email = 'new@example.com';
    const ways = [
      () => setOwn(ann, password),
      () => setBy(company.admin, ann.id, password),
      () => server.as(company.admin, users.createUser, { body: { userName, email, password } }),
      () => server.as(null, session.acceptInvitation, { body: { token, password } }),
      () => createCompany(server.region.services, { name: 'Weak', userName, email, password }),
      async () => setBy(await withTemporary(ann, 'k7mq-w3xe-9rtd-hn4v'), ann.id, password),
    ];
    for (const way of ways) expect(await refusal(way())).toMatch(/most common passwords|3 different/);
    // Nothing was used up.
    expect(await server.as(null, session.readInvitation, { body: { token } })).toMatchObject({
      company: 'Northern Airfields',
    });
  });

  it('is not the username, old or new', async () => {
    const ann = await server.person(company.id, 'USER');
    expect(await refusal(setOwn(ann, ann.userName.toUpperCase()))).toMatch(/the username/);
    expect(await refusal(setBy(company.admin, ann.id, `${ann.userName}2026`))).toMatch(/the username/);
    const body = { userName: `kestrel-${ann.id}`, password: `kestrel-${ann.id}` };
    const renamed = server.as(company.admin, users.changeUser, { params: { id: ann.id }, body });
    expect(await refusal(renamed)).toMatch(/the username/);
  });
});

describe('the password before', () => {
  it('is not chosen again, by oneself or an admin', async () => {
    const ann = await server.person(company.id, 'USER');
    expect(await refusal(setOwn(ann, ` ${testPassword} `))).toMatch(/password you signed in with/);
    expect(await refusal(setBy(company.admin, ann.id, testPassword))).toMatch(/already have/);
  });

  it('is not chosen again after a temporary one took its place, even if two did', async () => {
    const ann = await server.person(company.id, 'USER');
    await withTemporary(ann, 'k7mq-w3xe-9rtd-hn4v');
    const started = await withTemporary(ann, 'a2mq-w3xe-9rtd-hn4v');
    expect(await refusal(setBy(started, ann.id, testPassword))).toMatch(/password before/);
    expect(await failure(signIn(ann.userName, testPassword))).toMatchObject({ status: 401 });
    expect(await setBy(started, ann.id, 'a new secret')).toMatchObject({ mustChangePassword: false });
  });
});
