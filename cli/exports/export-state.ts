// The state file of an export of changes: the end of the last run, its selection, and a file that may not be in place
// yet. It is written atomically, so that a run killed at any point can be continued.
import { hasErrorCode } from '#core/error-code.ts';
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { fileError } from '#cli/platform/file-error.ts';
import { writeWhole } from '#cli/platform/atomic-file.ts';
import { AppError } from '#core/errors.ts';
import { exportManifest } from '#core/exports/manifest.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

const exportState = z.object({
  formdeck: z.literal('export state'),
  server: z.string(),
  form: z.object({ id: z.string(), name: z.string() }),
  /** The selection of the form's rows, as JSON. */
  selection: z.string(),
  /** Null until the first run is complete. */
  cursor: z.nullable(z.string()),
  /** The columns of the last file. */
  columns: z.array(z.string()),
  /** The file being written by a run. */
  writing: z.nullable(z.string()),
  /** A complete file that only needs to be renamed: from here on it counts as fetched. */
  ready: z.nullable(z.object({ part: z.string(), file: z.string(), manifest: z.nullable(exportManifest) })),
});

export type ExportState = z.infer<typeof exportState>;
export type Subject = Pick<ExportState, 'server' | 'form' | 'selection'>;

/**
 * The state in a file, or a new one if it does not exist.
 * @throws AppError `conflict` for the state of another export
 */
export async function readState(path: string, subject: Subject): Promise<ExportState> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (hasErrorCode(error, 'ENOENT')) return null;
    throw fileError(error, path);
  });
  if (text === null) {
    return { formdeck: 'export state', ...subject, cursor: null, columns: [], writing: null, ready: null };
  }
  const state = parsed(text);
  if (state === null) throw brokenState(path);
  if (state.server !== subject.server)
    throw refused(t(m.isStateOfExportsFrom, { path, server: state.server }));
  if (state.form.id !== subject.form.id) {
    throw refused(t(m.isStateOfExportsOf, { path, form: state.form.name }));
  }
  if (state.selection !== subject.selection) {
    throw refused(t(m.isStateOfExportsOfOther, { path }));
  }
  return { ...state, form: subject.form };
}

export async function writeState(path: string, state: ExportState): Promise<void> {
  await writeWhole(path, (write) => write(`${JSON.stringify(state, null, 2)}\n`), { mode: 0o600 });
}

function parsed(text: string): ExportState | null {
  try {
    return exportState.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The file's content is unusable: it is something else, or was damaged. */
export function brokenState(path: string, cause?: unknown): AppError {
  return new AppError('conflict', wording(m.isNotStateOfExport, { path }), {
    hint: wording(m.useAnotherFileWithState),
    cause,
  });
}

function refused(message: string): AppError {
  return new AppError('conflict', message, { hint: wording(m.useAnotherStateFile) });
}
