// Whether the server can do its work: its database answers and can be written to, and its data folder has room. Looked at no more than
// once in a few seconds, however many supervisors ask. The database going and coming back is one line of the log each.
import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { Database } from '#server/db/database.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type Condition = {
  /** Why the server is not ready; null: it is. */
  problem(): Promise<string | null>;
  /** Bytes of the disk of the data folder; null if it cannot be read. */
  disk(): Promise<{ free: number; size: number } | null>;
};

/** Milliseconds for which an answer is good. */
const fresh = 3_000;
/** With less free space, writing fails sooner or later within a file. */
const usualLeastFree = 16 * 1024 ** 2;

export const conditionTexts = {
  noDatabase: t(m.databaseDoesNotAnswer),
  readOnly: t(m.databaseOnlyReads),
  diskFull: t(m.dataFoldersDiskIsFull),
} as const;

export function createCondition({
  database,
  dataFolder,
  log,
  leastFree = usualLeastFree,
}: {
  database: Pick<Database, 'probe'>;
  dataFolder: string;
  log: Logger;
  /** In bytes. */
  leastFree?: number;
}): Condition {
  let known: { at: number; problem: Promise<string | null> } | undefined;
  let last: string | null = null;

  async function disk() {
    try {
      const { bavail, bsize, blocks } = await statfs(dataFolder);
      return { free: bavail * bsize, size: blocks * bsize };
    } catch {
      return null;
    }
  }

  async function look(): Promise<string | null> {
    const problem = (await databaseProblem()) ?? (await diskProblem());
    if (problem !== null && problem !== last) log.error({ problem }, 'not ready');
    if (problem === null && last !== null) log.info({ problem: last }, 'ready again');
    last = problem;
    return problem;
  }

  async function databaseProblem(): Promise<string | null> {
    try {
      const isReadOnly = await database.probe();
      return isReadOnly ? conditionTexts.readOnly : null;
    } catch {
      return conditionTexts.noDatabase;
    }
  }

  async function diskProblem(): Promise<string | null> {
    const found = await disk();
    return found !== null && found.free < leastFree ? conditionTexts.diskFull : null;
  }

  return {
    disk,
    problem() {
      const at = performance.now();
      if (known === undefined || at - known.at > fresh) known = { at, problem: look() };
      return known.problem;
    },
  };
}
