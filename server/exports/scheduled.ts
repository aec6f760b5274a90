// What comes of a schedule when it is due: in the transaction that claims its slot, the export to be made; then, as a
// job, the file and the e-mail with it, by what its owner may see at that time. A schedule whose owner may no longer
// see the form, or was deactivated, ends.
import type { Actor } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import { formExport, linkLifetime } from '#core/exports/schema.ts';
import { mayExport } from '#core/sheets/policy.ts';
import { daysBefore, startOfDay } from '#core/time/recurrence.ts';
import { audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import { findForm, type StoredForm } from '#server/forms/store.ts';
import { hashToken, newToken } from '#server/http/token.ts';
import type { Job, JobHandler, JobWork } from '#server/jobs/runner.ts';
import { dropSchedule, type SlotHandler } from '#server/jobs/scheduler.ts';
import { MailNotSent, type Message } from '#server/mail/mailer.ts';
import { notify } from '#server/notifications/store.ts';
import { validated } from '#server/http/validate.ts';
import type { Services } from '#server/services.ts';
import { type ActingUser, actingUser } from '#server/users/acting-store.ts';
import { exportFile } from './file.ts';
import { noteExport } from './note.ts';
import { planExport } from './plan.ts';
import { endedMail, type ExportNews, exportMail } from './schedule-mail.ts';
import * as store from './schedule-store.ts';

/** The kind of these schedules, and of the jobs that send what is due. */
export const exportKind = 'scheduled-export';
/** The kind of the jobs that remove the files of links which are no longer good. */
export const expiryKind = 'expired-export';

/** Where the file of a link is. */
export function sentFileKey(companyId: string, id: string): string {
  return `exports/${companyId}/${id}`;
}

/** Notes the export of a slot. After missed slots it reaches back to the first of them, so that no row is left out. */
export function exportSlot(services: Services): SlotHandler {
  return async (tx, { companyId, scheduleId, slot, lastSlot }) => {
    const schedule = await store.findSchedule(tx, companyId, scheduleId);
    // Its form was deleted.
    if (schedule === undefined) return dropSchedule(tx, companyId, scheduleId);
    const { formId, userId, days, timeZone, origin } = schedule;
    const id = services.newId();
    const from = days === 0 ? startOfDay(slot, timeZone) : daysBefore(slot, days, timeZone);
    const due = { id, scheduleId, formId, userId, from, until: lastSlot, timeZone, origin };
    await store.insertScheduledExport(tx, companyId, due);
    await services.jobs.add(tx, { companyId, kind: exportKind, subjectId: id });
  };
}

/** Makes a due export and sends it. Once it is sent nothing of it is left that a second try could send. */
export function sendExportJob(services: Services): JobWork {
  return {
    run: sending(services, (tx, job, making) => make(tx, job, making, services)),
    giveUp: sending(services, async (tx, job, { due }) => {
      await store.deleteScheduledExport(tx, job.companyId, due.id);
      tx.afterCommit(() => services.files.remove(sentFileKey(job.companyId, due.id)));
      return { kind: 'too-heavy' };
    }),
  };
}

/** Tells the owner of a due export what came of it. */
function sending(
  services: Services,
  outcome: (tx: Tx, job: Job, making: Making) => Promise<ExportNews>,
): (job: Job) => Promise<void> {
  const send = (job: Job) =>
    services.database.transaction(job.companyId, async (tx) => {
      const due = await store.lockUnsentExport(tx, job.companyId, job.subjectId);
      if (due === undefined) return;
      // Whoever deleted the schedule meanwhile does not want it.
      const schedule = await store.findSchedule(tx, job.companyId, due.scheduleId);
      const owner = schedule && (await actingUser(tx, job.companyId, due.userId));
      if (owner === undefined) return store.deleteScheduledExport(tx, job.companyId, due.id);
      const actor = { ...owner.actor, timeZone: due.timeZone };
      const form = await seenForm(tx, actor, due.formId);
      if (form === null) return end(tx, job, due, owner, services);
      const news = await outcome(tx, job, { due, actor, form });
      await services.mail.send({ ...exportMail({ due, news, form, owner }), id: due.id });
    });
  return (job) =>
    send(job).catch(async (error: unknown) => {
      if (error instanceof MailNotSent && job.attempts + 1 === triesBeforeTelling) {
        await services.database.transaction(job.companyId, (tx) => tellUnsent(tx, job, error));
      }
      throw error;
    });
}

/** A mail server that was away for a moment is nothing to tell of. */
const triesBeforeTelling = 3;

/** Tells the owner, once, that the e-mail does not go out; it is tried again for as long as they have the schedule. */
async function tellUnsent(tx: Tx, { companyId, subjectId }: Job, { answer }: MailNotSent): Promise<void> {
  const due = await store.lockUnsentExport(tx, companyId, subjectId);
  const owner = due && (await actingUser(tx, companyId, due.userId));
  const form = owner && (await seenForm(tx, owner.actor, due.formId));
  if (!form) return;
  const why = answer === null ? 'the mail server does not answer' : `the mail server says "${answer}"`;
  await notify(tx, {
    companyId,
    to: [due.userId],
    from: null,
    type: 'export_done',
    metadata: {
      templateId: form.id,
      templateName: form.name,
      exportId: due.id,
      fileName: form.name,
      path: null,
      expiresAt: null,
      problem: `You scheduled it by e-mail, which cannot be sent: ${why}. It is tried again; until then, export the data here.`,
    },
  });
}

/** Removes the file of a link that is no longer good. */
export function expiredExportJob(services: Services): JobHandler {
  return async ({ companyId, subjectId }) => {
    await services.files.remove(sentFileKey(companyId, subjectId));
    await services.database.transaction(companyId, (tx) =>
      store.deleteScheduledExport(tx, companyId, subjectId),
    );
  };
}

/** The form, where the actor may see and export it now; null otherwise. */
export async function seenForm(tx: Tx, actor: Actor, formId: string): Promise<StoredForm | null> {
  if (actor.role === 'DEACTIVATED' || !mayExport(actor).yes) return null;
  return findForm(tx, actor, formId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  });
}

