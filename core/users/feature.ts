// Users, groups and the features of the company: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { fieldOf, isOwn, userOf, who, type SentenceEntry } from '#core/features/sentence.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const usersFeature = feature({
  things: ['user', 'group'],
  auditObjects: ['user', 'userGroup', 'company'],
  audits: {
    people: {
      user_created: (entry) => t(m.createdUser, { who: who(entry), user: userOf(entry) }),
      user_invited: (entry) => t(m.sentUserNewInvitation, { who: who(entry), user: userOf(entry) }),
      user_changed: (entry) =>
        isOwn(entry)
          ? t(m.changedTheirOwnAccount, { who: who(entry) })
          : t(m.changedUser, { who: who(entry), user: userOf(entry) }),
      user_deactivated: (entry) => t(m.deactivatedUser, { who: who(entry), user: userOf(entry) }),
      group_created: (entry) => t(m.createdGroup, { who: who(entry), group: groupOf(entry) }),
      group_changed: (entry) => t(m.changedGroup, { who: who(entry), group: groupOf(entry) }),
      group_deleted: (entry) => t(m.deletedGroup, { who: who(entry), group: groupOf(entry) }),
    },
    settings: {
      company_renamed: (entry) => t(m.renamedCompany, { who: who(entry), name: entry.next[0] ?? '' }),
      flags_changed: (entry) =>
        t(m.changedCompanysFeatures, { who: who(entry), next: entry.next.join(', ') }),
    },
  },
});

function groupOf(entry: SentenceEntry): string {
  return fieldOf(entry, 'name') ?? entry.objectName ?? entry.next[0] ?? '';
}
