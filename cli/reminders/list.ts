// formdeck reminders list.
import { groupNamed } from '#cli/command/group-named.ts';
import { listVerb } from '#cli/resource/list-verb.ts';
import { remindersAgenda } from '#core/reminders/agenda.ts';
import { listReminders } from '#core/reminders/calls.ts';
import { deliveryNames, frequencyNames, recipientTags } from '#core/reminders/labels.ts';
import { agendaOnly } from '#core/resource/agenda.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const list = listVerb({
  options: ({ group }: { group?: string }) => ({ group }),

  async read(context, { group }) {
    const [all, only] = await Promise.all([
      context.sendAgain(listReminders, {}),
      group === undefined ? null : groupNamed(context, { named: group }),
    ]);
    const time = ({ nextTime }: (typeof all)[number]) => nextTime ?? Number.POSITIVE_INFINITY;
    return {
      items: agendaOnly(remindersAgenda, all, only?.id ?? null).toSorted((a, b) => time(a) - time(b)),
    };
  },

  columns: ({ date }) => [
    { title: 'REMINDER', value: ({ message }) => message.split('\n')[0] ?? '' },
    { title: 'NEXT', value: ({ nextTime }) => (nextTime === null ? 'over' : date(nextTime)), whole: true },
    { title: 'REPEAT', value: ({ repeatInterval }) => frequencyNames[repeatInterval ?? 'ONCE'], rank: 2 },
    { title: 'TO', value: (reminder) => recipientTags(reminder).join(', '), rank: 3 },
    { title: 'BY', value: ({ reminderType }) => deliveryNames[reminderType], rank: 1 },
    { title: 'FORM', value: ({ form }) => form?.name ?? '', rank: 1 },
  ],
  none: t(m.thereAreNoReminders),
});
