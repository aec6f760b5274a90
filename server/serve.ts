// Starts the product in this process: one region for a company's own server, or two with demo companies for `npm start`.
// It stops the database that it has started.
import { hasErrorCode } from '#core/error-code.ts';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { destination } from 'pino';
import { AppError, type Check } from '#core/errors.ts';
import { builtInRegions } from '#core/regions.ts';
import { createServer, type RegionServer } from '#server/app.ts';
import { activateBackup } from '#server/backups/activate.ts';
import { deleteCompany } from '#server/backups/delete-company.ts';
import { isEncrypted } from '#server/backups/archive/read-archive.ts';
import { backUpBeforeUpgrade } from '#server/backups/schedule/before-upgrade.ts';
import { type BackupSchedule, createBackupSchedule } from '#server/backups/schedule/schedule.ts';
import { backupStatus } from '#server/backups/schedule/status.ts';
import { tellOperator } from '#server/backups/schedule/tell-operator.ts';
import { createBackup } from '#server/backups/create.ts';
import { listBackups } from '#server/backups/list.ts';
import { restoreBackup } from '#server/backups/restore.ts';
import { verifyBackup } from '#server/backups/verify.ts';
import { checkServer, type CheckOptions } from '#server/checks/check-server.ts';
import { openCluster, type RegionPlace, withRegionDatabase } from '#server/db/open-cluster.ts';
import { demoPassword, demoUserNames, hasDemo } from '#server/demo/seed.ts';
import { seedDemoSeparately } from '#server/demo/separate-seed.ts';
import { makeLastingFolder } from '#server/files/disk.ts';
import { requireOpenPorts } from '#server/http/blocked-ports.ts';
import { demoRegions } from '#server/http/console/console-regions.ts';
import { watchIdleMemory } from '#server/idle-memory.ts';
import { type Environment, serverSettings } from '#server/settings.ts';
import { createCompany, type NewCompany, type RenamedCompany, renameCompany } from '#server/users/company.ts';
import { listCompanies, type ListedCompany } from '#server/users/company-list.ts';
import { type Rescue, rescueAdmin, type Rescued } from '#server/users/rescue.ts';
import { changeFlags, type CompanyFlags, type FlagsChange, listFlags } from '#server/users/flags.ts';

export type ServeOptions = {
  /** Two regions with demo companies, on `port` and the next one. */
  demo: boolean;
  port: number;
  host: string;
  dataFolder: string;
  /** Without `demo`: the id of the only region. */
  region: string;
  logLevel?: string | undefined;
  version: string;
  /** The built browser console. */
  webFolder?: string | undefined;
  /** Prints messages for people, such as the address of the product. */
  say: (text: string) => void;
  /** DATABASE_URL, SMTP_URL, FORMDECK_REGIONS, FORMDECK_CONTACT and so on. */
  environment: Environment;
};

export type Serving = {
  regions: { id: string; origin: string }[];
  /** Addresses that other devices in the network can open. */
  networkOrigins: string[];
  /** Usernames by region, and their common password; null without the demo. */
  demo: { userNames: Record<string, readonly string[]>; password: string } | null;
  stop(): Promise<void>;
};

