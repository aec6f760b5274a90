// The console at another region's page: what a browser asks before it lets a call through, and what it lets a page read.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routes } from '#server/app.ts';
import { json } from '#tests/support/json.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

const origin = 'https://ca.example.com';
let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  ({ admin } = await server.company());
});
afterAll(() => server.close());

it.each([...new Set(routes.map(({ call }) => call.method))])(
  '%s may be sent from another origin',
  async (method) => {
    for (const { call } of routes.filter((route) => route.call.method === method)) {
      const reply = await server.fetch(null, call.path.replaceAll(/[{}]/g, 'x'), {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization,content-type',
        },
      });
      const allowed = {
        status: reply.status,
        origin: reply.headers.get('access-control-allow-origin'),
        methods: reply.headers.get('access-control-allow-methods')?.split(', '),
        headers: reply.headers.get('access-control-allow-headers'),
        credentials: reply.headers.get('access-control-allow-credentials'),
      };
      expect(allowed, call.id).toEqual({
        status: 204,
        origin,
        methods: expect.arrayContaining([method]),
        headers: 'authorization,content-type',
        credentials: null,
      });
    }
  },
);

it('a page of another origin reads the headers that clients need, also of a refusal', async () => {
  const refused = await server.fetch(admin, '/user/none', { ...json('PUT', {}), headers: { origin } });
  expect(refused.headers.get('access-control-allow-origin')).toBe(origin);
  const exposed = refused.headers.get('access-control-expose-headers')?.split(', ');
  expect(exposed?.toSorted()).toEqual([
    'content-disposition',
    'date',
    'etag',
    'retry-after',
    'x-export-cursor',
    'x-row-count',
    'x-session-expires-at',
  ]);
});

it('OPTIONS that asks for nothing is refused in the form of every refusal', async () => {
  const reply = await server.fetch(null, '/user', { method: 'OPTIONS' });
  expect(reply.status).toBe(400);
  expect(reply.headers.get('content-type')).toContain('application/problem+json');
});
