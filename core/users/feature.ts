// Users, groups and the features of the company: what the lists of the house take from here.
import { isAdmin } from '#core/actor.ts';
import { flagsTitle } from '#core/flags.ts';
import { mayOpenUsers } from './policy.ts';
import { peopleTexts } from './texts.ts';
import { feature } from '#core/features/feature.ts';
import { fieldOf, isOwn, userOf, who, type SentenceEntry } from '#core/features/sentence.ts';

export const usersFeature = feature({
  pages: {
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
  },
  things: ['user', 'group'],
  auditObjects: ['user', 'userGroup', 'company'],
  audits: {
    people: {
      user_created: (entry) => `${who(entry)} created the user ${userOf(entry)}`,
      user_invited: (entry) => `${who(entry)} sent the user ${userOf(entry)} a new invitation`,
      user_changed: (entry) =>
        isOwn(entry)
          ? `${who(entry)} changed their own account`
          : `${who(entry)} changed the user ${userOf(entry)}`,
      user_deactivated: (entry) => `${who(entry)} deactivated the user ${userOf(entry)}`,
      group_created: (entry) => `${who(entry)} created the group ${groupOf(entry)}`,
      group_changed: (entry) => `${who(entry)} changed the group ${groupOf(entry)}`,
      group_deleted: (entry) => `${who(entry)} deleted the group ${groupOf(entry)}`,
    },
    settings: {
      flags_changed: (entry) => `${who(entry)} changed the company's features: ${entry.next.join(', ')}`,
    },
  },
});

function groupOf(entry: SentenceEntry): string {
  return fieldOf(entry, 'name') ?? entry.objectName ?? entry.next[0] ?? '';
}
