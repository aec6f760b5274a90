// Opens a file in the editor that somebody has chosen, and waits until they leave it.
import { spawn } from 'node:child_process';
import type { Environment } from '#cli/command/options.ts';
import { AppError } from '#core/errors.ts';

/** The command of the editor: VISUAL, else EDITOR, else what every system has. */
export function editorOf(environment: Environment, platform: NodeJS.Platform): string {
  const chosen = [environment['VISUAL'], environment['EDITOR']].find((each) => each?.trim());
  return chosen ?? (platform === 'win32' ? 'notepad' : 'vi');
}

/**
 * Opens the file; resolves when the editor has ended.
 * @throws AppError where it cannot be started, or ends with an error
 */
export async function openEditor(editor: string, path: string, environment: Environment): Promise<void> {
  const signals = silenced();
  try {
    // By a shell, since an editor may come with arguments: `code --wait`.
    const child = spawn(`${editor} ${quoted(path)}`, {
      shell: true,
      stdio: 'inherit',
      env: { ...environment },
    });
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', resolve);
    });
    if (code !== 0) {
      throw new AppError('unexpected', `The editor "${editor}" ended with an error.`, {
        hint: 'Choose one with the variable VISUAL or EDITOR.',
      });
    }
  } finally {
    signals.restore();
  }
}

/** Ctrl-C is the editor's while it is open, though the terminal sends it to both. */
function silenced(): { restore(): void } {
  const listeners = process.listeners('SIGINT');
  const ignore = () => {};
  process.removeAllListeners('SIGINT');
  process.on('SIGINT', ignore);
  return {
    restore: () => {
      process.removeListener('SIGINT', ignore);
      for (const listener of listeners) process.on('SIGINT', listener);
    },
  };
}

function quoted(path: string): string {
  return process.platform === 'win32' ? `"${path}"` : `'${path.replaceAll("'", `'\\''`)}'`;
}
