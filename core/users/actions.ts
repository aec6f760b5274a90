// What can be done with users and groups that cannot be taken back, with the words of spec 1, section 8.
import { action } from '#core/action.ts';
import { isAdmin, when, yes } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import * as calls from './calls.ts';
import { mayChangeUser } from './policy.ts';
import type { Group, User } from './schema.ts';
import { welcomeHidden, welcomeTexts } from './welcome.ts';

const touches = [['users'], ['audit']] as const;

export const deactivateUser = action<Pick<User, 'id' | 'userName' | 'role'>, unknown>({
  id: 'users.deactivate',
  label: 'Deactivate',
  danger: true,
  confirmation: ({ userName }) => ({
    title: `Deactivate ${userName}?`,
    text: 'They are signed out and can no longer sign in. What they entered stays. This action cannot be undone.',
    confirm: 'Deactivate',
  }),
  may: (actor, user) => mayChangeUser(actor, user, { role: 'DEACTIVATED' }),
  run: (send, { id }) => send(calls.changeUser, { params: { id }, body: { role: 'DEACTIVATED' } }),
  done: ({ userName }) => `${userName} was deactivated`,
  failed: ({ userName }, error) =>
    error instanceof AppError && error.code === 'conflict'
      ? error.message
      : `${userName} could not be deactivated. Please try again.`,
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
  may: (actor) => when(isAdmin(actor), 'Only admins may delete user groups'),
  run: (send, { id }) => send(calls.deleteGroup, { params: { id } }),
  done: ({ name }) => `The user group "${name}" was deleted`,
  failed: (_, error) =>
    error instanceof AppError && error.code === 'conflict'
      ? error.message
      : 'Unable to delete user group. Please try again',
  touches,
});

/** For good: the setting goes along with the person. */
export const hideWelcome = action<null, unknown>({
  id: 'users.hideWelcome',
  label: welcomeTexts.hide,
  may: () => yes,
  run: (send) => send(calls.saveSetting, { body: welcomeHidden }),
  repeatable: true,
  failed: () => 'This could not be saved. Please try again.',
  touches: [],
});
