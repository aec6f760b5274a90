// The checks of what runs by itself: the mail server, for administrators, and one's own jobs. Where nobody is signed in, or
// may not see them, there is nothing to say.
import type { Context } from '#cli/context.ts';
import { isAdmin } from '#core/actor.ts';
import { countText } from '#core/count-text.ts';
import { AppError, type Check } from '#core/errors.ts';
import { checkMail } from '#core/mail/calls.ts';
import { listJobs } from '#core/named-jobs/calls.ts';
import { me } from '#core/session/me-calls.ts';

const patience = 12_000;

/** Whether the server reaches its mail server and may sign in there. */
export async function checkMailServer(context: Context): Promise<Check[]> {
  return quietly(async (send) => {
    if (!isAdmin(await send(me, {}))) return [];
    const { route, problem } = await send(checkMail, {});
    const name = 'Mail server';
    if (route === 'folder') {
      const hint = 'Set SMTP_URL on the server, or nobody receives its e-mails.';
      return [{ name, ok: null, says: 'SMTP_URL is not set: e-mails are written into files', hint }];
    }
    if (problem === null) return [{ name, ok: true, says: 'answers, and takes e-mail' }];
    const hint =
      'Check SMTP_URL on the server: host, port, user and password. E-mails wait for up to 7 days.';
    return [{ name, ok: false, says: problem, hint }];
  }, context);
}

/** Whether all jobs are well. */
export async function checkJobs(context: Context): Promise<Check[]> {
  return quietly(async (send) => {
    const jobs = await send(listJobs, {});
    const name = 'Jobs';
    if (jobs.length === 0) return [];
    const ill = jobs.filter(({ trouble }) => trouble !== null);
    if (ill.length === 0) return [{ name, ok: true, says: `${jobsText(jobs.length)}, all well` }];
    const verb = ill.length === 1 ? 'needs' : 'need';
    const list = ill.map((job) => `${job.name} (${job.trouble?.problem ?? ''})`).join('; ');
    const hint = 'See `formdeck jobs list`, and `formdeck jobs show <name>` for its runs.';
    return [{ name, ok: false, says: `${jobsText(ill.length)} ${verb} attention: ${list}`, hint }];
  }, context);
}

async function quietly(
  work: (send: Context['send']) => Promise<Check[]>,
  context: Context,
): Promise<Check[]> {
  const isNobody = context.settings.token === undefined && (await context.storedSession()) === null;
  if (isNobody) return [];
  const signal = AbortSignal.any([AbortSignal.timeout(patience), context.signal()]);
  try {
    return await work((call, input) => context.send(call, input, { signal }));
  } catch (error) {
    // What is wrong with the session or the server is said by the checks of those.
    if (error instanceof AppError) return [];
    throw error;
  }
}

function jobsText(count: number): string {
  return count === 1 ? '1 job' : `${countText(count)} jobs`;
}
