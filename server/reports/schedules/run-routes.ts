// The calls on runs of schedules of reports, and on the files of those that were too large for an e-mail.
import type { Actor } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import * as calls from '#core/reports/schedule-calls.ts';
import { mayScheduleReports } from '#core/reports/schedules/policy.ts';
import { audit } from '#server/audit/write.ts';
import { changeThing } from '#server/db/things.ts';
import type { Tx } from '#server/db/transaction.ts';
import { storedFileReply } from '#server/exports/stored-file.ts';
import { authorize } from '#server/http/authorize.ts';
import { on } from '#server/http/mount.ts';
import { mailOriginOf } from '#server/http/address/mail-origin.ts';
import { notFound } from '#server/http/validate.ts';
import { attachmentKey } from '#server/mail/new-mail.ts';
import { stopOf } from './make-run.ts';
import { findFile } from './file-store.ts';
import { listRuns } from './history-store.ts';
import { addRun } from './run-now.ts';
import { found, requirePublished } from './schedule-routes.ts';
import { recipientsOf, statusOf } from './recipient-store.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export const runRoutes = [
  on(calls.listRuns, async ({ actor, tx, params }) => {
    authorize(mayScheduleReports(actor));
    const { id } = await found(tx, actor, params.id, params.scheduleId);
    return listRuns(tx, actor.companyId, id);
  }),

  on(calls.runSchedule, async ({ actor, tx, params, services, request }) => {
    authorize(mayScheduleReports(actor));
    const { companyId, userId } = actor;
    const schedule = await found(tx, actor, params.id, params.scheduleId);
    requirePublished(schedule);
    if ((await stopOf(tx, companyId, schedule)) !== null) {
      throw new AppError('conflict', wording(m.whoeverScheduledItCanNo), {
        hint: wording(m.editScheduleToRunIt),
      });
    }
    if (schedule.origin === '') {
      // The demo made it, and did not know where it is reached.
      const origin = mailOriginOf(request, services.settings);
      await changeThing(tx, 'report_schedules', { companyId, id: schedule.id }, { origin });
    }
    const runId = await addRun(tx, { companyId, scheduleId: schedule.id }, { userId }, services);
    const object = { kind: 'report', id: schedule.reportId } as const;
    const next = [`report ${schedule.reportName}`];
    await audit(tx, actor, { action: 'report_run_now', object, next }, services.now());
    const [made] = await listRuns(tx, companyId, schedule.id, runId);
    if (made === undefined) throw notFound();
    return made;
  }),

  on(calls.readReportFile, async ({ actor, tx, params, services }) => {
    const { id, fileName, reportName, size, expiresAt } = await ownFile(tx, actor, params.id, services.now());
    return { id, fileName, reportName, size, expiresAt };
  }),

  on(calls.downloadReportFile, async ({ actor, tx, params, services }) => {
    const { fileId, fileName: name, mediaType } = await ownFile(tx, actor, params.id, services.now());
    const key = attachmentKey(actor.companyId, fileId);
    const reply = await storedFileReply(services, key, { name, mediaType });
    if (reply === null) throw notFound();
    return reply;
  }),
];

/** A file that was sent to the actor, who still may see all that it is about; or `not-found`. */
async function ownFile(tx: Tx, actor: Actor, id: string, now: number) {
  const file = await findFile(tx, actor, id, now);
  if (file === undefined) throw notFound();
  const recipients = await recipientsOf(tx, actor.companyId, [file.scheduleId]);
  const recipient = recipients.find((each) => each.id === actor.userId);
  if (recipient === undefined || ['nothing', 'deactivated'].includes(statusOf(recipient))) throw notFound();
  const seen = new Set(recipient.formIds);
  if (!file.formIds.every((formId) => seen.has(formId))) throw notFound();
  return file;
}
