// The search, sort and type of the list of reports, stored in the address.
import { Select } from '@mantine/core';
import { ArrowDownUp } from 'lucide-react';
import { reportSorts, type ReportsView, reportTypes } from '#core/reports/list-reports.ts';
import { SearchField } from '#web/ui/input/search-field.tsx';
import listing from '#web/ui/styles/listing.module.css';

export type ReportsToolbarProps = {
  view: ReportsView;
  onView(view: ReportsView): void;
  /** Only admins choose the type. */
  withType: boolean;
};

export function ReportsToolbar({ view, onView, withType }: ReportsToolbarProps) {
  return (
    <div className={listing.toolbar} role="search">
      <SearchField
        label="Search reports"
        search={view.filter}
        onSearch={(filter) => onView({ ...view, filter })}
        className={listing.search}
      />
      {withType && (
        <Select
          aria-label="Type"
          data={reportTypes.map((one) => ({ ...one }))}
          value={view.type}
          onChange={(value) => onView({ ...view, type: value ?? view.type })}
          allowDeselect={false}
          className={listing.choice ?? ''}
        />
      )}
      <Select
        aria-label="Sort by"
        leftSection={<ArrowDownUp size={16} aria-hidden />}
        data={reportSorts.map((one) => ({ ...one }))}
        value={view.sort}
        onChange={(value) => onView({ ...view, sort: value ?? view.sort })}
        allowDeselect={false}
        className={listing.choice ?? ''}
      />
    </div>
  );
}
