// The destination and content of an export, from the options that `export form` and `export sheets` share.
import { oneOf } from '#cli/command/flags.ts';
import { AppError } from '#core/errors.ts';
import { defaultFileName, fileNameFields, unknownFields } from '#core/exports/file-name.ts';
import { entriesIn } from '#core/exports/entries.ts';
import type { ExportFormat } from '#core/exports/schema.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type TargetFlags = {
  out?: string;
  format?: string;
  onlyApproved?: boolean;
  images?: boolean;
  zip?: boolean;
  ids?: boolean;
  verbatim?: boolean;
  entries?: string;
  manifest?: boolean;
  incremental?: boolean;
  state?: string;
  emptyOk?: boolean;
  lock?: string;
  dryRun?: boolean;
  json?: boolean;
};

export type ExportTarget = {
  /** A pattern; null is standard output. */
  out: string | null;
  format: ExportFormat;
  onlyApproved: boolean;
  images: boolean;
  zip: boolean;
  /** With the ids of rows and sheets. */
  ids: boolean;
  verbatim: boolean;
  /** The question whose entries are exported in place of the rows, by title or id. */
  entries: string | null;
  /** Whether a CSV file gets a manifest beside it. */
  manifest: boolean;
  /** The state file of an export of changes; null: all rows. */
  state: string | null;
  emptyOk: boolean;
  lock: string | null;
  dryRun: boolean;
};

/** The values of --format. */
const formatWords = ['xlsx', 'csv', 'excel-csv', 'geojson'] as const;
const formatOf: Readonly<Record<(typeof formatWords)[number], ExportFormat>> = {
  xlsx: 'XLSX',
  csv: 'CSV',
  'excel-csv': 'EXCEL_CSV',
  geojson: 'GEOJSON',
};

/**
 * The target given by the flags.
 * @throws AppError `usage` for unknown or conflicting options
 */
export function exportTarget(flags: TargetFlags): ExportTarget {
  const out = flags.out ?? defaultFileName;
  const [unknown] = unknownFields(out);
  if (unknown !== undefined) {
    const hint = t(m.fieldsAre, { fileNameFields: fileNameFields.map((name) => `{${name}}`).join(', ') });
    throw new AppError('usage', `--out does not know {${unknown}}.`, { hint });
  }
  if (out === '-' && flags.json === true) {
    throw new AppError('usage', wording(m.jsonAndOutExcludeEach));
  }
  if ((flags.incremental === true) !== (flags.state !== undefined)) {
    throw new AppError('usage', wording(m.incrementalAndStateBelongTogether));
  }
  if (flags.lock !== undefined && flags.incremental === true) {
    throw new AppError('usage', wording(m.lockAndIncrementalExcludeEach), {
      hint: wording(m.omitLockFileLockBeside),
    });
  }
  if (out === '-' && flags.incremental === true) {
    throw new AppError('usage', wording(m.incrementalNeedsFilePipedOutput));
  }
  const word = oneOf('--format', formatWords, flags.format) ?? formatNamed(out, flags.entries !== undefined);
  const file = {
    format: formatOf[word],
    images: flags.images === true,
    zip: flags.zip === true || /\.zip$/i.test(out),
  };
  if (flags.entries !== undefined && entriesIn(file) !== 'instead')
    throw new AppError('usage', wording(m.entriesNeedCsv), { hint: wording(m.othersHaveAllEntries) });
  return {
    ...file,
    out: out === '-' ? null : out.endsWith('/') ? out + defaultFileName : out,
    onlyApproved: flags.onlyApproved === true,
    verbatim: flags.verbatim === true,
    ids: flags.ids === true,
    entries: flags.entries ?? null,
    manifest: flags.manifest !== false,
    state: flags.state ?? null,
    emptyOk: flags.emptyOk !== false,
    lock: flags.lock ?? null,
    dryRun: flags.dryRun === true,
  };
}

/** The format given by a file's extension, or by what is wanted. Throws AppError `usage` for unsupported ones. */
function formatNamed(out: string, hasEntries: boolean): (typeof formatWords)[number] {
  const [, other] = otherFormats.exec(out) ?? [];
  if (other !== undefined) {
    throw new AppError('usage', `--out: exports cannot be written as .${other}.`, {
      hint: wording(m.useNameThatEndsIn),
    });
  }
  if (/\.geojson$/i.test(out)) return 'geojson';
  // What reads a pipe reads lines.
  if (out === '-' || /\.csv$/i.test(out)) return 'csv';
  return hasEntries && !/\.xlsx$/i.test(out) ? 'csv' : 'xlsx';
}

/** Extensions that do not match the file's content. */
const otherFormats =
  /\.(pdf|xls|xlsb|xlsm|ods|tsv|txt|json|jsonl|ndjson|xml|html?|parquet|docx?|gz|7z|tar)$/i;

/** The fields of the request's body that the target determines. */
export function exportBody({ format, verbatim, onlyApproved, images, zip, ids }: ExportTarget) {
  return { format, verbatim, onlyApproved, images, zip, ids, notify: false };
}
