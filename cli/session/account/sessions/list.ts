// formdeck account sessions list.
import { listVerb } from '#cli/resource/list-verb.ts';
import { listSessions } from '#core/session/calls.ts';
import { lastUsedText } from '#core/session/format-session.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const list = listVerb({
  options: () => ({}),
  read: async ({ send }) => ({ items: await send(listSessions, {}) }),
  columns: ({ date, now, timeZone }) => [
    { title: 'DEVICE', value: ({ device, current }) => (current ? `${device}, this one` : device) },
    { title: t(m.signedIn), value: ({ createdAt }) => date(createdAt), whole: true },
    { title: t(m.lastUsed), value: (session) => lastUsedText(session, now, timeZone), whole: true, rank: 1 },
    { title: 'ENDS', value: ({ expiresAt }) => date(expiresAt), whole: true, rank: 2 },
    { title: t(m.atLatest), value: ({ maxExpiresAt }) => date(maxExpiresAt), whole: true, rank: 3 },
  ],
  none: t(m.thereAreNoSessions),
});
