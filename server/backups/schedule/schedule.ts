// Makes backups when they are due (FORMDECK_BACKUP), and tells the admins and the operator when one fails, once, and once when they work
// again. A backup that was missed since no server ran is made when one does.
import pg from 'pg';
import { AppError, textOfError } from '#core/errors.ts';
import { createRemote, type Remote, thrownBy } from '#core/portions/worker-calls.ts';
import { processLine, programBeside } from '#server/jobs/programs.ts';
import type { Services } from '#server/services.ts';
import type { MadeBackup } from '../create.ts';
import type { ServedPlace } from '../place.ts';
import type { MakeRequest } from './make.ts';
import { beginRun, type BackupRun, endRun, lastRuns } from './runs-store.ts';
import { type BackupSetting, slotOf } from './setting.ts';
import { m } from './texts.ts';
import { beginTroubles, endTroubles } from './troubles.ts';

export type ScheduleProgram = Remote<BackupProgram>;
export type BackupProgram = { make(request: MakeRequest): Promise<MadeBackup> };

export type BackupSchedule = {
  start(): void;
  /** Makes what is due now; resolves when that is done. */
  runDue(): Promise<void>;
  /** Ends what is under way: its file never gets its name. */
  stop(): Promise<void>;
};

type Options = {
  services: Pick<Services, 'database' | 'log' | 'mail' | 'newId' | 'now' | 'settings'>;
  place: ServedPlace;
  setting: BackupSetting;
  version: string;
  /** Makes one; by default in a process of its own. */
  program?: ScheduleProgram;
  /** Tells whoever runs the server. */
  tellOperator(news: { problem: string | null; region: string }): Promise<void>;
};

const pollMilliseconds = 60_000;
/** Milliseconds between attempts at a backup that failed. */
const retryPause = 30 * 60_000;
/** Any number works, as long as nothing else uses it on this database. */
export const lockKey = 4_700_110_089;

/** The schedule of a region; idle until started. */
export function createBackupSchedule({
  services,
  place,
  setting,
  version,
  tellOperator,
  program = separateProgram(),
}: Options): BackupSchedule {
  const { database, log, now } = services;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  /** A start is often what whoever mended something does next: it is tried at once. */
  let isFirst = true;

  async function look(): Promise<void> {
    const slot = slotOf(setting, now());
    const [last] = await lastRuns(database, 1);
    const pause = isFirst ? 0 : retryPause;
    isFirst = false;
    if (!isDue(last, slot, now(), pause)) return;
    // Of all servers of the region one makes it; if that one stops, its lock is free.
    const client = new pg.Client(place.connection);
    client.on('error', () => undefined);
    await client.connect();
    try {
      const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
        lockKey,
      ]);
      if (rows[0]?.mine === true && isDue((await lastRuns(database, 1))[0], slot, now(), pause))
        await make(slot, last);
    } finally {
      await client.end();
    }
  }

  async function make(slot: number, last: BackupRun | undefined): Promise<void> {
    await beginRun(database, slot, now());
    const request = { place, setting, version, now: now() };
    try {
      const made = await program.call('make', [request]);
      await endRun(database, { slot, endedAt: now(), file: made.file, bytes: made.size, problem: null });
      log.info(
        { file: made.file, bytes: made.size, rows: made.rows, files: made.files },
        'a backup was made',
      );
      if (await endTroubles(services)) await tellOperator({ problem: null, region: place.region });
    } catch (thrown) {
      const error = thrownBy(thrown);
      const problem = textOfError(error, m.couldNotBeMade);
      await endRun(database, { slot, endedAt: now(), file: null, bytes: null, problem });
      log.error({ err: error, folder: setting.folder }, 'the backup failed');
      const wasWell = last === undefined || last.problem === null;
      await beginTroubles(services);
      if (wasWell) await tellOperator({ problem, region: place.region });
    }
  }

  function runDue(): Promise<void> {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  return {
    start() {
      const wake = () =>
        void runDue().catch((error: unknown) => log.error({ err: error }, 'backups could not be looked up'));
      timer = setInterval(wake, pollMilliseconds);
      timer.unref();
      wake();
    },
    runDue,
    async stop() {
      clearInterval(timer);
      program.close();
      await looking?.catch(() => undefined);
    },
  };
}

/** A process of its own that makes backups. */
export function separateProgram(): ScheduleProgram {
  return createRemote<BackupProgram>(async () => processLine(programBeside(import.meta, 'backup-process')), {
    broken: (reason) =>
      new AppError('unexpected', `The backup was not made: its process ended with ${reason}.`),
  });
}

/** A backup is due once for its moment; again some time after it failed, and at once where its server stopped. */
function isDue(last: BackupRun | undefined, slot: number, now: number, pause: number): boolean {
  if (last === undefined || last.slot < slot || last.endedAt === null) return true;
  return last.problem !== null && now - last.endedAt >= pause;
}
