// Handles due schedules: the transaction that claims the slot records the export; a job then makes and mails the file,
// with the owner's current permissions. A schedule ends if its owner can no longer see the form or was deactivated.
import type { Actor } from '#core/actor.ts';
import { AppError, textOfError } from '#core/errors.ts';
import { formExport, linkLifetime } from '#core/exports/schema.ts';
import { mayExport } from '#core/sheets/policy.ts';
import { addDays, startOfDay } from '#core/calendar/days.ts';
import { audit } from '#server/audit/write.ts';
import { deleteThing } from '#server/db/things.ts';
import type { Tx } from '#server/db/transaction.ts';
import { findForm, type StoredForm } from '#server/forms/store.ts';
import { hashToken, newToken } from '#server/http/token.ts';
import type { Job, JobWork } from '#server/jobs/runner.ts';
import type { Scheduled } from '#server/schedules/scheduler.ts';
import { dropSchedule } from '#server/schedules/store.ts';
import { foundOrNull, validated } from '#server/http/validate.ts';
import type { Services } from '#server/services.ts';
import { beginTrouble, endTrouble } from '#server/troubles/troubles.ts';
import { readingOf } from '#server/readers/reading.ts';
import { actingUser } from '#server/users/acting-store.ts';
import { exportFile } from '#server/exports/file.ts';
import { noteExport } from '#server/exports/note.ts';
import { exportFileKey } from '#server/exports/stored-file.ts';
import { planExport } from '#server/exports/plan.ts';
import { endedMail, type ExportFailure, type ExportNews, exportMail, failureText } from './schedule-mail.ts';
import * as store from './schedule-store.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** The kind of these schedules, and of the jobs that send due exports. */
export const exportKind = 'scheduled-export';
/** The kind of the jobs that delete the files of expired links. */
export const expiryKind = 'expired-export';

/** Records the export of a slot. After missed slots it covers them too, so that no row is left out. */
export function scheduledExports(services: Services): Scheduled<store.ScheduleRecord> {
  return {
    kind: exportKind,
    name: t(m.aScheduledExport),
    find: store.findSchedule,
    due: (tx, schedule, { companyId, slot, lastSlot }) =>
      addScheduledExport(tx, { companyId, schedule, slot, lastSlot }, services),
  };
}

type Due = { companyId: string; schedule: store.ScheduleRecord; slot: number; lastSlot: number };

/** Adds the export of a schedule's days up to a moment. Its job makes and sends the file. */
export async function addScheduledExport(
  tx: Tx,
  { companyId, schedule, slot, lastSlot }: Due,
  { jobs, newId }: Pick<Services, 'jobs' | 'newId'>,
): Promise<void> {
  const { id: scheduleId, formId, userId, days, timeZone, origin } = schedule;
  const id = newId();
  const from = days === 0 ? startOfDay(slot, timeZone) : addDays(slot, -days, timeZone);
  const due = { id, scheduleId, formId, userId, from, until: lastSlot, timeZone, origin };
  await store.insertScheduledExport(tx, companyId, due);
  await jobs.add(tx, { companyId, kind: exportKind, subjectId: id });
}

/** Makes a due export and puts it into the outbox. Then nothing is left that a second attempt could send. */
export function sendExportJob(services: Services): JobWork {
  return {
    run: sending(services, (tx, job, making) => make(tx, job, making, services)),
    giveUp: sending(services, async (tx, job) => {
      await forget(tx, job, services);
      return { kind: 'too-heavy' };
    }),
  };
}

/** Adds the e-mail about a due export to the outbox. */
function sending(
  services: Services,
  outcome: (tx: Tx, job: Job, making: Making) => Promise<ExportNews | ExportFailure>,
): (job: Job) => Promise<void> {
  const send = async (tx: Tx, job: Job) => {
    const due = await store.lockUnsentExport(tx, job.companyId, job.subjectId);
    if (due === undefined) return null;
    // The schedule was deleted meanwhile.
    const schedule = await store.findSchedule(tx, job.companyId, due.scheduleId);
    const owner = schedule && (await actingUser(tx, job.companyId, due.userId));
    if (owner === undefined) {
      await forget(tx, job, services);
      return null;
    }
    const actor = { ...owner.actor, timeZone: due.timeZone };
    const form = await seenForm(tx, actor, due.formId);
    if (form === null) return due.scheduleId;
    const news = await outcome(tx, job, { due, actor, form });
    if (news.kind === 'too-much' || news.kind === 'too-heavy') {
      const problem = () => failureText(news, due);
      const trouble = { ...troubleOf(job.companyId, due), name: form.name, problem, to: [due.userId] };
      await beginTrouble(tx, trouble, services);
      return null;
    }
    await services.mail.add(tx, job.companyId, owner.actor, () => exportMail({ due, news, form, owner }));
    await endTrouble(tx, troubleOf(job.companyId, due), services);
    return null;
  };
  return async (job) => {
    const { companyId } = job;
    // In one snapshot, so that the counted rows are the exported ones.
    const unseen = await services.database
      .transaction(companyId, (tx) => send(tx, job), { snapshot: true })
      .catch(async (error: unknown) => {
        if (job.attempts + 1 >= attemptsBeforeTrouble) await noteTrouble(job, error, services);
        throw error;
      });
    // In a transaction of its own, which has no lock yet: see lockExportSchedule.
    if (unseen !== null)
      await services.database.transaction(companyId, (tx) => end(tx, job, unseen, services));
  };
}

