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
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

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
      label: t(m.endSession),
      off:
        chosen === undefined
          ? t(m.noSessionIsSelected)
          : chosen.current
            ? t(m.thisIsYourCurrentSession)
            : undefined,
      run: () => chosen && perform(endSession, chosen),
    },
    {
      key: 'end',
      label: t(m.endAllOthers),
      off: sessions.some(({ current }) => !current) ? undefined : t(m.thereAreNoOtherSessions),
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
            empty={t(m.thereAreNoSessions)}
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
      title: t(m.device),
      value: ({ device, current }) => (current ? `${device}, this one` : device),
    },
    { id: 'used', title: t(m.lastUsed), value: lastUsed, whole: true },
    { id: 'begun', title: t(m.signedIn), value: ({ createdAt }) => date(createdAt), whole: true, rank: 1 },
    {
      id: 'ends',
      title: t(m.endsUnlessUsed),
      value: ({ expiresAt }) => date(expiresAt),
      whole: true,
      rank: 2,
    },
  ];
}
