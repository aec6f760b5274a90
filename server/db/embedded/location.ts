// Decides where the private cluster is stored and which account runs it. It stays in the data folder if the account that
// runs it can work there. A root server must use an unprivileged account, which may not be able to reach that folder:
// then the cluster is stored under /var/lib/formdeck and the data folder holds a link to it.
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
  /** PostgreSQL's data directory; does not exist before the first start. */
  cluster: string;
  /** The folder that holds the cluster, its socket, its log and the server's lock. */
  home: string;
  /** The account that runs PostgreSQL; undefined: the server's own. */
  account: Account | undefined;
  /** A folder for a copy of the programs that this account can reach. */
  copies: string;
  /** The path of the cluster inside the data folder. */
  entrance: string;
};

const commonRoot = '/var/lib/formdeck';
/** A socket's path ends in `/.s.PGSQL.5432`; systems limit it to 104 or 108 bytes. */
const longestSocketPath = 98;

/** Chooses home and account for a data folder, which is created if missing. */
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
      'PostgreSQL does not run as root, and this system has no account called postgres or nobody.',
      'Start the server as an ordinary user, or set DATABASE_URL to a running PostgreSQL.',
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
    `${folder} is part of the data folder ${around}, not a data folder of its own.`,
    `Start the server with ${around} instead, or with a folder outside it.`,
  );
}

/**
 * For a cluster outside its data folder: leaves a link to it there, for people and later starts, and records beside the
 * cluster which data folder owns it.
 */
export async function linkEntrance({ folder, home, cluster, entrance }: ClusterLocation): Promise<void> {
  if (!(await existingCluster(entrance))) await symlink(cluster, entrance);
  if (home !== folder) await writeFile(join(home, ownerFile), `${folder}\n`);
}

/** Beside a cluster outside its data folder: names that folder. */
const ownerFile = 'data-folder';

/**
 * Rejects a copied data folder whose database is stored elsewhere: the copied link leads to the database of the
 * original. A moved folder is accepted, since the original no longer exists.
 */
async function requireOwn(
  { folder, cluster, home, entrance }: Pick<ClusterLocation, 'folder' | 'cluster' | 'home' | 'entrance'>,
  refuge: string,
): Promise<void> {
  const owner = (await readFile(join(home, ownerFile), 'utf8').catch(() => '')).trim();
  if (owner === folder) return;
  if (owner === '') {
    // The cluster predates the owner file: the name of its folder shows which data folder owns it.
    if (home === refuge || dirname(home) !== commonRoot) return;
    throw notUsable(
      `The database of this data folder is in ${cluster}, which was created for a data folder of another name.`,
      `If this folder is a copy, remove the link ${entrance} and restore a backup of the database ("Backup and restore" in the help). If it was moved, confirm it: echo '${folder}' > ${join(home, ownerFile)}`,
    );
  }
  const ofOwner = await realpath(join(owner, 'postgres')).catch(() => undefined);
  if (ofOwner !== cluster) return;
  throw notUsable(
    `This data folder is a copy of ${owner}: its database in ${cluster} belongs to that one.`,
    `Remove the link ${entrance}, then restore a backup of the database ("Backup and restore" in the help) or start with an empty one. If this folder should replace ${owner}, rename or remove that one first.`,
  );
}

/** Creates a folder that a root server must be able to share with other accounts. */
export async function makeRefuge(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (!isRoot()) return;
  await chmod(dirname(folder), 0o755);
  await chmod(folder, 0o755);
}

/** An empty folder for the socket that only the cluster's account (and root) may enter. */
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

/** The folder of the socket: beside the cluster, or in the temporary folder if that path is too long. */
export function socketFolder(home: string): string {
  const beside = join(home, 'socket');
  if (Buffer.byteLength(join(beside, '.s.PGSQL.5432')) < longestSocketPath) return beside;
  return join(tmpdir(), `formdeck-${shortName(home)}`);
}

/** Creates a folder that only the account may enter. */
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
      `The database of this data folder should be in ${target}, but nothing is there.`,
      `Put that folder back, or remove the link ${entrance} to start with an empty database.`,
    );
  }
}

/** The account that must run an existing cluster: PostgreSQL insists on the owner of its files. */
async function ownerOf(cluster: string): Promise<Account | undefined> {
  const self = process.getuid?.();
  const { uid } = await stat(cluster);
  if (self === undefined || (uid === self && !isRoot())) return undefined;
  const owner = await accountOf(uid);
  if (isRoot() && owner && uid !== 0) return owner;
  throw isRoot()
    ? notUsable(
        `The database in ${cluster} belongs to ${owner?.name ?? `the unknown user ${uid}`}, and PostgreSQL runs as its owner only.`,
        `Give it to an unprivileged account, for example: chown -R nobody ${cluster}`,
      )
    : notUsable(
        `The database in ${cluster} belongs to ${owner?.name ?? `user ${uid}`}, not to the account that runs this server.`,
        'Start the server as that account or as root, or choose another data folder.',
      );
}

/** Tests whether the account can reach a folder of its own in there and write to it. */
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
    `Allow it to pass through every folder on that path (chmod o+x), or start the server as an ordinary user.`,
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
