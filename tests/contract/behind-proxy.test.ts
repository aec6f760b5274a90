// Proxies in front of the server: whose word counts for the address of a client, and where links lead.
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { proxyHops, publicOrigin } from '#server/http/proxy.ts';
import { requestUpload } from '#core/imports/calls.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import { startTestServer } from '#tests/support/server.ts';

describe('the settings', () => {
  it.each([
    [undefined, 0],
    ['', 0],
    ['0', 0],
    ['1', 1],
    [' 2 ', 2],
  ])('TRUST_PROXY=%s is %i proxies', (text, hops) => {
    expect(proxyHops(text)).toBe(hops);
  });

  it.each(['yes', 'true', '-1', '1.5', '10', '10.0.0.0/8'])('TRUST_PROXY=%s is refused', (text) => {
    expect(() => proxyHops(text)).toThrow(/which is not a number of proxies/);
  });

  it.each([
    [undefined, undefined],
    ['https://forms.example.com/', 'https://forms.example.com'],
  ])('FORMDECK_URL=%s is %s', (text, origin) => {
    expect(publicOrigin(text)).toBe(origin);
  });

  it.each(['forms.example.com', 'ftp://x', 'https://x/forms'])('FORMDECK_URL=%s is refused', (text) => {
    expect(() => publicOrigin(text)).toThrow(/which is not the address of a server/);
  });
});

type Line = { msg: string; address?: string; userId?: string; call?: string; isKnownPlace?: boolean };

/** A server whose log is read. */
async function logged(options: Parameters<typeof startTestServer>[0]) {
  const lines: Line[] = [];
  const logTo = new PassThrough().on('data', (chunk: Buffer) => {
    for (const text of chunk.toString().trim().split('\n')) lines.push(JSON.parse(text) as Line);
  });
  const server = await startTestServer({ ...options, logTo, logLevel: 'info' });
  return { server, lines };
}

const forged = { 'x-forwarded-for': '1.1.1.1, 2.2.2.2' };

it('the address that the own proxy wrote counts, whatever stands before it; the log has it, and whose request it was', async () => {
  const { server, lines } = await logged({ proxyHops: 1 });
  try {
    const { admin } = await server.company();
    await server.fetch(admin, '/user', { headers: forged });
    await expect
      .poll(() => lines.findLast(({ call }) => call === 'session.me'))
      .toMatchObject({
        address: '2.2.2.2',
        userId: admin.id,
      });
    const body = JSON.stringify({ username: 'nobody at all', password: 'secret' });
    const headers = { ...forged, 'content-type': 'application/json' };
    await server.fetch(null, '/authenticate', { method: 'POST', body, headers });
    await expect
      .poll(() => lines.find(({ msg }) => msg === 'a sign-in failed'))
      .toMatchObject({
        address: '2.2.2.2',
        userId: null,
        isKnownPlace: false,
      });
    expect(JSON.stringify(lines)).not.toMatch(/nobody at all|secret/);
  } finally {
    await server.close();
  }
});

it('without the setting nobody’s word counts, and it is said once', async () => {
  const { server, lines } = await logged({});
  try {
    for (const _ of [1, 2]) await server.fetch(null, '/user', { headers: forged });
    await expect.poll(() => lines.filter(({ msg }) => msg === 'request').length).toBe(2);
    const told = lines.filter(({ msg }) => msg.includes('TRUST_PROXY'));
    expect(told).toMatchObject([{ address: '127.0.0.1' }]);
  } finally {
    await server.close();
  }
});

it('links lead to the public address, whatever host was asked', async () => {
  const server = await startTestServer({ publicOrigin: 'https://forms.example.com' });
  try {
    const { admin } = await server.company();
    const { url } = await server.as(admin, requestUpload, {});
    expect(url).toMatch(/^https:\/\/forms\.example\.com\/upload\//);
  } finally {
    await server.close();
  }
});

it.each([
  [{}, '203.0.113.9', 404],
  [{}, '10.1.2.3', 200],
  [{ hasOpenMetrics: true }, '203.0.113.9', 200],
])('the metrics, %j, are answered to %s with %i', async (options, client, status) => {
  const server = await startTestServer({ proxyHops: 1, ...options });
  try {
    const headers = { 'x-forwarded-for': client };
    expect((await server.fetch(null, '/metrics', { headers })).status).toBe(status);
  } finally {
    await server.close();
  }
});

describe('links in e-mails without a public address', () => {
  const invitation = (userName: string) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, email: `${userName}@example.com`, invite: true }),
  });

  it('lead to the server itself', async () => {
    const server = await startTestServer();
    try {
      const { admin } = await server.company();
      expect((await server.fetch(admin, '/user', invitation('ann'))).status).toBe(201);
      await expect.poll(() => mailsTo(server.dataFolder, 'ann@example.com')).toHaveLength(1);
      const [mail = ''] = await mailsTo(server.dataFolder, 'ann@example.com');
      expect(mail).toContain(`${server.origin}/resetPassword#invitation`);
    } finally {
      await server.close();
    }
  });

  it('never lead where a request says: what needs one is refused', async () => {
    const server = await startTestServer({ proxyHops: 1 });
    try {
      const { id, admin } = await server.company();
      const authorization = { authorization: `Bearer ${admin.token}` };
      const inject = (host: object, url: string, payload: object, method: 'POST' | 'PUT' = 'POST') =>
        server.region.http.inject({ method, url, payload, headers: { ...authorization, ...host } });
      const { host } = new URL(server.origin);
      for (const headers of [
        { host: 'evil.example.com' },
        { host, 'x-forwarded-host': 'evil.example.com' },
        { host, 'x-forwarded-proto': 'https' },
        { host: `evil.example.com/${host}` },
      ]) {
        const invited = await inject(headers, '/user', {
          userName: 'ann',
          email: 'ann@example.com',
          invite: true,
        });
        expect(invited.statusCode).toBe(409);
        expect(invited.json()).toMatchObject({ hint: expect.stringContaining('FORMDECK_URL') });
      }
      const group = await server.group(id, 'Night shift');
      const reminder = { message: 'Fill in', groups: [group], scheduleTime: Date.now() + 3_600_000 };
      expect((await inject({ host: 'evil.example.com' }, '/reminder', reminder)).statusCode).toBe(409);
      expect((await inject({ host }, '/reminder', reminder)).statusCode).toBe(201);
      // What needs no link goes on.
      const ann = await server.person(id, 'USER');
      const moved = { timeZone: 'Europe/Paris' };
      expect((await inject({ host: 'evil.example.com' }, `/user/${ann.id}`, moved, 'PUT')).statusCode).toBe(
        200,
      );
      expect(await mailsTo(server.dataFolder, 'ann@example.com')).toEqual([]);
    } finally {
      await server.close();
    }
  });
});
