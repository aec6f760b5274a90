// The dialog of a new or existing user. New users choose their own password through an e-mail from the server: nobody
// enters one for someone else here.
import { roleTexts } from '#core/users/list-users.ts';
import type { User } from '#core/users/user.ts';
import { peopleTexts } from '#core/users/labels.ts';
import { userForm } from '#core/users/user-form.ts';
import { openForm } from '#cli/resource/form-dialog.tsx';
import type { Dialogs } from '#cli/terminal/dialogs.ts';

/** Opens it; returns the saved user, null if cancelled. */
export function openUserDialog(dialogs: Dialogs, user: User | null): Promise<User | null> {
  return openForm(dialogs, userForm, user, {
    note: ({ role }) => (user === null ? peopleTexts.invite : role === 'DEACTIVATED' ? '' : roleTexts[role]),
  });
}
