// The search, filters and order of a list; its state is in the URL.
import { CloseButton, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { ArrowDownUp, Search } from 'lucide-react';
import { useState } from 'react';
import { roleFilters, userSorts, type UsersView } from '#core/users/list-users.ts';
import listing from '#web/ui/styles/listing.module.css';

export type PeopleToolbarProps = {
  /** The label of the search: 'Search users'. */
  label: string;
  view: UsersView;
  onView(view: UsersView): void;
  withRole: boolean;
};

/** Debounce of the search, in milliseconds. */
const pause = 60;

export function PeopleToolbar({ label, view, onView, withRole }: PeopleToolbarProps) {
  // Any change returns to the first page.
  const choose = (part: Partial<UsersView>) => onView({ ...view, page: 1, ...part });
  const { typed, type } = useTyped(view.search, (search) => choose({ search }));
  return (
    <div className={listing.toolbar} role="search">
      <TextInput
        aria-label={label}
        placeholder={label}
        leftSection={<Search size={16} aria-hidden />}
        rightSection={typed !== '' && <CloseButton aria-label="Clear the search" onClick={() => type('')} />}
        value={typed}
        maxLength={200}
        onChange={(event) => type(event.currentTarget.value)}
        className={listing.search ?? ''}
      />
      {withRole && (
        <Select
          aria-label="Filter by role"
          data={roleFilters.map((one) => ({ ...one }))}
          value={view.role}
          onChange={(value) => choose({ role: value ?? view.role })}
          allowDeselect={false}
          className={listing.choice ?? ''}
        />
      )}
      <Select
        aria-label="Sort by"
        leftSection={<ArrowDownUp size={16} aria-hidden />}
        data={userSorts.map((one) => ({ ...one }))}
        value={view.sort}
        onChange={(value) => choose({ sort: value ?? view.sort })}
        allowDeselect={false}
        className={listing.choice ?? ''}
      />
    </div>
  );
}

/** Typed text shows immediately and reaches the URL after the debounce. */
function useTyped(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  const say = useDebouncedCallback(onSearch, pause);
  if (seen !== search) {
    // The URL changed, by a link or by the debounced search.
    setSeen(search);
    setTyped(search);
  }
  return {
    typed,
    type(text: string) {
      setTyped(text);
      say(text);
    },
  };
}