type Making = { due: store.ScheduledExport; actor: Actor; form: StoredForm };

/** Makes the file and answers what the e-mail is to say and bring. */
async function make(tx: Tx, job: Job, { due, actor, form }: Making, services: Services): Promise<ExportNews> {
  const days = { templateIds: [form.id], startDate: due.from, endDate: due.until };
  const request = { kind: 'form', ...validated(formExport, days) } as const;
  const plan = await planExport(tx, actor, request, services).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'too-much-data') return null;
    throw error;
  });
  if (plan === null || plan.rows === 0) {
    await store.deleteScheduledExport(tx, job.companyId, due.id);
    return { kind: plan === null ? 'too-much' : 'nothing' };
  }
  const { rows } = plan;
  await noteExport(tx, actor, plan, 'export_sent', services);
  const { name, mediaType, stream } = exportFile({ tx, actor, plan, services });
  const key = sentFileKey(job.companyId, due.id);
  const size = await services.files.put(key, stream);
  if (size <= services.settings.maximumAttachment) {
    await store.deleteScheduledExport(tx, job.companyId, due.id);
    tx.afterCommit(() => services.files.remove(key));
    const content = services.files.read(key);
    return { kind: 'file', rows, file: { filename: name, contentType: mediaType, content } };
  }
  const secret = newToken(job.companyId);
  const expiresAt = services.now() + linkLifetime;
  await store.keepLink(tx, job.companyId, due.id, {
    fileName: name,
    secretHash: hashToken(secret),
    expiresAt,
  });
  await services.jobs.add(tx, { companyId: job.companyId, kind: expiryKind, subjectId: due.id }, expiresAt);
  return { kind: 'link', rows, size, url: `${due.origin}/export/file/${secret}`, expiresAt };
}

/** Ends a schedule. Its owner is told, unless they were deactivated. */
async function end(
  tx: Tx,
  job: Job,
  due: store.ScheduledExport,
  owner: ActingUser,
  services: Services,
): Promise<void> {
  const { actor, email } = owner;
  await dropSchedule(tx, job.companyId, due.scheduleId);
  await store.deleteScheduledExport(tx, job.companyId, due.id);
  const object = { kind: 'template', id: due.formId } as const;
  const comment = 'Ended by itself: its owner may not export this form any more.';
  await audit(tx, actor, { action: 'export_schedule_deleted', object, comment }, services.now());
  if (actor.role === 'DEACTIVATED') return;
  const message: Message = endedMail({ userName: actor.userName, email });
  await services.mail.send({ ...message, id: due.id });
}
