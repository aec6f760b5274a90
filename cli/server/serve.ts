// formdeck serve.
import { once } from 'node:events';
import { join } from 'node:path';
import type { Context } from '#cli/context.ts';
import { oneOf, wholeNumber } from '#cli/command/flags.ts';
import { verb } from '#cli/command/verb.ts';
import { builtInRegions } from '#core/regions.ts';
import { type PlaceFlags, placeOptions, type PlaceOptions, serverPlace } from './place.ts';
import { checksExitCode, printChecks } from '#cli/output/checks.ts';
import { inThisProcess, serverPart } from './server-part.ts';
import type { Output } from '#cli/output/output.ts';
import type { Serving } from '#server/serve.ts';
import { AppError, type Check } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The build puts this file in dist/chunks; the relative path is the same from its source. */
const webFolder = join(import.meta.dirname, '../../dist/web');
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
type Flags = {
  demo?: boolean;
  port?: string;
  host?: string;
  logLevel?: string;
  check?: boolean;
  mailTo?: string;
} & PlaceFlags;
export type ServeOptions = {
  demo: boolean;
  port: number | undefined;
  host: string | undefined;
  logLevel: (typeof logLevels)[number] | undefined;
  /** It is only looked whether it could start. */
  check: boolean;
  mailTo: string | undefined;
} & PlaceOptions;

export const serve = verb({
  effect: 'reads',
  stopsInOrder: true,
  options({ demo, port, host, logLevel, check, mailTo, ...place }: Flags): ServeOptions {
    if (mailTo !== undefined && check !== true) throw new AppError('usage', wording(m.mailToIsForCheck));
    return {
      demo: demo === true,
      port: wholeNumber('--port', port, 0, 65_535),
      host,
      logLevel: oneOf('--log-level', logLevels, logLevel),
      check: check === true,
      mailTo,
      ...placeOptions(place),
    };
  },

  /** Resolves when the server has stopped, or to the checks. */
  async run(context: Context, options: ServeOptions): Promise<Check[] | null> {
    const { output } = context;
    const { dataFolder, region, version, environment } = await serverPlace(context, options);
    const port =
      options.port ??
      wholeNumber('PORT', environment['PORT'] || undefined, 0, 65_535) ??
      portOf(options.demo ? undefined : region);
    // The demo should be reachable from a phone; a company's server is behind its own proxy.
    const host = options.host ?? (environment['HOST'] || (options.demo ? '0.0.0.0' : 'localhost'));
    const server = await serverPart();
    if (options.check)
      return server.check({ region, dataFolder, host, port, environment, mailTo: options.mailTo });
    const stopped = context.signal();
    // After a hang-up its terminal is gone; stopping goes on.
    context.surroundings.stderr.on('error', () => undefined);
    const serving = await inThisProcess(() =>
      server.serve({
        demo: options.demo,
        region,
        port,
        host,
        dataFolder,
        logLevel: options.logLevel ?? oneOf('LOG_LEVEL', logLevels, environment['LOG_LEVEL'] || undefined),
        version,
        webFolder,
        say: output.say,
        environment,
      }),
    );
    const { regions, networkOrigins, demo } = serving;
    if (context.settings.json) output.json({ regions, networkOrigins });
    else await announce(output, { regions, networkOrigins, demo });
    if (!stopped.aborted) await once(stopped, 'abort');
    output.say('Stopping ...');
    await serving.stop();
    return null;
  },

  print(output, checks) {
    if (checks !== null) printChecks(output, checks);
  },
  // A server has printed where it is.
  json: (checks) => checks ?? undefined,
  exitCode: (checks) => (checks === null ? 0 : checksExitCode(checks)),
});

/** The port of a built-in region, so that a client finds it without configuration. */
export function portOf(region: string | undefined): number {
  const known = builtInRegions.find(({ id }) => id === region) ?? builtInRegions[0];
  return known === undefined ? 4700 : Number(new URL(known.server).port);
}

type Announced = Pick<Serving, 'regions' | 'networkOrigins'> & {
  /** Usernames by region, and their common password; null for a company's own server. */
  demo: { userNames: Readonly<Record<string, readonly string[]>>; password: string } | null;
};

/** Prints the start message to stderr in order of use: open, sign in to the demo, scan, stop. */
async function announce(output: Output, { regions, networkOrigins, demo }: Announced): Promise<void> {
  const [first] = regions;
  output.say('');
  output.say(t(m.formdeckIsReadyOpenIt));
  output.say('');
  for (const { id, origin } of regions) output.say(`  Region ${id}    ${origin}`);
  for (const origin of networkOrigins) output.say(`  Network      ${origin}`);
  if (first !== undefined) output.say(`  API          ${first.origin}/docs`);
  if (demo !== null) {
    output.say('');
    for (const { id } of regions) output.say(`  Accounts ${id}  ${demo.userNames[id]?.join(', ') ?? ''}`);
    output.say(`  ${t(m.passwordLine, { password: demo.password })}`);
    output.say('');
    output.say(indented(await qrCode(networkOrigins[0] ?? first?.origin ?? '')));
    const isUsual = builtInRegions.some(({ server }) => server === first?.origin);
    const server = first === undefined || isUsual ? '' : ` --server ${first.origin}`;
    output.say(`  Try          npx formdeck login --username admin${server}`);
  }
  output.say('');
  output.say(t(m.stopWithCtrlC));
}

async function qrCode(text: string): Promise<string> {
  const { default: qrcode } = await import('qrcode-terminal');
  return new Promise((resolve) => qrcode.generate(text, { small: true }, resolve));
}

function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}
