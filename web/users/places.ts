// The URL state of the users and groups lists.
import type { DialogPlace } from '#web/ui/resource/opened-dialog.tsx';

export type UsersPlace = {
  tab: 'users' | 'groups';
  dialog: DialogPlace;
};
