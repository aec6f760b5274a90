// Texts of the lists and dialogs of people, for both faces (spec 1, sections 2 and 8).
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const peopleTexts = {
  users: t(m.users),
  user: t(m.user),
  groups: t(m.userGroups),
  group: t(m.userGroup),
  newUser: t(m.newUser),
  newGroup: t(m.newUserGroup),
  noUsers: t(m.thereAreNoUsersTo),
  createUser: t(m.createUser),
  noGroups: t(m.thereAreNoUserGroups),
  createGroup: t(m.createUserGroup),
  neverSignedIn: t(m.notSignedInYet),
  ownRole: t(m.youCannotChangeYourOwn),
  keepsPassword: t(m.leaveBlankToKeepCurrent),
  invite: t(m.inviteThemByEMail),
  choose: t(m.setPasswordThatTheyMust),
} as const;
