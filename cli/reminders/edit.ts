// formdeck reminders edit. Only the given fields change.
import { requireChange } from '#cli/command/flags.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { AppError } from '#core/errors.ts';
import { changeReminder } from '#core/reminders/calls.ts';
import type { Reminder, ReminderInput } from '#core/reminders/schema.ts';
import { type ReminderFields, type ReminderFlags, reminderFields, resolveFields } from './fields.ts';
import { reminderNamed } from './named.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type EditReminderOptions = ReminderFields & { reminder: string; message: string | undefined };

export const edit = verb({
  effect: { undo: 'reminders edit' },
  options: (
    { message, ...flags }: ReminderFlags & { message?: string },
    [reminder = ''],
  ): EditReminderOptions => {
    const fields = reminderFields(flags);
    const isGiven = [message, ...Object.values(fields)].some((value) => value !== undefined);
    requireChange(isGiven, wording(m.useMessageAtEveryGroup));
    return { ...fields, reminder, message };
  },

  async run(
    context: Context,
    { reminder: named, message, ...fields }: EditReminderOptions,
  ): Promise<Reminder> {
    const before = await reminderNamed(context, { named });
    const { scheduleTime, repeatInterval, reminderType, groups } = before;
    if (before.hasNobody && fields.groups === undefined)
      throw new AppError('usage', wording(m.groupsOfThisReminderWere), {
        hint: wording(m.giveGroupOrEverybody),
      });
    const body: ReminderInput = {
      message: message ?? before.message,
      scheduleTime,
      repeatInterval,
      reminderType,
      groups: groups.map(({ id }) => id),
      ...(await resolveFields(context, fields)),
    };
    return context.send(changeReminder, { params: { id: before.id }, body });
  },

  print: (output) => output.say(t(m.yourReminderWasSaved)),
});
