// Where somebody is among the lists of people.

export type UsersPlace = {
  tab: 'users' | 'groups';
  /** The dialog over the list: a new one, or the one with this id. */
  dialog: 'create' | { id: string } | null;
};
