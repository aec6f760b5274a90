// The user's own sessions on the Account screen, and the keys to end one.
import { useQuery } from '@tanstack/react-query';
import { endOtherSessions, endSession } from '#core/session/actions.ts';
import { sessionsList } from '#core/session/list.ts';
import { sessionsQuery } from '#core/session/queries.ts';
import { ListScreen } from '#cli/resource/list-screen.tsx';
import { Label } from '#cli/terminal/theme.tsx';
import { useApp } from '#cli/app/use-app.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The table with its title, in the given number of lines. */
export function SessionsTable({ height }: { height: number }) {
  const { core, actionKey, perform } = useApp();
  const { data: sessions = [] } = useQuery(sessionsQuery(core.send));
  return (
    <ListScreen
      list={sessionsList}
      height={height}
      head={{ height: 1, draw: () => <Label bold>{sessionsList.title}</Label> }}
      keys={(current) => [
        {
          ...actionKey('delete', endSession, current),
          label: t(m.endSession),
          ...(current?.current === true && {
            off: t(m.thisIsYourCurrentSession),
          }),
        },
        {
          key: 'end',
          label: t(m.endAllOthers),
          off: sessions.some((session) => !session.current) ? undefined : t(m.thereAreNoOtherSessions),
          run: () => perform(endOtherSessions, undefined),
        },
      ]}
    />
  );
}
