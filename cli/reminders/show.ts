// formdeck reminders show: a reminder, and who has filled in its form since it was last due.
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { dateWriter } from '#cli/output/date.ts';
import { readProgress } from '#core/reminders/calls.ts';
import {
  deliveryNames,
  frequencyNames,
  progressText,
  recipientTags,
  unsubscribedText,
} from '#core/reminders/labels.ts';
import { reminderNamed } from './named.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const show = verb({
  effect: 'reads',
  options: (_: object, [reminder = '']) => ({ reminder }),

  async run(context: Context, { reminder: named }) {
    const reminder = await reminderNamed(context, named);
    const { id, form } = reminder;
    const progress = form === null ? null : await context.sendAgain(readProgress, { params: { id } });
    return { reminder, progress, timeZone: (await context.user()).timeZone };
  },

  print(output, { reminder, progress, timeZone }) {
    const date = dateWriter(timeZone);
    const { message, nextTime, repeatInterval, reminderType, form } = reminder;
    output.line(message);
    output.line('');
    output.line(`Next:      ${nextTime === null ? 'over' : date(nextTime)}`);
    output.line(`Repeat:    ${frequencyNames[repeatInterval ?? 'ONCE']}`);
    output.line(`To:        ${recipientTags(reminder).join(', ')}`);
    output.line(`Delivery:  ${deliveryNames[reminderType]}`);
    const unsubscribed = unsubscribedText(reminder);
    if (unsubscribed !== null) output.line(unsubscribed);
    if (form === null || progress === null) return;
    output.line(`Form:      ${form.name}`);
    output.line('');
    output.line(progressText(progress, date));
    if (progress.since === null || progress.people.length === 0) return;
    output.table(
      [
        { title: 'USER', value: ({ userName }) => userName, whole: true },
        { title: t(m.filledIn), value: ({ filledIn }) => (filledIn === null ? 'not yet' : date(filledIn)) },
      ],
      progress.people.toSorted((a, b) => (a.filledIn ?? 0) - (b.filledIn ?? 0)),
      '',
    );
  },

  json: ({ reminder, progress }) => ({ ...reminder, progress }),
});
