// The cluster on disk: created once, under a temporary name until it is complete, so that an interrupted first start
// leaves nothing that looks like a database.
import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { AppError } from '#core/errors.ts';
import { syncFolder } from '#server/files/disk.ts';

import { run } from './account.ts';
import { linkEntrance, type ClusterLocation } from './location.ts';
import type { Programs } from './programs.ts';

/** The cluster's superuser. */
export const superuser = 'formdeck';

const unfinished = 'postgres.new-';

/** Creates the cluster if it does not exist. Throws `conflict` if it was created by another major version. */
export async function ensureCluster(place: ClusterLocation, programs: Programs): Promise<void> {
  const made = await readFile(join(place.cluster, 'PG_VERSION'), 'utf8').catch(nothingThere);
  if (made === undefined) await makeCluster(place, programs);
  else if (Number(made) !== programs.major) throw otherVersion(place, made.trim(), programs);
  await linkEntrance(place);
}

/**
 * The superuser's password: only on Windows, where the server listens on the loopback interface instead of a socket.
 */
export async function readPassword({ home }: ClusterLocation): Promise<string | undefined> {
  if (process.platform !== 'win32') return undefined;
  return (await readFile(passwordFile(home), 'utf8')).trim();
}

async function makeCluster(place: ClusterLocation, { bin, major }: Programs): Promise<void> {
  const { home, cluster, account } = place;
  await removeUnfinished(home);
  // A fresh name each time: an initdb that outlived its server may still be writing.
  const folder = await mkdtemp(join(home, unfinished));
  if (account) await chown(folder, account.uid, account.gid);
  const args = [
    `--pgdata=${folder}`,
    `--username=${superuser}`,
    '--encoding=UTF8',
    ...(major >= 17
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
      : ['--locale=C.UTF-8']),
    '--data-checksums',
    '--no-instructions',
    ...(await authentication(home)),
  ];
  const { ok, output } = await run(join(bin, 'initdb'), args, account);
  if (!ok) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(issuesIn(output));
  }
  await rename(folder, cluster);
  // Before the first commit is acknowledged.
  await syncFolder(home);
}

/**
 * The permissions of the socket's folder protect it, so anyone who can reach the socket is trusted; on Windows a
 * password protects it.
 */
async function authentication(home: string): Promise<string[]> {
  if (process.platform !== 'win32') return ['--auth-local=trust', '--auth-host=reject'];
  await writeFile(passwordFile(home), randomBytes(24).toString('hex'), { mode: 0o600 });
  return ['--auth=scram-sha-256', `--pwfile=${passwordFile(home)}`];
}

function passwordFile(home: string): string {
  return join(home, 'postgres.password');
}

async function removeUnfinished(home: string): Promise<void> {
  for (const entry of await readdir(home)) {
    if (!entry.startsWith(unfinished)) continue;
    // Files that are still being written can be removed at the next start.
    await rm(join(home, entry), { recursive: true, force: true }).catch(() => undefined);
  }
}

/** initdb also prints its progress; only the lines with errors matter. */
function issuesIn(output: string): string {
  const lines = output.split('\n');
  const issues = lines.filter((line) => /error|fatal|panic|could not/i.test(line));
  return (issues.length > 0 ? issues : lines.slice(-3)).join('\n');
}

function otherVersion({ cluster }: ClusterLocation, made: string, { version }: Programs): AppError {
  return new AppError(
    'conflict',
    `The database in ${cluster} was created by PostgreSQL ${made}; the programs here are PostgreSQL ${version}.`,
    {
      hint: `Start it with PostgreSQL ${made} (included in the Formdeck version that created it), take a dump, and load it into a new data folder; or run PostgreSQL ${made} on that folder yourself and set DATABASE_URL to it.`,
    },
  );
}

function nothingThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
