// The user's sessions, each with its device and times, and a button to end it.
import { Badge, Button, Group, Text } from '@mantine/core';
import { Cog, Globe, LogOut, type LucideIcon, SquareTerminal } from 'lucide-react';
import { endOtherSessions, endSession } from '#core/session/actions.ts';
import { sessionEndText, sessionTexts, sessionTimeText } from '#core/session/format-session.ts';
import { sessionsQuery } from '#core/session/queries.ts';
import type { OwnSession } from '#core/session/schema.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useRead } from '#web/ui/use-read.ts';
import classes from '#web/ui/styles/action-lines.module.css';

export function SessionsPanel() {
  const query = useRead(sessionsQuery);
  const { run, isRunning } = useAction();
  const hasOthers = query.data?.some(({ current }) => !current) === true;
  return (
    <Panel title={sessionTexts.title} subtitle={sessionTexts.about}>
      <Loaded query={query} failed={sessionTexts.failed}>
        {(sessions) => (
          <ul className="bare-list">
            {sessions.map((session) => (
              <SessionLine key={session.id} session={session} />
            ))}
          </ul>
        )}
      </Loaded>
      {hasOthers && (
        <Group>
          <Button variant="default" loading={isRunning} onClick={() => void run(endOtherSessions, undefined)}>
            {endOtherSessions.label}
          </Button>
        </Group>
      )}
    </Panel>
  );
}

const icons: Readonly<Record<OwnSession['kind'], LucideIcon>> = {
  browser: Globe,
  'command line': SquareTerminal,
  other: Cog,
};

function SessionLine({ session }: { session: OwnSession }) {
  const { timeZone } = useActor();
  const { ports } = useCore();
  const { run, isRunning } = useAction();
  const Icon = icons[session.kind];
  return (
    <li className={`flex items-start gap-12 p-0 py-12 border-above ${classes.line}`}>
      <Icon size={20} aria-hidden className="rigid mt-2 soft" />
      <div className="grid min-w-0 grow gap-2">
        <Group gap="xs">
          <Text fw={550} className={classes.name}>
            {session.device}
          </Text>
          {session.current && (
            <Badge color="green" variant="light">
              {sessionTexts.thisOne}
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {sessionTimeText(session, ports.now(), timeZone)}
        </Text>
        <Text size="xs" c="dimmed">
          {sessionEndText(session, timeZone)}
        </Text>
      </div>
      {!session.current && (
        <Button
          variant="subtle"
          color="gray"
          className={classes.keep}
          loading={isRunning}
          leftSection={<LogOut size={16} aria-hidden />}
          aria-label={`${endSession.label} of ${session.device}, ${sessionTimeText(session, ports.now(), timeZone)}`}
          onClick={() => void run(endSession, session)}
        >
          {endSession.label}
        </Button>
      )}
    </li>
  );
}
