// The data folder of a server on this machine, and its region.
import type { Context } from '#cli/context.ts';
import type { Environment } from '#cli/command/options.ts';
import { AppError } from '#core/errors.ts';
import { builtInRegions } from '#core/regions.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** The folder of the database and the files. */
export function dataFolderFrom(flag: string | undefined, environment: Environment): string {
  return flag ?? (environment['FORMDECK_DATA'] || '.formdeck');
}

/** The region's id: --region, FORMDECK_REGION, otherwise the default. Throws `usage` for an invalid id. */
export function regionFrom({ settings }: Context): string {
  const region = settings.region ?? builtInRegions[0]?.id ?? 'ca';
  if (/^[a-z][a-z0-9-]{0,30}$/.test(region)) return region;
  throw new AppError('usage', wording(m.isNotIdOfRegion, { region }), {
    hint: wording(m.useLowercaseLettersDigitsAnd),
  });
}
