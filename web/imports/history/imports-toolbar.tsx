// The search and the filters of the imports; their state is in the address.
import { Select } from '@mantine/core';
import { formsQuery } from '#core/forms/queries.ts';
import { importsTexts, type ImportsView, phaseFilters } from '#core/imports/history.ts';
import { SearchField } from '#web/ui/input/search-field.tsx';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { useRead } from '#web/ui/use-read.ts';
import listing from '#web/ui/styles/listing.module.css';

export type ImportsToolbarProps = { view: ImportsView; onView(view: ImportsView): void };

export function ImportsToolbar({ view, onView }: ImportsToolbarProps) {
  // Any change returns to the first page.
  const choose = (part: Partial<ImportsView>) => onView({ ...view, page: 1, ...part });
  const forms = useRead(formsQuery).data ?? [];
  return (
    <div className={listing.toolbar} role="search">
      <SearchField
        label={importsTexts.search}
        search={view.search}
        onSearch={(search) => choose({ search })}
        className={listing.search}
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
