// Whether backups are made by themselves, and can be written where they go.
import { constants } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import type { Check } from '#core/errors.ts';
import type { ServerSettings } from '#server/settings.ts';

const name = 'Backups';

export async function checkBackups({ backup }: Pick<ServerSettings, 'backup'>): Promise<Check[]> {
  if (backup === undefined) {
    const hint = 'Set FORMDECK_BACKUP, such as daily@02:00:/var/backups/formdeck:14.';
    return [{ name, ok: null, says: 'FORMDECK_BACKUP is not set: no backups are made by themselves', hint }];
  }
  const { folder, keep, passphraseFile, recipients } = backup;
  try {
    await access(folder, constants.W_OK);
  } catch {
    const hint = 'Is its disk mounted? Make the folder, and let the account of the server write to it.';
    return [{ name, ok: false, says: `${folder} does not exist, or cannot be written to`, hint }];
  }
  if (passphraseFile !== undefined && !(await hasFirstLine(passphraseFile)))
    return [{ name, ok: false, says: `${passphraseFile} cannot be read, or its first line is empty` }];
  const says = `into ${folder}, of which the newest ${keep} stay`;
  if (passphraseFile !== undefined || recipients.length > 0) return [{ name, ok: true, says }];
  const hint = 'Encrypt them with FORMDECK_BACKUP_PASSPHRASE_FILE or FORMDECK_BACKUP_RECIPIENTS.';
  return [{ name, ok: null, says: `${says}; they are not encrypted`, hint }];
}

function hasFirstLine(file: string): Promise<boolean> {
  return readFile(file, 'utf8').then(
    (content) => (content.split(/\r?\n/)[0] ?? '').trim() !== '',
    () => false,
  );
}
