// A lock between processes: a file that names its holder, who touches it periodically. A lock whose holder is dead, or
// has not touched it for two minutes, is taken over: a crash never blocks the next run.
//
// Not proper-lockfile (4.1.2): its lock is a folder that does not name its holder, so a dead holder is only recognized
// by age and messages cannot name it; and of two processes that find it stale, one may remove what the other has just
// taken over.
import * as z from 'zod/mini';
import { hasErrorCode } from '#core/error-code.ts';
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { AppError } from '#core/errors.ts';
import { fileError } from './file-error.ts';
import { makeFolder } from './make-folder.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type Lock = { release(): Promise<void> };
const holderInFile = z.object({ pid: z.number(), host: z.string(), since: z.number() });
type Holder = z.infer<typeof holderInFile>;

const touchEvery = 15_000;
const deadAfter = 120_000;

/**
 * Takes a lock, or takes it over from a dead holder.
 * @throws AppError `busy` while another process holds it; names its pid
 */
export async function takeLock(path: string): Promise<Lock> {
  const holder: Holder = { pid: process.pid, host: hostname(), since: Date.now() };
  const mine = JSON.stringify(holder);
  const draft = `${path}.${process.pid}`;
  try {
    makeFolder(dirname(path), 0o700);
    await writeFile(draft, mine, { mode: 0o600 });
    for (let attempts = 0; !(await isLinked(draft, path)); attempts += 1) {
      const other = await livingHolder(path);
      if (other !== null || attempts >= 10) throw busy(path, other);
      await removeDead(path);
    }
  } catch (error) {
    throw fileError(error, path);
  } finally {
    // In a read-only folder there is nothing to delete; the error of writing is reported.
    await rm(draft, { force: true }).catch(() => undefined);
  }
  const touching = setInterval(() => {
    const now = new Date();
    void utimes(path, now, now).catch(() => undefined);
  }, touchEvery).unref();
  return {
    async release() {
      clearInterval(touching);
      const found = await readFile(path, 'utf8').catch(() => null);
      if (found === mine) await rm(path, { force: true });
    },
  };
}

/** A link appears atomically with its content, unlike a file that is created and then written. */
async function isLinked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** The holder of a lock; null if there is none, or it is dead. */
async function livingHolder(path: string): Promise<Holder | null> {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
    const holder = holderInFile.safeParse(JSON.parse(text)).data;
    if (holder === undefined || Date.now() - mtimeMs > deadAfter) return null;
    return holder.host === hostname() && !isAlive(holder.pid) ? null : holder;
  } catch (error) {
    const gone = hasErrorCode(error, 'ENOENT');
    if (gone || error instanceof SyntaxError) return null;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasErrorCode(error, 'EPERM');
  }
}

/** Removes a stale lock. One that another process has taken over meanwhile is restored. */
async function removeDead(path: string): Promise<void> {
  const aside = `${path}.${process.pid}.old`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return;
    throw error;
  }
  if ((await livingHolder(aside)) !== null) await isLinked(aside, path);
  await rm(aside, { force: true });
}

function busy(path: string, holder: Holder | null): AppError {
  const { pid, host } = holder ?? { pid: '', host: '' };
  const where = holder === null ? 'unknown' : host === hostname() ? 'here' : 'elsewhere';
  return new AppError('busy', wording(m.sameJobRuns, { where, pid: String(pid), host }), {
    hint: wording(m.waitUntilItHasFinished, { path }),
    ...(holder !== null && { fields: { pid: holder.pid, host: holder.host, since: holder.since } }),
  });
}
