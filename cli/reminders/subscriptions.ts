// formdeck reminders subscriptions, subscribe and unsubscribe: the reminders that are sent to oneself by e-mail.
import { idWriter } from '#cli/command/short-ids.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { findNamed } from '#core/find-named.ts';
import { currentFormats } from '#core/format/current.ts';
import { frequencyText } from '#core/calendar/frequency-text.ts';
import { subscribeToReminder as change } from '#core/reminders/actions.ts';
import type { ReminderSubscription } from '#core/reminders/schema.ts';
import { listSubscriptions } from '#core/reminders/subscription-calls.ts';
import { messageLine } from '#core/reminders/texts.ts';

const nameOf = ({ message }: ReminderSubscription) => messageLine(message);
const timesOf = ({ repeatInterval: interval, scheduleTime, timeZone }: ReminderSubscription) => ({
  interval,
  scheduleTime,
  timeZone,
});

export const subscriptions = verb({
  effect: 'reads',
  options: () => ({}),

  async run(context: Context) {
    const [found, { timeZone }] = await Promise.all([
      context.sendAgain(listSubscriptions, {}),
      context.user(),
    ]);
    return { subscriptions: found, timeZone };
  },

  print(output, { subscriptions: found, timeZone }) {
    const shortId = idWriter(
      output,
      found.map(({ id }) => id),
    );
    output.table(
      [
        { title: 'REMINDER', value: nameOf },
        {
          title: 'FREQUENCY',
          value: (each) => frequencyText(timesOf(each), currentFormats.peek(), timeZone),
          rank: 1,
        },
        { title: 'BY', value: ({ user }) => user.userName, rank: 2 },
        { title: 'SENT', value: ({ subscribed }) => (subscribed ? 'yes' : 'no'), whole: true },
        { title: 'ID', value: ({ id }) => shortId(id), whole: true },
      ],
      found,
      'No reminder is sent to you by e-mail.',
    );
  },

  json: ({ subscriptions: found }) => found,
});

export const unsubscribe = switched(false);
export const subscribe = switched(true);

function switched(subscribed: boolean) {
  return verb({
    effect: { undo: subscribed ? 'reminders unsubscribe' : 'reminders subscribe' },
    options: (_: object, [named = '']: readonly string[]) => ({ named }),
    async run(context: Context, { named }: { named: string }) {
      const found = await context.sendAgain(listSubscriptions, {});
      const { each } = findNamed(
        found.map((subscription) => ({
          id: subscription.id,
          name: nameOf(subscription),
          each: subscription,
        })),
        named,
        {
          noun: 'reminder',
          missing: `No reminder "${named}" is sent to you.`,
          list: 'See `formdeck reminders subscriptions`.',
          describe: (one) => `${one.id}  ${one.name}, by ${one.each.user.userName}`,
        },
      );
      return change.run(context.send, { ...each, subscribed });
    },
    print: (output, changed) => output.say(`${change.done?.(changed, changed) ?? ''}.`),
  });
}
