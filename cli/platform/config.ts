// The configuration file: the sessions, which of them is the current one, and what a user may have written
// beside them. It holds tokens, so the folder is made for its owner only (0700), and so is the file (0600).
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Conf from 'conf';
import { AppError } from '#core/errors.ts';
import type { KeptSession, SessionStore } from '#core/ports.ts';
import type { Environment } from '#cli/options.ts';
import type { ConfigFile } from '#cli/regions-in-force.ts';

export type Config = {
  /** Where the file stands, whether it is there or not. */
  readonly path: string;
  readonly settings: ConfigFile;
  readonly sessions: SessionStore;
  /**
   * Makes the folder if it is missing.
   * @throws AppError when it cannot be written to
   */
  prepareFolder(): void;
};

type Kept = ConfigFile & { sessions?: KeptSession[]; current?: SessionName | null };

/**
 * Opens the configuration file of a folder. Writes nothing, and makes nothing, until a session is kept.
 * @throws AppError for a file that cannot be read
 */
export function openConfig(folder: string): Config {
  const path = join(folder, 'config.json');
  // Conf makes the folder, readable for everybody, when it opens a file that is not there.
  let file = existsSync(path) ? openFile(folder) : null;
  const sessions = () => file?.get('sessions') ?? [];

  function prepareFolder(): void {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      accessSync(folder, constants.W_OK);
    } catch (cause) {
      throw new AppError('unexpected', `The folder ${folder} cannot be written to.`, {
        cause,
        hint: 'Name another folder in FORMDECK_CONFIG.',
      });
    }
  }

  function write(change: Kept): void {
    prepareFolder();
    file ??= openFile(folder);
    file.set(change);
  }

  return {
    path,
    settings: { region: text(file?.get('region')), server: text(file?.get('server')) },
    prepareFolder,
    sessions: {
      list: sessions,
      current: () => {
        const current = file?.get('current');
        return (current && sessions().find((session) => isSame(session, current))) ?? null;
      },
      keep: (session) => {
        const others = sessions().filter((other) => !isSame(other, session));
        write({ sessions: [...others, session], current: nameOf(session) });
      },
      forget: (session) => {
        const others = sessions().filter((other) => !isSame(other, session));
        const last = others.at(-1);
        const current = file?.get('current');
        const stays = current && !isSame(current, session);
        write({ sessions: others, current: stays ? current : last ? nameOf(last) : null });
      },
    },
  };
}

/** The folder of the configuration file where nobody names one: where each platform keeps such files. */
export function defaultConfigFolder(
  environment: Environment,
  platform: NodeJS.Platform,
  home: string,
): string {
  if (platform === 'win32')
    return join(environment['APPDATA'] || join(home, 'AppData', 'Roaming'), 'formdeck');
  if (platform === 'darwin') return join(home, 'Library', 'Preferences', 'formdeck');
  return join(environment['XDG_CONFIG_HOME'] || join(home, '.config'), 'formdeck');
}

type SessionName = Pick<KeptSession, 'region' | 'userName'>;

function isSame(a: SessionName, b: SessionName): boolean {
  return a.region === b.region && a.userName.toLowerCase() === b.userName.toLowerCase();
}

function nameOf({ region, userName }: KeptSession): SessionName {
  return { region, userName };
}

function openFile(folder: string): Conf<Kept> {
  try {
    return new Conf<Kept>({ cwd: folder, configName: 'config', configFileMode: 0o600 });
  } catch (cause) {
    throw new AppError('unexpected', `${join(folder, 'config.json')} cannot be read.`, {
      cause,
      hint: 'Correct it, or remove it and sign in again.',
    });
  }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