/** Starts, and resolves when every region responds. Throws AppError with what to do. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const ids = options.demo ? builtInRegions.map(({ id }) => id) : [options.region];
  requireOpenPorts(ids.map((_, index) => options.port + index));
  const dataFolder = resolve(options.dataFolder);
  const { databaseUrl: url, backup, ...settings } = serverSettings(options.environment, options.region);
  const cluster = await openCluster(dataFolder, url);
  const started: RegionServer[] = [];
  const schedules: BackupSchedule[] = [];
  const endWatch = watchIdleMemory();
  const stop = async () => {
    endWatch();
    for (const schedule of schedules) await schedule.stop();
    for (const region of started.toReversed()) await region.close();
    await cluster.stop();
  };
  try {
    const regions: Serving['regions'] = [];
    const userNames: Record<string, readonly string[]> = {};
    for (const [index, id] of ids.entries()) {
      const folder = join(dataFolder, id);
      await makeLastingFolder(folder);
      const connection = await cluster.database(id, index === 0);
      const place = { region: id, connection, folder };
      const upgrade = { place, setting: backup, version: options.version, now: Date.now(), say: options.say };
      const endUpgrade = await backUpBeforeUpgrade(upgrade);
      const region = await createServer({
        region: id,
        connection,
        dataFolder: folder,
        sharesFolder: cluster.isShared,
        isDatabaseOwn: !cluster.isShared,
        serversInProcess: ids.length,
        version: options.version,
        webFolder: options.webFolder,
        ...settings,
        logLevel: options.logLevel ?? (options.demo ? 'warn' : 'info'),
        logTo: destination({ dest: options.demo ? 2 : 1, sync: false }),
        // The demo's regions have two addresses, and know each other.
        ...(options.demo && { consoleRegions: demoRegions(id, options.port), publicOrigin: undefined }),
      }).finally(() => void endUpgrade());
      started.push(region);
      if (!options.demo && settings.smtpUrl === undefined)
        options.say(`SMTP_URL is not set: e-mails are written into ${join(folder, 'outbox')}.`);
      if (!options.demo && settings.publicOrigin === undefined) {
        options.say(
          'FORMDECK_URL is not set: invitations, reminders and schedules, whose e-mails have links, can be made only at an ' +
            'address of this machine. Set it to the address that people open, such as https://forms.example.com.',
        );
      }
      if (!options.demo && index === 0 && settings.contact === undefined)
        options.say(
          "FORMDECK_CONTACT is not set: 'Report an issue' and 'Give us feedback' are hidden, and the privacy page names " +
            "the company's first admin.",
        );
      if (options.demo) {
        if (!(await hasDemo(region.services.database, id))) {
          options.say(`Creating the demo company of region ${id} (once) ...`);
          await seedDemoSeparately({ region: id, now: Date.now(), connection, dataFolder: folder });
        }
        userNames[id] = demoUserNames(id);
      }
      regions.push({ id, origin: await listen(region, options.host, options.port + index) });
      if (backup === undefined) continue;
      const schedule = createBackupSchedule({
        services: region.services,
        place,
        setting: backup,
        version: options.version,
        tellOperator: (news) => tellOperator({ ...settings, folder }, news),
      });
      schedules.push(schedule);
      schedule.start();
    }
    const demo = options.demo ? { userNames, password: demoPassword } : null;
    return { regions, networkOrigins: networkOrigins(options.host, options.port), demo, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function listen(region: RegionServer, host: string, port: number): Promise<string> {
  try {
    await region.listen({ host, port });
    return `http://localhost:${port}`;
  } catch (cause) {
    if (!hasErrorCode(cause, 'EADDRINUSE')) throw cause;
    throw new AppError('conflict', `Port ${port} is in use by another program.`, {
      cause,
      hint: 'Stop the other program, or set PORT to another port.',
    });
  }
}

/** Says what would keep a server from working well, without starting one. */
export function check(options: CheckOptions): Promise<Check[]> {
  return checkServer(options);
}

function networkOrigins(host: string, port: number): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [];
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}

export type RegionOptions = RegionPlace & Pick<ServeOptions, 'version'>;

/** The operator's commands on backups, and on all that a company has. */
export const backups = {
  create: createBackup,
  verify: verifyBackup,
  restore: restoreBackup,
  list: listBackups,
  activate: activateBackup,
  isEncrypted,
  status: backupStatus,
  deleteCompany,
} as const;

/** The operator's commands on the companies of a region. */
export type Companies = {
  create(company: NewCompany): ReturnType<typeof createCompany>;
  listFlags(company?: string): Promise<CompanyFlags[]>;
  changeFlags(change: FlagsChange, company?: string): Promise<CompanyFlags[]>;
  list(): Promise<ListedCompany[]>;
  rename(company: string, name: string): Promise<RenamedCompany>;
  rescue(rescue: Rescue): Promise<Rescued>;
};

function companiesOf({ services }: RegionServer): Companies {
  return {
    create: (company) => createCompany(services, company),
    listFlags: (company) => listFlags(services, company),
    changeFlags: (change, company) => changeFlags(services, change, company),
    list: () => listCompanies(services),
    rename: (company, name) => renameCompany(services, company, name),
    rescue: (rescue) => rescueAdmin(services, rescue),
  };
}

/**
 * Works on the companies of a region, in a data folder whether or not its server is running.
 * @throws AppError `not-found` if there is none and none may be created
 */
export function inRegion<T>(options: RegionOptions, work: (companies: Companies) => Promise<T>): Promise<T> {
  return withRegionDatabase(options, async ({ connection, folder }) => {
    const region = await createServer({
      region: options.region,
      connection,
      poolSize: 2,
      dataFolder: folder,
      version: options.version,
      logLevel: 'silent',
    });
    try {
      return await work(companiesOf(region));
    } finally {
      await region.close();
    }
  });
}
