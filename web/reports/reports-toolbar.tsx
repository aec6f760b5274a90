// The search, sort and type of the list of reports, stored in the address.
import { CloseButton, Select, TextInput } from '@mantine/core';
import { ArrowDownUp, Search } from 'lucide-react';
import { reportSorts, type ReportsView, reportTypes } from '#core/reports/list-reports.ts';
import classes from './reports.module.css';

export type ReportsToolbarProps = {
  view: ReportsView;
  onView(view: ReportsView): void;
  /** Only admins choose the type. */
  withType: boolean;
};

export function ReportsToolbar({ view, onView, withType }: ReportsToolbarProps) {
  const search = (filter: string) => onView({ ...view, filter });
  return (
    <div className={classes.toolbar} role="search">
      <TextInput
        aria-label="Search reports"
        placeholder="Search reports"
        leftSection={<Search size={16} aria-hidden />}
        rightSection={
          view.filter !== '' && <CloseButton aria-label="Clear the search" onClick={() => search('')} />
        }
        value={view.filter}
        onChange={({ currentTarget }) => search(currentTarget.value)}
        className={classes.search ?? ''}
      />
      {withType && (
        <Select
          aria-label="Type"
          data={reportTypes.map((one) => ({ ...one }))}
          value={view.type}
          onChange={(value) => onView({ ...view, type: value ?? view.type })}
          allowDeselect={false}
          className={classes.choice ?? ''}
        />
      )}
      <Select
        aria-label="Sort by"
        leftSection={<ArrowDownUp size={16} aria-hidden />}
        data={reportSorts.map((one) => ({ ...one }))}
        value={view.sort}
        onChange={(value) => onView({ ...view, sort: value ?? view.sort })}
        allowDeselect={false}
        className={classes.choice ?? ''}
      />
    </div>
  );
}
