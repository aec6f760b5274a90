// formdeck reminders create.
import { withFullStop } from '#core/format/full-stop.ts';
import { requireTime } from '#cli/command/time-options.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { dateWriter } from '#cli/output/date.ts';
import { createReminder } from '#core/reminders/calls.ts';
import { type ReminderInput, reminderTexts } from '#core/reminders/schema.ts';
import { recipientTags } from '#core/reminders/labels.ts';
import { type ReminderFields, type ReminderFlags, reminderFields, resolveFields } from './fields.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const defaults = { scheduleTime: 0, repeatInterval: null, reminderType: 'MOBILE' } as const;

export type CreateReminderOptions = ReminderFields & { message: string };

export const create = verb({
  effect: { undo: 'reminders delete' },
  options: (flags: ReminderFlags, [message = '']): CreateReminderOptions => {
    const fields = reminderFields(flags);
    requireTime(fields.at, reminderTexts.noTime);
    return { ...fields, message };
  },

  async run(context: Context, { message, ...fields }: CreateReminderOptions) {
    const { newId } = await context.ports();
    const given = await resolveFields(context, fields);
    const body: ReminderInput = { ...defaults, groups: [], ...given, id: newId(), message };
    const made = await context.sendAgain(createReminder, { body });
    return { made, timeZone: (await context.user()).timeZone };
  },

  print(output, { made, timeZone }) {
    const { nextTime } = made;
    const when = nextTime === null ? t(m.neverItsTimeIsOver) : dateWriter(timeZone)(nextTime);
    output.say(
      withFullStop(t(m.setReminderForNext, { recipientTags: recipientTags(made).join(', '), when })),
    );
    output.line(made.id);
  },

  json: ({ made }) => made,
});
