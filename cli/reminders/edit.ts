// formdeck reminders edit. Only the given fields change.
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { AppError } from '#core/errors.ts';
import { changeReminder } from '#core/reminders/calls.ts';
import type { Reminder, ReminderInput } from '#core/reminders/schema.ts';
import { type ReminderFields, type ReminderFlags, reminderFields, resolveFields } from './fields.ts';
import { reminderNamed } from './named.ts';

export type EditReminderOptions = ReminderFields & { reminder: string; message: string | undefined };

export const edit = verb({
  effect: { undo: 'reminders edit' },
  options: (
    { message, ...flags }: ReminderFlags & { message?: string },
    [reminder = ''],
  ): EditReminderOptions => {
    const fields = reminderFields(flags);
    if (message === undefined && Object.values(fields).every((value) => value === undefined))
      throw new AppError('usage', 'Say what to change.', {
        hint: 'Use --message, --at, --every, --group, --everybody, --email, --app, --form or --no-form.',
      });
    return { ...fields, reminder, message };
  },

  async run(
    context: Context,
    { reminder: named, message, ...fields }: EditReminderOptions,
  ): Promise<Reminder> {
    const before = await reminderNamed(context, named);
    const { scheduleTime, repeatInterval, reminderType, groups } = before;
    if (before.hasNobody && fields.groups === undefined)
      throw new AppError('usage', 'The groups of this reminder were deleted, so it reaches nobody.', {
        hint: 'Give --group, or --everybody.',
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

  print: (output) => output.say('Your reminder was saved.'),
});
