// Cleans up what an earlier server left in the cluster. Call this only while holding the folder's lock: any PostgreSQL
// still running on the cluster is then an orphan, and a lock file without a process is stale.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { run } from './account.ts';

const longestStop = 60_000;

/** Stops an orphaned PostgreSQL and removes a stale lock file that would keep the next one from starting. */
export async function clearTheWay(cluster: string, bin: string): Promise<void> {
  const lockFile = join(cluster, 'postmaster.pid');
  const content = await readFile(lockFile, 'utf8').catch(() => undefined);
  if (content === undefined) return;
  const pid = Number.parseInt(content, 10);
  if (pid > 0 && (await worksOn(cluster, pid)) && (await interrupt(pid, bin))) {
    await ending(cluster, pid);
    return;
  }
  // The file is empty after a power cut, or its process id now belongs to another process. A file that names a dead
  // process stays: PostgreSQL detects that itself and checks for sessions that outlived the process.
  if (!(pid > 0) || isAlive(pid)) await rm(lockFile, { force: true });
}

/**
 * Whether the process is this cluster's PostgreSQL. Windows cannot say, but there only a PostgreSQL can be interrupted.
 */
async function worksOn(cluster: string, pid: number): Promise<boolean> {
  if (process.platform === 'win32') return isAlive(pid);
  const words =
    process.platform === 'linux'
      ? (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ')
      : (await run('ps', ['-o', 'args=', '-p', String(pid)])).output;
  return words.includes(` -D ${cluster} `);
}

async function interrupt(pid: number, bin: string): Promise<boolean> {
  if (process.platform === 'win32') return (await run(join(bin, 'pg_ctl'), ['kill', 'INT', String(pid)])).ok;
  return signal(pid, 'SIGINT');
}

async function ending(cluster: string, pid: number): Promise<void> {
  for (const giveUp = Date.now() + longestStop; await worksOn(cluster, pid);) {
    if (Date.now() > giveUp) throw new Error(`an earlier PostgreSQL (process ${pid}) does not stop`);
    await sleep(20);
  }
}

function isAlive(pid: number): boolean {
  return signal(pid, 0);
}

function signal(pid: number, name: 'SIGINT' | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
