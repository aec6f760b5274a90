// Who reports runs of jobs, and who sees and changes jobs. Like access tokens: everybody their own, administrators all of the
// company. docs/decisions/0041-jobs-and-troubles.md says why.
import { type Person, personName } from '#core/primitives.ts';
import { type Actor, isAdmin, type Verdict, when } from '#core/actor.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Whether the actor may report a run of a job that exists. */
export function mayReportRun(
  actor: Pick<Actor, 'userId' | 'role'>,
  { user, name }: { user: Person; name: string },
): Verdict {
  return when(
    isAdmin(actor) || user.id === actor.userId,
    t(m.jobBelongsToUseAnother, { name, userName: personName(user) }),
  );
}

/** Whether the actor sees the jobs of everybody. */
export function seesAllJobs(actor: Pick<Actor, 'role'>): boolean {
  return isAdmin(actor);
}
