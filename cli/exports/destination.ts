// Where an export is written, and what makes it count once it is there: of standard output nothing, of a file its
// manifest beside it, of changes (incremental.ts) their state.
import { writeWhole } from '#cli/platform/atomic-file.ts';
import type { ExportManifest } from '#core/exports/manifest.ts';
import type { ExportPlan } from './plan.ts';

export type Destination = {
  /** What the download is written to; null: standard output. */
  path: string | null;
  /** Whether a file that is there already stays, and the download gets a number in its name. */
  isFresh: boolean;
  /** The cursor that changes go on from, null at their beginning; undefined: all rows. */
  since: string | null | undefined;
  /** Makes a download count, which was written to `file`; tells where it is, and its manifest. `cursor`: where the next one goes on. */
  commit(
    file: string | null,
    about: ExportManifest | null,
    cursor: string | null,
  ): Promise<{ file: string | null; manifest: string | null }>;
  /** Leaves everything as it was, but for the cursor where one is given; gives the error to throw. */
  abandon(error: unknown, cursor: string | null): Promise<unknown>;
};

/** The destination of all rows: standard output, or a file that appears when it is whole. */
export function fileDestination({ target, file: path, hasManifestFile }: ExportPlan): Destination {
  return {
    path,
    // A name by the second is one of its own; one that was given is that of the newest export.
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
