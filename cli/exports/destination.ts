// The destination of an export, and how a finished download is committed: nothing for standard output, the manifest
// beside a file, the state of an export of changes (incremental.ts).
import { writeWhole } from '#cli/platform/atomic-file.ts';
import type { ExportManifest } from '#core/exports/manifest.ts';
import type { ExportPlan } from './plan.ts';

export type Destination = {
  /** The file to write; null: standard output. */
  path: string | null;
  /** Whether an existing file stays, and the download gets a number in its name. */
  isFresh: boolean;
  /** The cursor that changes continue from, null for the beginning; undefined: all rows. */
  since: string | null | undefined;
  /**
   * Commits a download written to `file`; returns its path and its manifest. `cursor`: where the next one continues.
   */
  commit(
    file: string | null,
    about: ExportManifest | null,
    cursor: string | null,
  ): Promise<{ file: string | null; manifest: string | null }>;
  /** Leaves everything unchanged, except for the cursor if one is given; returns the error to throw. */
  abandon(error: unknown, cursor: string | null): Promise<unknown>;
};

/** The destination of all rows: standard output, or a file that appears once it is complete. */
export function fileDestination({ target, file: path, hasManifestFile }: ExportPlan): Destination {
  return {
    path,
    // A name with a timestamp is unique; a fixed name is for the newest export.
    isFresh: target.out?.includes('{time}') === true,
    since: undefined,
    async commit(file, about) {
      if (file === null || about === null || !hasManifestFile) return { file, manifest: null };
      return { file, manifest: await writeManifest(file, about) };
    },
    abandon: async (error) => error,
  };
}

/** Writes the manifest beside its file. Resolves to its path. */
export async function writeManifest(file: string, about: ExportManifest): Promise<string> {
  const path = `${file}.manifest.json`;
  await writeWhole(path, (write) => write(`${JSON.stringify(about, null, 2)}\n`));
  return path;
}
