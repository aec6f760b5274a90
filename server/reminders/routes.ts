// The routes for reminders.
import { personOf } from '#core/primitives.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '#core/actor.ts';
import { lastTime } from '#core/calendar/recurrence.ts';
import { overIssues, type SetTimes } from '#core/calendar/set-times.ts';
import { invalid } from '#core/errors.ts';
import * as calls from '#core/reminders/calls.ts';
import { mayManageReminders } from '#core/reminders/policy.ts';
import { type Reminder, type ReminderInput, remindersLimit } from '#core/reminders/schema.ts';
import { audit } from '#server/audit/write.ts';
import { lockCompany } from '#server/db/things.ts';
import type { Tx } from '#server/db/transaction.ts';
import { findForm } from '#server/forms/store.ts';
import { authorize } from '#server/http/authorize.ts';
import { madeBefore, requestHash, requireFewer } from '#server/http/idempotent.ts';
import { on, Reply } from '#server/http/mount.ts';
import { mailOriginOf } from '#server/http/address/mail-origin.ts';
import { foundOrNull, notFound } from '#server/http/validate.ts';
import { isUnchanged } from '#server/http/unchanged.ts';
import { dropSchedule, keepTimes } from '#server/schedules/store.ts';
import { reminderKind } from './due.ts';
import * as store from './store.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

export const reminderRoutes = [
  on(calls.listReminders, ({ actor, tx }) => {
    authorize(mayManageReminders(actor));
    return store.listReminders(tx, actor);
  }),

  on(calls.createReminder, async ({ actor, tx, body, services, request }) => {
    authorize(mayManageReminders(actor));
    const { companyId } = actor;
    await lockCompany(tx, companyId);
    const hash = requestHash(body.id, actor.userId, body);
    const earlier = await madeBefore(tx, 'reminders', companyId, { id: body.id, hash });
    if (earlier !== null) return new Reply(await found(tx, actor, earlier), { status: 200 });
    const limit = { most: remindersLimit, things: 'reminders', path: 'message' } as const;
    await requireFewer(tx, 'reminders', companyId, limit);
    const now = services.now();
    await check(tx, actor, { body, before: null, now });
    const id = body.id ?? services.newId();
    await keepTimes(tx, actor, { kind: reminderKind, id, ...timesOf(body) }, now);
    const origin = mailOriginOf(request, services.settings);
    await store.insertReminder(tx, actor, { ...body, id, origin, requestHash: hash, now });
    const made = await found(tx, actor, id);
    const note = { action: 'reminder_created', object: { kind: 'reminder', id } } as const;
    await audit(tx, actor, { ...note, next: linesOf(made) }, now);
    return made;
  }),

  on(calls.changeReminder, async ({ actor, tx, params, body, services }) => {
    authorize(mayManageReminders(actor));
    const before = await found(tx, actor, params.id);
    if (isSame(before, body)) return before;
    const now = services.now();
    await check(tx, actor, { body, before, now });
    const { id } = before;
    await keepTimes(tx, actor, { kind: reminderKind, id, ...timesOf(body) }, now);
    await store.replaceReminder(tx, actor.companyId, { ...body, id }, now);
    const after = await found(tx, actor, id);
    const note = { action: 'reminder_changed', object: { kind: 'reminder', id } } as const;
    await audit(tx, actor, { ...note, previous: linesOf(before), next: linesOf(after) }, now);
    return after;
  }),

  on(calls.deleteReminder, async ({ actor, tx, params, services }) => {
    authorize(mayManageReminders(actor));
    const before = await found(tx, actor, params.id);
    await dropSchedule(tx, actor.companyId, before.id);
    const note = { action: 'reminder_deleted', object: { kind: 'reminder', id: before.id } } as const;
    await audit(tx, actor, { ...note, previous: linesOf(before) }, services.now());
    return undefined;
  }),

  on(calls.readProgress, async ({ actor, tx, params, services }) => {
    authorize(mayManageReminders(actor));
    const reminder = await found(tx, actor, params.id);
    const { id, form, timeZone } = reminder;
    if (form === null) throw notFound();
    const people = (await store.recipientsOf(tx, actor.companyId, id)).filter(({ seesForm }) => seesForm);
    const due = lastTime({ ...timesOf(reminder), timeZone }, services.now());
    // A first time that was over when it was set reminded nobody.
    const since = due === null || due < reminder.dates.created ? null : due;
    const userIds = people.map((person) => person.id);
    const filledIn =
      since === null
        ? new Map<string, number>()
        : await store.filledInSince(tx, actor.companyId, { formId: form.id, since, userIds });
    return {
      since,
      people: people.map((person) => ({
        ...personOf(person.id, person),
        filledIn: filledIn.get(person.id) ?? null,
      })),
    };
  }),
];

async function found(tx: Tx, actor: Actor, id: string): Promise<Reminder> {
  const reminder = await store.findReminder(tx, actor, id);
  if (reminder === undefined) throw notFound();
  return reminder;
}

type Checked = { body: ReminderInput; before: Reminder | null; now: number };

/** Throws `invalid` for a time at which nothing would come, groups that do not exist, and a form that the caller does not see. */
async function check(tx: Tx, actor: Actor, { body, before, now }: Checked): Promise<void> {
  const { groups, formId } = body;
  const issues = overIssues(before && timesOf(before), timesOf(body), now);
  const existing = await store.existingGroups(tx, actor.companyId, groups);
  groups.forEach((id, index) => {
    if (!existing.has(id)) issues.push(fieldError(`groups.${index}`, m.thisUserGroupDoesNot));
  });
  if (formId != null) {
    const form = await foundOrNull(findForm(tx, actor, formId));
    if (form === null) issues.push(fieldError('formId', m.thisFormDoesNotExist));
  }
  if (issues.length > 0) throw invalid(issues);
}

/** Whether a change is none. Of a form that is hidden from the actor nobody can tell. */
function isSame(before: Reminder, { groups, formId, ...fields }: ReminderInput): boolean {
  const groupIds = before.groups.map(({ id }) => id);
  return (
    isUnchanged(before, fields) &&
    isDeepStrictEqual(new Set(groupIds), new Set(groups)) &&
    !before.hasNobody &&
    (formId === undefined || (formId !== null && formId === before.form?.id))
  );
}

function timesOf({ scheduleTime: first, repeatInterval: interval }: ReminderInput | Reminder): SetTimes {
  return { first, interval };
}

/** A reminder for the audit log, one line per field. */
function linesOf(reminder: Reminder): string[] {
  const { message, scheduleTime, repeatInterval, timeZone, reminderType, groups, form } = reminder;
  return [
    `message ${message}`,
    `scheduleTime ${new Date(scheduleTime).toISOString()}`,
    `timeZone ${timeZone}`,
    `repeatInterval ${repeatInterval ?? 'once'}`,
    `reminderType ${reminderType}`,
    ...groups.map(({ name }) => `group ${name}`),
    ...(form === null ? [] : [`form ${form.name}`]),
  ];
}
