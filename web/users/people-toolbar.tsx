// The search, filters and order of a list; its state is in the URL.
import { Select } from '@mantine/core';
import { ArrowDownUp } from 'lucide-react';
import { roleFilters, userSorts, type UsersView } from '#core/users/list-users.ts';
import { SearchField } from '#web/ui/input/search-field.tsx';
import listing from '#web/ui/styles/listing.module.css';

export type PeopleToolbarProps = {
  /** The label of the search: 'Search users'. */
  label: string;
  view: UsersView;
  onView(view: UsersView): void;
  withRole: boolean;
};

export function PeopleToolbar({ label, view, onView, withRole }: PeopleToolbarProps) {
  // Any change returns to the first page.
  const choose = (part: Partial<UsersView>) => onView({ ...view, page: 1, ...part });
  return (
    <div className={listing.toolbar} role="search">
      <SearchField
        label={label}
        search={view.search}
        onSearch={(search) => choose({ search })}
        className={listing.search}
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
