// Before a newer version changes the tables of a database, a backup is made, or the start says why not.
import pg from 'pg';
import { AppError } from '#core/errors.ts';
import { thrownBy } from '#core/portions/worker-calls.ts';
import { migrationState } from '#server/db/migrate.ts';
import type { ServedPlace } from '../place.ts';
import { lockKey, separateProgram, type ScheduleProgram } from './schedule.ts';
import type { BackupSetting } from './setting.ts';

export type Upgrade = {
  place: ServedPlace;
  setting: BackupSetting | undefined;
  version: string;
  now: number;
  /** Prints messages for the operator. */
  say: (text: string) => void;
  /** By default in a process of its own. */
  program?: ScheduleProgram;
};

/**
 * Makes a backup if the next start of a server would change the tables. Returns what to call once they are changed: until then other
 * servers wait, which need no second one.
 * @throws AppError `conflict` if the backup fails: then nothing has changed
 */
export async function backUpBeforeUpgrade({
  place,
  setting,
  version,
  now,
  say,
  program = separateProgram(),
}: Upgrade): Promise<() => Promise<void>> {
  const client = new pg.Client(place.connection);
  client.on('error', () => undefined);
  const end = () => client.end().catch(() => undefined);
  try {
    await client.connect();
  } catch {
    // The start itself says what is wrong.
    return () => Promise.resolve();
  }
  try {
    if (!(await isBehind(client))) return end;
    if (setting === undefined) {
      say('The database is brought up to date. No backup is made before: FORMDECK_BACKUP is not set.');
      return end;
    }
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    if (!(await isBehind(client))) return end;
    say('Making a backup before the database is brought up to date ...');
    const { file } = await program.call('make', [{ place, setting, version, now }]);
    say(`The backup is ${file}.`);
    return end;
  } catch (thrown) {
    await end();
    const error = thrownBy(thrown);
    const why = error instanceof Error ? error.message : String(error);
    throw new AppError(
      'conflict',
      `The backup before the upgrade failed, and the database was not changed: ${why}`,
      {
        cause: error,
        hint: 'Mend that, or start once with FORMDECK_BACKUP set to nothing, to go on without a backup.',
      },
    );
  } finally {
    program.close();
  }
}

async function isBehind(client: pg.Client): Promise<boolean> {
  const { isNew, unknown, waiting } = await migrationState(client);
  return !isNew && unknown.length === 0 && waiting > 0;
}
