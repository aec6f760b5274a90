// Proxies in front of the server: whose word counts for the address of a client, and where links lead.
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { proxyHops, publicOrigin } from '#server/http/proxy.ts';
import { requestUpload } from '#core/imports/calls.ts';
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
