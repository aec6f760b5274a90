// FORMDECK_BACKUP: when backups are made, where they go and how many stay.
import { isAbsolute } from 'node:path';
import { lastSlot, type Recurrence } from '#core/calendar/recurrence.ts';
import { AppError } from '#core/errors.ts';
import { localToUtc } from '#core/time/zone.ts';

export type BackupSetting = {
  recurrence: Recurrence;
  folder: string;
  /** How many backups stay. */
  keep: number;
  passphraseFile: string | undefined;
  recipients: string[];
};

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const form = /^([a-z]+)@([01]\d|2[0-3]):([0-5]\d):(.+):(\d{1,4})$/;

/**
 * Reads `daily@02:00:/var/backups:14` or `sunday@02:00:/var/backups:8`; undefined: no backups are made by themselves. Times are those of
 * the machine.
 * @throws AppError `usage` for anything else
 */
export function backupSetting(
  given: Readonly<Record<string, string | undefined>>,
  timeZone: string = Intl.DateTimeFormat().resolvedOptions().timeZone,
): BackupSetting | undefined {
  const text = given['FORMDECK_BACKUP'] || undefined;
  if (text === undefined) return undefined;
  const [, when = '', hour = '', minute = '', folder = '', keep = ''] = form.exec(text) ?? [];
  const weekday = weekdays.indexOf(when);
  const isRead = (when === 'daily' || weekday >= 0) && isAbsolute(folder) && Number(keep) > 0;
  if (!isRead) {
    throw new AppError('usage', `FORMDECK_BACKUP cannot be read: ${text}`, {
      hint: 'Write when, where, and how many stay: daily@02:00:/var/backups/formdeck:14, or sunday@02:00:/var/backups/formdeck:8.',
    });
  }
  const passphraseFile = given['FORMDECK_BACKUP_PASSPHRASE_FILE'] || undefined;
  const recipients = (given['FORMDECK_BACKUP_RECIPIENTS'] ?? '')
    .split(/[\s,]+/)
    .filter((part) => part !== '');
  if (passphraseFile !== undefined && recipients.length > 0) {
    throw new AppError(
      'usage',
      'FORMDECK_BACKUP_PASSPHRASE_FILE and FORMDECK_BACKUP_RECIPIENTS are both set.',
      {
        hint: 'Set one of them.',
      },
    );
  }
  // 2024 began on a Monday.
  const day = 1 + Math.max(0, weekday);
  const first = localToUtc(
    { year: 2024, month: 1, day, hour: Number(hour), minute: Number(minute) },
    timeZone,
  );
  const interval = when === 'daily' ? 'DAY' : 'WEEK';
  return {
    recurrence: { first, interval, timeZone },
    folder,
    keep: Number(keep),
    passphraseFile,
    recipients,
  };
}

/** The moment that a backup is due for, now or before. */
export function slotOf({ recurrence }: BackupSetting, now: number): number {
  return lastSlot(recurrence, now) ?? recurrence.first;
}
