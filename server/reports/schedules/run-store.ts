// Queries of the runs of schedules of reports.
import { type RunOutcome, runRetention, type RunState } from '#core/reports/schedules/schema.ts';
import { changeThing } from '#server/db/things.ts';
import { query, type Tx } from '#server/db/transaction.ts';

export type NewRun = {
  id: string;
  scheduleId: string;
  /** Null: somebody chose Run now. */
  slot: number | null;
  lastSlot: number | null;
  userId: string | null;
  now: number;
};

/** Adds a run that is to be made, and forgets those of long ago. */
export async function insertRun(tx: Tx, companyId: string, run: NewRun): Promise<void> {
  const { id, scheduleId, slot, lastSlot, userId, now } = run;
  await tx.run(
    query.insertInto('report_runs').values({
      company_id: companyId,
      id,
      schedule_id: scheduleId,
      slot,
      last_slot: lastSlot,
      user_id: userId,
      state: 'waiting',
      created_at: now,
    }),
  );
  await tx.run(
    query
      .deleteFrom('report_runs')
      .where('company_id', '=', companyId)
      .where('schedule_id', '=', scheduleId)
      .where('created_at', '<', now - runRetention),
  );
}

export type DueRun = {
  id: string;
  scheduleId: string;
  slot: number | null;
  lastSlot: number | null;
  userId: string | null;
  createdAt: number;
};

/** A run that is still to be made; undefined if it was, or its schedule was deleted. `lock`: nobody else ends it meanwhile. */
export function findWaitingRun(
  tx: Tx,
  companyId: string,
  id: string,
  { lock = false } = {},
): Promise<DueRun | undefined> {
  const found = query
    .selectFrom('report_runs')
    .select([
      'id',
      'schedule_id as scheduleId',
      'slot',
      'last_slot as lastSlot',
      'user_id as userId',
      'created_at as createdAt',
    ])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', '=', 'waiting');
  return tx.first(lock ? found.forUpdate() : found);
}

/** The schedule of a run. */
export async function scheduleOfRun(tx: Tx, companyId: string, id: string): Promise<string | undefined> {
  const found = query
    .selectFrom('report_runs')
    .select('schedule_id as scheduleId')
    .where('company_id', '=', companyId)
    .where('id', '=', id);
  return (await tx.first(found))?.scheduleId;
}

export type RunEnd = {
  state: Exclude<RunState, 'waiting'>;
  problem: string | null;
  period: { from: number; until: number } | null;
};

export async function endRun(
  tx: Tx,
  { companyId, id }: { companyId: string; id: string },
  { state, problem, period }: RunEnd,
  now: number,
): Promise<void> {
  const { from: from_at = null, until: until_at = null } = period ?? {};
  await changeThing(
    tx,
    'report_runs',
    { companyId, id },
    { state, problem, ended_at: now, from_at, until_at },
  );
}

export type RunRecipient = {
  userId: string;
  outcome: RunOutcome;
  forms: number;
  size: number | null;
  mailId: string | null;
};

export async function insertRunRecipients(
  tx: Tx,
  companyId: string,
  runId: string,
  recipients: readonly RunRecipient[],
): Promise<void> {
  if (recipients.length === 0) return;
  await tx.run(
    query.insertInto('report_run_recipients').values(
      recipients.map(({ userId, outcome, forms, size, mailId }, place) => ({
        company_id: companyId,
        run_id: runId,
        user_id: userId,
        place,
        outcome,
        forms,
        size,
        mail_id: mailId,
      })),
    ),
  );
}

/** Those who got nothing at the last run before this one, since they may not see the report. */
export async function withoutAccessBefore(
  tx: Tx,
  companyId: string,
  { id, scheduleId }: Pick<DueRun, 'id' | 'scheduleId'>,
): Promise<ReadonlySet<string>> {
  const found = await tx.raw<{ userId: string }>(
    `select user_id as "userId" from report_run_recipients
    where company_id = $1 and outcome = 'no-access' and run_id = (
      select id from report_runs where company_id = $1 and schedule_id = $2 and id <> $3
        and state in ('sent', 'nothing', 'nobody')
      order by created_at desc, id limit 1)`,
    [companyId, scheduleId, id],
  );
  return new Set(found.map(({ userId }) => userId));
}
