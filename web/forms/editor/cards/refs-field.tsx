// Chooses groups or catalog types of the company. Chosen ones stay, even if they cannot be loaded.
import type { ReactNode } from 'react';
import type { NamedRef } from '#core/forms/draft/form-draft.ts';
import { SearchMultiSelect } from '#web/ui/input/search-select.tsx';
import { useField } from '#web/forms/editor/use-issues.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type RefsFieldProps = {
  field: string;
  label: string;
  description?: ReactNode;
  offered: readonly NamedRef[];
  /** Why there are no choices. */
  failure?: string | null;
  refs: readonly NamedRef[];
  onRefs(refs: readonly NamedRef[]): void;
};

export function RefsField({
  field,
  label,
  description,
  offered,
  failure = null,
  refs,
  onRefs,
}: RefsFieldProps) {
  const { error, ...input } = useField(null, field);
  const byId = new Map([...refs, ...offered].map((ref) => [ref.id, ref]));
  return (
    <SearchMultiSelect
      {...input}
      label={label}
      description={description}
      error={error ?? failure}
      placeholder={refs.length === 0 ? t(m.choose) : ''}
      hidePickedOptions
      limit={mostOffered}
      nothingFoundMessage={t(m.nothingMatches)}
      data={[...byId.values()].map(({ id, name }) => ({ value: id, label: name || id }))}
      value={refs.map(({ id }) => id)}
      onChange={(ids) => onRefs(ids.flatMap((id) => byId.get(id) ?? []))}
    />
  );
}

const mostOffered = 50;
