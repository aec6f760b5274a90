// formdeck reminders show: a reminder, and who has filled in its form since it was last due.
import { personName } from '#core/primitives.ts';
import { frequencyNames } from '#core/calendar/frequency-text.ts';
import { oneNamed } from '#cli/command/finder.ts';
import { showVerb } from '#cli/resource/thing-verbs.ts';
import { readProgress } from '#core/reminders/calls.ts';
import {
  deliveryNames,
  progressText,
  recipientTags,
  remindersTexts as texts,
} from '#core/reminders/labels.ts';
import { reminderNamed } from './named.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export const show = showVerb({
  options: oneNamed,

  async find(context, named) {
    const reminder = await reminderNamed(context, named);
    const { id, form } = reminder;
    const progress = form === null ? null : await context.sendAgain(readProgress, { params: { id } });
    return { ...reminder, progress };
  },

  title: ({ message }) => message,
  facts: ({ unsubscribed, form, ...reminder }, { date }) => [
    [t(common.next), reminder.nextTime === null ? t(m.over) : date(reminder.nextTime)],
    [texts.repeat, frequencyNames[reminder.repeatInterval ?? 'ONCE']],
    [t(m.toColumn), recipientTags(reminder).join(', ')],
    [texts.delivery, deliveryNames[reminder.reminderType]],
    ...(unsubscribed.length === 0
      ? []
      : [[t(m.unsubscribed), unsubscribed.map(personName).join(', ')] as const]),
    ...(form === null ? [] : [[t(common.form), form.name] as const]),
  ],

  more(output, { progress }, { date }) {
    if (progress === null) return;
    output.line('');
    output.line(progressText(progress, date));
    if (progress.since === null || progress.people.length === 0) return;
    output.table(
      [
        { title: 'USER', value: personName, whole: true },
        {
          title: t(m.filledIn),
          value: ({ filledIn }) => (filledIn === null ? t(m.notYetFilledIn) : date(filledIn)),
        },
      ],
      progress.people.toSorted((a, b) => (a.filledIn ?? 0) - (b.filledIn ?? 0)),
      '',
    );
  },
});
