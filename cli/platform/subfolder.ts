// Folders beside the configuration file, accessible only to their owner.
import { dirname, join } from 'node:path';
import type { Context } from '#cli/context.ts';
import { makeFolder } from './make-folder.ts';

/** The path of a folder in the configuration folder, created if missing. */
export async function subfolder(context: Pick<Context, 'config'>, name: string): Promise<string> {
  const config = await context.config();
  config.prepareFolder();
  const path = join(dirname(config.path), name);
  makeFolder(path, 0o700);
  return path;
}
