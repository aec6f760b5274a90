// What is sent to the user by e-mail again and again, each with a switch.
import { Switch } from '@mantine/core';
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
    <ul className="overflow-hidden bare-list card">
      {items.map((item) => (
        <li
          key={item.id}
          className={`row gap-12 ${classes.item}`}
          style={{ padding: '0.875rem 1rem 0.875rem 1.25rem' }}
        >
          <div className={`min-w-0 grow ${classes.naming}`}>
            <div className="weight-600 break" dir="auto">
              {titleOf(item)}
            </div>
            <p className="m-0 mt-2 faint text-xs break">{aboutOf(item)}</p>
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
