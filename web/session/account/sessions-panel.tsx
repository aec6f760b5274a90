// The user's sessions, each with its device and times, and a button to end it.
import { Badge, Button, Group } from '@mantine/core';
import { Cog, Globe, LogOut, type LucideIcon, SquareTerminal } from 'lucide-react';
import { endOtherSessions, endSession } from '#core/session/actions.ts';
import { sessionTexts } from '#core/session/format-session.ts';
import { sessionsList } from '#core/session/list.ts';
import { sessionsQuery } from '#core/session/queries.ts';
import type { OwnSession } from '#core/session/schema.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { ShortList } from '#web/ui/list/short-list.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useRead } from '#web/ui/use-read.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const icons: Readonly<Record<OwnSession['kind'], LucideIcon>> = {
  browser: Globe,
  'command line': SquareTerminal,
  other: Cog,
};

export function SessionsPanel() {
  const { timeZone } = useActor();
  const { data: sessions = [] } = useRead(sessionsQuery);
  const { run, isRunning } = useAction();
  return (
    <Panel title={sessionTexts.title} subtitle={sessionTexts.about}>
      <ShortList
        list={sessionsList}
        look={{
          name: ({ current }, { className, children }) => (
            <span className={className}>
              {children}{' '}
              {current && (
                <Badge color="green" variant="light">
                  {sessionTexts.thisOne}
                </Badge>
              )}
            </span>
          ),
          picture: ({ kind }) => {
            const Icon = icons[kind];
            return <Icon size={20} aria-hidden className="soft" />;
          },
          remove: ({ device, createdAt }) => ({
            icon: <LogOut size={16} aria-hidden />,
            label: t(m.ofSignedIn, {
              label: endSession.label,
              device,
              createdAt: momentText(createdAt, timeZone),
            }),
          }),
        }}
      />
      {sessions.some(({ current }) => !current) && (
        <Group>
          <Button
            variant="default"
            className="narrow-wraps"
            loading={isRunning}
            onClick={() => void run(endOtherSessions, undefined)}
          >
            {endOtherSessions.label}
          </Button>
        </Group>
      )}
    </Panel>
  );
}
