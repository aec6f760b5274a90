// The configuration file: the sessions, which of them is the current one, and what a user may have written
// beside them. It holds tokens, so the folder is made for its owner only (0700), and so is the file (0600).
import { accessSync, constants, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Conf from 'conf';
import { AppError } from '#core/errors.ts';
import type { KeptSession, SessionStore } from '#core/ports.ts';
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

type Kept = ConfigFile & { sessions?: KeptSession[]; current?: { region: string; userName: string } | null };

/**
 * Opens the configuration file in a folder, by default the platform's own for Formdeck. Writes nothing.
 * @throws AppError for a file that cannot be read
 */
export function openConfig(folder: string | undefined): Config {
  const file = readable(folder);
  const sessions = () => file.get('sessions') ?? [];
  const isSame = (a: Pick<KeptSession, 'region' | 'userName'>, b: typeof a) =>
    a.region === b.region && a.userName.toLowerCase() === b.userName.toLowerCase();

  function prepareFolder(): void {
    const path = dirname(file.path);
    try {
      mkdirSync(path, { recursive: true, mode: 0o700 });
      accessSync(path, constants.W_OK);
    } catch (cause) {
      throw new AppError('unexpected', `The folder ${path} cannot be written to.`, {
        cause,
        hint: 'Name another folder in FORMDECK_CONFIG.',
      });
    }
  }

  function write(change: Kept): void {
    prepareFolder();
    file.set(change);
  }

  return {
    path: file.path,
    settings: { region: text(file.get('region')), server: text(file.get('server')) },
    prepareFolder,
    sessions: {
      list: sessions,
      current: () => {
        const current = file.get('current');
        return (current && sessions().find((session) => isSame(session, current))) ?? null;
      },
      keep: (session) => {
        const others = sessions().filter((other) => !isSame(other, session));
        write({ sessions: [...others, session], current: { region: session.region, userName: session.userName } });
      },
      forget: (session) => {
        const others = sessions().filter((other) => !isSame(other, session));
        const last = others.at(-1);
        const current = file.get('current');
        const keeps = current && !isSame(current, session);
        write({
          sessions: others,
          current: keeps ? current : last ? { region: last.region, userName: last.userName } : null,
        });
      },
    },
  };
}

function readable(folder: string | undefined): Conf<Kept> {
  try {
    return new Conf<Kept>({
      projectName: 'formdeck',
      projectSuffix: '',
      configFileMode: 0o600,
      ...(folder !== undefined && { cwd: folder }),
    });
  } catch (cause) {
    throw new AppError('unexpected', 'The configuration file cannot be read.', {
      cause,
      hint: cause instanceof Error ? cause.message : 'Remove it and sign in again.',
    });
  }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
