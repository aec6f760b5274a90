// What is sent to oneself by e-mail again and again, as three verbs of a noun: a list, unsubscribe and subscribe.
import { personName } from '#core/primitives.ts';
import { finder, oneNamed } from '#cli/command/finder.ts';
import type { Action } from '#core/action.ts';
import type { List } from '#core/resource/list.ts';
import type { ListState } from '#core/resource/list-view.ts';
import type { Subscription } from '#core/resource/subscriptions.ts';
import { readWhole, recordListVerb } from './list-verb.ts';
import { actionVerb } from './thing-verbs.ts';
import type { Message } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type Subscribing<Item> = {
  list: List<Item, ListState>;
  nameOf(item: NoInfer<Item>): string;
  /** Said where there is none of that name. */
  missing: Message<`${string}{named}${string}`>;
  change: Action<NoInfer<Item>, NoInfer<Item>>;
};

/** The verbs of a command, such as `reports`. */
export function subscriptionVerbs<Item extends Subscription>(
  command: string,
  { list, nameOf, missing, change }: Subscribing<Item>,
) {
  const { one: find } = finder({
    count: list.count,
    missing,
    list: t(m.seeFormdeckSubscriptions, { command }),
    read: async (context) => (await readWhole(context, list)).items,
    nameOf,
    describe: (item) => t(m.nameBy, { name: nameOf(item), userName: personName(item.user) }),
  });
  const switched = (subscribed: boolean) =>
    actionVerb({
      effect: { undo: `${command} ${subscribed ? 'unsubscribe' : 'subscribe'}` },
      options: oneNamed,
      find: async (context, named) => ({ ...(await find(context, named)), subscribed }),
      action: change,
      done: (changed) => `${change.done?.(changed, changed) ?? ''}.`,
    });
  return { subscriptions: recordListVerb(list), unsubscribe: switched(false), subscribe: switched(true) };
}
