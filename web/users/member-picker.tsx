// The members of a group: a search that adds users, and the list of members, each removable. The list is virtualized,
// since a
// group may have 10,000 members.
import { personAndUsername, personName, personOf } from '#core/primitives.ts';
import { Button, CloseButton, Input, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import { foldName } from '#core/find-named.ts';
import type { Member } from '#core/users/group-draft.ts';
import { companyUsersQuery } from '#core/users/queries.ts';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { useRead } from '#web/ui/use-read.ts';
import classes from './dialogs.module.css';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/users/texts.ts';
import { m } from './texts.ts';

export type MemberPickerProps = {
  members: readonly Member[];
  onChange(members: readonly Member[]): void;
};

/** Enter selects a user and must not submit the form. */
function keepsForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

const shownOptions = 50;
const shownMembers = 50;

export function MemberPicker({ members, onChange }: MemberPickerProps) {
  const { data: people, isPending } = useRead(companyUsersQuery);
  const offered = useMemo(() => {
    const taken = new Set(members.map(({ id }) => id));
    return (people ?? [])
      .filter(({ id }) => !taken.has(id))
      .map((person) => ({ value: person.id, label: personAndUsername(person) }));
  }, [people, members]);
  const add = (id: string | null) => {
    const found = people?.find((one) => one.id === id);
    if (found !== undefined) onChange([personOf(found.id, found), ...members]);
  };
  return (
    <Input.Wrapper label={t(m.membersPeople, { count: members.length })}>
      <SearchSelect
        aria-label={t(m.addMember)}
        placeholder={isPending ? t(m.pleaseWait) : t(m.addSomebodyByName)}
        data={offered}
        value={null}
        disabled={isPending}
        limit={shownOptions}
        nothingFoundMessage={t(m.noOtherPeopleMatch)}
        onKeyDown={keepsForm}
        onChange={add}
      />
      <Members members={members} onRemove={(id) => onChange(members.filter((one) => one.id !== id))} />
    </Input.Wrapper>
  );
}

function Members({ members, onRemove }: { members: readonly Member[]; onRemove(id: string): void }) {
  const [search, setSearch] = useState('');
  const [most, setMost] = useState(shownMembers);
  const wanted = useDeferredValue(foldName(search));
  const found = useMemo(
    () =>
      wanted === ''
        ? members
        : members.filter((member) => foldName(personAndUsername(member)).includes(wanted)),
    [members, wanted],
  );
  if (members.length === 0) return <p className="m-0 mt-8 faint text-sm">{t(m.thisGroupHasNoMembers)}</p>;
  return (
    <div className="overflow-hidden border rounded-8 mt-8">
      {members.length > 10 && (
        <TextInput
          aria-label={t(m.findMember)}
          placeholder={t(m.findMember)}
          size="xs"
          leftSection={<Search size={14} aria-hidden />}
          value={search}
          onKeyDown={keepsForm}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          className={classes.find ?? ''}
        />
      )}
      <ul
        className={`scroll-y bare-list py-4 ${classes.memberList}`}
        style={{ maxHeight: '15rem' }}
        aria-label={t(both.members)}
      >
        {found.slice(0, most).map((member) => (
          <li key={member.id}>
            <span>{personAndUsername(member)}</span>
            <CloseButton
              size="sm"
              aria-label={t(m.remove, { name: personName(member) })}
              onClick={() => onRemove(member.id)}
            />
          </li>
        ))}
        {found.length === 0 && <li className="m-0 mt-8 faint text-sm">{t(both.noMembersMatch)}</li>}
        {found.length > most && (
          <li>
            <Button variant="subtle" size="compact-xs" onClick={() => setMost(most + 200)}>
              {t(m.showMorePeople, { count: found.length - most })}
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}
