// Where the private cluster stands and as whom it runs. It stays in the data folder wherever the account
// that runs it can work there. A root server must hand it to an unprivileged account, which may not get
// through to that folder: then it stands under /var/lib/formdeck and the data folder holds a link to it.
import { createHash } from 'node:crypto';
import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  readlink,
  realpath,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { makeDataFolder } from '#server/files/make-folder.ts';
import { type Account, accountOf, isRoot, run, unprivilegedAccount } from './account.ts';
import { databaseError, isReadOnly, notUsable } from './errors.ts';

export type ClusterLocation = {
  /** The data folder. */
  folder: string;
  /** PostgreSQL's data directory; there is none yet before the first start. */
  cluster: string;
  /** The folder around the cluster, with its socket, its log and the server's lock. */
  home: string;
  /** Who runs PostgreSQL; undefined: the server's own account. */
  account: Account | undefined;
  /** Where a copy of the programs may stand: that account gets through to it. */
  copies: string;
  /** The way to the cluster from the data folder. */
  entrance: string;
};

const commonRoot = '/var/lib/formdeck';
/** A socket's path ends in `/.s.PGSQL.5432`; systems cut it at 104 or 108 bytes. */
const longestSocketPath = 98;

/** Chooses home and account for a data folder, which is made where it is missing. */
export async function choosePlace(dataFolder: string): Promise<ClusterLocation> {
  await makeDataFolder(dataFolder, isRoot() ? 0o711 : 0o700);
  const folder = await realpath(dataFolder);
  const entrance = join(folder, 'postgres');
  const refuge = join(commonRoot, shortName(folder));
  const copies = isRoot() ? refuge : folder;
  const existing = await existingCluster(entrance);
  if (existing) {
    const account = await ownerOf(existing);
    const home = dirname(existing);
    if (home !== folder) await requireOwn({ folder, cluster: existing, home, entrance }, refuge);
    if (account && !(await canWorkIn(home, account))) throw outOfReach(home, account);
    return { folder, cluster: existing, home, account, copies, entrance };
  }
  await requireOutside(folder);
  const placeIn = (home: string, account: Account | undefined): ClusterLocation => {
    return { folder, cluster: join(home, 'postgres'), home, account, copies, entrance };
  };
  if (!isRoot()) return placeIn(folder, undefined);

  const account = await unprivilegedAccount();
  if (!account) {
    throw notUsable(
      'PostgreSQL does not run as root, and this system has neither an account postgres nor nobody.',
      'Start the server as an ordinary user, or name a running PostgreSQL in DATABASE_URL.',
    );
  }
  if (await canWorkIn(folder, account)) return placeIn(folder, account);
  await makeRefuge(refuge);
  if (!(await canWorkIn(refuge, account))) throw outOfReach(refuge, account);
  return placeIn(refuge, account);
}

/** Refuses a folder inside of a data folder, such as that of a region's files: a second database would begin there, empty. */
async function requireOutside(folder: string): Promise<void> {
  const around = dirname(folder);
  if ((await existingCluster(join(around, 'postgres'))) === undefined) return;
  throw notUsable(
    `${folder} is a part of the data folder ${around}, and no data folder of its own.`,
    `Start the server with ${around} in its place, or with a folder outside of it.`,
  );
}

/**
 * Where a cluster stands outside of its data folder: leaves a link to it there, for people and later starts, and beside
 * the cluster whose it is.
 */
export async function linkEntrance({ folder, home, cluster, entrance }: ClusterLocation): Promise<void> {
  if (!(await existingCluster(entrance))) await symlink(cluster, entrance);
  if (home !== folder) await writeFile(join(home, ownerFile), `${folder}\n`);
}

/** Says, beside a cluster that stands outside of its data folder, which folder that is. */
const ownerFile = 'data-folder';

/**
 * Refuses a copy of a data folder whose database stands elsewhere: the copied link leads to the database of the original.
 * A folder that was moved is none, since the original is no more.
 */
