// One backup of the schedule, in a process of its own: encrypting and compressing would hold up the server's requests. It is read back
// before anything older is deleted.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { hasErrorCode } from '#core/error-code.ts';
import { AppError } from '#core/errors.ts';
import type { BackupLock } from '../archive/encryption.ts';
import { partialEnd } from '../archive/write-archive.ts';
import { createBackup, type MadeBackup } from '../create.ts';
import type { ServedPlace } from '../place.ts';
import { verifyBackup } from '../verify.ts';
import type { BackupSetting } from './setting.ts';

export type MakeRequest = {
  place: ServedPlace;
  setting: BackupSetting;
  version: string;
  /** Epoch milliseconds. */
  now: number;
};

/**
 * Makes the backup that is due, reads it back, and deletes what is older than the setting keeps.
 * @throws AppError with what to do where it cannot be made
 */
export async function makeDueBackup({ place, setting, version, now }: MakeRequest): Promise<MadeBackup> {
  const { folder, keep } = setting;
  await requireFolder(folder);
  const lock = await lockOf(setting);
  const made = await createBackup(place, { target: folder, lock, version, now }).catch((error: unknown) => {
    throw hasErrorCode(error, 'ENOSPC')
      ? new AppError('unavailable', `The disk of ${folder} is full.`, { cause: error })
      : error;
  });
  await readBack(made, lock);
  await deleteOlder(folder, place.region, keep);
  if (made.missing.length > 0) {
    throw new AppError(
      'conflict',
      `The backup ${made.file} was made, but ${made.missing.length} files that the data name were not there, such as ${made.missing[0]}.`,
    );
  }
  return made;
}

/** Never made: where a disk is not mounted, backups would fill the wrong one. */
async function requireFolder(folder: string): Promise<void> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (isFolder) return;
  throw new AppError('not-found', `The folder ${folder} does not exist.`, {
    hint: 'Is its disk mounted? Make the folder, and let the account of the server write to it.',
  });
}

async function lockOf({ passphraseFile, recipients }: BackupSetting): Promise<BackupLock> {
  if (recipients.length > 0) return { recipients };
  if (passphraseFile === undefined) return null;
  const content = await readFile(passphraseFile, 'utf8').catch((cause: unknown) => {
    throw new AppError('usage', `The file of the passphrase ${passphraseFile} cannot be read.`, { cause });
  });
  const passphrase = content.split(/\r?\n/)[0] ?? '';
  if (passphrase.trim() === '') throw new AppError('usage', `The first line of ${passphraseFile} is empty.`);
  return { passphrase };
}

/** Only the secret key opens what is encrypted for recipients: there the bytes on the disk are compared. */
async function readBack({ file, sha256 }: MadeBackup, lock: BackupLock): Promise<void> {
  if (lock === null || 'passphrase' in lock) {
    await verifyBackup(file, lock ?? {});
    return;
  }
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  if (hash.digest('hex') !== sha256)
    throw new AppError('usage', `${file} is damaged: it is not as it was written.`);
}

/** Deletes all but the newest backups of a region, by their names, and what was left of one that was cut short. */
async function deleteOlder(folder: string, region: string, keep: number): Promise<void> {
  const own = new RegExp(`^formdeck-${region}-\\d{8}T\\d{6}Z\\.tar\\.zst(\\.age)?$`);
  const names = await readdir(folder);
  const whole = names.filter((name) => own.test(name)).toSorted();
  const partial = names.filter(
    (name) => name.endsWith(partialEnd) && own.test(name.slice(0, -partialEnd.length)),
  );
  for (const name of [...whole.slice(0, Math.max(0, whole.length - keep)), ...partial])
    await rm(join(folder, name), { force: true });
}
