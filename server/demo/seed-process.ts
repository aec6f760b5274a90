// The child process that creates a region's demo company for separate-seed.ts. It exits with its parent.
import { join } from 'node:path';
import { serveCalls } from '#core/portions/worker-calls.ts';
import { openDatabase } from '#server/db/database.ts';
import { folderStore } from '#server/files/store.ts';
import { lineToServer } from '#server/jobs/programs.ts';
import { seedDemo } from './seed.ts';
import type { SeedProgram } from './separate-seed.ts';

process.once('disconnect', () => process.exit(1));
// Ctrl-C in a terminal reaches this process too; the server decides whether to stop it.
process.on('SIGINT', () => undefined);

serveCalls<SeedProgram>(lineToServer, () => ({
  async seed({ region, now, connection, dataFolder }) {
    const database = await openDatabase({ connection });
    try {
      await seedDemo({ database, files: folderStore(join(dataFolder, 'files')) }, { region, now });
    } finally {
      await database.close();
    }
  },
}));
