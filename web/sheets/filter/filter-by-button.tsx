// "Filter by this" beside a value: the rows that have it too.
import { ActionIcon } from '@mantine/core';
import { Filter } from 'lucide-react';
import { type FilterBy, filterByLabel } from '#core/sheets/filter/filter-by.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import classes from './filter-by-button.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type FilterByButtonProps = {
  /** Of several values, a menu offers one of them. */
  offers: readonly FilterBy[];
  onFilter(filter: RowFilterInput | null): void;
};

export function FilterByButton({ offers, onFilter }: FilterByButtonProps) {
  const [first, ...others] = offers;
  if (first === undefined) return null;
  const icon = <Filter size={14} aria-hidden />;
  if (others.length === 0) {
    return (
      <ActionIcon
        className={`rigid opacity-0 print-hidden ${classes.button}`}
        size={24}
        aria-label={filterByLabel(first)}
        title={filterByLabel(first)}
        onClick={() => onFilter(first.filter)}
      >
        {icon}
      </ActionIcon>
    );
  }
  return (
    <ActionMenu
      label={t(m.filterBy, { what: first.what })}
      button={
        <ActionIcon
          className={`rigid opacity-0 print-hidden ${classes.button}`}
          size={24}
          aria-label={t(m.filterBy, { what: first.what })}
        >
          {icon}
        </ActionIcon>
      }
      choices={offers.map((offer) => ({
        id: offer.value,
        label: filterByLabel(offer),
        icon,
        onChoose: () => onFilter(offer.filter),
      }))}
    />
  );
}
