// What is sent to the user by e-mail again and again, each with a switch.
import { Switch } from '@mantine/core';
import type { Action } from '#core/action.ts';
import type { List } from '#core/resource/list.ts';
import type { ListState } from '#core/resource/list-view.ts';
import type { Subscription } from '#core/resource/subscriptions.ts';
import { useAction } from '#web/ui/use-action.ts';
import { ShortList, type ShortListProps } from './short-list.tsx';

export type SubscriptionListProps<Item> = Pick<ShortListProps<Item>, 'page'> & {
  list: List<Item, ListState>;
  nameOf(item: NoInfer<Item>): string;
  change: Action<NoInfer<Item>, NoInfer<Item>>;
};

export function SubscriptionList<Item extends Subscription>(props: SubscriptionListProps<Item>) {
  const { nameOf, change, ...rest } = props;
  const { run } = useAction();
  return (
    <ShortList
      {...rest}
      look={{
        name: (_, its) => <span {...its} />,
        cells: {
          sent: (each) => (
            <Switch
              className="ink"
              style={{ fontVariantNumeric: 'normal' }}
              label={change.label}
              aria-label={`${change.label}: ${nameOf(each)}`}
              checked={each.subscribed}
              onChange={({ currentTarget }) =>
                void run(change, { ...each, subscribed: currentTarget.checked })
              }
            />
          ),
        },
      }}
    />
  );
}
