// Makes the files of a run: what each recipient may see of the report, by the rights of the schedule's owner. Recipients who
// see the same forms, and read the same language, share a document.
import type { Actor } from '#core/actor.ts';
import { designById } from '#core/reports/designs.ts';
import { reportFileName } from '#core/reports/file-name.ts';
import type { Report } from '#core/reports/schema.ts';
import { mayScheduleReports } from '#core/reports/schedules/policy.ts';
import { periodOfRun, valuesOfRun } from '#core/reports/schedules/scheduled-parameters.ts';
import type { PauseReason } from '#core/reports/schedules/schema.ts';
import { AppError } from '#core/errors.ts';
import type { Tx } from '#server/db/transaction.ts';
import { foundOrNull } from '#server/http/validate.ts';
import { drawFile } from '#server/reports/draw.ts';
import { type Reading, readingsOf } from '#server/readers/reading.ts';
import { type Drawing, readDrawings } from '#server/reports/drawing.ts';
import type { DrawnFile } from '#server/reports/drawn-file.ts';
import { makeDocument } from '#server/reports/run.ts';
import { findReport } from '#server/reports/store.ts';
import type { Services } from '#server/services.ts';
import { type ActingUser, actingUser } from '#server/users/acting-store.ts';
import type { DueRun } from './run-store.ts';
import { type RecipientRecord, recipientsOf, statusOf } from './recipient-store.ts';
import type { ScheduleRecord } from './schedule-store.ts';

/** The report of those forms that some recipients see. Null: no row falls under its parameters. */
export type RunPart = Drawing | null;

export type RunPlan = {
  owner: ActingUser;
  /** The owner in the time zone of the schedule. */
  actor: Actor;
  report: Report;
  recipients: readonly RecipientRecord[];
  /** How each recipient reads. */
  readings: ReadonlyMap<string, Reading>;
  /** By `partKey`. */
  parts: ReadonlyMap<string, RunPart>;
  period: { from: number; until: number } | null;
  fileName: string;
};

/** What recipients have in common who see the same forms, and read alike. */
export function partKey(
  { formIds, id }: Pick<RecipientRecord, 'formIds' | 'id'>,
  { readings }: Pick<RunPlan, 'readings'>,
): string {
  const { language, formats } = readings.get(id) ?? {};
  return JSON.stringify([formIds, language?.tag, formats?.choice]);
}

/** Why a schedule cannot run, until somebody does something about it; null: it can. */
export async function stopOf(
  tx: Tx,
  companyId: string,
  schedule: ScheduleRecord,
): Promise<Exclude<PauseReason, 'person'> | null> {
  const owner = await actingUser(tx, companyId, schedule.userId);
  if (owner === undefined || owner.actor.role === 'DEACTIVATED') return 'owner-deactivated';
  if (!mayScheduleReports(owner.actor).yes) return 'owner-may-not';
  if (!schedule.published) return 'unpublished';
  return (await foundOrNull(findReport(tx, owner.actor, schedule.reportId))) === null
    ? 'owner-may-not'
    : null;
}

/**
 * Loads what the files of a run are drawn from; the schedule can run. In one snapshot, so that all recipients get the same
 * numbers.
 * @throws AppError `invalid` where the values do not fit the report any more, `too-much-data`
 */
export async function planRun(
  tx: Tx,
  companyId: string,
  { run, schedule }: { run: DueRun; schedule: ScheduleRecord },
  services: Services,
): Promise<RunPlan> {
  const owner = await actingUser(tx, companyId, schedule.userId);
  if (owner === undefined) throw new AppError('not-found');
  const { timeZone, format } = schedule;
  const actor = { ...owner.actor, timeZone };
  const report = await findReport(tx, actor, schedule.reportId);
  const slot = run.slot ?? run.createdAt;
  const times = { slot, lastSlot: run.lastSlot ?? slot, timeZone };
  const parameters = valuesOfRun(report.parameters, schedule.parameters, times);
  const recipients = await recipientsOf(tx, companyId, [schedule.id]);
  const readings = await readingsOf(
    { tx, companyId, settings: services.settings },
    recipients.map(({ id }) => ({ userId: id })),
  );
  const isOwn = designById(report.designId) === undefined;
  const parts = new Map<string, RunPart>();
  for (const recipient of recipients) {
    const key = partKey(recipient, { readings });
    const reading = readings.get(recipient.id);
    if (!isSentTo(recipient) || parts.has(key) || reading === undefined) continue;
    const { formIds } = recipient;
    // A design of one's own is of its form, whichever of the report's forms somebody sees.
    if (isOwn && formIds.length < recipient.forms) continue;
    const templates = report.templates.filter(({ id }) => formIds.includes(id));
    const running = { report: { ...report, templates }, parameters, format };
    const made = await makeDocument({ tx, actor, services, reading }, running);
    const [drawing = null] = made === null ? [] : await readDrawings({ tx, actor }, [made], { format });
    parts.set(key, drawing);
  }
  return {
    owner,
    actor,
    report,
    recipients,
    readings,
    parts,
    period: periodOfRun(report.parameters, parameters, timeZone),
    fileName: reportFileName(report.name, format, slot, timeZone),
  };
}

/** Whether something is sent to a recipient. */
export function isSentTo(recipient: RecipientRecord): boolean {
  return ['all', 'partly'].includes(statusOf(recipient));
}

/** The files by the key of their part. Drawing needs no transaction. */
export async function drawParts(
  { parts }: RunPlan,
  services: Services,
): Promise<ReadonlyMap<string, DrawnFile>> {
  const files = new Map<string, DrawnFile>();
  for (const [key, drawing] of parts) if (drawing !== null) files.set(key, await drawFile(drawing, services));
  return files;
}
