// What is sent to oneself by e-mail again and again, as three verbs of a noun: a list, unsubscribe and subscribe.
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import type { Action } from '#core/action.ts';
import { findNamed } from '#core/find-named.ts';
import type { List } from '#core/resource/list.ts';
import type { ListState } from '#core/resource/list-view.ts';
import type { Subscription } from '#core/resource/subscriptions.ts';
import { readWhole, recordListVerb } from './list-verb.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type Subscribing<Item> = {
  list: List<Item, ListState>;
  nameOf(item: NoInfer<Item>): string;
  change: Action<NoInfer<Item>, NoInfer<Item>>;
};

/** The verbs of a command, such as `reports`. */
export function subscriptionVerbs<Item extends Subscription>(
  command: string,
  { list, nameOf, change }: Subscribing<Item>,
) {
  const { noun } = list;
  const switched = (subscribed: boolean) =>
    verb({
      effect: { undo: `${command} ${subscribed ? 'unsubscribe' : 'subscribe'}` },
      options: (_: object, [named = '']: readonly string[]) => ({ named }),
      async run(context: Context, { named }: { named: string }) {
        const { items } = await readWhole(context, list);
        const { each } = findNamed(
          items.map((one) => ({ id: one.id, name: nameOf(one), each: one })),
          named,
          {
            noun,
            missing: t(m.noIsSentToYou, { noun, named }),
            list: t(m.seeFormdeckSubscriptions, { command }),
            describe: (one) => `${one.id}  ${one.name}, by ${one.each.user.userName}`,
          },
        );
        return change.run(context.send, { ...each, subscribed });
      },
      print: (output, changed) => output.say(`${change.done?.(changed, changed) ?? ''}.`),
    });
  return { subscriptions: recordListVerb(list), unsubscribe: switched(false), subscribe: switched(true) };
}
