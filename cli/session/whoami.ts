// formdeck whoami.
import { endText } from '#cli/command/session-end.ts';
import { verb } from '#cli/command/verb.ts';
import type { CurrentSession } from '#core/session/me-calls.ts';
import { roleNames } from '#core/users/list-users.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { common } from '#core/messages/common-texts.ts';
import { values } from '#core/messages/value-texts.ts';

export const whoami = verb({
  effect: 'reads',
  options: () => ({}),

  async run(context) {
    const { region, server } = await context.session();
    const { session, ...user } = await context.user();
    return { region, server, user, session };
  },

  print(output, { region, server, user, session }) {
    output.fields([
      [t(m.user), user.userName],
      [t(common.email), user.email],
      [t(common.role), roleNames[user.role]],
      [t(m.company), user.company.name],
      [t(common.groups), user.groups.map(({ name }) => name).join(', ') || t(values.none)],
      [t(m.timeZone), user.timeZone],
      [t(m.region), region],
      [t(m.server), server],
      ...(session === undefined
        ? []
        : [
            [t(m.signedInField), signedInBy(session)] as const,
            [t(m.endsField), endText({ ...session, tokenName: session.name }, user.timeZone)] as const,
          ]),
    ]);
  },
});

function signedInBy({ kind, name, scopes }: CurrentSession): string {
  return kind === 'session'
    ? t(m.withPassword)
    : t(m.withAccessToken, { name: name ?? '', scopes: (scopes ?? []).join(', ') });
}
