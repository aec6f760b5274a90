// A pooler between the server and PostgreSQL: one that lends connections by the transaction is refused at start, by name.
// With the real PgBouncer; without it (apt-get install pgbouncer) these are skipped.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { requireOwnConnections } from '#server/db/pooler.ts';
import { failure } from '#tests/support/failure.ts';
import { freePort } from '#tests/support/free-port.ts';
import { patience } from '#tests/support/patience.ts';
import { runStatement } from '#tests/support/server.ts';

const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find(
  (path) => spawnSync(path, ['--version']).status === 0,
);
const { connection } = inject('cluster');

it('PostgreSQL itself is taken', async () => {
  await expect(requireOwnConnections(connection)).resolves.toBeUndefined();
});

describe.skipIf(program === undefined || connection.host === undefined)('PgBouncer', () => {
  const ordinary = `formdeck_pooled_${process.pid}`;
  beforeAll(() => runStatement(connection, `create role ${ordinary} login`));
  afterAll(() => runStatement(connection, `drop role ${ordinary}`));

  it('in transaction mode is refused, with what to do', () =>
    behindPooler('transaction', async (pooled) => {
      expect(await failure(requireOwnConnections(pooled))).toMatchObject({
        status: 503,
        message:
          'DATABASE_URL leads to a pooler in transaction mode (such as PgBouncer with pool_mode = transaction).',
        hint: 'Set its pool_mode to session, or connect to PostgreSQL itself: Formdeck pools its own connections.',
      });
    }));

  it('in session mode is taken', () =>
    behindPooler(
      'session',
      async (pooled) => {
        await expect(requireOwnConnections(pooled)).resolves.toBeUndefined();
      },
      ordinary,
    ));

  it('in session mode with a superuser is refused, with what to do', () =>
    behindPooler('session', async (pooled) => {
      const error = await failure(requireOwnConnections(pooled));
      expect(error).toMatchObject({
        status: 503,
        message:
          'The role anybody of DATABASE_URL is a superuser, whose rights cannot be taken away through a pooler.',
      });
      expect(error.hint).toMatch(
        /^Use a role that is not a superuser and owns the database .* PostgreSQL itself\.$/,
      );
    }));
});

/** `user` is the role that the pooler signs in as: the cluster's superuser unless said. */
async function behindPooler(
  mode: string,
  work: (pooled: pg.ClientConfig) => Promise<void>,
  user = connection.user ?? '',
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'formdeck-pooler-'));
  chmodSync(folder, 0o777);
  const port = await freePort();
  const { host = '', port: to = 5432, password = '', database = '' } = connection;
  const secret = password === '' ? '' : ` password=${String(password)}`;
  const target = `host=${host} port=${to} user=${user}${secret}`;
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]\n* = ${target}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\n` +
      `auth_type = any\npool_mode = ${mode}\nlogfile = ${join(folder, 'log')}\n`,
  );
  // It does not run as root: as the person who reaches the socket, or nobody.
  const { uid, gid } = host.startsWith('/') ? statSync(host) : { uid: 65_534, gid: 65_534 };
  const pooler = spawn(program ?? '', [file], {
    stdio: 'ignore',
    ...(process.getuid?.() === 0 && { uid, gid }),
  });
  try {
    const pooled = { host: '127.0.0.1', port, user: 'anybody', database };
    await expect.poll(() => answers(pooled), { timeout: patience }).toBe(true);
    await work(pooled);
  } finally {
    const ended = once(pooler, 'exit');
    pooler.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function answers(pooled: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(pooled);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
