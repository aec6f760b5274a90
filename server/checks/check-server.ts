// Everything that may be wrong with a server's settings and surroundings, looked at before it starts: `formdeck serve --check`.
// Nothing is created or changed; a test message is sent where one is asked for.
import { resolve } from 'node:path';
import type { Check } from '#core/errors.ts';
import { similarities } from '#core/similarity.ts';
import {
  type Environment,
  serverSettings,
  type ServerSettings,
  settingErrors,
  settingNames,
} from '#server/settings.ts';
import { checkAddress } from './address.ts';
import { checkBackups } from './backup.ts';
import { failedCheck } from './failed-check.ts';
import { checkMailServer } from './mail.ts';
import { checkPort, type Doorstep } from './port.ts';
import { checkDatabase, checkFolder } from './storage.ts';

export type CheckOptions = {
  region: string;
  dataFolder: string;
  host: string;
  port: number;
  environment: Environment;
  /** Where a test message goes. */
  mailTo?: string | undefined;
};

/** All checks, in the order in which they are read. */
export async function checkServer(options: CheckOptions): Promise<Check[]> {
  const { environment, region, host, port, mailTo } = options;
  const dataFolder = resolve(options.dataFolder);
  const errors = settingErrors(environment, region);
  if (errors.length > 0)
    return [...errors.map((error) => failedCheck('Settings', error)), ...checkSpelling(environment)];
  const settings = serverSettings(environment, region);
  const { doorstep, checks } = await checkPort(host, port);
  try {
    const [address, database, mail, folder, backups] = await Promise.all([
      checkAddress(settings, doorstep),
      checkDatabase(settings.databaseUrl, dataFolder),
      checkMailServer(settings, mailTo),
      checkFolder(dataFolder),
      checkBackups(settings),
    ]);
    return [
      ...checkNames(settings),
      ...checkSpelling(environment),
      ...checks,
      ...address,
      ...database,
      ...folder,
      ...mail,
      ...backups,
    ];
  } finally {
    await closeDoor(doorstep);
  }
}

async function closeDoor(doorstep: Doorstep): Promise<void> {
  if (doorstep.kind === 'ours') await doorstep.close();
}

/** Similar enough to be meant. */
const leastSimilarity = 0.3;

/** What a server does without the settings that a company's own server should have. */
function checkNames({ contact }: Pick<ServerSettings, 'contact'>): Check[] {
  const name = 'Contact';
  if (contact !== undefined) return [{ name, ok: true, says: contact }];
  return [
    {
      name,
      ok: null,
      says: 'FORMDECK_CONTACT is not set',
      hint: "Set it to the operator's e-mail address: without it 'Report an issue' and 'Give us feedback' are hidden.",
    },
  ];
}

/** Variables that begin as ours do and that nothing reads: they have no effect, which nobody notices. */
function checkSpelling(environment: Environment): Check[] {
  const unknown = Object.keys(environment).filter(
    (name) => name.startsWith('FORMDECK_') && !settingNames.has(name),
  );
  if (unknown.length === 0) return [{ name: 'Settings', ok: true, says: 'can be read' }];
  const known = [...settingNames];
  const table = similarities(unknown.map(wordsOf), known.map(wordsOf));
  return unknown.map((name, row) => {
    const likely = (table[row] ?? [])
      .map((similarity, column) => ({ similarity, name: known[column] ?? '' }))
      .filter(({ similarity }) => similarity >= leastSimilarity)
      .toSorted((a, b) => b.similarity - a.similarity)
      .slice(0, 2);
    const hint =
      likely.length === 0
        ? 'Remove it, or look it up in "Settings" of docs/server.md.'
        : `Did you mean ${likely.map((each) => each.name).join(' or ')}?`;
    return { name: 'Settings', ok: false, says: `${name} is no setting and has no effect`, hint };
  });
}

function wordsOf(name: string): string {
  return name.slice('FORMDECK_'.length).replaceAll('_', ' ').toLowerCase();
}
