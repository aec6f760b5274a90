// The filter and order of the forms list, stored in the address.
import { CloseButton, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { ArrowDownUp, Search } from 'lucide-react';
import { useState } from 'react';
import { formSorts, type FormsView, formTypes } from '#core/forms/list-forms.ts';
import classes from './forms-list.module.css';

export type FormsToolbarProps = {
  view: FormsView;
  onView(view: FormsView): void;
  /** Only managers and admins choose the type. */
  withType: boolean;
};

const pause = 150;

export function FormsToolbar({ view, onView, withType }: FormsToolbarProps) {
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
      {withType && (
        <Select
          aria-label="Type"
          data={formTypes.map((one) => ({ ...one }))}
          value={view.type}
          onChange={(value) => onView({ ...view, type: value ?? view.type })}
          allowDeselect={false}
          className={classes.choice ?? ''}
        />
      )}
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
