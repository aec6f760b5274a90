// Mappings of columns to questions that are saved on this machine, by name, so that they apply to the next file and to a copy of the form. One
// JSON file each in the configuration folder, to be read and edited by people.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { AppError } from '#core/errors.ts';
import { cellFormat } from '#core/imports/cells/cell-schema.ts';
import { hourChoicesOf } from '#core/imports/dates/hours-schema.ts';
import type { ColumnChoice } from '#core/imports/plan.ts';
import { writeWhole } from '#cli/platform/atomic-file.ts';
import { subfolder } from '#cli/platform/subfolder.ts';
import type { Context } from '#cli/context.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

const savedMapping = z.object({
  /** Header to question, by title or id. Columns that are not listed are left out. */
  columns: z.record(z.string(), z.string()),
  dateColumn: z._default(z.nullable(z.string()), null),
  /**
   * The format of the column that dates the rows. In a mapping without `dateFormats`, from an earlier version, of all
   * columns.
   */
  dateFormat: z._default(z.nullable(z.string()), null),
  /** Header to the date format of the question's column. */
  dateFormats: z.optional(z.record(z.string(), z.string())),
  /** Header to how its cells are written. */
  cells: z.optional(z.record(z.string(), cellFormat)),
  /** What times are that the clocks skip or show twice. */
  hours: z.optional(hourChoicesOf),
});
export type SavedMapping = z.infer<typeof savedMapping>;

function isFileName(name: string): boolean {
  return /^\w[\w.-]{0,59}$/.test(name);
}

/** Throws AppError `usage` unless the name is a valid file name on all systems. */
export function checkMappingName(name: string): void {
  if (isFileName(name)) return;
  throw new AppError('usage', wording(m.cannotBeNameOfMapping, { name }), {
    hint: wording(m.useUpTo60Letters),
  });
}

/** Reads a mapping of this machine; null if there is none. Throws AppError `usage` if it cannot be read. */
export async function localMapping(context: Context, name: string): Promise<SavedMapping | null> {
  if (!isFileName(name)) return null;
  const path = join(await subfolder(context, 'mappings'), `${name}.json`);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  const read = savedMapping.safeParse(parsed(text));
  if (read.success) return read.data;
  throw new AppError('usage', wording(m.savedMappingCannotBeRead, { path }), {
    hint: wording(m.saveItAgainWithSave),
  });
}

/** The names of the mappings of this machine, sorted. */
export async function localNames(context: Context): Promise<string[]> {
  const files = await readdir(await subfolder(context, 'mappings'));
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .toSorted();
}

/** Saves a mapping, replacing one of the same name. Returns its path. */
export async function saveMapping(context: Context, name: string, mapping: SavedMapping): Promise<string> {
  const path = join(await subfolder(context, 'mappings'), `${name}.json`);
  await writeWhole(path, (write) => write(`${JSON.stringify(mapping, null, 2)}\n`), { mode: 0o600 });
  return path;
}

/** The choices of a saved mapping, overridden by those of the command line. */
export function withChoices(saved: SavedMapping, choices: readonly ColumnChoice[]): ColumnChoice[] {
  const same = (left: string | null, right: string | null) =>
    left !== null && right !== null && left.trim().toLowerCase() === right.trim().toLowerCase();
  const usable = Object.entries(saved.columns)
    .map(([header, question]) => ({ header, question }))
    .filter(
      (one) => !choices.some((other) => same(one.header, other.header) || same(one.question, other.question)),
    );
  return [...usable, ...choices];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
