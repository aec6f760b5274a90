// The settings of a server, each read from its environment in one place: to start, and to check them.
import { AppError } from '#core/errors.ts';
import { previewsIn } from '#core/messages/languages.ts';
import { backupSetting } from '#server/backups/schedule/setting.ts';
import { proxyHops, publicOrigin } from '#server/http/proxy.ts';
import { namedRegions } from '#server/http/console/console-regions.ts';
import { mapTiles } from '#server/http/console/map-tiles.ts';
import { quotaFrom } from '#server/files/quota.ts';
import { serverLocale } from '#server/readers/reading.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Each throws AppError `usage` for a value that it cannot read. */
const readings = {
  proxyHops: (given) => proxyHops(given['TRUST_PROXY']),
  publicOrigin: (given) => publicOrigin(given['FORMDECK_URL']),
  locale: (given) => serverLocale(given['FORMDECK_LANGUAGE']),
  tiles: (given) => mapTiles(given['FORMDECK_TILES'], given['FORMDECK_TILES_BY']),
  companyQuota: (given) => quotaFrom(given['FORMDECK_COMPANY_QUOTA']),
  consoleRegions: (given, region) => namedRegions(region, given['FORMDECK_REGIONS']),
  previewLanguages: (given) => previewsIn(given['FORMDECK_PREVIEW_LANGUAGES']),
  contact: (given) => given['FORMDECK_CONTACT'] || undefined,
  databaseUrl,
  backup: (given) => backupSetting(given),
  smtpUrl: (given) => given['SMTP_URL'] || undefined,
  mailFrom: (given) => given['MAIL_FROM'] || undefined,
  hasOpenMetrics: (given) => given['FORMDECK_METRICS'] === 'open',
  hasPrivateProviders: (given) => given['FORMDECK_PRIVATE_PROVIDERS'] === 'on',
  hasDocs: (given) => given['FORMDECK_DOCS'] !== 'off',
} satisfies Record<string, (given: Environment, region: string) => unknown>;

type Readings = typeof readings;
export type ServerSettings = { [Name in keyof Readings]: ReturnType<Readings[Name]> };

/** Throws AppError `usage` for the first setting that cannot be read. */
export function serverSettings(given: Environment, region: string): ServerSettings {
  return {
    proxyHops: readings.proxyHops(given),
    publicOrigin: readings.publicOrigin(given),
    locale: readings.locale(given),
    tiles: readings.tiles(given),
    companyQuota: readings.companyQuota(given),
    consoleRegions: readings.consoleRegions(given, region),
    previewLanguages: readings.previewLanguages(given),
    contact: readings.contact(given),
    databaseUrl: readings.databaseUrl(given),
    backup: readings.backup(given),
    smtpUrl: readings.smtpUrl(given),
    mailFrom: readings.mailFrom(given),
    hasOpenMetrics: readings.hasOpenMetrics(given),
    hasPrivateProviders: readings.hasPrivateProviders(given),
    hasDocs: readings.hasDocs(given),
  };
}

/** The address of a PostgreSQL of one's own; undefined: the embedded one. Throws AppError `usage` for what is no address. */
export function databaseUrl(given: Environment): string | undefined {
  const url = given['DATABASE_URL'];
  if (url === undefined || url === '') return undefined;
  if (/^(postgres(ql)?|socket):/.test(url) && URL.canParse(url)) return url;
  throw new AppError('usage', 'DATABASE_URL is not the address of a PostgreSQL.', {
    hint: 'Example: postgres://user:password@host:5432/database',
  });
}

/** Every error of a setting that cannot be read. */
export function settingErrors(given: Environment, region: string): unknown[] {
  return Object.values(readings).flatMap((read) => {
    try {
      read(given, region);
      return [];
    } catch (error) {
      return [error];
    }
  });
}

/** The variables of the environment that Formdeck reads, in servers and in commands. */
export const settingNames: ReadonlySet<string> = new Set([
  'FORMDECK_ACCESSIBLE',
  'FORMDECK_AS_SERVER',
  'FORMDECK_BACKUP',
  'FORMDECK_BACKUP_PASSPHRASE_FILE',
  'FORMDECK_BACKUP_RECIPIENTS',
  'FORMDECK_COMPANY_QUOTA',
  'FORMDECK_CONFIG',
  'FORMDECK_CONTACT',
  'FORMDECK_DATA',
  'FORMDECK_DOCS',
  'FORMDECK_LANGUAGE',
  'FORMDECK_METRICS',
  'FORMDECK_PREVIEW_LANGUAGES',
  'FORMDECK_PRIVATE_PROVIDERS',
  'FORMDECK_REGION',
  'FORMDECK_REGIONS',
  'FORMDECK_SERVER',
  'FORMDECK_SETTINGS',
  'FORMDECK_STARTED_AGAIN',
  'FORMDECK_TILES',
  'FORMDECK_TILES_BY',
  'FORMDECK_TOKEN',
  'FORMDECK_TOKEN_FILE',
  'FORMDECK_URL',
]);
