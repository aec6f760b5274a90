// Queries of the history of schedules of reports.
import type { Person } from '#core/primitives.ts';
import { sql } from 'kysely';
import type { MailState } from '#core/mail/states.ts';
import { mostRuns, type ReportRunEntry, type RunOutcome } from '#core/reports/schedules/schema.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';

type RunRow = Pick<ReportRunEntry, 'id' | 'slot' | 'state' | 'createdAt' | 'endedAt' | 'problem'> & {
  user: Person | null;
  from: number | null;
  until: number | null;
};

/** The runs of a schedule, the newest first, or one of them. */
export async function listRuns(
  tx: Tx,
  companyId: string,
  scheduleId: string,
  only?: string,
): Promise<ReportRunEntry[]> {
  let found = query
    .selectFrom('report_runs')
    .leftJoin('users', sameCompany('users.id', 'report_runs.user_id'))
    .select([
      'report_runs.id',
      'report_runs.slot',
      'report_runs.state',
      'report_runs.created_at as createdAt',
      'report_runs.ended_at as endedAt',
      'report_runs.problem',
      'report_runs.from_at as from',
      'report_runs.until_at as until',
      sql<Person | null>`formdeck_person(users)`.as('user'),
    ])
    .where('report_runs.company_id', '=', companyId)
    .where('report_runs.schedule_id', '=', scheduleId);
  if (only !== undefined) found = found.where('report_runs.id', '=', only);
  const runs: RunRow[] = await tx.all(
    found.orderBy('report_runs.created_at', 'desc').orderBy('report_runs.id').limit(mostRuns),
  );
  const recipients = await recipientsOf(
    tx,
    companyId,
    runs.map(({ id }) => id),
  );
  return runs.map(({ from, until, ...run }) => ({
    ...run,
    period: from === null || until === null ? null : { from, until },
    recipients: (recipients.get(run.id) ?? []).map(({ user, outcome, size, forms, ...each }) => ({
      user,
      outcome,
      size,
      forms,
      mail: each.mailState === null ? null : { state: each.mailState, problem: each.mailProblem },
    })),
  }));
}

type ReachedRecipient = {
  runId: string;
  user: Person;
  outcome: RunOutcome;
  forms: number;
  size: number | null;
  mailState: MailState | null;
  mailProblem: string | null;
};

async function recipientsOf(
  tx: Tx,
  companyId: string,
  runIds: readonly string[],
): Promise<Map<string, ReachedRecipient[]>> {
  const found = await tx.raw<ReachedRecipient>(
    `select r.run_id as "runId", formdeck_person(u) as user, r.outcome, r.forms, r.size,
      m.state as "mailState", m.problem as "mailProblem"
    from report_run_recipients r
    join users u on u.company_id = r.company_id and u.id = r.user_id
    left join mails m on m.company_id = r.company_id and m.id = r.mail_id
    where r.company_id = $1 and r.run_id = any($2::uuid[]) order by r.place`,
    [companyId, [...runIds]],
  );
  return Map.groupBy(found, ({ runId }) => runId);
}
