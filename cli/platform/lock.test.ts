import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeLock } from './lock.ts';

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'formdeck-lock-'));
  path = join(folder, 'import.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A lock as another process leaves it; this one's parent is alive for sure. */
const heldBy = (pid: number, host = hostname()) =>
  writeFileSync(path, JSON.stringify({ pid, host, since: 0 }));
const neverAlive = 2 ** 30;

describe('a lock', () => {
  it('is free again when it is released, and leaves nothing behind', async () => {
    await (await takeLock(path)).release();
    await (await takeLock(path)).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('keeps others out while its holder lives, and says who that is', async () => {
    heldBy(process.ppid);
    await expect(takeLock(path)).rejects.toMatchObject({
      code: 'busy',
      message: `The same job is already running in process ${process.ppid}.`,
      details: { fields: { pid: process.ppid } },
    });
    expect(readdirSync(folder)).toEqual(['import.lock']);
  });

  it('is taken over from a dead process', async () => {
    heldBy(neverAlive);
    const lock = await takeLock(path);
    expect(readdirSync(folder)).toEqual(['import.lock']);
    await lock.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('of another machine is respected as long as it is touched', async () => {
    heldBy(neverAlive, 'elsewhere');
    await expect(takeLock(path)).rejects.toMatchObject({ code: 'busy' });
    const longAgo = new Date(Date.now() - 180_000);
    utimesSync(path, longAgo, longAgo);
    await (await takeLock(path)).release();
  });

  it('that cannot be written says why', async () => {
    writeFileSync(path, '');
    const within = join(path, 'locks', 'import.lock');
    await expect(takeLock(within)).rejects.toMatchObject({
      code: 'usage',
      message: `Part of ${within} is a file, not a folder.`,
    });
  });

  it('that somebody else has taken over meanwhile is not released', async () => {
    const lock = await takeLock(path);
    heldBy(process.ppid);
    await lock.release();
    expect(readdirSync(folder)).toEqual(['import.lock']);
  });
});
