// Creates a region's demo company in a child process. Generating half a year of rows and images takes memory that a process
// does not return to the system because of fragmentation: the server would hold 50 MB of it for its lifetime.
import type pg from 'pg';
import { AppError } from '#core/errors.ts';
import { createRemote, thrownBy } from '#core/portions/worker-calls.ts';
import { processLine, programBeside } from '#server/jobs/programs.ts';

export type SeedRequest = {
  region: string;
  /** Epoch milliseconds. */
  now: number;
  /** Of the region's migrated database. */
  connection: pg.PoolConfig;
  /** The region's data folder. */
  dataFolder: string;
};
export type SeedProgram = { seed(request: SeedRequest): Promise<void> };

/**
 * Creates the demo company of a region, unless it exists.
 * @throws AppError as seedDemo does; `unexpected` if the process exits early
 */
export async function seedDemoSeparately(
  request: SeedRequest,
  file = programBeside(import.meta, 'seed-process'),
): Promise<void> {
  const broken = (reason: string) =>
    new AppError(
      'unexpected',
      `The demo company of region ${request.region} was not made: its process ended with ${reason}.`,
      {
        hint: 'Nothing of it is left in the database. Check that the machine has memory left, then start again.',
      },
    );
  const remote = createRemote<SeedProgram>(async () => processLine(file), { broken });
  try {
    await remote.call('seed', [request]);
  } catch (error) {
    throw thrownBy(error);
  } finally {
    remote.close();
  }
}
