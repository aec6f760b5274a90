// The least length of a company's passwords over HTTP: one rule wherever a password is set, those in use go on.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { filterAudit } from '#core/audit/calls.ts';
import * as session from '#core/session/calls.ts';
import { me } from '#core/session/me-calls.ts';
import * as users from '#core/users/calls.ts';
import { createCompany } from '#server/users/company.ts';
import { rescueAdmin } from '#server/users/rescue.ts';
import { failure } from '#tests/support/failure.ts';
import { freshInvitation } from '#tests/support/fresh-invitation.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { testPassword } from '#tests/support/server.ts';
import { serverWithCompany } from '#tests/support/server-with-company.ts';

const { server, company } = await serverWithCompany();
const short = 'hay barn 1';
const long = 'hay barn by the river';

beforeAll(async () => {
  await server.as(company.admin, session.changeSignInPolicy, { body: { passwordLength: 12 } });
});

it('is asked of every new password, in the words of the specification', async () => {
  const ann = await server.person(company.id, 'USER');
  const { token } = await freshInvitation(server, { companyId: company.id, exists: true }).invited();
  const email = 'new@example.com';
  const create = (password: string) => {
    const body = { userName: `new-${randomUUID()}`, email, password };
    return server.as(company.admin, users.createUser, { body });
  };
  const change = (body: { password: string; currentPassword?: string }, by = company.admin) =>
    server.as(by, users.changeUser, { params: { id: ann.id }, body });
  const { services } = server.region;
  const ways = [
    (password: string) => change({ password }),
    (password: string) => change({ password, currentPassword: testPassword }, ann),
    create,
    (password: string) => server.as(null, session.acceptInvitation, { body: { token, password } }),
    (password: string) => rescueAdmin(services, { userName: company.admin.userName, password }),
    (password: string) =>
      createCompany(services, {
        name: 'Strict',
        userName: `strict-${randomUUID()}`,
        email,
        password,
        passwordLength: 12,
      }),
  ];
  for (const way of ways) {
    expect(await failure(way(short))).toMatchObject({
      code: 'invalid',
      details: { errors: [{ path: 'password', message: 'Passwords must be at least 12 characters' }] },
    });
  }
  expect(await server.as(null, session.readInvitation, { body: { token } })).toMatchObject({
    passwordLength: 12,
  });
  expect(await create(long)).toMatchObject({ company: { passwordLength: 12 } });
});

it('leaves the passwords in use, and other companies, alone', async () => {
  const other = await server.company('Southern Airfields');
  const bob = await server.person(company.id, 'USER');
  const body = { username: bob.userName, password: testPassword };
  await server.as(company.admin, session.changeSignInPolicy, { body: { passwordLength: 64 } });
  expect(await server.as(null, session.authenticate, { body })).toMatchObject({
    user: { company: { passwordLength: 64 } },
  });
  await server.as(company.admin, session.changeSignInPolicy, { body: { passwordLength: 12 } });
  const set = { params: { id: other.admin.id }, body: { password: short, currentPassword: testPassword } };
  await server.as(other.admin, users.changeUser, set);
  expect((await server.as(other.admin, me, {})).company).not.toHaveProperty('passwordLength');
});

it('is from 6 to 64, set by the command too, and in the audit log', async () => {
  const set = (passwordLength: number) =>
    server.as(company.admin, session.changeSignInPolicy, { body: { passwordLength } });
  for (const wrong of [5, 65, 7.5]) expect(await failure(set(wrong))).toMatchObject({ status: 400 });
  const env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: company.admin.token };
  const ran = await runCommand(['company', 'sign-in', '--password-length', '14'], { env });
  expect(ran.stdout).toContain('Shortest password: 14 characters');
  const audited = { query: { size: 1 }, body: { actions: ['sign_in_policy_changed' as const] } };
  const { content } = await server.as(company.admin, filterAudit, audited);
  expect(JSON.stringify(content)).toContain('password length 14');
});
