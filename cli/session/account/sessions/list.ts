// formdeck account sessions list.
import type { Context } from '#cli/context.ts';
import { idWriter } from '#cli/command/id-writer.ts';
import { verb } from '#cli/command/verb.ts';
import { dateWriter } from '#cli/output/date.ts';
import { listSessions } from '#core/session/calls.ts';
import { lastUsedText } from '#core/session/format-session.ts';

export const list = verb({
  effect: 'reads',
  options: () => ({}),

  async run(context: Context) {
    const [sessions, { timeZone }, { now }] = await Promise.all([
      context.send(listSessions, {}),
      context.user(),
      context.ports(),
    ]);
    return { sessions, timeZone, now: now() };
  },

  print(output, { sessions, timeZone, now }) {
    const date = dateWriter(timeZone);
    const sessionId = idWriter(
      output,
      sessions.map(({ id }) => id),
    );
    output.table(
      [
        { title: 'DEVICE', value: ({ device, current }) => (current ? `${device}, this one` : device) },
        { title: 'SIGNED IN', value: ({ createdAt }) => date(createdAt), whole: true },
        {
          title: 'LAST USED',
          value: (session) => lastUsedText(session, now, timeZone),
          whole: true,
          rank: 1,
        },
        { title: 'ENDS', value: ({ expiresAt }) => date(expiresAt), whole: true, rank: 2 },
        { title: 'AT THE LATEST', value: ({ maxExpiresAt }) => date(maxExpiresAt), whole: true, rank: 3 },
        { title: 'ID', value: ({ id }) => sessionId(id), whole: true },
      ],
      sessions,
      'There are no sessions.',
    );
  },

  json: ({ sessions }) => sessions,
});