async function requireOwn(
  { folder, cluster, home, entrance }: Pick<ClusterLocation, 'folder' | 'cluster' | 'home' | 'entrance'>,
  refuge: string,
): Promise<void> {
  const owner = (await readFile(join(home, ownerFile), 'utf8').catch(() => '')).trim();
  if (owner === folder) return;
  if (owner === '') {
    // From before this was noted: then the name of a folder of ours tells whose it is.
    if (home === refuge || dirname(home) !== commonRoot) return;
    throw notUsable(
      `The database of this data folder stands in ${cluster}, which was made for a data folder of another name.`,
      `If this folder is a copy, remove the link ${entrance} and restore a backup of the database (README, "Backup and restore"). If it was moved, say so: echo '${folder}' > ${join(home, ownerFile)}`,
    );
  }
  const ofOwner = await realpath(join(owner, 'postgres')).catch(() => undefined);
  if (ofOwner !== cluster) return;
  throw notUsable(
    `This data folder is a copy of ${owner}: its database stands in ${cluster} and belongs to that one.`,
    `Remove the link ${entrance}, then restore a backup of the database (README, "Backup and restore") or begin with an empty one. If this folder is to take the place of ${owner}, rename or remove that one first.`,
  );
}

/** Makes a folder that a root server must be able to show to other accounts. */
export async function makeRefuge(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (!isRoot()) return;
  await chmod(dirname(folder), 0o755);
  await chmod(folder, 0o755);
}

/** An empty folder for the socket that nobody but the cluster's account (and root) may enter. */
export async function makeSocketFolder({ home, account }: ClusterLocation): Promise<string> {
  const folder = socketFolder(home);
  const found = await lstat(folder).catch(() => undefined);
  const owner = account?.uid ?? process.getuid?.();
  if (found && !(found.isDirectory() && (found.uid === owner || found.uid === process.getuid?.()))) {
    throw notUsable(
      `The folder ${folder}, meant for the database's socket, belongs to somebody else.`,
      'Remove it, or choose a data folder with a shorter path.',
    );
  }
  await rm(folder, { recursive: true, force: true });
  await makePrivate(folder, account);
  return folder;
}

/** Where the socket stands: beside the cluster, or in the temporary folder where that path is too long. */
export function socketFolder(home: string): string {
  const beside = join(home, 'socket');
  if (Buffer.byteLength(join(beside, '.s.PGSQL.5432')) < longestSocketPath) return beside;
  return join(tmpdir(), `formdeck-${shortName(home)}`);
}

/** Makes a folder that belongs to the account alone. */
async function makePrivate(folder: string, account: Account | undefined): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  if (account) await chown(folder, account.uid, account.gid);
}

export function shortName(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

async function existingCluster(entrance: string): Promise<string | undefined> {
  try {
    return await realpath(entrance);
  } catch (error) {
    const target = await readlink(entrance).catch(() => undefined);
    if (target === undefined && isMissing(error)) return undefined;
    if (!isMissing(error)) throw error;
    throw notUsable(
      `The database of this data folder should stand in ${target}, but there is nothing.`,
      `Put that folder back, or remove the link ${entrance} to begin with an empty database.`,
    );
  }
}

/** As whom an existing cluster has to run: PostgreSQL insists on the owner of its files. */
async function ownerOf(cluster: string): Promise<Account | undefined> {
  const self = process.getuid?.();
  const { uid } = await stat(cluster);
  if (self === undefined || (uid === self && !isRoot())) return undefined;
  const owner = await accountOf(uid);
  if (isRoot() && owner && uid !== 0) return owner;
  throw isRoot()
    ? notUsable(
        `The database in ${cluster} belongs to ${owner?.name ?? `the unknown user ${uid}`}, and PostgreSQL runs as its owner only.`,
        `Give it to an unprivileged account, such as by: chown -R nobody ${cluster}`,
      )
    : notUsable(
        `The database in ${cluster} belongs to ${owner?.name ?? `user ${uid}`}, not to the account that runs this server.`,
        'Start the server as that account or as root, or choose another data folder.',
      );
}

/** Tries, as the account, to get through to a folder of its own in there and to write in it. */
async function canWorkIn(home: string, account: Account): Promise<boolean> {
  const trial = await mkdtemp(join(home, 'trial-')).catch((error: unknown) => {
    if (isReadOnly(error)) throw databaseError(error, home);
    return undefined;
  });
  if (trial === undefined) return false;
  try {
    await chown(trial, account.uid, account.gid);
    const tried = await run('/bin/sh', ['-c', 'cd "$1" && : > file', 'sh', trial], account);
    return tried.ok;
  } catch {
    return false;
  } finally {
    await rm(trial, { recursive: true, force: true });
  }
}

function outOfReach(home: string, account: Account) {
  return notUsable(
    `The account ${account.name}, as which PostgreSQL runs, cannot work in ${home}.`,
    `Let it pass through every folder on that way (chmod o+x), or start the server as an ordinary user.`,
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
