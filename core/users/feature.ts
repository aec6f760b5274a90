// Users, groups and the features of the company: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { fieldOf, isOwn, userOf, who, type SentenceEntry } from '#core/features/sentence.ts';

export const usersFeature = feature({
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
