// The plan of an export, made before anything is written: its file, its lock, and its request.
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { Context } from '#cli/context.ts';
import type { JobLock } from '#cli/platform/job-lock.ts';
import { entriesName, type FileNameFields, fileNameOf } from '#core/exports/file-name.ts';
import { extensionOf, isZip } from '#core/exports/format.ts';
import type { SendOptions } from '#core/http.ts';
import { formatDate } from '#core/time/date-format.ts';
import { type FormSource, type PlannedEntries, plannedEntries } from './entries.ts';
import { exportBody, type ExportTarget } from './options.ts';

/** The source of an export: the part that differs between the commands. */
export type ExportSource = FormSource & {
  form: { id: string; name: string };
  /** As used in file names. */
  from: string;
  to: string;
  /** Identifies the export, for its lock. */
  job: string;
  /** The selection of the form's rows: an export of changes can only be continued with the same one. */
  selection: object;
  request(body: ExportBody, options: SendOptions): Promise<Response>;
};

/** The request's options, independent of the selected rows. */
export type ExportBody = ReturnType<typeof exportBody> & {
  since?: string | null | undefined;
  entries?: string | undefined;
};

export type ExportPlan = {
  target: ExportTarget;
  source: ExportSource;
  body: ExportBody;
  entries: PlannedEntries;
  /** Null: standard output. */
  file: string | null;
  /** Whether the manifest is a separate file: workbooks and ZIPs contain it. */
  hasManifestFile: boolean;
  /** Null if nothing is written that a concurrent run could interfere with. */
  lock: JobLock | null;
  /** For an export of changes: its state file, and the selection that must match. */
  changes: { path: string; form: ExportSource['form']; selection: string } | null;
};

/**
 * Plans an export. Reads and writes no files.
 * @throws AppError `usage` if --entries names no question of repeated entries
 */
export async function planExport(
  context: Context,
  target: ExportTarget,
  source: ExportSource,
): Promise<ExportPlan> {
  const { out, state, lock, onlyApproved } = target;
  const { form, selection, job } = source;
  const hasManifestFile = target.manifest && target.format !== 'XLSX' && !isZip(target);
  const entries = await plannedEntries(target, source);
  const entriesId = entries.instead?.id;
  const body = { ...exportBody(target), ...(entriesId !== undefined && { entries: entriesId }) };
  const base = { target, source, body, entries, hasManifestFile };
  if (out === null) return { ...base, file: null, lock: null, changes: null };
  const name = await nameNow(context, target, source, entries);
  if (state === null || target.dryRun) {
    const lockName = `export-${hashOf(`${job} ${entriesId ?? ''} ${resolve(out)}`)}.lock`;
    return {
      ...base,
      file: name,
      lock: { path: lock, name: lockName, isRequired: false },
      changes: null,
    };
  }
  const path = resolve(state);
  return {
    ...base,
    // The next run, possibly started in another folder, finishes what this one leaves.
    file: resolve(name),
    lock: { path: `${path}.lock`, name: '', isRequired: true },
    changes: { path, form, selection: JSON.stringify({ ...selection, onlyApproved, entries: entriesId }) },
  };
}

/** The file name from the pattern at this moment. */
async function nameNow(
  context: Context,
  target: ExportTarget,
  { form, from, to }: ExportSource,
  { instead }: PlannedEntries,
): Promise<string> {
  const { timeZone } = await context.user();
  const stamp = formatDate((await context.ports()).now(), 'yyyy-MM-dd HHmmss', timeZone);
  const [date = '', time = ''] = stamp.split(' ');
  const name = instead === null ? form.name : entriesName(form.name, instead.text);
  const fields: FileNameFields = { form: name, date, time, from, to, format: extensionOf(target) };
  return fileNameOf(target.out ?? '', fields);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
