// formdeck regions.
import { verb } from '#cli/command/verb.ts';
import { namedByServer } from '#core/regions.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const regions = verb({
  effect: 'reads',
  options: () => ({}),

  async run(context) {
    const { sessions } = await context.ports();
    const current = sessions.current();
    const found = await Promise.all(
      (await context.regions()).map((region) => namedByServer(context.http, region)),
    );
    return found.map(({ id, name, server }) => ({
      id,
      name,
      server,
      accounts: sessions
        .list()
        .filter((session) => session.server === server)
        .map(({ userName }) => userName),
      current: current?.server === server,
    }));
  },

  print(output, found) {
    output.table(
      [
        { title: 'REGION', value: ({ id }) => id, whole: true },
        { title: 'NAME', value: ({ name }) => name },
        { title: 'SERVER', value: ({ server }) => server },
        {
          title: t(m.signedIn),
          value: ({ accounts, current }) => accounts.join(', ') + (current ? ' (current)' : ''),
        },
      ],
      found,
      t(m.thereAreNoRegions),
    );
  },
});
