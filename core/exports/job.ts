// Background exports: the server creates them and stores them for their owner.
import * as z from 'zod/mini';
import { sizeText } from '#core/count-text.ts';
import { id, timestamp } from '#core/primitives.ts';
import { currentFormats } from '#core/format/current.ts';
import { exportManifest } from './manifest.ts';
import { exportJobStates } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { counts } from '#core/messages/count-texts.ts';
import { m } from './texts.ts';

const exportJobKinds = ['rows', 'report'] as const;

export const exportJob = z.object({
  id,
  /** A report counts steps in place of rows. */
  kind: z._default(z.enum(exportJobKinds), 'rows'),
  templateId: id,
  templateName: z.string(),
  state: z.enum(exportJobStates),
  totalRows: z.number(),
  completedRows: z.number(),
  /** Why there is no file. */
  problem: z.nullable(z.string()),
  fileName: z.nullable(z.string()),
  /** In bytes. */
  size: z.nullable(z.number()),
  /** Of the file, hexadecimal. */
  sha256: z.nullable(z.string()),
  manifest: z.nullable(exportManifest),
  /** For an export of changes: the start of the next one. */
  cursor: z.nullable(z.string()),
  createdAt: timestamp,
  endedAt: z.nullable(timestamp),
  /** When the file expires. */
  expiresAt: z.nullable(timestamp),
});

export type ExportJob = z.infer<typeof exportJob>;

/** The console's page of the user's exports; notifications link to it. */
export const exportsPath = '/exports';

/** Texts around the list of the user's exports. */
export const exportJobTexts = {
  title: t(m.yourExports),
  about: t(m.largeExportsArePreparedIn),
  empty: t(m.noExportsYet),
  emptyMore: t(m.exportsThatTakeLongerThan),
  failed: t(m.unableToLoadYourExports),
  notDownloaded: t(m.fileCouldNotBeDownloaded),
} as const;

/** A job's name: its file's name once there is one. */
export function jobName({ fileName, templateName }: Pick<ExportJob, 'fileName' | 'templateName'>): string {
  return fileName ?? templateName;
}

/** A job's status: `Waiting`, `40%`, `Ready`, `Failed`. */
export function jobStateText(job: ExportJob): string {
  if (job.state === 'RUNNING') return `${Math.floor(jobShare(job) * 100)}%`;
  return stateTexts[job.state];
}

const stateTexts = { WAITING: t(m.waiting), DONE: t(m.ready), FAILED: t(m.failed) } as const;

/** Whether the job has ended. */
export function hasEnded({ state }: Pick<ExportJob, 'state'>): boolean {
  return state === 'DONE' || state === 'FAILED';
}

/** A job's progress: `40,000 of 100,000 rows`. */
export function jobProgress({ kind, state, completedRows, totalRows }: ExportJob): string {
  if (state === 'WAITING') return t(m.waitingInQueue);
  if (kind === 'report') return reportSteps[completedRows] ?? t(m.ready);
  return t(counts.rowsOf, { count: completedRows, all: totalRows });
}

/** What is done for a report, one after the other. */
export const reportSteps = [t(m.readingAnswers), t(m.drawingReport), t(m.storingFile)] as const;

/** The result of a finished job: `100,000 rows, 12 MB, until 2026-11-28 10:15`; or why there is no file. */
export function jobSummary(
  { kind, problem, manifest, totalRows, size, expiresAt }: ExportJob,
  timeZone: string,
): string {
  if (problem !== null) return problem;
  const { moment } = currentFormats.value;
  return [
    ...(kind === 'report' ? [] : [t(counts.rows, { count: manifest?.rows ?? totalRows })]),
    sizeText(size ?? 0),
    ...(expiresAt === null ? [] : [t(m.untilMoment, { moment: moment(expiresAt, timeZone) })]),
  ].join(', ');
}

/** A job's progress, from 0 to 1. */
export function jobShare({ state, completedRows, totalRows }: ExportJob): number {
  if (state === 'DONE') return 1;
  return totalRows === 0 ? 0 : Math.min(1, completedRows / totalRows);
}
