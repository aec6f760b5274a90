// formdeck reminders list.
import { groupNamed } from '#cli/command/group-named.ts';
import { chosenColumns, listVerb } from '#cli/resource/list-verb.ts';
import { remindersAgenda } from '#core/reminders/agenda.ts';
import { listReminders } from '#core/reminders/calls.ts';
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

  columns: chosenColumns(remindersAgenda, {
    message: { title: 'REMINDER', value: ({ message }) => message.split('\n')[0] ?? '' },
    next: { whole: true },
    repeat: { rank: 2 },
    to: { rank: 3 },
    by: { title: 'BY', rank: 1 },
    form: { title: 'FORM', value: ({ form }) => form?.name ?? '', rank: 1 },
  }),
  none: t(m.thereAreNoReminders),
});
