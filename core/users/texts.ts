// Texts of the lists and dialogs of people, for both faces (spec 1, sections 2 and 8).

export const peopleTexts = {
  users: 'Users',
  user: 'User',
  groups: 'User Groups',
  group: 'User Group',
  newUser: 'New User',
  newGroup: 'New User Group',
  noUsers: 'There are no users to display.',
  createUser: 'Create a user',
  noGroups: 'There are no user groups to display.',
  createGroup: 'Create a user group',
  neverSignedIn: 'Not signed in yet',
  ownRole: 'You cannot change your own role',
  keepsPassword: 'Leave blank to keep the current password',
  invite: 'Invite them by e-mail: they choose a password with its link within 72 hours',
  choose: 'Set a password that they must change',
} as const;
