// The child process that creates a region's demo company. separate-seed.ts starts it, sends one SeedRequest and waits
// for
// one SeedReply. It exits with its parent.
import { join } from 'node:path';
import { AppError } from '#core/errors.ts';
import { openDatabase } from '#server/db/database.ts';
import { folderStore } from '#server/files/store.ts';
import { seedDemo } from './seed.ts';
import type { SeedReply, SeedRequest } from './separate-seed.ts';

process.once('disconnect', () => process.exit(1));
// Ctrl-C in a terminal reaches this process too; the server decides whether to stop it.
process.on('SIGINT', () => undefined);
process.once('message', (request) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only separate-seed.ts starts this program, in the same version
  void reply(request as SeedRequest).then((text) => process.send?.(text, () => process.exit(0)));
});

async function reply(request: SeedRequest): Promise<SeedReply> {
  try {
    await seed(request);
    return { failure: null };
  } catch (error) {
    if (error instanceof AppError) {
      const { code, message, hint } = error;
      return { failure: { code, message, hint } };
    }
    return { failure: { message: error instanceof Error ? (error.stack ?? error.message) : String(error) } };
  }
}

async function seed({ region, now, connection, dataFolder }: SeedRequest): Promise<void> {
  const database = await openDatabase({ connection });
  try {
    await seedDemo({ database, files: folderStore(join(dataFolder, 'files')) }, { region, now });
  } finally {
    await database.close();
  }
}
