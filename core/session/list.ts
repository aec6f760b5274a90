// The list of the user's own sessions.
import { momentColumn, shortList } from '#core/resource/list.ts';
import { endSession } from './actions.ts';
import { lastUsedText, sessionEndText, sessionTexts, sessionTimeText } from './format-session.ts';
import { sessionsQuery } from './queries.ts';
import type { OwnSession } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export const sessionsList = shortList<OwnSession>({
  title: sessionTexts.title,
  count: m.sessionCount,
  whole: sessionsQuery,
  columns: [
    {
      id: 'device',
      title: t(m.device),
      text: ({ device, current }) => (current ? t(m.thisOne, { device }) : device),
    },
    { id: 'used', title: t(m.lastUsed), text: lastUsedText, whole: true },
    momentColumn('begun', t(m.signedIn), ({ createdAt }) => createdAt, 1),
    momentColumn('ends', t(m.endsUnlessUsed), ({ expiresAt }) => expiresAt, 2),
    momentColumn('latest', t(m.atLatest), ({ maxExpiresAt }) => maxExpiresAt, 0),
    { id: 'name', title: t(common.name), text: ({ device }) => device, isLineOnly: true },
    { id: 'times', title: t(m.times), text: sessionTimeText, isLineOnly: true },
    { id: 'end', title: t(m.end), text: sessionEndText, isLineOnly: true },
  ],
  line: { name: 'name', below: ['times', 'end'], cells: {} },
  remove: () => endSession,
  texts: { failed: sessionTexts.failed, none: sessionTexts.none },
});
