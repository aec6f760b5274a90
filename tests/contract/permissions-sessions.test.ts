// Tokens in the wrong place: what each kind is good for, over all calls of the server. That each of them works
// where it should is told in session.test.ts.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#core/contract.ts';
import { routes } from '#server/app.ts';
import { newToken } from '#server/http/token.ts';
import { sessionOf } from '#tests/support/fresh.ts';
import { requestFor } from '#tests/support/requests.ts';
import { type Received, send } from '#tests/support/send-request.ts';
import { testVersion } from '#tests/support/server.ts';
import { makeWorld, markers, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.server.close());

const calls = routes.map(({ call }) => call).filter(({ who }) => who !== 'public');

/** The calls that let an admin in who shows a token in this way. */
async function lettingIn(
  show: (call: Call) => Promise<{ headers?: Record<string, string>; query?: Record<string, string> }>,
) {
  const open: string[] = [];
  const ask = async (call: Call) => {
    const request = await requestFor(world, call, { owner: 'own', caller: world.people.ADMIN });
    const { headers = {}, query = {} } = await show(call);
    const reply = await send(world, call, { ...request, query: { ...request.query, ...query } }, headers);
    if (reply.status === 401) expectNothingTold(reply);
    if (reply.status !== 401) open.push(call.id);
  };
  // Not all at once: of too many the server refuses some, no matter who asks.
  for (let from = 0; from < calls.length; from += 20)
    await Promise.all(calls.slice(from, from + 20).map(ask));
  return open;
}

function expectNothingTold({ text }: Received): void {
  expect(JSON.parse(text)).toMatchObject({ type: '/problems/signed-out', detail: 'You are signed out.' });
}

const session = () => sessionOf(world.server, world.people.ADMIN, 'session');
const download = () => sessionOf(world.server, world.people.ADMIN, 'download');

describe('a call is not let in by', () => {
  const bearer = (token: string) => async () => ({ headers: { authorization: `Bearer ${token}` } });

  it.each([
    ['a token that nobody has', () => newToken(world.people.ADMIN.companyId)],
    ['a token of a company that is not there', () => `fd_${randomBytes(48).toString('base64url')}`],
    [
      'a token with another company’s name',
      () => forged(world.people.ADMIN.token, world.neighbour.admin.token),
    ],
    ['a text that is no token', () => 'fd_x'],
    ['nothing', () => ''],
  ])('%s', async (_words, token) => {
    expect(await lettingIn(bearer(token()))).toEqual([]);
  });

  it('a good token without the word Bearer', async () => {
    expect(await lettingIn(async () => ({ headers: { authorization: await session() } }))).toEqual([]);
  });

  it('a good token in the address, where it would end up in logs', async () => {
    expect(await lettingIn(async () => ({ query: { accessToken: await session() } }))).toEqual([]);
    expect(await lettingIn(async () => ({ query: { token: await session() } }))).toEqual([]);
  });
});

describe('a token for downloads', () => {
  it('in the address or as bearer is good for images and for nothing else', async () => {
    const images = ['exports.images', 'sheets.image'];
    const inAddress = await lettingIn(async () => ({ query: { accessToken: await download() } }));
    expect(inAddress.toSorted()).toEqual(images);
    const asBearer = await lettingIn(async () => ({
      headers: { authorization: `Bearer ${await download()}` },
    }));
    expect(asBearer.toSorted()).toEqual(images);
  });
});

describe('the session cookie', () => {
  it('is good for reading oneself and for nothing else', async () => {
    const open = await lettingIn(async () => ({
      headers: { cookie: `formdeck_session=${await session()}` },
    }));
    expect(open).toEqual(['session.me']);
  });

  it('gives way to a token, even to a bad one', async () => {
    const headers = { cookie: `formdeck_session=${await session()}`, authorization: 'Bearer fd_x' };
    expect((await world.server.fetch(null, '/user', { headers })).status).toBe(401);
  });
});

describe('what is open to everybody', () => {
  it.each(['/health/live', '/health/ready', '/metrics', '/openapi.json', '/docs', '/timezone'])(
    '%s tells nothing of a company, and not which release the server is',
    async (path) => {
      const reply = await world.server.fetch(null, path);
      expect(reply.status).toBe(200);
      const text = (await reply.text()).toLowerCase();
      const told = [
        ...Object.values(markers),
        world.people.ADMIN.companyId,
        world.people.ADMIN.userName,
        // Metrics name it, and answer private networks only.
        ...(path === '/metrics' ? [] : [testVersion]),
      ].filter((secret) => text.includes(secret));
      expect(told).toEqual([]);
    },
  );
});

/** A token with the random part of one and the company of another. */
function forged(token: string, company: string): string {
  const bytes = (text: string) => Buffer.from(text.slice(3), 'base64url');
  return `fd_${Buffer.concat([bytes(company).subarray(0, 16), bytes(token).subarray(16)]).toString('base64url')}`;
}
