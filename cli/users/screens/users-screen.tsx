// The people of the company: their list, and the actions on them.
import { personName } from '#core/primitives.ts';
import { deactivateUser } from '#core/users/actions.ts';
import { usersList } from '#core/users/lists.ts';
import { mayChangeUser, mayCreateUser } from '#core/users/policy.ts';
import type { User } from '#core/users/user.ts';
import { peopleTexts } from '#core/users/labels.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { ListScreen } from '#cli/resource/list-screen.tsx';
import { whyNot } from '#cli/terminal/keys/keys.ts';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { peopleTabs, tabsHead } from './people-tabs.tsx';
import { openUserDialog } from './user-dialog.ts';
import { t } from '#core/messages/text.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** The screen. */
export function UsersScreen(_props: ScreenProps<'users'>) {
  const { actor, go, turn, actionKey } = useApp();
  const { dialogs } = useTerminal();
  const open = (user: User) => go({ screen: 'user', userId: user.id, name: personName(user) });
  const create = async () => {
    const made = await openUserDialog(dialogs, null);
    if (made !== null) open(made);
  };
  return (
    <ListScreen
      list={usersList}
      head={tabsHead('users')}
      onOpen={open}
      keys={(current) => [
        {
          key: 'add',
          label: peopleTexts.newUser.toLowerCase(),
          off: whyNot(mayCreateUser(actor)),
          run: create,
        },
        {
          key: 'edit',
          label: t(keyTexts.edit),
          off: current === null ? peopleTexts.noUsers : whyNot(mayChangeUser(actor, current, {})),
          run: () => current && openUserDialog(dialogs, current),
        },
        actionKey('delete', deactivateUser, current),
        { key: 'tab', label: peopleTabs.groups.toLowerCase(), run: () => turn({ screen: 'groups' }) },
      ]}
    />
  );
}
