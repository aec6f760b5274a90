// A disk of a few kilobytes or megabytes, which a test can fill. Only root may mount one.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type SmallDisk = {
  /** Takes all room that is left. */
  fill(): void;
  /** Gives it back. */
  clear(): void;
  unmount(): void;
};

/** Said where there is none. */
export const noSmallDisk = 'The full disk is left out: this account cannot mount one.';

/** Mounts one at a folder, which is created; null where this account cannot. */
export function mountSmallDisk(folder: string, size: `${number}${'k' | 'm'}`): SmallDisk | null {
  mkdirSync(folder, { recursive: true });
  const options = ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder];
  if (spawnSync('mount', options, { stdio: 'ignore' }).status !== 0) return null;
  const ballast = join(folder, 'ballast');
  return {
    fill() {
      const kilobyte = Buffer.alloc(1_024);
      try {
        for (;;) writeFileSync(ballast, kilobyte, { flag: 'a' });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    clear: () => rmSync(ballast, { force: true }),
    // Even while a server still has files open on it.
    unmount: () => void spawnSync('umount', ['--lazy', folder], { stdio: 'ignore' }),
  };
}
