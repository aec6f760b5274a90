// The form of a user, new or existing (spec 1, section 5).
import { no } from '#core/actor.ts';
import { minimumPasswordLength } from '#core/session/new-password.ts';
import { timeZonesQuery } from '#core/session/queries.ts';
import { choiceOf, type Form, textOf } from '#core/resource/form.ts';
import { byName, thingsOf } from '#core/resource/things.ts';
import { changeUser, createUser, deactivateUser } from './actions.ts';
import { roleNames, roleTexts } from './list-users.ts';
import { mayChangeUser, mayCreateUser } from './policy.ts';
import { groupNamesQuery } from './queries.ts';
import type { User } from './user.ts';
import { peopleTexts } from './labels.ts';
import {
  assignableRoles,
  needsOwnPassword,
  newUserDraft,
  type UserDraft,
  userDraftIssues,
  userDraftOf,
} from './user-draft.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export const userForm: Form<User, UserDraft, User> = {
  name: 'user',
  title: (user) => (user === null ? peopleTexts.newUser : peopleTexts.user),
  draftOf: (user, { actor }) => (user === null ? newUserDraft(actor.timeZone) : userDraftOf(user)),
  things: { groups: thingsOf(groupNamesQuery, byName), zones: thingsOf(timeZonesQuery, byName) },
  fields(draft, { thing: user, context: { actor }, offered: { groups, zones = [] } }) {
    const { role, timeZone } = draft;
    const isOwn = user?.id === actor.userId;
    const roles = role === 'DEACTIVATED' ? [role] : assignableRoles(actor, user);
    const isKnown = zones.some(({ value }) => value === timeZone);
    return [
      textOf(draft, 'userName', t(common.username), { as: 'username' }),
      textOf(draft, 'fullName', t(m.fullName), { help: t(m.fullNameHelp) }),
      textOf(draft, 'email', t(common.email), { as: 'email' }),
      choiceOf({
        path: 'role',
        label: t(common.role),
        help: role === 'DEACTIVATED' ? '' : roleTexts[role],
        off: isOwn ? peopleTexts.ownRole : undefined,
        value: role,
        options: roles.map((value) => ({ value, label: roleNames[value] })),
        set: (chosen) => ({ role: chosen }),
      }),
      {
        kind: 'things',
        path: 'groups',
        label: peopleTexts.groups,
        none: t(common.none),
        nothingFound: t(m.noUserGroupsMatch),
        options: groups,
        value: draft.groups,
        set: (ids) => ({ groups: ids }),
      },
      {
        kind: 'thing',
        path: 'timeZone',
        label: t(m.timeZone),
        none: '',
        isRequired: true,
        nothingFound: t(m.noTimeZonesMatch),
        options: isKnown ? zones : [{ value: timeZone, label: timeZone }, ...zones],
        value: timeZone,
        set: (zone) => ({ timeZone: zone ?? timeZone }),
      },
      ...(user === null
        ? [
            choiceOf<UserDraft, 'invite' | 'choose'>({
              path: 'isInvited',
              label: t(m.firstSignIn),
              isSpread: true,
              isBrowserOnly: true,
              value: draft.isInvited ? 'invite' : 'choose',
              options: [
                { value: 'invite', label: peopleTexts.invite },
                { value: 'choose', label: peopleTexts.choose },
              ],
              set: (chosen) => ({ isInvited: chosen === 'invite' }),
            }),
          ]
        : []),
      ...(draft.isInvited
        ? []
        : [
            {
              kind: 'password' as const,
              path: 'password',
              label: t(common.password),
              help:
                user === null
                  ? t(m.atLeastCharacters, {
                      minimumPasswordLength: actor.passwordLength ?? minimumPasswordLength,
                    })
                  : peopleTexts.keepsPassword,
              isOwn: false,
              reveal: t(m.showPassword),
              value: draft.password,
              set: (password: string) => ({ password }),
            },
          ]),
      ...(needsOwnPassword(draft, user, actor)
        ? [
            {
              kind: 'password' as const,
              path: 'currentPassword',
              label: t(m.yourCurrentPassword),
              isOwn: true,
              reveal: t(m.showYourCurrentPassword),
              value: draft.currentPassword,
              set: (currentPassword: string) => ({ currentPassword }),
            },
          ]
        : []),
    ];
  },
  issues: userDraftIssues,
  save: (run, { draft, thing: user }) =>
    user === null ? run(createUser, draft) : run(changeUser, { user, draft }),
  saveLabel: (user) => (user === null ? createUser : changeUser).label,
  mayChange(actor, user) {
    if (user === null) return mayCreateUser(actor);
    if (user.role === 'DEACTIVATED')
      return no(t(m.isDeactivatedWhichCannotBeUndone, { userName: user.userName }));
    return mayChangeUser(actor, user, {});
  },
  remove: deactivateUser,
};
