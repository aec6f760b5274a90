// What is sent to the user by e-mail again and again, each with a switch.
import { Switch } from '@mantine/core';
import listing from './styles/listing.module.css';
import classes from './subscription-list.module.css';

export type SubscriptionListProps<Item> = {
  items: readonly Item[];
  titleOf(item: Item): string;
  /** When it is sent, and by whom. */
  aboutOf(item: Item): string;
  /** The label of the switches. */
  label: string;
  onChange(item: Item, subscribed: boolean): void;
};

export function SubscriptionList<Item extends { id: string; subscribed: boolean }>({
  items,
  titleOf,
  aboutOf,
  label,
  onChange,
}: SubscriptionListProps<Item>) {
  return (
    <ul className={listing.list}>
      {items.map((item) => (
        <li key={item.id} className={classes.item}>
          <div className={classes.naming}>
            <div className={classes.title} dir="auto">
              {titleOf(item)}
            </div>
            <p className={classes.about}>{aboutOf(item)}</p>
          </div>
          <Switch
            label={label}
            aria-label={`${label}: ${titleOf(item)}`}
            checked={item.subscribed}
            onChange={({ currentTarget }) => onChange(item, currentTarget.checked)}
          />
        </li>
      ))}
    </ul>
  );
}
