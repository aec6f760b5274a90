// What a list of people shows and in which order; all of it stands in the address.
import { CloseButton, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { ArrowDownUp, Search } from 'lucide-react';
import { useState } from 'react';
import { roleFilters, userSorts, type UsersView } from '#core/users/list-users.ts';
import classes from './people.module.css';

export type PeopleToolbarProps = {
  /** What is searched: 'Search users'. */
  label: string;
  view: UsersView;
  onView(view: UsersView): void;
  withRole: boolean;
};

/** In milliseconds, while somebody types. */
const pause = 60;

export function PeopleToolbar({ label, view, onView, withRole }: PeopleToolbarProps) {
  // Another choice begins at its first page.
  const choose = (part: Partial<UsersView>) => onView({ ...view, page: 1, ...part });
  const { typed, type } = useTyped(view.search, (search) => choose({ search }));
  return (
    <div className={classes.toolbar} role="search">
      <TextInput
        aria-label={label}
        placeholder={label}
        leftSection={<Search size={16} aria-hidden />}
        rightSection={typed !== '' && <CloseButton aria-label="Clear the search" onClick={() => type('')} />}
        value={typed}
        maxLength={200}
        onChange={(event) => type(event.currentTarget.value)}
        className={classes.search ?? ''}
      />
      {withRole && (
        <Select
          aria-label="Filter by role"
          data={roleFilters.map((one) => ({ ...one }))}
          value={view.role}
          onChange={(value) => choose({ role: value ?? view.role })}
          allowDeselect={false}
          className={classes.choice ?? ''}
        />
      )}
      <Select
        aria-label="Sort by"
        leftSection={<ArrowDownUp size={16} aria-hidden />}
        data={userSorts.map((one) => ({ ...one }))}
        value={view.sort}
        onChange={(value) => choose({ sort: value ?? view.sort })}
        allowDeselect={false}
        className={classes.choice ?? ''}
      />
    </div>
  );
}

/** What is typed is on the screen at once, and in the address after a short pause. */
function useTyped(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  const say = useDebouncedCallback(onSearch, pause);
  if (seen !== search) {
    // By a link, or the pause is over.
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
