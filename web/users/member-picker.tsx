// The members of a group: a search that adds users, and the list of members, each removable. The list is virtualized,
// since a
// group may have 10,000 members.
import { Button, CloseButton, Input, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import { counted } from '#core/count-text.ts';
import { foldName } from '#core/find-named.ts';
import type { Member } from '#core/users/group-draft.ts';
import { companyUsersQuery } from '#core/users/queries.ts';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { useRead } from '#web/ui/use-read.ts';
import classes from './dialogs.module.css';

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
      .map(({ id, userName }) => ({ value: id, label: userName }));
  }, [people, members]);
  const add = (id: string | null) => {
    const found = people?.find((one) => one.id === id);
    if (found !== undefined) onChange([{ id: found.id, userName: found.userName }, ...members]);
  };
  return (
    <Input.Wrapper label={`Members (${counted(members.length, 'person', 'people')})`}>
      <SearchSelect
        aria-label="Add a member"
        placeholder={isPending ? 'Please wait...' : 'Add somebody by name'}
        data={offered}
        value={null}
        disabled={isPending}
        limit={shownOptions}
        nothingFoundMessage="No other people match"
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
    () => (wanted === '' ? members : members.filter(({ userName }) => foldName(userName).includes(wanted))),
    [members, wanted],
  );
  if (members.length === 0) return <p className="m-0 mt-8 faint text-sm">This group has no members yet.</p>;
  return (
    <div className="overflow-hidden border rounded-8 mt-8">
      {members.length > 10 && (
        <TextInput
          aria-label="Find a member"
          placeholder="Find a member"
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
        aria-label="Members"
      >
        {found.slice(0, most).map(({ id, userName }) => (
          <li key={id}>
            <span>{userName}</span>
            <CloseButton size="sm" aria-label={`Remove ${userName}`} onClick={() => onRemove(id)} />
          </li>
        ))}
        {found.length === 0 && <li className="m-0 mt-8 faint text-sm">No members match.</li>}
        {found.length > most && (
          <li>
            <Button variant="subtle" size="compact-xs" onClick={() => setMost(most + 200)}>
              Show more ({counted(found.length - most, 'person', 'people')})
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}
