// formdeck doctor: checks everything that a command needs, one line each, and says how to fix what is wrong.
import type { Context } from '#cli/context.ts';
import { checksExitCode, printChecks } from '#cli/output/checks.ts';
import { verb } from '#cli/command/verb.ts';
import { regionsInForce } from '#cli/command/active-regions.ts';
import type { Check } from '#core/errors.ts';
import { checkConfig, checkData, checkNode, checkProxy } from './check-machine.ts';
import { checkJobs, checkMailServer } from './check-work.ts';
import { checkRegion, checkSession } from './check-servers.ts';

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

  print: printChecks,
  exitCode: checksExitCode,
});
