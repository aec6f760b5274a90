// The list of the user's own sessions.
import { momentColumn, shortList } from '#core/resource/list.ts';
import { endSession } from './actions.ts';
import { lastUsedText, sessionEndText, sessionTexts, sessionTimeText } from './format-session.ts';
import { sessionsQuery } from './queries.ts';
import type { OwnSession } from './schema.ts';

export const sessionsList = shortList<OwnSession>({
  title: sessionTexts.title,
  noun: 'session',
  whole: sessionsQuery,
  columns: [
    {
      id: 'device',
      title: 'Device',
      text: ({ device, current }) => (current ? `${device}, this one` : device),
    },
    { id: 'used', title: 'Last used', text: lastUsedText, whole: true },
    momentColumn('begun', 'Signed in', ({ createdAt }) => createdAt, 1),
    momentColumn('ends', 'Ends unless used', ({ expiresAt }) => expiresAt, 2),
    momentColumn('latest', 'At the latest', ({ maxExpiresAt }) => maxExpiresAt, 0),
    { id: 'name', title: 'Name', text: ({ device }) => device, isLineOnly: true },
    { id: 'times', title: 'Times', text: sessionTimeText, isLineOnly: true },
    { id: 'end', title: 'End', text: sessionEndText, isLineOnly: true },
  ],
  line: { name: 'name', below: ['times', 'end'], cells: {} },
  remove: () => endSession,
  texts: { failed: sessionTexts.failed, none: sessionTexts.none },
});
