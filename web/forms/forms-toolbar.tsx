// The types of forms with how many there are, the filter and the order of the forms list, stored in the address.
import { Select } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ArrowDownUp } from 'lucide-react';
import { countText } from '#core/count-text.ts';
import { formSorts, type FormsView, formTypes, type TypeCounts } from '#core/forms/list-forms.ts';
import { formTexts } from '#core/forms/labels.ts';
import { formsSearchOf } from '#web/paths.ts';
import { SearchField } from '#web/ui/input/search-field.tsx';
import tabClasses from '#web/ui/styles/link-tabs.module.css';
import classes from './forms-list.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type FormsToolbarProps = {
  view: FormsView;
  onView(view: FormsView): void;
};

/** Only managers and admins choose the type. The numbers are those that the search finds. */
export function TypeTabs({ view, counts }: { view: FormsView; counts: TypeCounts }) {
  return (
    <nav className={`${tabClasses.tabs} ${classes.types}`} aria-label={formTexts.types}>
      {formTypes.map(({ value, label }) => (
        <Link
          key={value}
          to="/forms"
          search={formsSearchOf({ ...view, type: value })}
          replace
          className={tabClasses.tab}
          activeOptions={{ exact: true }}
          aria-current={value === view.type ? 'page' : undefined}
        >
          {label} <span className="faint text-xs numbers weight-500">{countText(counts[value])}</span>
        </Link>
      ))}
    </nav>
  );
}

export function FormsToolbar({ view, onView }: FormsToolbarProps) {
  return (
    <div className="flex wrap mb-16 gap-12" role="search">
      <SearchField
        label={t(m.searchForms)}
        search={view.filter}
        onSearch={(filter) => onView({ ...view, filter })}
        className={classes.search}
      />
      <Select
        aria-label={t(m.sortBy)}
        leftSection={<ArrowDownUp size={16} aria-hidden />}
        data={formSorts.map((one) => ({ ...one }))}
        value={view.sort}
        onChange={(value) => onView({ ...view, sort: value ?? view.sort })}
        allowDeselect={false}
        className={classes.choice ?? ''}
      />
    </div>
  );
}
