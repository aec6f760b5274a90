// Opens a file in the user's editor, and waits until it is closed.
import { spawn } from 'node:child_process';
import type { Environment } from '#cli/command/options.ts';
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** The editor's command: VISUAL, otherwise EDITOR, otherwise the system's default. */
export function editorOf(environment: Environment, platform: NodeJS.Platform): string {
  const chosen = [environment['VISUAL'], environment['EDITOR']].find((each) => each?.trim());
  return chosen ?? (platform === 'win32' ? 'notepad' : 'vi');
}

/**
 * Opens the file; resolves when the editor has exited.
 * @throws AppError if it cannot be started, or exits with an error
 */
export async function openEditor(editor: string, path: string, environment: Environment): Promise<void> {
  const signals = silenced();
  try {
    // With a shell, since the editor may have arguments: `code --wait`.
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
      throw new AppError('unexpected', wording(m.editorEndedWithError, { editor }), {
        hint: wording(m.chooseOneWithVariableVisual),
      });
    }
  } finally {
    signals.restore();
  }
}

/** While the editor is open, Ctrl-C is for the editor, although the terminal sends it to both processes. */
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
