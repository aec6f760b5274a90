// The options of `reminders create` and `reminders edit`.
import { intervalGiven, timeGiven } from '#cli/command/time-options.ts';
import { formIdNamed } from '#cli/command/form-named.ts';
import type { Context } from '#cli/context.ts';
import { groupIdsNamed } from '#cli/command/group-named.ts';
import { type ReminderInterval, reminderIntervals } from '#core/calendar/intervals.ts';
import { AppError } from '#core/errors.ts';
import { reminderTexts, type ReminderType } from '#core/reminders/schema.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type ReminderFlags = {
  at?: string;
  every?: string;
  group?: string[];
  everybody?: boolean;
  email?: boolean;
  app?: boolean;
  /** False with --no-form. */
  form?: string | false;
};

export type ReminderFields = {
  at: string | undefined;
  /** Null: once. */
  every: ReminderInterval | null | undefined;
  /** Empty: everybody. */
  groups: readonly string[] | undefined;
  type: ReminderType | undefined;
  form: string | null | undefined;
};

export function reminderFields({
  at,
  every,
  group,
  everybody,
  email,
  app,
  form,
}: ReminderFlags): ReminderFields {
  if (everybody === true && group !== undefined)
    throw new AppError('usage', wording(m.useGroupOrEverybodyNot));
  if (email === true && app === true) throw new AppError('usage', wording(m.useEmailOrAppNot));
  return {
    at,
    every: intervalGiven(reminderIntervals, every),
    groups: everybody === true ? [] : group,
    type: email === true ? 'EMAIL' : app === true ? 'MOBILE' : undefined,
    form: form === false ? null : form,
  };
}

/** The given fields, as they are sent. */
export async function resolveFields(context: Context, { at, every, groups, type, form }: ReminderFields) {
  const { timeZone } = await context.user();
  const scheduleTime = timeGiven(at, timeZone, reminderTexts.noTime);
  return {
    ...(scheduleTime !== undefined && { scheduleTime }),
    ...(every !== undefined && { repeatInterval: every }),
    ...(groups !== undefined && { groups: await groupIdsNamed(context, groups) }),
    ...(type !== undefined && { reminderType: type }),
    ...(form !== undefined && { formId: form === null ? null : await formIdNamed(context, form) }),
  };
}
