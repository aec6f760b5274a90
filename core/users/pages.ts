// Users, groups and the features of the company: its pages.
import { pagesOf } from '#core/features/page.ts';
import { isAdmin } from '#core/actor.ts';
import { flagsTitle } from '#core/flags.ts';
import { mayOpenUsers } from './policy.ts';
import { peopleTexts } from './texts.ts';

export const usersPages = pagesOf({
  '/users': {
    title: peopleTexts.users,
    isFor: (actor) => mayOpenUsers(actor).yes,
    about: 'who is in the company',
    words: ['people', 'persons', 'accounts', 'members'],
  },
  '/users/groups': {
    title: peopleTexts.groups,
    name: 'groups',
    isFor: (actor) => mayOpenUsers(actor).yes,
    about: 'user groups',
    words: ['teams'],
  },
  '/admin/flags': {
    title: flagsTitle,
    name: 'flags',
    isFor: isAdmin,
    about: "the company's features",
    words: ['switches', 'features'],
  },
});
