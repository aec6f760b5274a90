// Starts the PostgreSQL that server tests run on, once for all files, and gives them its address. By default the
// embedded one; TEST_DATABASE_URL names another, TEST_POSTGRES_BIN the programs of another version.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { openDatabase } from '#server/db/database.ts';
import { ensureDatabase } from '#server/db/region-database.ts';
import { prepareDataOf } from './company-data.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** How to reach the cluster; the database in it is the migrated template. */
    cluster: { connection: pg.ClientConfig; template: string };
  }
}

const quiet = { info() {}, warn() {}, error() {} };

/** Starts the cluster, and answers how to stop it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url !== undefined && url !== '') {
    const { connection, drop } = await throwAwayTemplate({ connectionString: url });
    project.provide('cluster', { connection, template: connection.database ?? '' });
    return drop;
  }
  const folder = mkdtempSync(join(tmpdir(), 'formdeck-tests-'));
  chmodSync(folder, 0o755);
  const programs = process.env['TEST_POSTGRES_BIN'];
  const embedded = await startEmbedded({
    dataFolder: folder,
    log: quiet,
    ...(programs && { binaries: programs }),
  });
  const { connection, drop } = await throwAwayTemplate(embedded.connection('postgres'));
  project.provide('cluster', { connection, template: connection.database ?? '' });
  return async () => {
    await drop();
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** A migrated database that test files clone, under a name of this run's own. */
async function throwAwayTemplate(admin: pg.ClientConfig) {
  const name = `formdeck_template_${process.pid}`;
  await ensureDatabase(admin, name);
  const connection = {
    ...admin,
    ...(admin.connectionString && { connectionString: withDatabase(admin.connectionString, name) }),
    database: name,
  };
  const database = await openDatabase({ connection });
  await database.close();
  await withClient(connection, prepareDataOf);
  const drop = () =>
    withClient(admin, async (client) => {
      await client.query(`drop database if exists ${name} with (force)`);
    });
  return { connection, drop };
}

async function withClient(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await work(client);
  await client.end();
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
