// `formdeck rescue`: who has the database lets an admin back in, nobody else, and every admin is told.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filterAudit } from '#core/audit/calls.ts';
import { authenticate } from '#core/session/calls.ts';
import { me } from '#core/session/me-calls.ts';
import { listCompanies } from '#server/users/company-list.ts';
import { rescueAdmin } from '#server/users/rescue.ts';
import { freshFactor } from '#tests/support/fresh-factor.ts';
import { failure } from '#tests/support/failure.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import { type Person, startTestServer, testPassword, type TestServer } from '#tests/support/server.ts';

const password = 'blue horses run far';
let server: TestServer;
let company: { id: string; admin: Person };
beforeAll(async () => {
  server = await startTestServer();
  company = await server.company();
});
afterAll(() => server.close());

const rescue = (userName: string, chosen = password) =>
  rescueAdmin(server.region.services, { userName, password: chosen });

it('sets the password of an admin, ends their sessions, and tells every admin of that company alone', async () => {
  const lost = await server.person(company.id, 'ADMIN');
  const elsewhere = await server.company('Southern Airfields');
  expect(await rescue(lost.userName.toUpperCase())).toMatchObject({ userName: lost.userName, told: 2 });
  expect(await failure(server.as(lost, me, {}))).toMatchObject({ status: 401 });
  const body = { username: lost.userName, password };
  // They choose one that nobody else has seen.
  expect(await server.as(null, authenticate, { body })).toMatchObject({ mustChangePassword: true });
  const before = server.as(null, authenticate, { body: { ...body, password: testPassword } });
  expect(await failure(before)).toMatchObject({ status: 401 });

  const audited = { query: { size: 5 }, body: { actions: ['password_changed' as const] } };
  expect((await server.as(company.admin, filterAudit, audited)).content).toMatchObject([
    { user: { userName: 'Whoever runs the server' } },
  ]);
  const addressOf = async (person: Person) => (await server.as(person, me, {})).email;
  const told = await addressOf(company.admin);
  await expect.poll(() => mailsTo(server.dataFolder, told)).toHaveLength(1);
  expect((await mailsTo(server.dataFolder, told)).join('')).toContain(lost.userName);
  expect(await mailsTo(server.dataFolder, await addressOf(elsewhere.admin))).toEqual([]);
});

it('is for admins, with a password that is taken, and for people who exist', async () => {
  const manager = await server.person(company.id, 'MANAGER');
  expect(await failure(rescue(manager.userName))).toMatchObject({ code: 'usage' });
  expect(await failure(rescue('nobody.at.all'))).toMatchObject({ code: 'not-found' });
  expect(await failure(rescue(company.admin.userName, 'password'))).toMatchObject({ code: 'invalid' });
  expect(await failure(rescue(company.admin.userName, testPassword))).toMatchObject({ code: 'invalid' });
  expect(await server.as(company.admin, me, {})).toMatchObject({ userName: company.admin.userName });
});

it('takes the second factor of an admin away, and leaves the password as it is', async () => {
  const lost = await server.person(company.id, 'ADMIN');
  const drop = () => rescueAdmin(server.region.services, { userName: lost.userName, dropFactor: true });
  expect(await failure(drop())).toMatchObject({ code: 'conflict' });
  await freshFactor(server, { companyId: company.id, exists: true }).factor(lost, 'confirmed');
  const body = { username: lost.userName, password: testPassword };
  expect(await failure(server.as(null, authenticate, { body }))).toMatchObject({ code: 'code-needed' });
  expect(await drop()).toMatchObject({ userName: lost.userName });
  expect(await server.as(null, authenticate, { body })).toMatchObject({ mustChangePassword: false });
  const audited = { query: { size: 1 }, body: { actions: ['factors_dropped' as const] } };
  expect((await server.as(company.admin, filterAudit, audited)).content).toMatchObject([
    { user: { userName: 'Whoever runs the server' } },
  ]);
});

it('the companies are listed with who may be let back in', async () => {
  await server.person(company.id, 'DEACTIVATED');
  const listed = await listCompanies(server.region.services);
  expect(listed.map(({ name }) => name)).toEqual(['Northern Airfields', 'Southern Airfields']);
  const [northern, southern] = listed;
  expect(northern?.admins).toContain(company.admin.userName);
  expect([northern?.people, southern?.admins.length]).toEqual([4, 1]);
});
