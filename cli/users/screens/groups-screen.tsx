// The user groups of the company: their list, and a new one.
import { createGroup } from '#core/users/actions.ts';
import { groupsList } from '#core/users/lists.ts';
import { mayManageGroups } from '#core/users/policy.ts';
import { peopleTexts } from '#core/users/labels.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { ListScreen } from '#cli/resource/list-screen.tsx';
import { whyNot } from '#cli/terminal/keys/keys.ts';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { askGroupName } from './ask-group-name.ts';
import { peopleTabs, tabsHead } from './people-tabs.tsx';

/** The screen. */
export function GroupsScreen(_props: ScreenProps<'groups'>) {
  const { actor, go, turn, perform } = useApp();
  const { dialogs } = useTerminal();
  const open = ({ id, name }: { id: string; name: string }) =>
    go({ screen: 'group', groupId: id, groupName: name });
  const create = async () => {
    const name = await askGroupName(dialogs, peopleTexts.newGroup, '');
    if (name === null) return;
    await perform(createGroup, { name, members: [] }, { onDone: open });
  };
  return (
    <ListScreen
      list={groupsList}
      head={tabsHead('groups')}
      onOpen={open}
      keys={() => [
        {
          key: 'add',
          label: peopleTexts.newGroup.toLowerCase(),
          off: whyNot(mayManageGroups(actor)),
          run: create,
        },
        { key: 'tab', label: peopleTabs.users.toLowerCase(), run: () => turn({ screen: 'users' }) },
      ]}
    />
  );
}
