// What `formdeck backup status` says: what is set, the last good backup and its age, and what became of the last ones.
import type { RegionPlace } from '#server/db/open-cluster.ts';
import { nextSlot } from '#core/calendar/recurrence.ts';
import { withPlace } from '../place.ts';
import type { BackupRun } from './runs-store.ts';
import { backupSetting, slotOf } from './setting.ts';

export type BackupStatus = {
  /** Null: none are made by themselves. */
  setting: { folder: string; keep: number; isEncrypted: boolean; nextAt: number } | null;
  /** Newest first. */
  runs: BackupRun[];
  lastGood: BackupRun | null;
  /** The last moment that one was due for has a good backup, or none are made by themselves. */
  isWell: boolean;
};

const shown = 10;
/** Milliseconds that a backup may take, and be tried again, before it counts as missed. */
const patience = 3 * 3_600_000;

export async function backupStatus(place: RegionPlace, now: number): Promise<BackupStatus> {
  const setting = backupSetting(place.environment);
  return withPlace({ ...place, mayCreate: false }, async ({ client }) => {
    const { rows } = await client.query<
      Record<'slot' | 'started_at', string> & Record<string, string | null>
    >('select * from backup_runs order by slot desc');
    const runs = rows.map((row) => ({
      slot: Number(row.slot),
      startedAt: Number(row.started_at),
      endedAt: row['ended_at'] == null ? null : Number(row['ended_at']),
      file: row['file'] ?? null,
      bytes: row['bytes'] == null ? null : Number(row['bytes']),
      problem: row['problem'] ?? null,
    }));
    const lastGood = runs.find(({ endedAt, problem }) => endedAt !== null && problem === null) ?? null;
    const due = setting === undefined ? 0 : slotOf(setting, now - patience);
    return {
      setting:
        setting === undefined
          ? null
          : {
              folder: setting.folder,
              keep: setting.keep,
              isEncrypted: setting.passphraseFile !== undefined || setting.recipients.length > 0,
              nextAt: nextSlot(setting.recurrence, now),
            },
      runs: runs.slice(0, shown),
      lastGood,
      isWell: setting === undefined || (lastGood !== null && lastGood.slot >= due),
    };
  });
}
