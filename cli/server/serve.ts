// formdeck serve.
import { once } from 'node:events';
import type { Context } from '#cli/context.ts';
import { oneOf, wholeNumber } from '#cli/flags.ts';
import type { Output } from '#cli/output/output.ts';
import { verb } from '#cli/verb.ts';
import { builtInRegions } from '#core/regions.ts';
import type { Serving } from '#server/serve.ts';
import { dataFolderFrom, regionFrom } from './place.ts';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
type Flags = { demo?: boolean; port?: string; host?: string; data?: string; logLevel?: string };
export type ServeOptions = {
  demo: boolean;
  port: number | undefined;
  host: string | undefined;
  data: string | undefined;
  logLevel: (typeof logLevels)[number] | undefined;
};

export const serve = verb({
  options: ({ demo, port, host, data, logLevel }: Flags): ServeOptions => ({
    demo: demo === true,
    port: wholeNumber('--port', port, 0, 65_535),
    host,
    data,
    logLevel: oneOf('--log-level', logLevels, logLevel),
  }),

  /** Resolves when the server has stopped. */
  async run(context: Context, options: ServeOptions): Promise<void> {
    const { environment, output, version } = context;
    const stopped = context.signal();
    const region = regionFrom(context);
    const server = await import('#server/serve.ts');
    const serving = await server.serve({
      demo: options.demo,
      region,
      port: options.port ?? wholeNumber('PORT', environment['PORT'] || undefined, 0, 65_535) ?? portOf(options.demo ? undefined : region),
      host: options.host ?? (environment['HOST'] || 'localhost'),
      dataFolder: dataFolderFrom(options.data, environment),
      logLevel: options.logLevel ?? oneOf('LOG_LEVEL', logLevels, environment['LOG_LEVEL'] || undefined),
      version,
      say: output.say,
      environment,
    });
    announce(output, serving, context.settings.json);
    if (!stopped.aborted) await once(stopped, 'abort');
    output.say('Stopping ...');
    await serving.stop();
  },

  print() {},
});

function announce(output: Output, { regions, networkOrigins }: Serving, json: boolean): void {
  if (json) return output.json({ regions, networkOrigins });
  for (const { id, origin } of regions) output.say(`Region ${id} is ready at ${origin}`);
  for (const origin of networkOrigins) output.say(`In your network: ${origin}`);
  output.say('Stop with Ctrl-C.');
}

/** The port that the built-in regions give a region, so that a client finds it without being told. */
function portOf(region: string | undefined): number {
  const known = builtInRegions.find(({ id }) => id === region) ?? builtInRegions[0];
  return known === undefined ? 4700 : Number(new URL(known.server).port);
}
