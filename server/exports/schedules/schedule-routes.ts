// The calls on export schedules. Users have at most one schedule per form, and only see and change their own: its
// exports are sent to them, with their permissions.
import { type Actor } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import * as calls from '#core/exports/calls.ts';
import { mediaTypeOf } from '#core/exports/format.ts';
import type { ExportSchedule, ScheduleInput } from '#core/exports/schema.ts';
import { mayExport } from '#core/sheets/policy.ts';
import { type AuditNote, audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import { findForm, type StoredForm } from '#server/forms/store.ts';
import { authorize } from '#server/http/authorize.ts';
import { wrongSecret } from '#server/http/attempts/wrong-secrets.ts';
import { on, Reply } from '#server/http/mount.ts';
import { mailOriginOf } from '#server/http/address/mail-origin.ts';
import { companyOfToken, hashToken } from '#server/http/token.ts';
import { notFound } from '#server/http/validate.ts';
import { dropSchedule, keepTimes } from '#server/schedules/store.ts';
import { actingUser } from '#server/users/acting-store.ts';
import { lockUser } from '#server/users/store.ts';
import { exportFileKey, storedFileReply } from '#server/exports/stored-file.ts';
import { addScheduledExport, exportKind, seenForm } from './scheduled.ts';
import * as store from './schedule-store.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export const scheduleRoutes = [
  on(calls.readSchedule, async ({ actor, tx, params }) => {
    authorize(mayExport(actor));
    const form = await findForm(tx, actor, params.id);
    return presented(await store.scheduleOfForm(tx, actor, form.id));
  }),

  on(calls.createSchedule, async ({ actor, tx, body, services, request }) => {
    authorize(mayExport(actor));
    const form = await findForm(tx, actor, body.templateIds[0] ?? '');
    // Two concurrent requests create one schedule.
    await lockUser(tx, actor.companyId, actor.userId);
    const earlier = await store.scheduleOfForm(tx, actor, form.id);
    if (earlier !== undefined) {
      requireSame(earlier, body.schedule);
      return new Reply(presented(earlier), { status: 200 });
    }
    const wanted = {
      id: services.newId(),
      form,
      schedule: body.schedule,
      origin: mailOriginOf(request, services.settings),
    };
    const made = await keep({ tx, actor, services }, wanted);
    await note({ tx, actor, services }, form, { action: 'export_scheduled', next: wordsOf(made) });
    return presented(made);
  }),

  on(calls.changeSchedule, async ({ actor, tx, params, body, services, request }) => {
    authorize(mayExport(actor));
    const before = await ownSchedule(tx, actor, params.jobId);
    const form = await findForm(tx, actor, before.formId);
    if (isSame(before, body)) return presented(before);
    const wanted = { id: before.id, form, schedule: body, origin: mailOriginOf(request, services.settings) };
    const changed = await keep({ tx, actor, services }, wanted);
    const words = { previous: wordsOf(before), next: wordsOf(changed) };
    await note({ tx, actor, services }, form, { action: 'export_schedule_changed', ...words });
    return presented(changed);
  }),

  on(calls.runSchedule, async ({ actor, tx, params, services }) => {
    authorize(mayExport(actor));
    const form = await findForm(tx, actor, params.id);
    // Two requests at once make one export.
    await lockUser(tx, actor.companyId, actor.userId);
    const schedule = await ownSchedule(tx, actor, params.jobId);
    if (schedule.formId !== form.id) throw notFound();
    const now = services.now();
    if (await store.isExportUnderWay(tx, actor.companyId, schedule, now)) return presented(schedule);
    await addScheduledExport(
      tx,
      { companyId: actor.companyId, schedule, slot: now, lastSlot: now },
      services,
    );
    await note({ tx, actor, services }, form, { action: 'export_run_now' });
    return presented(schedule);
  }),

  on(calls.deleteSchedule, async ({ actor, tx, params, services }) => {
    authorize(mayExport(actor));
    const form = await findForm(tx, actor, params.id);
    const schedule = await ownSchedule(tx, actor, params.jobId);
    if (schedule.formId !== form.id) throw notFound();
    await dropSchedule(tx, actor.companyId, schedule.id);
    await note({ tx, actor, services }, form, {
      action: 'export_schedule_deleted',
      previous: wordsOf(schedule),
    });
    return undefined;
  }),

  on(calls.sentFile, async ({ tx, params, services }) => {
    const companyId = companyOfToken(params.secret);
    if (companyId === null) throw linkIsOver();
    await tx.setCompany(companyId);
    const sent = await store.findLinked(tx, companyId, hashToken(params.secret), services.now());
    // A user who was deactivated or can no longer see the form must not get its data.
    const owner = sent && (await actingUser(tx, companyId, sent.userId));
    if (sent === undefined || owner === undefined) throw linkIsOver();
    if ((await seenForm(tx, owner.actor, sent.formId)) === null) throw linkIsOver();
    const file = { name: sent.fileName ?? 'Export.xlsx', mediaType: mediaTypeOf({ format: 'XLSX' }) };
    const reply = await storedFileReply(services, exportFileKey(companyId, sent.id), file);
    if (reply === null) throw linkIsOver();
    return reply;
  }),
];

