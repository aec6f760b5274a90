// formdeck whoami.
import { verb } from '#cli/verb.ts';

export const whoami = verb({
  effect: 'reads',
  options: () => ({}),

  async run(context) {
    const { region, server } = await context.session();
    return { region, server, user: await context.user() };
  },

  print(output, { region, server, user }) {
    output.fields([
      ['User', user.userName],
      ['E-mail', user.email],
      ['Role', user.role],
      ['Company', user.company.name],
      ['Groups', user.groups.map(({ name }) => name).join(', ') || 'none'],
      ['Time zone', user.timeZone],
      ['Region', region],
      ['Server', server],
    ]);
  },
});
