// Creates a region's demo company in a child process. Generating half a year of rows and images takes memory that a
// process
// does not return to the system because of fragmentation: the server would hold 50 MB of it for its lifetime.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import type pg from 'pg';
import { AppError, type ErrorCode } from '#core/errors.ts';

export type SeedRequest = {
  region: string;
  /** Epoch milliseconds. */
  now: number;
  /** Of the region's migrated database. */
  connection: pg.PoolConfig;
  /** The region's data folder. */
  dataFolder: string;
};

export type SeedReply = {
  /** Without `code`: an unexpected error, with its stack as the message. */
  failure: { code?: ErrorCode; message: string; hint?: string | undefined } | null;
};

/** After a build, both files are in dist/chunks. */
const program = join(import.meta.dirname, `seed-process${extname(import.meta.filename)}`);

/**
 * Creates the demo company of a region, unless it exists.
 * @throws AppError as seedDemo does; `unexpected` if the process exits early
 */
export async function seedDemoSeparately(request: SeedRequest, file = program): Promise<void> {
  const child = fork(file, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const replied = new Promise<SeedReply>((resolve) => {
    // Under `node --watch` the child also reports its imports over this channel.
    child.on('message', (message) => isReply(message) && resolve(message));
  });
  child.send(request, () => undefined);
  const reply = await Promise.race([replied, ended.then(() => null)]);
  const [exitCode, signal] = await ended;
  if (reply === null) {
    throw new AppError(
      'unexpected',
      `The demo company of region ${request.region} was not made: its process ended with ${signal ?? exitCode}.`,
      {
        hint: 'Nothing of it is left in the database. Check that the machine has memory left, then start again.',
      },
    );
  }
  const { failure } = reply;
  if (failure?.code !== undefined)
    throw new AppError(
      failure.code,
      failure.message,
      failure.hint === undefined ? {} : { hint: failure.hint },
    );
  if (failure !== null) throw new Error(failure.message);
}

function isReply(message: unknown): message is SeedReply {
  return typeof message === 'object' && message !== null && 'failure' in message;
}