/** Responds as for a link that never existed. */
function linkIsOver(): AppError {
  return wrongSecret(
    new AppError('not-found', wording(m.thisLinkIsNoLonger), {
      hint: wording(m.linkToExportIsValid),
    }),
  );
}

async function ownSchedule(tx: Tx, actor: Actor, id: string): Promise<store.ScheduleRecord> {
  const found = await store.findSchedule(tx, actor.companyId, id);
  if (found === undefined || found.userId !== actor.userId) throw notFound();
  return found;
}

type ScheduleParams = { id: string; form: StoredForm; schedule: ScheduleInput; origin: string };

async function keep(
  { tx, actor, services }: RequestScope,
  { id, form, schedule, origin }: ScheduleParams,
): Promise<store.ScheduleRecord> {
  const { interval, scheduleTime: first, timeInterval: days } = schedule;
  await keepTimes(tx, actor, { kind: exportKind, id, first, interval }, services.now());
  await store.keepExportSchedule(tx, actor, { id, formId: form.id, days, origin });
  return ownSchedule(tx, actor, id);
}

function presented(schedule: store.ScheduleRecord | undefined): ExportSchedule {
  if (schedule === undefined) return nothingScheduled;
  const { id, interval, days, first, timeZone, nextAt } = schedule;
  return { jobId: id, interval, timeInterval: days, scheduleTime: first, timeZone, nextTime: nextAt };
}

const nothingScheduled: ExportSchedule = {
  jobId: null,
  interval: 'NEVER',
  timeInterval: null,
  scheduleTime: null,
  timeZone: null,
  nextTime: null,
};

function isSame({ interval, days, first }: store.ScheduleRecord, wanted: ScheduleInput): boolean {
  return interval === wanted.interval && days === wanted.timeInterval && first === wanted.scheduleTime;
}

function requireSame(earlier: store.ScheduleRecord, wanted: ScheduleInput): void {
  if (isSame(earlier, wanted)) return;
  throw new AppError('conflict', wording(m.youHaveAlreadyScheduledExport), {
    fields: { jobId: earlier.id },
    hint: wording(m.changeThatScheduleInstead),
  });
}

function note(
  scope: RequestScope,
  { id, name }: StoredForm,
  what: Pick<AuditNote, 'action' | 'previous' | 'next'>,
): Promise<void> {
  const { tx, actor, services } = scope;
  return audit(tx, actor, { object: { kind: 'template', id }, form: { id, name }, ...what }, services.now());
}

/** A schedule for the audit log, one line per field. */
function wordsOf({ interval, days, first, timeZone }: store.ScheduleRecord): string[] {
  return [
    `interval ${interval}`,
    `timeInterval ${days}`,
    `scheduleTime ${new Date(first).toISOString()}`,
    `timeZone ${timeZone}`,
  ];
}
