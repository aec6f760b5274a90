// Adds a run of a schedule of a report. Its job makes the file and the e-mails.
import type { DueSlot } from '#server/schedules/scheduler.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { insertRun } from './run-store.ts';

/** The kind of these schedules, and of the jobs that make due reports. */
export const reportKind = 'scheduled-report';

/** Adds a run, for a slot or because somebody chose Run now; returns its id. */
export async function addRun(
  tx: Tx,
  { companyId, scheduleId }: Pick<DueSlot, 'companyId' | 'scheduleId'>,
  cause: Pick<DueSlot, 'slot' | 'lastSlot'> | { userId: string },
  { jobs, newId, now }: Pick<Services, 'jobs' | 'newId' | 'now'>,
): Promise<string> {
  const id = newId();
  const slots = 'userId' in cause ? { slot: null, lastSlot: null, ...cause } : { ...cause, userId: null };
  await insertRun(tx, companyId, { id, scheduleId, ...slots, now: now() });
  await jobs.add(tx, { companyId, kind: reportKind, subjectId: id });
  return id;
}
