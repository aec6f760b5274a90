// formdeck whoami.
import { endText } from '#cli/command/session-end.ts';
import { verb } from '#cli/command/verb.ts';
import type { CurrentSession } from '#core/session/schema.ts';
import { roleNames } from '#core/users/list-users.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

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
      ['User', user.userName],
      ['E-mail', user.email],
      ['Role', roleNames[user.role]],
      ['Company', user.company.name],
      ['Groups', user.groups.map(({ name }) => name).join(', ') || 'none'],
      [t(m.timeZone), user.timeZone],
      ['Region', region],
      ['Server', server],
      ...(session === undefined
        ? []
        : [
            [t(m.signedIn2), signedInBy(session)] as const,
            ['Ends', endText({ ...session, tokenName: session.name }, user.timeZone)] as const,
          ]),
    ]);
  },
});

function signedInBy({ kind, name, scopes }: CurrentSession): string {
  return kind === 'session' ? 'with a password' : `with the access token "${name}" (${scopes?.join(', ')})`;
}
