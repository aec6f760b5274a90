// The user's own sessions on the Account screen: device, last use, expiry, and the keys to end one.
import { useQuery } from '@tanstack/react-query';
import { endOtherSessions, endSession } from '#core/session/actions.ts';
import { lastUsedText, sessionTexts } from '#core/session/format-session.ts';
import { sessionsQuery } from '#core/session/queries.ts';
import type { OwnSession } from '#core/session/schema.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { Table, type TableColumn } from '#cli/terminal/table.tsx';
import { Label } from '#cli/terminal/theme.tsx';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { useApp } from '#cli/app/use-app.ts';

const table = 'sessions';

/** The table with its title, in the given number of lines. */
export function SessionsTable({ height }: { height: number }) {
  const { core, user, date, perform } = useApp();
  const query = useQuery(sessionsQuery(core.send));
  const sessions = query.data ?? [];
  const chosen = sessions[useCursor(table, sessions.length)];
  useKeys([
    {
      key: 'delete',
      label: 'end the session',
      off:
        chosen === undefined
          ? 'No session is selected.'
          : chosen.current
            ? 'This is your current session. Ctrl-X signs out of it.'
            : undefined,
      run: () => chosen && perform(endSession, chosen),
    },
    {
      key: 'end',
      label: 'end all others',
      off: sessions.some(({ current }) => !current) ? undefined : 'There are no other sessions.',
      run: () => perform(endOtherSessions, undefined),
    },
  ]);
  return (
    <Loaded query={query} title={sessionTexts.failed}>
      {(loaded) => (
        <>
          <Label bold>{sessionTexts.title}</Label>
          <Table
            name={table}
            columns={columns(date, (session) => lastUsedText(session, core.ports.now(), user.timeZone))}
            count={loaded.length}
            rows={(from, to) => loaded.slice(from, to)}
            height={height - 1}
            empty="There are no sessions."
          />
        </>
      )}
    </Loaded>
  );
}

function columns(
  date: (at: number) => string,
  lastUsed: (session: OwnSession) => string,
): TableColumn<OwnSession>[] {
  return [
    {
      id: 'device',
      title: 'Device',
      value: ({ device, current }) => (current ? `${device}, this one` : device),
    },
    { id: 'used', title: 'Last used', value: lastUsed, whole: true },
    { id: 'begun', title: 'Signed in', value: ({ createdAt }) => date(createdAt), whole: true, rank: 1 },
    {
      id: 'ends',
      title: 'Ends unless used',
      value: ({ expiresAt }) => date(expiresAt),
      whole: true,
      rank: 2,
    },
  ];
}
