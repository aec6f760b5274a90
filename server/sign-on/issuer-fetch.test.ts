// Whom a provider's address may lead to, and what its answer may be.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { fetchFromProvider, isPublicAddress, providerAnswerLimit } from './issuer-fetch.ts';

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  'fe80::1%eth0',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:10.0.0.1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b::a9fe:a9fe',
  '2002:7f00:1::',
])('%s is in a private network, or nobody', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
  '%s can be reached by everybody',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  ['http://login.example.com/', 'open'],
  ['https://127.0.0.1/', 'private'],
  ['https://2130706433/', 'private'],
  ['https://0x7f.1/', 'private'],
  ['https://[::1]/', 'private'],
  ['https://[::ffff:169.254.169.254]/', 'private'],
  ['https://localhost/', 'private'],
])('does not ask %s', async (address, why) => {
  await expect(fetchFromProvider(address, {}, false)).rejects.toThrow(why);
});

let server: Server | undefined;
afterEach(() => void server?.close());

async function serving(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((resolve) => void server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('asks private networks where the operator allows it, and follows no redirect', async () => {
  const origin = await serving((_, reply) => {
    reply.writeHead(302, { location: 'http://169.254.169.254/' }).end();
  });
  const { status } = await fetchFromProvider(origin, {}, true);
  expect(status).toBe(302);
});

it('reads no answer without end', async () => {
  const origin = await serving((_, reply) => {
    reply.end('x'.repeat(providerAnswerLimit + 1));
  });
  await expect(fetchFromProvider(origin, {}, true)).rejects.toThrow('large');
});
