// The configuration file: the sessions, the current one, and the user's own settings. It contains tokens, so the folder
// (0700) and the file (0600) are accessible only to their owner.
import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { AppError } from '#core/errors.ts';
import type { StoredSession, SessionStore } from '#core/ports.ts';
import type { Environment } from '#cli/command/options.ts';
import type { ConfigFile } from '#cli/command/active-regions.ts';
import { makeFolder } from './make-folder.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type Config = {
  /** The file's path, whether or not it exists. */
  readonly path: string;
  readonly settings: ConfigFile;
  readonly sessions: SessionStore;
  /** The servers that were signed in to, latest first, even after signing out. */
  servers(): readonly KnownServer[];
  /**
   * Creates the folder if it is missing.
   * @throws AppError if it cannot be written to
   */
  prepareFolder(): void;
};

type ConfigContent = ConfigFile & {
  sessions?: StoredSession[];
  current?: SessionName | null;
  servers?: KnownServer[];
};

/** A server that was signed in to from this machine, and the id of its region. */
export type KnownServer = { id: string; server: string };

/**
 * Opens the configuration file of a folder. Writes nothing until a session is stored.
 * @throws AppError if the file cannot be read
 */
export function openConfig(folder: string): Config {
  const path = join(folder, 'config.json');
  const opened = readContent(path);
  // Another process may have written to it since.
  const content = () => readContent(path);
  const sessions = () => content().sessions ?? [];

  function servers(): KnownServer[] {
    const known = content().servers ?? [];
    const ofSessions = sessions().map(({ region, server }) => ({ id: region, server }));
    return [...known, ...ofSessions.toReversed()].filter(
      ({ server }, index, all) => all.findIndex((other) => other.server === server) === index,
    );
  }

  function prepareFolder(): void {
    try {
      makeFolder(folder, 0o700);
      accessSync(folder, constants.W_OK);
    } catch (cause) {
      throw new AppError('unexpected', wording(m.folderCannotBeWrittenTo, { folder }), {
        cause,
        hint: wording(m.setAnotherFolderInFormdeck),
      });
    }
  }

  function write(change: ConfigContent): void {
    prepareFolder();
    writeContent(path, { ...content(), ...change });
  }

  return {
    path,
    settings: { region: text(opened.region), server: text(opened.server) },
    prepareFolder,
    servers,
    sessions: {
      list: sessions,
      current: () => {
        const { current } = content();
        return (current && sessions().find((session) => isSame(session, current))) ?? null;
      },
      keep: (session) => {
        const others = sessions().filter((other) => !isSame(other, session));
        const here = { id: session.region, server: session.server };
        const elsewhere = servers().filter(({ server }) => server !== here.server);
        write({
          sessions: [...others, session],
          current: nameOf(session),
          servers: [here, ...elsewhere].slice(0, mostServers),
        });
      },
      renew: (token, expiresAt, maxExpiresAt) => {
        if (!sessions().some((session) => session.token === token)) return;
        const ends = { expiresAt, ...(maxExpiresAt !== undefined && { maxExpiresAt }) };
        const renewed = sessions().map((session) =>
          session.token === token ? { ...session, ...ends } : session,
        );
        write({ sessions: renewed });
      },
      forget: (session) => {
        const others = sessions().filter((other) => !isSame(other, session));
        const last = others.at(-1);
        const { current } = content();
        const stays = current && !isSame(current, session);
        write({ sessions: others, current: stays ? current : last ? nameOf(last) : null });
      },
    },
  };
}

/** The default folder of the configuration file on each platform. */
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

/** Maximum number of remembered servers. */
const mostServers = 20;

type SessionName = Pick<StoredSession, 'region' | 'userName'> & { server?: string | undefined };

function isSame(a: SessionName, b: SessionName): boolean {
  // Several self-hosted servers may have the same region; files of earlier versions have no server for the current
  // session.
  const isThere =
    b.server === undefined || a.server === undefined ? a.region === b.region : a.server === b.server;
  return isThere && a.userName.toLowerCase() === b.userName.toLowerCase();
}

function nameOf({ region, server, userName }: StoredSession): SessionName {
  return { region, server, userName };
}

/** @throws AppError if it is there and cannot be read */
function readContent(path: string): ConfigContent {
  try {
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof content === 'object' && content !== null && !Array.isArray(content)) return content;
    throw new SyntaxError('not an object');
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return {};
    throw new AppError('unexpected', wording(m.cannotBeRead, { path }), {
      cause,
      hint: wording(m.correctItOrRemoveIt),
    });
  }
}

/** As a whole, so that no other process reads a part of it and a power cut leaves the old one or the new one. */
function writeContent(path: string, content: ConfigContent): void {
  const part = `${path}.${process.pid}.part`;
  const file = openSync(part, 'w', 0o600);
  try {
    writeSync(file, JSON.stringify(content, null, '\t'));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(part, path);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
