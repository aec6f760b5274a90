// Jobs of a company, for tests.
import { randomUUID } from 'node:crypto';
import * as jobs from '#core/named-jobs/calls.ts';
import type { Person, TestServer } from './server.ts';

/** A run as its command reports it: at its start, or with its end. */
export function reportOf(job: string, exitCode?: number) {
  const end = exitCode === undefined ? {} : { end: { exitCode, message: null, numbers: {} } };
  return { job, command: 'import run', elapsed: 0, ...end };
}

/** A job that ran well. */
export async function makeJob(server: TestServer, person: Person, marker: string): Promise<string> {
  const body = { ...reportOf(`Job ${marker}`, 0), expect: 'daily@03:00' };
  const { job } = await server.as(person, jobs.reportRun, { params: { id: randomUUID() }, body });
  return job.id;
}

export type FreshJob = {
  /** Without an owner of the place's person. */
  job(ownerId: string | null): Promise<string>;
};

type Owner = { companyId: string; userId: string; exists: boolean };

/** The id of nothing where the place does not exist. */
export function freshJob(server: TestServer, { companyId, userId, exists }: Owner): FreshJob {
  return {
    async job(ownerId) {
      const id = randomUUID();
      if (exists)
        await server.region.services.database.transaction(companyId, async (tx) => {
          await tx.raw(
            `insert into schedules (company_id, id, kind, first_at, time_zone) values ($1, $2, 'named-job', 0, 'UTC')`,
            [companyId, id],
          );
          await tx.raw(
            `insert into named_jobs (company_id, id, name, name_key, user_id, time_zone, grace, notify, origin, created_at, modified_at)
             values ($1, $2, $3, $3, $4, 'UTC', 3600000, '{}', '', 0, 0)`,
            [companyId, id, `job ${id}`, ownerId ?? userId],
          );
        });
      return id;
    },
  };
}