/** A brief outage is not worth a word. */
const attemptsBeforeTrouble = 4;

/** An export that fails again and again is tried further; its owner hears of it once. */
async function noteTrouble({ companyId, subjectId }: Job, error: unknown, services: Services): Promise<void> {
  await services.database.transaction(companyId, async (tx) => {
    const due = await store.lockUnsentExport(tx, companyId, subjectId);
    const owner = due && (await actingUser(tx, companyId, due.userId));
    const form = due && owner && (await seenForm(tx, owner.actor, due.formId));
    if (!due || !form) return;
    const problem = () => t(m.itIsTriedAgainUntil, { why: textOfError(error, m.serverCouldNotMakeIt) });
    const trouble = { ...troubleOf(companyId, due), name: form.name, problem, to: [due.userId] };
    await beginTrouble(tx, trouble, services);
  });
}

function troubleOf(companyId: string, { scheduleId }: store.ScheduledExport) {
  return { companyId, kind: 'export', subject: scheduleId, subjectId: scheduleId, link: null } as const;
}

/** Deletes the rest of a due export that is not sent. */
async function forget(tx: Tx, { companyId, subjectId }: Job, { files }: Services): Promise<void> {
  await deleteThing(tx, 'scheduled_exports', companyId, subjectId);
  tx.afterCommit(() => files.remove(exportFileKey(companyId, subjectId)));
}

/** The form, if the actor may currently see and export it; otherwise null. */
export async function seenForm(tx: Tx, actor: Actor, formId: string): Promise<StoredForm | null> {
  if (actor.role === 'DEACTIVATED' || !mayExport(actor).yes) return null;
  return foundOrNull(findForm(tx, actor, formId));
}

type Making = { due: store.ScheduledExport; actor: Actor; form: StoredForm };

/** Makes the file, and returns the content of the e-mail. */
async function make(
  tx: Tx,
  job: Job,
  { due, actor, form }: Making,
  services: Services,
): Promise<ExportNews | ExportFailure> {
  const days = { templateIds: [form.id], startDate: due.from, endDate: due.until };
  const request = { kind: 'form', ...validated(formExport, days) } as const;
  const plan = await planExport({ tx, actor, services }, request).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'too-much-data') return null;
    throw error;
  });
  if (plan === null || plan.rows === 0) {
    await forget(tx, job, services);
    return { kind: plan === null ? 'too-much' : 'nothing' };
  }
  const { rows } = plan;
  await noteExport({ tx, actor, services }, plan, 'export_sent');
  const { companyId, userId } = actor;
  const reading = await readingOf({ tx, companyId, settings: services.settings }, { userId });
  const { name, mediaType, stream } = exportFile({ tx, actor, plan, services, reading });
  const key = exportFileKey(job.companyId, due.id);
  const size = await services.files.put(key, stream);
  if (size <= services.settings.maximumAttachment) {
    // From here on the file belongs to the e-mail.
    await deleteThing(tx, 'scheduled_exports', job.companyId, due.id);
    return { kind: 'file', rows, file: { id: due.id, fileName: name, mediaType, size } };
  }
  const secret = newToken(job.companyId);
  const expiresAt = services.now() + linkLifetime;
  await store.keepLink(tx, job.companyId, due.id, {
    fileName: name,
    secretHash: hashToken(secret),
    expiresAt,
    size,
  });
  await services.jobs.add(tx, { companyId: job.companyId, kind: expiryKind, subjectId: due.id }, expiresAt);
  const origin = services.settings.publicOrigin ?? due.origin;
  return { kind: 'link', rows, size, url: `${origin}/export/file/${secret}`, expiresAt };
}

/**
 * Ends a schedule whose owner no longer sees its form. They are notified, unless they were deactivated. Anyone who deletes the
 * schedule or the form at the same time comes first or after.
 */
async function end(tx: Tx, job: Job, scheduleId: string, services: Services): Promise<void> {
  const { companyId, subjectId } = job;
  if (!(await store.lockExportSchedule(tx, companyId, scheduleId))) {
    // What is left of it without its form.
    await dropSchedule(tx, companyId, scheduleId);
    return forget(tx, job, services);
  }
  const due = await store.lockUnsentExport(tx, companyId, subjectId);
  if (due === undefined) return;
  const owner = await actingUser(tx, companyId, due.userId);
  if (owner === undefined) return forget(tx, job, services);
  if ((await seenForm(tx, owner.actor, due.formId)) !== null)
    throw new AppError('unavailable', wording(m.itCanBeSentAgain));
  await dropSchedule(tx, companyId, scheduleId);
  await forget(tx, job, services);
  const object = { kind: 'template', id: due.formId } as const;
  const comment = t(m.endedAutomaticallyItsOwnerCan);
  await audit(tx, owner.actor, { action: 'export_schedule_deleted', object, comment }, services.now());
  if (owner.actor.role !== 'DEACTIVATED')
    await services.mail.add(tx, companyId, owner.actor, () => endedMail(owner));
}
