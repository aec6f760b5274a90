// formdeck reminders list.
import { idWriter } from '#cli/command/id-writer.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { dateWriter } from '#cli/output/date.ts';
import { groupNamed } from '#cli/command/group-named.ts';
import { remindersAgenda } from '#core/reminders/agenda.ts';
import { agendaOnly } from '#core/resource/agenda.ts';
import { listReminders } from '#core/reminders/calls.ts';
import { deliveryNames, frequencyNames, recipientTags } from '#core/reminders/texts.ts';

export const list = verb({
  effect: 'reads',
  options: ({ group }: { group?: string }) => ({ group }),

  async run(context: Context, { group }) {
    const [all, { timeZone }, only] = await Promise.all([
      context.sendAgain(listReminders, {}),
      context.user(),
      group === undefined ? null : groupNamed(context, group),
    ]);
    const reminders = agendaOnly(remindersAgenda, all, only?.id ?? null).toSorted(
      (a, b) => (a.nextTime ?? Number.POSITIVE_INFINITY) - (b.nextTime ?? Number.POSITIVE_INFINITY),
    );
    return { reminders, timeZone };
  },

  print(output, { reminders, timeZone }) {
    const date = dateWriter(timeZone);
    const shortId = idWriter(
      output,
      reminders.map(({ id }) => id),
    );
    output.table(
      [
        { title: 'REMINDER', value: ({ message }) => message.split('\n')[0] ?? '' },
        {
          title: 'NEXT',
          value: ({ nextTime }) => (nextTime === null ? 'over' : date(nextTime)),
          whole: true,
        },
        { title: 'REPEAT', value: ({ repeatInterval }) => frequencyNames[repeatInterval ?? 'ONCE'], rank: 2 },
        { title: 'TO', value: (reminder) => recipientTags(reminder).join(', '), rank: 3 },
        { title: 'BY', value: ({ reminderType }) => deliveryNames[reminderType], rank: 1 },
        { title: 'FORM', value: ({ form }) => form?.name ?? '', rank: 1 },
        { title: 'ID', value: ({ id }) => shortId(id), whole: true },
      ],
      reminders,
      'There are no reminders.',
    );
  },

  json: ({ reminders }) => reminders,
});
