// formdeck reports subscriptions, subscribe and unsubscribe: the scheduled reports that are sent to oneself by e-mail.
import { idWriter } from '#cli/command/short-ids.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { findNamed } from '#core/find-named.ts';
import { currentFormats } from '#core/format/current.ts';
import { frequencyText } from '#core/calendar/frequency-text.ts';
import { listSubscriptions } from '#core/reports/schedule-calls.ts';
import { changeSubscription } from '#core/reports/schedules/actions.ts';
import type { ReportSubscription } from '#core/reports/schedules/schema.ts';

const nameOf = ({ reportName }: ReportSubscription) => reportName;
const change = changeSubscription;

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
        { title: 'REPORT', value: nameOf },
        {
          title: 'FREQUENCY',
          value: (each) => frequencyText(each, currentFormats.peek(), timeZone),
          rank: 1,
        },
        { title: 'BY', value: ({ user }) => user.userName, rank: 2 },
        { title: 'SENT', value: ({ subscribed }) => (subscribed ? 'yes' : 'no'), whole: true },
        { title: 'ID', value: ({ id }) => shortId(id), whole: true },
      ],
      found,
      'No scheduled report is sent to you.',
    );
  },

  json: ({ subscriptions: found }) => found,
});

export const unsubscribe = switched(false);
export const subscribe = switched(true);

function switched(subscribed: boolean) {
  return verb({
    effect: { undo: subscribed ? 'reports unsubscribe' : 'reports subscribe' },
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
          noun: 'scheduled report',
          missing: `No scheduled report "${named}" is sent to you.`,
          list: 'See `formdeck reports subscriptions`.',
          describe: (one) => `${one.id}  ${one.name}, by ${one.each.user.userName}`,
        },
      );
      return change.run(context.send, { ...each, subscribed });
    },
    print: (output, changed) => output.say(`${change.done?.(changed, changed) ?? ''}.`),
  });
}
