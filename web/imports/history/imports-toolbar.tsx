// The search and the filters of the imports; their state is in the address.
import { CloseButton, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { formsQuery } from '#core/forms/queries.ts';
import { importsTexts, type ImportsView, phaseFilters } from '#core/imports/history.ts';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { useRead } from '#web/ui/use-read.ts';
import listing from '#web/ui/styles/listing.module.css';

export type ImportsToolbarProps = { view: ImportsView; onView(view: ImportsView): void };

/** Debounce of the search, in milliseconds. */
const pause = 150;

export function ImportsToolbar({ view, onView }: ImportsToolbarProps) {
  // Any change returns to the first page.
  const choose = (part: Partial<ImportsView>) => onView({ ...view, page: 1, ...part });
  const { typed, type } = useTyped(view.search, (search) => choose({ search }));
  const forms = useRead(formsQuery).data ?? [];
  return (
    <div className={listing.toolbar} role="search">
      <TextInput
        aria-label={importsTexts.search}
        placeholder={importsTexts.search}
        leftSection={<Search size={16} aria-hidden />}
        rightSection={typed !== '' && <CloseButton aria-label="Clear the search" onClick={() => type('')} />}
        value={typed}
        maxLength={200}
        onChange={(event) => type(event.currentTarget.value)}
        className={listing.search ?? ''}
      />
      <SearchSelect
        aria-label="Filter by form"
        placeholder={importsTexts.allForms}
        data={forms.filter(({ published }) => published).map(({ id, name }) => ({ value: id, label: name }))}
        value={view.form === '' ? null : view.form}
        onChange={(form) => choose({ form: form ?? '' })}
        clearable
        clearButtonProps={{ 'aria-label': importsTexts.allForms }}
        className={listing.choice ?? ''}
      />
      <Select
        aria-label="Filter by state"
        data={[{ value: '', label: importsTexts.allStates }, ...phaseFilters]}
        value={view.phase}
        onChange={(phase) => choose({ phase: phase ?? '' })}
        allowDeselect={false}
        className={listing.choice ?? ''}
      />
    </div>
  );
}

/** Typed text shows immediately and reaches the address after the debounce. */
function useTyped(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  const say = useDebouncedCallback(onSearch, pause);
  if (seen !== search) {
    // The address changed, by a link or by the debounced search.
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
