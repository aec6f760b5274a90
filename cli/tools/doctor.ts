// formdeck doctor: checks everything that a command needs, one line each, and says how to fix what is wrong.
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { regionsInForce } from '#cli/command/active-regions.ts';
import type { Check } from './check.ts';
import { checkRegion, checkSession } from './check-servers.ts';
import { isAdmin } from '#core/actor.ts';
import { countText } from '#core/count-text.ts';
import { AppError } from '#core/errors.ts';
import { checkMail } from '#core/mail/calls.ts';
import { listJobs } from '#core/named-jobs/calls.ts';
import { me } from '#core/session/calls.ts';
import { hasErrorCode } from '#core/error-code.ts';
import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Environment } from '#cli/command/options.ts';
import { knowsProxies, proxyVariable } from '#cli/platform/fetch.ts';

type Flags = { data?: string };
export type DoctorOptions = { data: string | undefined };

export const doctor = verb({
  effect: 'reads',
  showsEnd: true,
  options: ({ data }: Flags): DoctorOptions => ({ data }),

  async run(context: Context, { data }: DoctorOptions): Promise<Check[]> {
    const config = await checkConfig(context);
    // If the configuration file cannot be read, flags and environment can still be checked.
    const isReadable = await context.config().then(
      () => true,
      () => false,
    );
    const regions = isReadable ? await context.regions() : regionsInForce(context.settings, {});
    const node = checkNode(process.versions.node);
    const checks = await Promise.all([
      ...regions.map((region) => checkRegion(context, region)),
      ...(isReadable ? [checkSession(context), checkMailServer(context), checkJobs(context)] : []),
      ...(data === undefined ? [] : [checkData(data)]),
    ]);
    return [node, ...checkProxy(context.environment), config, ...checks.flat()];
  },

  print(output, checks) {
    for (const { name, ok, says, hint } of checks) {
      output.line(`${ok === null ? '-' : ok ? '✓' : '✗'} ${name}: ${says}`);
      if (ok !== true && hint !== undefined) output.line(`  ${hint}`);
    }
    const wrong = checks.filter(({ ok }) => ok === false).length;
    output.say(
      wrong === 0 ? 'No problems found.' : wrong === 1 ? '1 problem found.' : `${wrong} problems found.`,
    );
  },

  exitCode: (checks) => (checks.some(({ ok }) => ok === false) ? 1 : 0),
});

const patience = 12_000;

/** Whether the server reaches its mail server and may sign in there. */
async function checkMailServer(context: Context): Promise<Check[]> {
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
async function checkJobs(context: Context): Promise<Check[]> {
  return quietly(async (send) => {
    const jobs = await send(listJobs, {});
    const name = 'Jobs';
    if (jobs.length === 0) return [];
    const ill = jobs.filter(({ trouble }) => trouble !== null);
    if (ill.length === 0) return [{ name, ok: true, says: `${jobsText(jobs.length)}, all well` }];
    const needs = ill.length === 1 ? 'needs' : 'need';
    const list = ill.map((job) => `${job.name} (${job.trouble?.problem ?? ''})`).join('; ');
    const hint = 'See `formdeck jobs list`, and `formdeck jobs show <name>` for its runs.';
    return [{ name, ok: false, says: `${jobsText(ill.length)} ${needs} attention: ${list}`, hint }];
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

/** With less free space, a server may stop soon. */
const leastFree = 1024 ** 3;

/** Checks of this machine: the Node version, the configuration folder, a server's data folder. */
function checkNode(version: string): Check {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const ok = major > 22 || (major === 22 && minor >= 18);
  return { name: 'Node', ok, says: version, ...(!ok && { hint: 'Install Node 22.18 or newer.' }) };
}

/** Whether the proxy in the environment is used. Empty without a proxy. */
function checkProxy(environment: Environment): Check[] {
  const variable = proxyVariable(environment);
  if (variable === undefined) return [];
  const ok = knowsProxies();
  const says = `${variable} ${ok ? 'is used, except for this machine and the hosts in NO_PROXY' : 'is set, but this version of Node ignores it'}`;
  return [
    {
      name: 'Proxy',
      ok,
      says,
      ...(!ok && { hint: 'Install Node 24.14 or newer, or call servers directly.' }),
    },
  ];
}

/** Whether sessions can be stored, inaccessible to other users. */
async function checkConfig(context: Context): Promise<Check> {
  const name = 'Configuration';
  try {
    const config = await context.config();
    config.prepareFolder();
    const folder = dirname(config.path);
    const mode = (await stat(folder)).mode & 0o777;
    if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
      const hint = `Other users can read the folder: chmod 700 ${folder}`;
      return { name, ok: false, says: `${config.path} (folder mode ${mode.toString(8)})`, hint };
    }
    return { name, ok: true, says: config.path };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { name, ok: false, says: error.message, ...(error.hint !== undefined && { hint: error.hint }) };
  }
}

/** Whether a server of this machine can write to its data folder, and has room there. */
async function checkData(given: string): Promise<Check[]> {
  const folder = resolve(given);
  try {
    await access(folder, constants.R_OK | constants.W_OK);
  } catch (error) {
    const missing = hasErrorCode(error, 'ENOENT');
    const says = missing ? `${folder} does not exist` : `${folder} cannot be written to`;
    return [{ name: 'Data folder', ok: false, says, hint: 'Use the folder that `formdeck serve` uses.' }];
  }
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const ok = free >= leastFree;
  return [
    { name: 'Data folder', ok: true, says: folder },
    {
      name: 'Disk space',
      ok,
      says: `${(free / 1024 ** 3).toFixed(1)} GiB free`,
      ...(!ok && { hint: 'Free some space: a full disk stops the server.' }),
    },
  ];
}
