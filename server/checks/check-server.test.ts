// `formdeck serve --check`: what is wrong with a server's settings and surroundings is named, and nothing is made.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { cloneDatabase, runStatement } from '#tests/support/server.ts';
import { startSmtp } from '#tests/support/smtp.ts';
import { checkServer } from './check-server.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const dataFolder = join(tmpdir(), `formdeck-nowhere-${randomUUID()}`);

async function check(
  environment: Record<string, string> = {},
  more: { port?: number; mailTo?: string } = {},
) {
  const port = more.port ?? (await freePort());
  const checks = await checkServer({
    region: 'ca',
    dataFolder,
    host: '127.0.0.1',
    port,
    environment,
    ...more,
  });
  return new Map(checks.map(({ name, ok, says, hint }) => [name, { ok, says, hint }]));
}

/** A proxy in front of the port, which says for whom it asks. */
async function proxyTo(port: number, headers: Record<string, string>): Promise<string> {
  const server = createServer((coming, answer) => {
    const going = { ...coming.headers, ...headers };
    request({ port, host: '127.0.0.1', path: coming.url, headers: going }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    })
      .on('error', () => answer.writeHead(502).end())
      .end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ends.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

it('finds nothing wrong with a new server on this machine, and makes nothing', async () => {
  const found = await check({ FORMDECK_CONTACT: 'ops@example.com' });
  expect([...found].filter(([, { ok }]) => ok === false)).toEqual([]);
  expect([...found.keys()]).toEqual([
    'Contact',
    'Settings',
    'Port',
    'Address',
    'Database',
    'Data folder',
    'Disk',
    'Mail',
    'Backups',
  ]);
  expect(found.get('Address')).toMatchObject({
    ok: null,
    hint: expect.stringContaining('forms.example.com') as string,
  });
  expect(existsSync(dataFolder)).toBe(false);
});

it('names every setting that cannot be read, and those that are misspelled, with what was meant', async () => {
  const checks = await checkServer({
    region: 'ca',
    dataFolder,
    host: '127.0.0.1',
    port: 4700,
    environment: {
      TRUST_PROXY: 'yes',
      FORMDECK_COMPANY_QUOTA: 'much',
      DATABASE_URL: 'mysql://x',
      FORMDECK_CONTAKT: 'a',
    },
  });
  expect(checks.map(({ ok, says }) => [ok, says.split(' ')[0]])).toEqual([
    [false, 'TRUST_PROXY'],
    [false, 'FORMDECK_COMPANY_QUOTA'],
    [false, 'DATABASE_URL'],
    [false, 'FORMDECK_CONTAKT'],
  ]);
  expect(checks.at(-1)?.hint).toContain('FORMDECK_CONTACT');
});

it('follows the public address through the proxies, and counts them', async () => {
  const port = await freePort();
  const proxy = await proxyTo(port, { 'x-forwarded-for': '203.0.113.7' });
  const withHops = async (hops: string) => check({ FORMDECK_URL: proxy, TRUST_PROXY: hops }, { port });
  expect((await withHops('1')).get('Address')).toMatchObject({ ok: true, says: `${proxy} leads here` });
  expect((await withHops('1')).get('Proxy')).toMatchObject({ ok: true });
  expect((await withHops('0')).get('Proxy')).toMatchObject({ ok: false, hint: 'Set TRUST_PROXY=1.' });
  expect((await withHops('2')).get('Proxy')).toMatchObject({ ok: false, hint: 'Set TRUST_PROXY=1.' });

  // The next port is free too, and another one.
  const elsewhere = await proxyTo(port + 1, {});
  expect((await check({ FORMDECK_URL: elsewhere }, { port })).get('Address')).toMatchObject({
    ok: false,
    says: `${elsewhere} leads to something else, which answers with 502`,
  });
  const nowhere = `http://localhost:${port + 1}`;
  expect((await check({ FORMDECK_URL: nowhere }, { port })).get('Address')).toMatchObject({ ok: false });
});

it('tells a port that another program has, and one below those of ordinary programs', async () => {
  const other = createServer((_request, answer) => answer.end('something else'));
  await once(other.listen(0, '127.0.0.1'), 'listening');
  ends.push(async () => other.close());
  const { port } = other.address() as AddressInfo;
  expect((await check({}, { port })).get('Port')).toMatchObject({
    ok: false,
    says: `${port} is in use by another program`,
  });
  expect((await check({}, { port: 6000 })).get('Port')).toMatchObject({ ok: false });
});

it('asks the mail server, and sends a test message where one is wanted', async () => {
  const smtp = await startSmtp();
  ends.push(() => smtp.close());
  const from = { MAIL_FROM: 'Formdeck <forms@example.com>' };
  const wrong = { ...from, SMTP_URL: smtp.url({ password: 'wrong' }) };
  expect((await check(wrong)).get('Mail')).toMatchObject({
    ok: false,
    hint: expect.stringContaining('SMTP_URL') as string,
  });
  expect((await check({ SMTP_URL: smtp.url() })).get('Mail')).toMatchObject({
    ok: false,
    says: 'MAIL_FROM is not set',
  });
  expect((await check({ MAIL_FROM: 'Formdeck' })).get('Mail')).toMatchObject({ ok: false });
  const right = { ...from, SMTP_URL: smtp.url() };
  expect((await check(right)).get('Mail')).toMatchObject({ ok: true });
  expect(smtp.taken).toEqual([]);
  expect((await check(right, { mailTo: 'pat@example.com' })).get('Mail')).toMatchObject({ ok: true });
  expect(smtp.taken.map(({ to }) => to)).toEqual(['pat@example.com']);
  smtp.refuse = () => '550 No such mailbox';
  const refused = (await check(right, { mailTo: 'nobody@example.com' })).get('Mail');
  expect(refused).toMatchObject({ ok: false, says: expect.stringContaining('No such mailbox') as string });
});

it("looks at a database of one's own: whether it answers, its rights, and whether a newer version was there", async () => {
  const { connection, drop } = await cloneDatabase();
  ends.push(drop);
  const url = urlOf(connection);
  expect((await check({ DATABASE_URL: url })).get('Database')).toMatchObject({
    ok: true,
    says: expect.stringContaining('up to date') as string,
  });
  expect((await check({ DATABASE_URL: url })).get('Clock')).toMatchObject({ ok: true });
  await runStatement(connection, "insert into migrations (name) values ('9999-later')");
  expect((await check({ DATABASE_URL: url })).get('Database')).toMatchObject({
    ok: false,
    says: expect.stringContaining('a newer Formdeck') as string,
  });
  const missing = urlOf({ ...connection, database: 'formdeck_missing' });
  expect((await check({ DATABASE_URL: missing })).get('Database')).toMatchObject({
    ok: false,
    says: expect.stringContaining('does not exist') as string,
  });
});

/** The address of a database of the tests' cluster. */
function urlOf({ connectionString, host, port, user, password, database }: pg.ClientConfig): string {
  if (connectionString !== undefined) {
    const url = new URL(connectionString);
    url.pathname = `/${database}`;
    return url.href;
  }
  const given = {
    user: user ?? '',
    host: host ?? '',
    port: String(port),
    ...(typeof password === 'string' && { password }),
  };
  return `postgres://localhost/${database}?${new URLSearchParams(given).toString()}`;
}
