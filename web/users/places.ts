// The URL state of the users and groups lists.

export type UsersPlace = {
  tab: 'users' | 'groups';
  /** The dialog over the list: for a new item, or for the one with this id. */
  dialog: 'create' | { id: string } | null;
};
