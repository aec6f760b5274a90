// Queries of background work: which jobs are next, and which were set aside.
import { sql } from 'kysely';
import { query, type Tx } from '#server/db/transaction.ts';

type DueJob = {
  id: string;
  companyId: string;
  kind: string;
  subjectId: string;
  attempts: number;
  userId: string | null;
};

/** How many jobs of a kind are looked at, in turn. */
const mostOfKind = 20;

/**
 * The jobs that are next, some of each kind, so that many of one kind do not hide the others. Companies take turns, within
 * them their people, and of one person's jobs the smallest is first: a thousand of one company delay no other's first.
 */
export function dueJobs(tx: Tx, now: number): Promise<DueJob[]> {
  const ofPerson = query
    .selectFrom('jobs')
    .select(['id', 'company_id', 'kind', 'subject_id', 'attempts', 'user_id', 'created_at', 'size'])
    .select(turn('kind, company_id, user_id', 'size, created_at').as('of_person'))
    .where('run_after', '<=', now)
    .as('of_person');
  const ofCompany = query
    .selectFrom(ofPerson)
    .selectAll()
    .select(turn('kind, company_id', 'of_person, size, created_at').as('of_company'))
    .as('of_company');
  const ofKind = query
    .selectFrom(ofCompany)
    .selectAll()
    .select(turn('kind', 'of_company, created_at').as('of_kind'))
    .as('of_kind');
  return tx.all(
    query
      .selectFrom(ofKind)
      .select([
        'id',
        'company_id as companyId',
        'kind',
        'subject_id as subjectId',
        'attempts',
        'user_id as userId',
      ])
      .where('of_kind', '<=', mostOfKind)
      .orderBy('of_company')
      .orderBy('created_at'),
  );
}

function turn(partition: string, order: string) {
  return sql<number>`row_number() over (partition by ${sql.raw(partition)} order by ${sql.raw(order)})`;
}

/** Notes a job that is set aside. */
export async function keepSetAside(
  tx: Tx,
  job: Pick<DueJob, 'id' | 'companyId' | 'kind' | 'subjectId'>,
  now: number,
): Promise<void> {
  const { id, companyId, kind, subjectId } = job;
  await tx.run(
    query
      .insertInto('set_aside_jobs')
      .values({ id, company_id: companyId, kind, subject_id: subjectId, at: now })
      .onConflict((conflict) => conflict.doNothing()),
  );
}

/** How many jobs were set aside since a moment; earlier ones are forgotten. */
export async function currentlySetAside(tx: Tx, since: number): Promise<number> {
  await tx.run(query.deleteFrom('set_aside_jobs').where('at', '<', since));
  const found = await tx.first(
    query.selectFrom('set_aside_jobs').select((all) => all.fn.countAll<number>().as('count')),
  );
  return found?.count ?? 0;
}
