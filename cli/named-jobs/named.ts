// Finds a job on the command line: by its name, its id or the beginning of it.
import type { Context } from '#cli/context.ts';
import { findNamed } from '#core/find-named.ts';
import { listJobs } from '#core/named-jobs/calls.ts';
import type { NamedJob } from '#core/named-jobs/schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** @throws AppError `not-found` with similar names, or `usage` if several match */
export async function jobNamed(context: Context, named: string): Promise<NamedJob> {
  return findNamed(await context.sendAgain(listJobs, {}), named, {
    noun: 'job',
    missing: t(m.thereIsNoJob, { named }),
    list: t(m.seeFormdeckJobsList),
    describe: ({ id, name }) => `${id}  ${name}`,
  });
}
