// Chooses people of the company by name.
import { personAndUsername, personOf } from '#core/primitives.ts';
import type { ReactNode } from 'react';
import type { UserRef } from '#core/forms/schema.ts';
import { companyUsersQuery } from '#core/users/queries.ts';
import { SearchMultiSelect } from '#web/ui/input/search-select.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { FieldWarning } from './field-warning.tsx';
import { useField } from '#web/forms/editor/use-issues.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type PeopleFieldProps = {
  itemId: string | null;
  field: string;
  label: string;
  description?: ReactNode;
  /** A side effect of saving. */
  warning?: string | null;
  /** The maximum number; by default unlimited. */
  most?: number;
  people: readonly UserRef[];
  onPeople(people: readonly UserRef[]): void;
};

export function PeopleField(props: PeopleFieldProps) {
  const { itemId, field, label, description, warning = null, most, people, onPeople } = props;
  const query = useRead(companyUsersQuery);
  const { error, ...input } = useField(itemId, field);
  const byId = new Map<string, UserRef>(people.map((person) => [person.id, person]));
  for (const user of query.data ?? []) byId.set(user.id, personOf(user.id, user));
  const failure = query.error === null ? null : t(m.unableToLoadPeopleIn);
  return (
    <div>
      <SearchMultiSelect
        {...input}
        label={label}
        description={description}
        error={error ?? failure}
        placeholder={people.length === 0 ? t(m.choosePeople) : ''}
        hidePickedOptions
        limit={mostOffered}
        {...(most !== undefined && { maxValues: Math.max(most, people.length) })}
        nothingFoundMessage={t(m.noPeopleMatch)}
        data={[...byId.values()].map((user) => ({
          value: user.id,
          label: personAndUsername(user) || user.id,
        }))}
        value={people.map(({ id }) => id)}
        onChange={(ids) => onPeople(ids.flatMap((id) => byId.get(id) ?? []))}
      />
      <FieldWarning text={warning} />
    </div>
  );
}

const mostOffered = 50;
