// The process that makes the backups of the schedule, for separate.ts. It ends with the server.
import { serveCalls } from '#core/portions/worker-calls.ts';
import { lineToServer } from '#server/jobs/programs.ts';
import { makeDueBackup } from './make.ts';
import type { BackupProgram } from './schedule.ts';

process.once('disconnect', () => process.exit(1));
// Ctrl-C in a terminal reaches this process too; the server decides whether to stop it.
process.on('SIGINT', () => undefined);

serveCalls<BackupProgram>(lineToServer, () => ({ make: makeDueBackup }));
