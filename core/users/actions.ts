// The actions on users and groups, with the texts of spec 1, section 8.
import { personAndUsername } from '#core/primitives.ts';
import { action, saidOr } from '#core/action.ts';
import { yes } from '#core/actor.ts';
import * as calls from './calls.ts';
import { type GroupDraft, groupChangeOf } from './group-draft.ts';
import { mayChangeGroup, mayChangeUser, mayCreateUser, mayInvite, mayManageGroups } from './policy.ts';
import type { Group } from './schema.ts';
import type { User } from './user.ts';
import { newUserBody, type UserDraft, userChangeOf } from './user-draft.ts';
import { type Intro, introSetting, pinsFirstSetting } from '#core/home/settings.ts';
import { introTexts } from '#core/home/steps.ts';
import { pinTexts } from '#core/pins/labels.ts';
import { widgetTexts } from '#core/widgets/labels.ts';
import { wideSetting } from '#core/widgets/wide.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

/** Errors whose message says more than ours, such as which forms prevent it. */
const verbatim = ['conflict', 'invalid', 'forbidden'] as const;

const touches = [['users'], ['audit']] as const;

export const createUser = action<UserDraft, User>({
  id: 'users.create',
  label: t(m.create),
  may: mayCreateUser,
  run: (send, draft) => send(calls.createUser, { body: newUserBody(draft) }),
  done({ isInvited }, user) {
    const { email } = user;
    const userName = personAndUsername(user);
    return isInvited ? t(m.wasCreatedInvitationIsOn, { userName, email }) : t(m.wasCreated, { userName });
  },
  failed: (_, error) => saidOr(error, t(m.unableToSaveUserPlease), verbatim),
  touches,
});

export const changeUser = action<{ user: User; draft: UserDraft }, User>({
  id: 'users.change',
  label: t(common.save),
  may: (actor, { user, draft }) => mayChangeUser(actor, user, userChangeOf(draft, user)),
  run: async (send, { user, draft }) => {
    const input = { params: { id: user.id }, body: userChangeOf(draft, user) };
    const changed = await send(calls.changeUser, input);
    return 'user' in changed ? changed.user : changed;
  },
  done: (_, user) => t(m.wasSaved, { userName: personAndUsername(user) }),
  failed: (_, error) => saidOr(error, t(m.unableToSaveUserPlease), verbatim),
  touches,
});

export const inviteUser = action<User, User>({
  id: 'users.invite',
  label: t(m.sendNewInvitation),
  may: mayInvite,
  run: (send, { id }) => send(calls.inviteUser, { params: { id } }),
  done: (_, { email }) => t(m.newInvitationIsOnIts, { email }),
  failed: (_, error) => saidOr(error, t(m.unableToSendInvitationPlease), verbatim),
  touches,
});

export const deactivateUser = action<Pick<User, 'id' | 'userName' | 'displayName' | 'role'>, unknown>({
  id: 'users.deactivate',
  label: t(m.deactivate),
  danger: true,
  confirmation: (user) => ({
    title: t(m.deactivateUser, { userName: personAndUsername(user) }),
    text: t(m.theyAreSignedOutAnd),
    confirm: t(m.deactivate),
  }),
  may: (actor, user) => mayChangeUser(actor, user, { role: 'DEACTIVATED' }),
  run: (send, { id }) => send(calls.changeUser, { params: { id }, body: { role: 'DEACTIVATED' } }),
  done: (user) => t(m.wasDeactivated, { userName: personAndUsername(user) }),
  failed: (user, error) =>
    saidOr(error, t(m.couldNotBeDeactivatedPlease, { userName: personAndUsername(user) }), verbatim),
  touches,
});

export const createGroup = action<GroupDraft, Group>({
  id: 'users.createGroup',
  label: t(m.create),
  may: mayManageGroups,
  run: (send, { name, members }) =>
    send(calls.createGroup, { body: { name, members: members.map(({ id }) => id) } }),
  done: (_, { name }) => t(m.userGroupWasCreated, { name }),
  failed: (_, error) => saidOr(error, t(m.unableToSaveUserGroup), verbatim),
  touches,
});

export const changeGroup = action<{ group: Group; draft: GroupDraft }, Group>({
  id: 'users.changeGroup',
  label: t(common.save),
  may: mayChangeGroup,
  run: (send, { group, draft }) =>
    send(calls.changeGroup, { params: { id: group.id }, body: groupChangeOf(draft, group) }),
  done: (_, { name }) => t(m.userGroupWasSaved, { name }),
  failed: (_, error) => saidOr(error, t(m.unableToSaveUserGroup), verbatim),
  touches,
});

export const deleteGroup = action<Pick<Group, 'id' | 'name' | 'members'>, unknown>({
  id: 'users.deleteGroup',
  label: t(common.delete),
  danger: true,
  confirmation: ({ name, members: { length } }) => ({
    title: t(m.deleteUserGroup, { name }),
    text: t(m.membersStay, { count: length }),
    confirm: t(common.delete),
  }),
  may: mayManageGroups,
  run: (send, { id }) => send(calls.deleteGroup, { params: { id } }),
  done: ({ name }) => t(m.userGroupWasDeleted, { name }),
  failed: (_, error) => saidOr(error, t(m.unableToDeleteUserGroup), verbatim),
  touches,
});

/** The checklist of Home is folded, hidden or shown again, on all devices of the person. */
export const saveIntro = action<{ intro: Intro }, unknown>({
  id: 'users.saveIntro',
  label: introTexts.hide,
  may: () => yes,
  run: (send, { intro }) => send(calls.saveSetting, { body: introSetting(intro) }),
  repeatable: true,
  failed: () => t(m.thisCouldNotBeSaved),
  touches: [],
});

/** Whether the pinned widgets stand first on Home, on all devices of the person. */
export const savePinsFirst = action<{ isFirst: boolean }, unknown>({
  id: 'users.savePinsFirst',
  label: pinTexts.first,
  may: () => yes,
  run: (send, { isFirst }) => send(calls.saveSetting, { body: pinsFirstSetting(isFirst) }),
  repeatable: true,
  failed: () => t(m.thisCouldNotBeSaved),
  touches: [],
});

/** Dashboards as wide as the page, on all devices of the person. */
export const saveWide = action<{ isWide: boolean }, unknown>({
  id: 'users.saveWide',
  label: widgetTexts.wide,
  may: () => yes,
  run: (send, { isWide }) => send(calls.saveSetting, { body: wideSetting(isWide) }),
  repeatable: true,
  failed: () => t(m.thisCouldNotBeSaved),
  touches: [],
});
