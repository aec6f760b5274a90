// A user group: adding and removing members one at a time, renaming, deleting.
import { personAndUsername, personName } from '#core/primitives.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { foldName } from '#core/find-named.ts';
import { changeGroup, deleteGroup } from '#core/users/actions.ts';
import { groupDraftOf, type Member } from '#core/users/group-draft.ts';
import { mayChangeGroup } from '#core/users/policy.ts';
import { companyUsersQuery, groupQuery } from '#core/users/queries.ts';
import type { Group } from '#core/users/schema.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { SearchBar, useSearch } from '#cli/terminal/input/search.tsx';
import { whyNot } from '#cli/terminal/keys/keys.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { Table, type TableColumn } from '#cli/terminal/table.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Line } from '#cli/terminal/theme.tsx';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { askGroupName } from './ask-group-name.ts';
import { chooseNamed } from '#cli/terminal/input/choose-named.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/users/texts.ts';
import { m } from './texts.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** The screen. */
export function GroupScreen({ place }: ScreenProps<'group'>) {
  const { core } = useApp();
  const query = useQuery(groupQuery(core.send, place.groupId));
  return <Loaded query={query}>{(group) => <Members group={group} />}</Loaded>;
}

function Members({ group }: { group: Group }) {
  const { go } = useApp();
  const { height } = useArea();
  const search = useSearch();
  const words = foldName(search.text).split(/\s+/).filter(Boolean);
  const shown = group.members.filter((member) =>
    words.every((word) => foldName(personAndUsername(member)).includes(word)),
  );
  const table = `members ${search.text}`;
  useGroupKeys(group, shown[useCursor(table, shown.length)]);
  return (
    <>
      <Line
        segments={[
          { text: group.name, bold: true },
          { text: `  ${t(m.members, { count: group.members.length })}`, tone: 'dim' },
        ]}
      />
      <SearchBar search={search} placeholder={t(m.partOfUsername)} />
      <Table
        name={table}
        columns={columns}
        count={shown.length}
        rows={(from, to) => shown.slice(from, to)}
        height={height - 1 - search.height}
        empty={search.text === '' ? t(m.itHasNoMembersPress) : t(both.noMembersMatch)}
        enterLabel={t(keyTexts.open)}
        onEnter={(index) => {
          const member = shown[index];
          if (member) go({ screen: 'user', userId: member.id, name: personName(member) });
        }}
      />
    </>
  );
}

function useGroupKeys(group: Group, member: Member | undefined): void {
  const { core, actor, actionKey, perform, replace, back } = useApp();
  const { dialogs } = useTerminal();
  const queries = useQueryClient();
  const draft = groupDraftOf(group);
  const off = whyNot(mayChangeGroup(actor));
  const save = (changed: Partial<typeof draft>) =>
    perform(changeGroup, { group, draft: { ...draft, ...changed } });
  const add = async () => {
    const people = await queries.fetchQuery(companyUsersQuery(core.send));
    const isIn = new Set(group.members.map(({ id }) => id));
    const things = people
      .filter(({ id }) => !isIn.has(id))
      .map((person) => ({ id: person.id, name: personAndUsername(person) }));
    const chosen = await chooseNamed(dialogs, { title: t(m.addMembers), things, current: [] });
    if (chosen === null || chosen.length === 0) return;
    const added = people.filter(({ id }) => chosen.includes(id));
    await save({ members: [...group.members, ...added] });
  };
  const rename = async () => {
    const name = await askGroupName(dialogs, t(common.rename), group.name);
    if (name === null || name === group.name) return;
    if (await save({ name })) replace({ screen: 'group', groupId: group.id, groupName: name });
  };
  const remove = actionKey('delete', deleteGroup, group);
  useKeys([
    { key: 'add', label: t(m.addMembersKey), off, run: add },
    {
      key: 'takeOut',
      label: t(m.takeOut),
      off: off ?? (member === undefined ? t(m.itHasNoMembers) : undefined),
      run: () => member && save({ members: group.members.filter(({ id }) => id !== member.id) }),
    },
    { key: 'edit', label: t(keyTexts.rename), off, run: rename },
    {
      ...remove,
      label: t(m.deleteGroup),
      run: async () => {
        if (await perform(deleteGroup, group)) back();
      },
    },
  ]);
}

const columns: readonly TableColumn<Member>[] = [
  { id: 'name', title: t(m.member), value: personAndUsername, most: 80 },
];
