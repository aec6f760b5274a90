// The search, the filters and the order of a list, from its record; what is chosen is in the address.
import { Select } from '@mantine/core';
import { ArrowDownUp } from 'lucide-react';
import type { List } from '#core/resource/list.ts';
import { choicesFor, type ListState, type Option, withChoice } from '#core/resource/list-view.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { withChosen } from '#core/resource/things.ts';
import { SearchField } from '#web/ui/input/search-field.tsx';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { useThings } from '#web/ui/form/use-things.ts';
import listing from '#web/ui/styles/listing.module.css';

export type ListToolbarProps<Item, View extends ListState> = {
  list: Pick<List<Item, View>, 'view' | 'things'>;
  view: View;
  onView(view: View): void;
};

export function ListToolbar<Item, View extends ListState>({
  list,
  view,
  onView,
}: ListToolbarProps<Item, View>) {
  const { search } = list.view;
  const actor = useActor();
  const things = useThings(list.things);
  return (
    <div className="flex wrap mb-12 gap-12" role="search">
      {search && (
        <SearchField
          label={search.label}
          search={view.search}
          onSearch={(words) => onView({ ...view, page: 1, search: words })}
          className={listing.search}
        />
      )}
      {choicesFor(list.view, actor).map(([key, { label, as, options }]) => {
        const value = String(view[key]);
        const choose = (chosen: string) => onView(withChoice(view, key, chosen));
        if ('all' in options)
          return (
            <ThingSelect
              key={key}
              {...{ label, value, all: options.all, things: withChosen(things[key], value, options.gone) }}
              onChange={choose}
            />
          );
        return (
          <Select
            key={key}
            aria-label={label}
            {...(as === 'order' && { leftSection: <ArrowDownUp size={16} aria-hidden /> })}
            data={options.map((one) => ({ ...one }))}
            value={value}
            onChange={(chosen) => choose(chosen ?? value)}
            allowDeselect={false}
            className={listing.choice ?? ''}
          />
        );
      })}
    </div>
  );
}

type ThingSelectProps = {
  label: string;
  all: string;
  value: string;
  things: readonly Option[];
  onChange(value: string): void;
};

function ThingSelect({ label, all, value, things, onChange }: ThingSelectProps) {
  return (
    <SearchSelect
      aria-label={label}
      placeholder={all}
      data={things.map((one) => ({ ...one }))}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
      clearable
      clearButtonProps={{ 'aria-label': all }}
      className={listing.choice ?? ''}
    />
  );
}
