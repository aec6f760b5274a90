// What an export is going to do, known before it does anything: its file, its lock, and what its request says.
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { Context } from '#cli/context.ts';
import type { JobLock } from '#cli/platform/job-lock.ts';
import { type FileNameFields, fileNameOf } from '#core/exports/file-name.ts';
import { extensionOf, isZip } from '#core/exports/format.ts';
import type { SendOptions } from '#core/http.ts';
import { formatDate } from '#core/time/date-format.ts';
import { exportBody, type ExportTarget } from './options.ts';

/** Which rows an export is of: the part that differs between the commands. */
export type ExportSource = {
  form: { id: string; name: string };
  /** As they stand in file names. */
  from: string;
  to: string;
  /** What is exported, to tell the lock of one export from that of another. */
  job: string;
  /** Which rows of the form: an export of changes goes on only with the same ones. */
  selection: object;
  request(body: ExportBody, options: SendOptions): Promise<Response>;
};

/** What decides on an export besides the rows that it is of. */
export type ExportBody = ReturnType<typeof exportBody> & { since?: string | null | undefined };

export type ExportPlan = {
  target: ExportTarget;
  source: ExportSource;
  body: ExportBody;
  /** Null: standard output. */
  file: string | null;
  /** Whether the manifest stands beside the file: in a workbook and in a ZIP it stands already. */
  hasManifestFile: boolean;
  /** Null where nothing is written that a second run could be in the way of. */
  lock: JobLock | null;
  /** Of an export of changes: its state file, and which rows that has to be of. */
  changes: { path: string; form: ExportSource['form']; selection: string } | null;
};

/** The plan of an export. It reads no file and writes none. */
export async function planExport(
  context: Context,
  target: ExportTarget,
  source: ExportSource,
): Promise<ExportPlan> {
  const { out, state, lock, onlyApproved } = target;
  const { form, selection, job } = source;
  const hasManifestFile = target.manifest && target.format !== 'XLSX' && !isZip(target);
  const base = { target, source, body: exportBody(target), hasManifestFile };
  if (out === null) return { ...base, file: null, lock: null, changes: null };
  const name = await nameNow(context, target, source);
  if (state === null || target.dryRun) {
    const lockName = `export-${hashOf(`${job} ${resolve(out)}`)}.lock`;
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
    // The next run, which may be started in another folder, finishes what this one leaves.
    file: resolve(name),
    lock: { path: `${path}.lock`, name: '', isRequired: true },
    changes: { path, form, selection: JSON.stringify({ ...selection, onlyApproved }) },
  };
}

/** The name that the pattern gives at this moment. */
async function nameNow(
  context: Context,
  target: ExportTarget,
  { form, from, to }: ExportSource,
): Promise<string> {
  const { timeZone } = await context.user();
  const stamp = formatDate((await context.ports()).now(), 'yyyy-MM-dd HHmmss', timeZone);
  const [date = '', time = ''] = stamp.split(' ');
  const fields: FileNameFields = { form: form.name, date, time, from, to, format: extensionOf(target) };
  return fileNameOf(target.out ?? '', fields);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
