// What is sent to oneself by e-mail again and again, as three verbs of a noun: a list, unsubscribe and subscribe.
import type { Action } from '#core/action.ts';
import { type Frequency, frequencyText } from '#core/calendar/frequency-text.ts';
import { findNamed } from '#core/find-named.ts';
import { currentFormats } from '#core/format/current.ts';
import type { Context } from '#cli/context.ts';
import { idWriter } from './id-writer.ts';
import { verb } from './verb.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type SubscriptionKind<Item> = {
  /** Of the commands: `reports`. */
  command: string;
  /** The head of the column of names. */
  title: string;
  /** What one of them is called in messages. */
  noun: string;
  none: string;
  missing(named: string): string;
  read(context: Context): Promise<Item[]>;
  nameOf(item: Item): string;
  timesOf(item: Item): Frequency;
  change: Action<Item, Item>;
};

type Subscribed = { id: string; user: { userName: string }; subscribed: boolean };

export function subscriptionVerbs<Item extends Subscribed>(kind: SubscriptionKind<Item>) {
  const { command, title, noun, none, missing, read, nameOf, timesOf, change } = kind;
  const subscriptions = verb({
    effect: 'reads',
    options: () => ({}),

    async run(context: Context) {
      const [found, { timeZone }] = await Promise.all([read(context), context.user()]);
      return { subscriptions: found, timeZone };
    },

    print(output, { subscriptions: found, timeZone }) {
      const shortId = idWriter(
        output,
        found.map(({ id }) => id),
      );
      output.table(
        [
          { title, value: nameOf },
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
        none,
      );
    },

    json: ({ subscriptions: found }) => found,
  });

  const switched = (subscribed: boolean) =>
    verb({
      effect: { undo: `${command} ${subscribed ? 'unsubscribe' : 'subscribe'}` },
      options: (_: object, [named = '']: readonly string[]) => ({ named }),
      async run(context: Context, { named }: { named: string }) {
        const found = await read(context);
        const { each } = findNamed(
          found.map((one) => ({ id: one.id, name: nameOf(one), each: one })),
          named,
          {
            noun,
            missing: missing(named),
            list: t(m.seeFormdeckSubscriptions, { command }),
            describe: (one) => `${one.id}  ${one.name}, by ${one.each.user.userName}`,
          },
        );
        return change.run(context.send, { ...each, subscribed });
      },
      print: (output, changed) => output.say(`${change.done?.(changed, changed) ?? ''}.`),
    });

  return { subscriptions, unsubscribe: switched(false), subscribe: switched(true) };
}
