// The types of forms with how many there are, the filter and the order of the forms list, stored in the address.
import { CloseButton, Select, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useDebouncedCallback } from '@mantine/hooks';
import { ArrowDownUp, Search } from 'lucide-react';
import { useState } from 'react';
import { countText } from '#core/count-text.ts';
import { formSorts, type FormsView, formTypes, type TypeCounts } from '#core/forms/list-forms.ts';
import { formTexts } from '#core/forms/texts.ts';
import { formsSearchOf } from '#web/paths.ts';
import tabClasses from '#web/ui/styles/link-tabs.module.css';
import classes from './forms-list.module.css';

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
          {label} <span className={classes.count}>{countText(counts[value])}</span>
        </Link>
      ))}
    </nav>
  );
}

const pause = 150;

export function FormsToolbar({ view, onView }: FormsToolbarProps) {
  const { typed, type } = useTypedFilter(view, onView);
  return (
    <div className={classes.toolbar} role="search">
      <TextInput
        aria-label="Search forms"
        placeholder="Search forms"
        leftSection={<Search size={16} aria-hidden />}
        rightSection={typed !== '' && <CloseButton aria-label="Clear the search" onClick={() => type('')} />}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        className={classes.search ?? ''}
      />
      <Select
        aria-label="Sort by"
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

/** Typing is shown immediately, and written to the address after a short pause. */
function useTypedFilter(view: FormsView, onView: (view: FormsView) => void) {
  const [typed, setTyped] = useState(view.filter);
  const [seen, setSeen] = useState(view.filter);
  const say = useDebouncedCallback((filter: string) => onView({ ...view, filter }), pause);
  if (seen !== view.filter) {
    // Changed by a link, or the pause is over.
    setSeen(view.filter);
    setTyped(view.filter);
  }
  return {
    typed,
    type(text: string) {
      setTyped(text);
      say(text);
    },
  };
}
