// The actions on users and groups, with the texts of spec 1, section 8.
import { action, saidOr } from '#core/action.ts';
import { yes } from '#core/actor.ts';
import * as calls from './calls.ts';
import { type GroupDraft, groupChangeOf } from './group-draft.ts';
import { mayChangeGroup, mayChangeUser, mayCreateUser, mayInvite, mayManageGroups } from './policy.ts';
import type { Group, User } from './schema.ts';
import { welcomeHidden, welcomeTexts } from './welcome.ts';
import { newUserBody, type UserDraft, userChangeOf } from './user-draft.ts';
import { widgetTexts } from '#core/widgets/texts.ts';
import { wideSetting } from '#core/widgets/wide.ts';

/** Errors whose message says more than ours, such as which forms prevent it. */
const verbatim = ['conflict', 'invalid', 'forbidden'] as const;

const touches = [['users'], ['audit']] as const;

export const createUser = action<UserDraft, User>({
  id: 'users.create',
  label: 'Create',
  may: mayCreateUser,
  run: (send, draft) => send(calls.createUser, { body: newUserBody(draft) }),
  done: ({ isInvited }, { userName, email }) =>
    isInvited
      ? `${userName} was created. An invitation is on its way to ${email}`
      : `${userName} was created`,
  failed: (_, error) => saidOr(error, 'Unable to save user. Please try again.', verbatim),
  touches,
});

export const changeUser = action<{ user: User; draft: UserDraft }, User>({
  id: 'users.change',
  label: 'Save',
  may: (actor, { user, draft }) => mayChangeUser(actor, user, userChangeOf(draft, user)),
  run: async (send, { user, draft }) => {
    const input = { params: { id: user.id }, body: userChangeOf(draft, user) };
    const changed = await send(calls.changeUser, input);
    return 'user' in changed ? changed.user : changed;
  },
  done: (_, { userName }) => `${userName} was saved`,
  failed: (_, error) => saidOr(error, 'Unable to save user. Please try again.', verbatim),
  touches,
});

export const inviteUser = action<User, User>({
  id: 'users.invite',
  label: 'Send a new invitation',
  may: mayInvite,
  run: (send, { id }) => send(calls.inviteUser, { params: { id } }),
  done: (_, { email }) => `A new invitation is on its way to ${email}. The previous one no longer works`,
  failed: (_, error) => saidOr(error, 'Unable to send an invitation. Please try again.', verbatim),
  touches,
});

export const deactivateUser = action<Pick<User, 'id' | 'userName' | 'role'>, unknown>({
  id: 'users.deactivate',
  label: 'Deactivate',
  danger: true,
  confirmation: ({ userName }) => ({
    title: `Deactivate ${userName}?`,
    text: 'They are signed out and can no longer sign in. Their entries are kept. This action cannot be undone.',
    confirm: 'Deactivate',
  }),
  may: (actor, user) => mayChangeUser(actor, user, { role: 'DEACTIVATED' }),
  run: (send, { id }) => send(calls.changeUser, { params: { id }, body: { role: 'DEACTIVATED' } }),
  done: ({ userName }) => `${userName} was deactivated`,
  failed: ({ userName }, error) =>
    saidOr(error, `${userName} could not be deactivated. Please try again.`, verbatim),
  touches,
});

export const createGroup = action<GroupDraft, Group>({
  id: 'users.createGroup',
  label: 'Create',
  may: mayManageGroups,
  run: (send, { name, members }) =>
    send(calls.createGroup, { body: { name, members: members.map(({ id }) => id) } }),
  done: (_, { name }) => `The user group "${name}" was created`,
  failed: (_, error) => saidOr(error, 'Unable to save user group. Please try again', verbatim),
  touches,
});

export const changeGroup = action<{ group: Group; draft: GroupDraft }, Group>({
  id: 'users.changeGroup',
  label: 'Save',
  may: mayChangeGroup,
  run: (send, { group, draft }) =>
    send(calls.changeGroup, { params: { id: group.id }, body: groupChangeOf(draft, group) }),
  done: (_, { name }) => `The user group "${name}" was saved`,
  failed: (_, error) => saidOr(error, 'Unable to save user group. Please try again', verbatim),
  touches,
});

export const deleteGroup = action<Pick<Group, 'id' | 'name' | 'members'>, unknown>({
  id: 'users.deleteGroup',
  label: 'Delete',
  danger: true,
  confirmation: ({ name, members: { length } }) => ({
    title: `Delete the user group "${name}"?`,
    text: `${length === 1 ? 'Its member stays' : length === 0 ? 'It has no members' : `Its ${length} members stay`}. This action cannot be undone.`,
    confirm: 'Delete',
  }),
  may: mayManageGroups,
  run: (send, { id }) => send(calls.deleteGroup, { params: { id } }),
  done: ({ name }) => `The user group "${name}" was deleted`,
  failed: (_, error) => saidOr(error, 'Unable to delete user group. Please try again', verbatim),
  touches,
});

/** Permanently: the setting belongs to the user. */
export const hideWelcome = action<null, unknown>({
  id: 'users.hideWelcome',
  label: welcomeTexts.hide,
  may: () => yes,
  run: (send) => send(calls.saveSetting, { body: welcomeHidden }),
  repeatable: true,
  failed: () => 'This could not be saved. Please try again.',
  touches: [],
});

/** Dashboards as wide as the page, on all devices of the person. */
export const saveWide = action<{ isWide: boolean }, unknown>({
  id: 'users.saveWide',
  label: widgetTexts.wide,
  may: () => yes,
  run: (send, { isWide }) => send(calls.saveSetting, { body: wideSetting(isWide) }),
  repeatable: true,
  failed: () => 'This could not be saved. Please try again.',
  touches: [],
});
