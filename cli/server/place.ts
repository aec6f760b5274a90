// The server that a command of its operator is about: its settings, its data folder and its region, on this machine.
import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import type { Context } from '#cli/context.ts';
import type { Environment } from '#cli/command/options.ts';
import { errorCode } from '#core/error-code.ts';
import { AppError } from '#core/errors.ts';
import { builtInRegions } from '#core/regions.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type PlaceFlags = { data?: string; settings?: string };
export type PlaceOptions = { data: string | undefined; settings: string | undefined };

export type ServerPlace = {
  /** The folder of the database and the files. */
  dataFolder: string;
  region: string;
  version: string;
  environment: Environment;
};

/** The options that name a server, as they were given. */
export function placeOptions({ data, settings }: PlaceFlags): PlaceOptions {
  return { data, settings };
}

/** Throws AppError `usage` for a file of settings that cannot be read, or an invalid region. */
export async function serverPlace(context: Context, { data, settings }: PlaceOptions): Promise<ServerPlace> {
  const file = settings ?? (context.environment['FORMDECK_SETTINGS'] || undefined);
  const environment = file === undefined ? context.environment : await withFile(file, context.environment);
  return {
    dataFolder: data ?? (environment['FORMDECK_DATA'] || '.formdeck'),
    region: regionFrom(context.settings.region ?? (environment['FORMDECK_REGION'] || undefined)),
    version: context.version,
    environment,
  };
}

/** What the file says counts where the environment says nothing. */
async function withFile(file: string, environment: Environment): Promise<Environment> {
  try {
    const content = await readFile(file, 'utf8');
    requireSettings(file, content);
    return { ...parseEnv(content), ...environment };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('usage', wording(m.settingsCannotBeRead, { file, code: errorCode(cause) ?? '' }), {
      cause,
    });
  }
}

/** Node passes over a line that is no setting: a forgotten sign would have no effect, and nobody would notice. */
function requireSettings(file: string, content: string): void {
  const index = content
    .split('\n')
    .findIndex((line) => !/^\s*(?:#|$|(?:export\s+)?[A-Za-z_]\w*=)/.test(line));
  if (index < 0) return;
  throw new AppError('usage', wording(m.lineIsNoSetting, { file, line: index + 1 }), {
    hint: wording(m.writeNameAndValue),
  });
}

/** The region's id, otherwise the default. Throws `usage` for an invalid id. */
function regionFrom(given: string | undefined): string {
  const region = given ?? builtInRegions[0]?.id ?? 'ca';
  if (/^[a-z][a-z0-9-]{0,30}$/.test(region)) return region;
  throw new AppError('usage', wording(m.isNotIdOfRegion, { region }), {
    hint: wording(m.useLowercaseLettersDigitsAnd),
  });
}
