// Where an export goes and in which format, from --out and --format; and the lock that keeps a second export to the
// same place out.
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { Context } from '#cli/context.ts';
import { oneOf } from '#cli/command/flags.ts';
import { writeWhole } from '#cli/platform/atomic-file.ts';
import { takeJobLock } from '#cli/platform/job-lock.ts';
import { AppError } from '#core/errors.ts';
import {
  defaultFileName,
  type FileNameFields,
  fileNameFields,
  fileNameOf,
  unknownFields,
} from '#core/exports/file-name.ts';
import { extensionOf, isZip } from '#core/exports/format.ts';
import type { ExportManifest } from '#core/exports/manifest.ts';
import { outcomeOf, preferJob } from '#core/exports/outcome.ts';
import { type ExportFormat, nothingToExport } from '#core/exports/schema.ts';
import type { SendOptions } from '#core/http.ts';
import { formatDate } from '#core/time/date-format.ts';
import { byJob, startSignal } from './by-job.ts';
import { type Downloaded, download } from './download.ts';

export type TargetFlags = {
  out?: string;
  format?: string;
  onlyApproved?: boolean;
  images?: boolean;
  zip?: boolean;
  verbatim?: boolean;
  manifest?: boolean;
  incremental?: boolean;
  state?: string;
  emptyOk?: boolean;
  lock?: string;
  dryRun?: boolean;
  json?: boolean;
};

export type Target = {
  /** A pattern; null is standard output. */
  out: string | null;
  format: ExportFormat;
  onlyApproved: boolean;
  images: boolean;
  zip: boolean;
  verbatim: boolean;
  /** Whether a CSV file gets its manifest beside it. */
  manifest: boolean;
  /** The state file of an export of changes; null: of all rows. */
  state: string | null;
  emptyOk: boolean;
  lock: string | null;
  dryRun: boolean;
};

/** What was exported; without a file: nothing, or with --dry-run what would be. */
export type ExportData =
  | (Downloaded & {
      kind: 'done';
      /** The file with the manifest. */ manifest: string | null;
      about: ExportManifest | null;
    })
  | { kind: 'empty' }
  | { kind: 'dry-run'; file: string | null; format: ExportFormat; from: string; to: string };

/** The words of --format. */
export const formatWords = ['xlsx', 'csv', 'excel-csv'] as const;
const formatOf: Readonly<Record<(typeof formatWords)[number], ExportFormat>> = {
  xlsx: 'XLSX',
  csv: 'CSV',
  'excel-csv': 'EXCEL_CSV',
};

/** The target that the flags name. Throws AppError `usage`. */
export function targetOf(flags: TargetFlags): Target {
  const out = flags.out ?? defaultFileName;
  const [unknown] = unknownFields(out);
  if (unknown !== undefined) {
    const hint = `Fields are ${fileNameFields.map((name) => `{${name}}`).join(', ')}.`;
    throw new AppError('usage', `--out does not know {${unknown}}.`, { hint });
  }
  if (out === '-' && flags.json === true) {
    throw new AppError('usage', '--json and --out - exclude each other: both print on standard output.');
  }
  if ((flags.incremental === true) !== (flags.state !== undefined)) {
    throw new AppError('usage', '--incremental and --state belong together.');
  }
  if (out === '-' && flags.incremental === true) {
    throw new AppError('usage', '--incremental needs a file: what is piped away cannot be fetched again.');
  }
  const word = oneOf('--format', formatWords, flags.format) ?? formatNamed(out);
  return {
    out: out === '-' ? null : out.endsWith('/') ? out + defaultFileName : out,
    format: formatOf[word],
    onlyApproved: flags.onlyApproved === true,
    images: flags.images === true,
    zip: flags.zip === true || /\.zip$/i.test(out),
    verbatim: flags.verbatim === true,
    manifest: flags.manifest !== false,
    state: flags.state ?? null,
    emptyOk: flags.emptyOk !== false,
    lock: flags.lock ?? null,
    dryRun: flags.dryRun === true,
  };
}

/** The format that a file's name ends in. Throws AppError `usage` for one that no export is written in. */
function formatNamed(out: string): (typeof formatWords)[number] {
  const [, other] = otherFormats.exec(out) ?? [];
  if (other !== undefined) {
    throw new AppError('usage', `--out: no export is written as .${other}.`, {
      hint: 'Let it end in .xlsx, .csv or .zip, or say with --format what is in the file.',
    });
  }
  return /\.csv$/i.test(out) ? 'csv' : 'xlsx';
}

