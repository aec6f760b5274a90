// Temporary files in memory, where the system has room for them: the databases of the tests write everything through to
// the disk, as the product's do, and would wait for it half of the time.
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';
const prefix = 'formdeck-tests-';
/** Bytes; a run needs about 2 GB of files at once, which count against the limit of a container as memory does. */
const needed = { files: 4e9, memory: 8e9 };

/** Sets TMPDIR for this process and those that it starts, unless it is set; cleared up at the end. */
export function useMemoryFolder(): void {
  if (process.env['TMPDIR'] !== undefined || !hasRoom()) return;
  removeLeftovers();
  const folder = mkdtempSync(join(memory, `${prefix}${process.pid}-`));
  // A database that root starts runs as another account, which must be able to come here.
  chmodSync(folder, 0o1777);
  process.env['TMPDIR'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** Folders of runs that were killed. */
function removeLeftovers(): void {
  for (const name of readdirSync(memory)) {
    const owner = name.startsWith(prefix) ? /^\d+(?=-)/.exec(name.slice(prefix.length))?.[0] : undefined;
    if (owner !== undefined && !existsSync(`/proc/${owner}`))
      rmSync(join(memory, name), { recursive: true, force: true });
  }
}

function hasRoom(): boolean {
  if (process.platform !== 'linux' || !existsSync(memory)) return false;
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, path]) => path === memory);
  // Tests run programs from there.
  const options = mount?.[3]?.split(',') ?? ['noexec'];
  const { bavail, bsize } = statfsSync(memory);
  return (
    !options.includes('noexec') && bavail * bsize > needed.files && process.availableMemory() > needed.memory
  );
}
