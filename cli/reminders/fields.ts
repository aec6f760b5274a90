// The options of `reminders create` and `reminders edit`.
import { oneOf } from '#cli/command/flags.ts';
import { formIdNamed } from '#cli/command/form-named.ts';
import type { Context } from '#cli/context.ts';
import { groupIdsNamed } from '#cli/command/group-named.ts';
import { type ReminderInterval, reminderIntervals } from '#core/calendar/intervals.ts';
import { AppError } from '#core/errors.ts';
import { reminderTexts, type ReminderType } from '#core/reminders/schema.ts';
import { parseMoment } from '#core/time/parse-moment.ts';
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
    every: intervalOf(oneOf('--every', ['ONCE', ...reminderIntervals], every)),
    groups: everybody === true ? [] : group,
    type: email === true ? 'EMAIL' : app === true ? 'MOBILE' : undefined,
    form: form === false ? null : form,
  };
}

function intervalOf(chosen: ReminderInterval | 'ONCE' | undefined): ReminderInterval | null | undefined {
  return chosen === 'ONCE' ? null : chosen;
}

/** The given fields, as they are sent. */
export async function resolveFields(context: Context, { at, every, groups, type, form }: ReminderFields) {
  const { timeZone } = await context.user();
  const scheduleTime = at === undefined ? undefined : parseMoment(at, timeZone, 'start');
  if (scheduleTime === null)
    throw new AppError('usage', wording(m.isNotDateAndTime, { at: at ?? '' }), {
      hint: wording(m.writeItLike202612, { noTime: reminderTexts.noTime }),
    });
  return {
    ...(scheduleTime !== undefined && { scheduleTime }),
    ...(every !== undefined && { repeatInterval: every }),
    ...(groups !== undefined && { groups: await groupIdsNamed(context, groups) }),
    ...(type !== undefined && { reminderType: type }),
    ...(form !== undefined && { formId: form === null ? null : await formIdNamed(context, form) }),
  };
}