/** Endings that promise something else than what would be in the file. */
const otherFormats =
  /\.(pdf|xls|xlsb|xlsm|ods|tsv|txt|json|jsonl|ndjson|xml|html?|parquet|docx?|gz|7z|tar)$/i;

/** The part of an export's body that the target decides on. */
export function bodyOf({ format, verbatim, onlyApproved, images, zip }: Target) {
  return { format, verbatim, onlyApproved, images, zip, notify: false };
}

export type ExportTask = {
  target: Target;
  form: string;
  /** As they stand in file names. */
  from: string;
  to: string;
  /** What is exported, to tell one job from another. */
  job: string;
  /** `since` is the cursor of an export of changes; null: its beginning. */
  ask: (options: SendOptions, since?: string | null) => Promise<Response>;
};

/** Carries an export out. */
export async function exportTo(context: Context, wanted: ExportTask): Promise<ExportData> {
  const { target, from, to, job } = wanted;
  const file = await fileOf(context, wanted);
  if (target.dryRun) return { kind: 'dry-run', file, format: target.format, from, to };
  const lock =
    target.out === null
      ? null
      : await takeJobLock(context, {
          path: target.lock,
          name: lockName(`${job} ${resolve(target.out)}`),
          isRequired: false,
        });
  try {
    return await carryOut(context, wanted, file);
  } finally {
    await lock?.release();
  }
}

/** The file that the pattern names now; null is standard output. */
export async function fileOf(
  context: Context,
  { target, form, from, to }: Pick<ExportTask, 'target' | 'form' | 'from' | 'to'>,
): Promise<string | null> {
  if (target.out === null) return null;
  const { timeZone } = await context.user();
  const stamp = formatDate((await context.ports()).now(), 'yyyy-MM-dd HHmmss', timeZone);
  const [date = '', time = ''] = stamp.split(' ');
  const fields: FileNameFields = { form, date, time, from, to, format: extensionOf(target) };
  return fileNameOf(target.out, fields);
}

async function carryOut(
  context: Context,
  { target, ask }: ExportTask,
  file: string | null,
): Promise<ExportData> {
  // A pipe takes the file as it is written; a file waits for the manifest, which is known at the end.
  const exported = byJob(context, async () =>
    outcomeOf(
      await ask(file === null ? {} : { headers: preferJob(0), signal: startSignal(context.signal()) }),
    ),
  );
  try {
    // A name by the second is one of its own; one that was given is that of the newest export.
    const isFresh = target.out?.includes('{time}') === true;
    const downloaded = await download(context, () => exported.ask(), file, exported.verify, { isFresh });
    if (downloaded === null) return nothing(target);
    const about = exported.job()?.manifest ?? null;
    const manifest =
      downloaded.file !== null && about !== null && hasSidecar(target)
        ? await writeManifest(downloaded.file, about)
        : null;
    return { kind: 'done', ...downloaded, manifest, about };
  } catch (error) {
    if (error instanceof AppError && error.status === 204) return nothing(target);
    throw error;
  } finally {
    await exported.end();
  }
}

function nothing({ emptyOk }: Target): ExportData {
  if (emptyOk) return { kind: 'empty' };
  throw new AppError('not-found', nothingToExport);
}

/** In a workbook and in a ZIP the manifest stands already. */
export function hasSidecar(target: Target): boolean {
  return target.manifest && target.format !== 'XLSX' && !isZip(target);
}

/** Writes the manifest beside its file. Resolves to its path. */
export async function writeManifest(file: string, about: ExportManifest): Promise<string> {
  const path = `${file}.manifest.json`;
  await writeWhole(path, (write) => write(`${JSON.stringify(about, null, 2)}\n`));
  return path;
}

/** What --json prints. */
export function exportJson(data: ExportData): unknown {
  if (data.kind === 'empty') return { rows: 0 };
  if (data.kind === 'dry-run') {
    const { kind: _, ...rest } = data;
    return { dryRun: true, ...rest };
  }
  const { kind: _, about, ...rest } = data;
  if (about === null) return rest;
  const { leftOut, changed, changes, columns } = about;
  return { ...rest, leftOut, changed, ...(changes !== null && { changes, columns }) };
}

function lockName(job: string): string {
  return `export-${createHash('sha256').update(job).digest('hex').slice(0, 32)}.lock`;
}
