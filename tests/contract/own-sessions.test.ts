// One's own sessions over HTTP: what the list says of them, and that an ended one is dead at once, on every server.
import { expect, it } from 'vitest';
import { filterAudit } from '#core/audit/calls.ts';
import * as session from '#core/session/calls.ts';
import { me as readMe } from '#core/session/me-calls.ts';
import { failure } from '#tests/support/failure.ts';
import { tokenOf } from '#tests/support/fresh.ts';
import { type Person, testPassword } from '#tests/support/server.ts';
import { serverWithCompany } from '#tests/support/server-with-company.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

const { server, company } = await serverWithCompany();

async function signIn({ userName }: Person, userAgent: string): Promise<{ token: string }> {
  const reply = await server.fetch(null, '/authenticate', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ username: userName, password: testPassword }),
  });
  return (await reply.json()) as { token: string };
}
const me = (token: string) => server.as({ token }, readMe, {});
const list = (token: string) => server.as({ token }, session.listSessions, {});

it('are listed with their devices, this one first, and without tokens', async () => {
  const ann = await server.person(company.id, 'USER');
  const { token } = await signIn(ann, firefox);
  await signIn(ann, 'formdeck/1.0.0 (node 24.1.0; linux; host build-7)');
  await server.as({ token }, session.createAccessToken, {});
  const text = JSON.stringify(await list(token));
  expect(JSON.parse(text)).toMatchObject([
    { device: 'Firefox 143 on Linux', kind: 'browser', current: true },
    { current: false },
    { current: false },
  ]);
  expect(text).toContain('"Command line on Linux (build-7)"');
  expect(text).not.toContain('fd_');
  expect((await list(ann.token)).filter(({ current }) => current)).toHaveLength(1);
});

it('end one by one, at once, and leave an entry', async () => {
  const ann = await server.person(company.id, 'USER');
  const bob = await server.person(company.id, 'ADMIN');
  const other = await signIn(ann, firefox);
  const id = (await list(ann.token)).find(({ current }) => !current)!.id;
  const end = (token: string) => failure(server.as({ token }, session.endSession, { params: { id } }));
  expect(await end(bob.token)).toMatchObject({ status: 404 });
  expect(await me(other.token)).toMatchObject({ id: ann.id });
  await server.as(ann, session.endSession, { params: { id } });
  expect(await failure(me(other.token))).toMatchObject({ status: 401 });
  expect(await end(ann.token)).toMatchObject({ status: 404 });
  expect(await me(ann.token)).toMatchObject({ id: ann.id });
  const { content } = await server.as(company.admin, filterAudit, {
    body: { actions: ['session_ended'], userId: ann.id },
    query: {},
  });
  expect(content).toMatchObject([{ previous: ['device Firefox 143 on Linux', expect.any(String)] }]);
});

it('end all but the one that asks', async () => {
  const ann = await server.person(company.id, 'USER');
  const bob = await server.person(company.id, 'USER');
  const others = [await signIn(ann, firefox), await signIn(ann, firefox)];
  expect(await server.as(ann, session.endOtherSessions, {})).toEqual({ ended: 2 });
  for (const { token } of others) expect(await failure(me(token))).toMatchObject({ status: 401 });
  expect(await list(ann.token)).toHaveLength(1);
  expect(await me(bob.token)).toMatchObject({ id: bob.id });
  expect(await server.as(ann, session.endOtherSessions, {})).toEqual({ ended: 0 });
});

it('are no business of an access token', async () => {
  const ann = await server.person(company.id, 'USER');
  const token = await tokenOf(server, ann, ['admin']);
  expect(await failure(list(token))).toMatchObject({ status: 403 });
  expect(await failure(server.as({ token }, session.endOtherSessions, {}))).toMatchObject({ status: 403 });
});
