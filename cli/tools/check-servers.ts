// The checks of what is not on this machine: whether the regions answer, how their clocks go, and whether the
// session is good.
import * as z from 'zod/mini';
import type { Context } from '#cli/context.ts';
import { endText, endWarning } from '#cli/command/session-end.ts';
import { AppError, type Check } from '#core/errors.ts';
import { me } from '#core/session/me-calls.ts';
import type { Region } from '#core/regions.ts';
import { countText } from '#core/count-text.ts';
import { roleNames } from '#core/users/list-users.ts';

const patience = 10_000;
const mostClockSkew = 60_000;

const readyReply = z.object({
  status: z.optional(z.unknown()),
  region: z.optional(z.unknown()),
  setAsideJobs: z.optional(z.int()),
});

/** Whether a region can serve, and whether its clock goes as ours does. */
export async function checkRegion(context: Context, { id, server }: Region): Promise<Check[]> {
  const name = `Region ${id}`;
  // Not that of the ports, which come with the configuration file: that may be what is wrong.
  const now = () => Date.now();
  const sentAt = now();
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(patience), context.signal()]);
    const response = await context.http.raw({ server }, 'GET', '/health/ready', { signal });
    const answered = now();
    const { status, region, setAsideJobs = 0 } = readyReply.parse(await response.json());
    if (!response.ok || typeof region !== 'string') {
      const says = response.ok
        ? `the response from ${server} did not come from a Formdeck server`
        : `${server} is not ready: ${String(status)}`;
      return [{ name, ok: false, says }];
    }
    const clock = clockCheck(region, response.headers.get('date'), (sentAt + answered) / 2);
    return [
      {
        name: `Region ${region}`,
        ok: true,
        says: `${server} answers in ${answered - sentAt} ms`,
      },
      ...clock,
      ...jobsCheck(region, setAsideJobs),
    ];
  } catch (error) {
    const says =
      error instanceof SyntaxError
        ? `the response from ${server} did not come from a Formdeck server`
        : `${server} does not answer`;
    return [{ name, ok: false, says, hint: 'Check that it is running, and --server or FORMDECK_SERVER.' }];
  }
}

/** What stopped the server again and again waits for somebody who looks why. */
function jobsCheck(region: string, setAside: number): Check[] {
  if (setAside === 0) return [];
  return [
    {
      name: `Jobs of ${region}`,
      ok: false,
      says: `${setAside === 1 ? '1 job was' : `${countText(setAside)} jobs were`} set aside in the last 30 days: the server stopped over ${setAside === 1 ? 'it' : 'each'} three times in a row`,
      hint: 'Search the log of the server for "a job was set aside": it names the company and what the job was about. Its owner has been notified.',
    },
  ];
}

function clockCheck(region: string, date: string | null, now: number): Check[] {
  const theirs = Date.parse(date ?? '');
  if (Number.isNaN(theirs)) return [];
  // The header has whole seconds.
  const skew = Math.round((theirs + 500 - now) / 1_000);
  const ok = Math.abs(skew) * 1_000 <= mostClockSkew;
  const says =
    Math.abs(skew) <= 1 ? 'the same as here' : `${Math.abs(skew)} s ${skew > 0 ? 'ahead of' : 'behind'} ours`;
  return [{ name: `Clock of ${region}`, ok, says, ...(!ok && { hint: 'Set the clock that is wrong.' }) }];
}

/** Whether somebody is signed in, and whether the server still knows them. */
export async function checkSession(context: Context): Promise<Check> {
  const name = 'Session';
  const isNobody = context.settings.token === undefined && (await context.storedSession()) === null;
  if (isNobody)
    return { name, ok: null, says: 'nobody is signed in', hint: 'Sign in with `formdeck login`.' };
  try {
    const session = await context.session();
    const signal = AbortSignal.any([AbortSignal.timeout(patience), context.signal()]);
    const user = await context.http.send(session, me, {}, { signal });
    const version = user.serverVersion === undefined ? '' : ` (version ${user.serverVersion})`;
    const who = `${user.userName} (${roleNames[user.role]}, ${user.company.name}) at ${session.server}${version}`;
    if (user.session === undefined) return { name, ok: true, says: who };
    const ends = { ...user.session, tokenName: user.session.name };
    const says = `${who}, ends ${endText(ends)}`;
    const warning = endWarning(ends, (await context.ports()).now());
    return warning === null ? { name, ok: true, says } : { name, ok: null, says, hint: warning };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Signing in helps against nothing else.
    const hint = error.hint ?? (error.code === 'signed-out' ? 'Sign in with `formdeck login`.' : undefined);
    return { name, ok: false, says: error.message, ...(hint !== undefined && { hint }) };
  }
}
