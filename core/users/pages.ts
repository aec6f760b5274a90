// Users, groups and the features of the company: its pages.
import { pagesOf } from '#core/features/page.ts';
import { isAdmin } from '#core/actor.ts';
import { flagsTitle } from '#core/flags.ts';
import { mayOpenUsers } from './policy.ts';
import { peopleTexts } from './labels.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const usersPages = pagesOf({
  '/users': {
    title: peopleTexts.users,
    isFor: (actor) => mayOpenUsers(actor).yes,
    about: t(m.whoIsInCompany),
    words: ['people', 'persons', 'accounts', 'members'],
    help: 'admins#people-and-groups',
  },
  '/users/groups': {
    title: peopleTexts.groups,
    name: 'groups',
    isFor: (actor) => mayOpenUsers(actor).yes,
    about: t(m.userGroupsWord),
    words: ['teams'],
    isInMenu: false,
    help: 'admins#people-and-groups',
  },
  '/admin/flags': {
    title: flagsTitle,
    name: 'flags',
    isFor: isAdmin,
    about: t(m.companysFeatures),
    words: ['switches', 'features'],
    isInMenu: false,
    help: null,
  },
});
