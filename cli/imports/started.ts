// What this machine stores about imports that it has started, until they are done: how the file's columns were
// interpreted, so that corrected failed rows can be read back.
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { writeWhole } from '#cli/platform/atomic-file.ts';
import { subfolder } from '#cli/platform/subfolder.ts';
import type { Context } from '#cli/context.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const startedImport = z.object({
  file: z.string(),
  headers: z.array(z.string()),
  delimiter: z.enum([',', ';', '\t', '|']),
  /** Question id to header. */
  columns: z.record(z.string(), z.string()),
  dateColumn: z.nullable(z.string()),
  dateFormat: z.string(),
});
export type StartedImport = z.infer<typeof startedImport>;

const forgottenAfter = 90 * 24 * 60 * 60 * 1000;

/** Stores it for a later repair; a write failure does not stop the import. */
export async function rememberImport(context: Context, id: string, started: StartedImport): Promise<void> {
  try {
    const folder = await subfolder(context, 'imports');
    await forgetOldOnes(folder, (await context.ports()).now());
    await writeWhole(join(folder, `${id}.json`), (write) => write(JSON.stringify(started)), { mode: 0o600 });
  } catch (error) {
    if (context.signal().aborted) throw error;
    const why = error instanceof Error ? error.message : String(error);
    context.output.say(t(m.columnSettingsCouldNotBe, { why }));
  }
}

/** What was stored about an import, null if it was started elsewhere or long ago. */
export async function recallImport(context: Context, id: string): Promise<StartedImport | null> {
  try {
    const text = await readFile(join(await subfolder(context, 'imports'), `${id}.json`), 'utf8');
    return startedImport.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Deletes it for a finished import. If that fails, it is deleted later, like other old ones. */
export async function forgetImport(context: Context, id: string): Promise<void> {
  const folder = await subfolder(context, 'imports').catch(() => null);
  if (folder !== null) await rm(join(folder, `${id}.json`), { force: true }).catch(() => undefined);
}

async function forgetOldOnes(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > forgottenAfter) await rm(path, { force: true });
  }
}
