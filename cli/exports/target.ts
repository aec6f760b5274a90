// Where an export goes and in which format, from --out and --format; and the lock that keeps a second export to the
// same place out.
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { Context } from '#cli/context.ts';
import { oneOf } from '#cli/flags.ts';
import { takeLock } from '#cli/platform/lock.ts';
import { subfolder } from '#cli/platform/subfolder.ts';
import { AppError } from '#core/errors.ts';
import { nothingToExport } from '#core/exports/actions.ts';
import {
  defaultFileName,
  type FileNameFields,
  fileNameFields,
  fileNameOf,
  unknownFields,
} from '#core/exports/file-name.ts';
import { type ExportFormat, exportFormats } from '#core/exports/schema.ts';
import { formatDate } from '#core/time/date-format.ts';
import { type Downloaded, download } from './download.ts';

export type TargetFlags = {
  out?: string;
  format?: string;
  verbatim?: boolean;
  emptyOk?: boolean;
  lock?: string;
  dryRun?: boolean;
  json?: boolean;
};

export type Target = {
  /** A pattern; null is standard output. */
  out: string | null;
  format: ExportFormat;
  verbatim: boolean;
  emptyOk: boolean;
  lock: string | null;
  dryRun: boolean;
};

/** What was exported; without a file: nothing, or with --dry-run what would be. */
export type ExportData =
  | ({ kind: 'done' } & Downloaded)
  | { kind: 'empty' }
  | { kind: 'dry-run'; file: string | null; format: ExportFormat; from: string; to: string };

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
  const isCsv = /\.csv$/i.test(out);
  return {
    out: out === '-' ? null : out.endsWith('/') ? out + defaultFileName : out,
    format: oneOf('--format', exportFormats, flags.format) ?? (isCsv ? 'CSV' : 'XLSX'),
    verbatim: flags.verbatim === true,
    emptyOk: flags.emptyOk !== false,
    lock: flags.lock ?? null,
    dryRun: flags.dryRun === true,
  };
}

export type Wanted = {
  target: Target;
  form: string;
  /** As they stand in file names. */
  from: string;
  to: string;
  /** What is exported, to tell one job from another. */
  job: string;
  ask: () => Promise<Response>;
};

/** Carries an export out. */
export async function exportTo(
  context: Context,
  { target, form, from, to, job, ask }: Wanted,
): Promise<ExportData> {
  const { timeZone } = await context.user();
  const stamp = formatDate((await context.ports()).now(), 'yyyy-MM-dd HHmmss', timeZone);
  const [date = '', time = ''] = stamp.split(' ');
  const fields: FileNameFields = { form, date, time, from, to, format: target.format.toLowerCase() };
  const file = target.out === null ? null : fileNameOf(target.out, fields);
  if (target.dryRun) return { kind: 'dry-run', file, format: target.format, from, to };
  const lock =
    target.out === null
      ? null
      : await takeLock(target.lock ?? (await lockOf(context, `${job} ${resolve(target.out)}`)));
  try {
    const downloaded = await download(context, ask, file);
    if (downloaded !== null) return { kind: 'done', ...downloaded };
    if (target.emptyOk) return { kind: 'empty' };
    throw new AppError('not-found', nothingToExport);
  } finally {
    await lock?.release();
  }
}

/** What --json prints. */
export function exportJson(data: ExportData): unknown {
  if (data.kind === 'empty') return { rows: 0 };
  const { kind, ...rest } = data;
  return kind === 'dry-run' ? { dryRun: true, ...rest } : rest;
}

async function lockOf(context: Context, job: string): Promise<string> {
  const name = createHash('sha256').update(job).digest('hex').slice(0, 32);
  return join(await subfolder(context, 'locks'), `export-${name}.lock`);
}
