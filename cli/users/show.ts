// formdeck users show.
import { oneNamed } from '#cli/command/finder.ts';
import { showVerb } from '#cli/resource/thing-verbs.ts';
import { invitationText } from '#core/users/invitation.ts';
import { userNamed } from './named.ts';
import { roleNames } from '#core/users/list-users.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/users/texts.ts';
import { m } from './texts.ts';
import { common } from '#core/messages/common-texts.ts';
import { values } from '#core/messages/value-texts.ts';

export const show = showVerb({
  options: oneNamed,
  find: userNamed,
  facts: ({ invitation, ...user }, { date, now }) => [
    [t(common.username), user.userName],
    [t(both.fullName), user.fullName || t(values.none)],
    [t(common.email), user.email],
    [t(common.role), roleNames[user.role]],
    [t(common.groups), user.groups.map(({ name }) => name).join(', ') || t(values.none)],
    [t(m.timeZone), user.timeZone],
    [t(m.lastSignIn), date(user.lastSignIn) || t(values.never)],
    ...(invitation ? [[t(m.invitation), invitationText({ ...user, invitation }, now)] as const] : []),
    ['ID', user.id],
  ],
});
