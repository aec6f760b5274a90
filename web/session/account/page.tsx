// /account: the user's own account. Personal settings first, then security.
import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { accountTexts } from '#core/users/account-draft.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { Page } from '#web/ui/page.tsx';
import { AccountForm } from './account-form.tsx';
import { FactorPanel } from '#web/session/factors/factor-panel.tsx';
import { PhotoPanel } from './photo-panel.tsx';
import { Cog, Globe, KeyRound, LogOut, type LucideIcon, SquareTerminal } from 'lucide-react';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';
import { endOtherSessions, endSession } from '#core/session/actions.ts';
import { sessionTexts } from '#core/session/format-session.ts';
import { sessionsList } from '#core/session/list.ts';
import { sessionsQuery } from '#core/session/queries.ts';
import type { OwnSession } from '#core/session/schema.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { ShortList } from '#web/ui/list/short-list.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useRead } from '#web/ui/use-read.ts';

export type AccountPageProps = {
  /** The link of one's calendar feed. */
  calendar: ReactNode;
  /** How reminders reach the user. */
  reminders: ReactNode;
  /** One's access tokens. */
  tokens: ReactNode;
};

export function AccountPage({ calendar, reminders, tokens }: AccountPageProps) {
  const user = useSignalValue(useCore().session.user);
  if (user === null) return null;
  return (
    <Page title={accountTexts.title} width="reading">
      <Stack gap="lg">
        <PhotoPanel user={user} />
        <AccountForm user={user} />
        {reminders}
        {calendar}
        <PasswordPanel />
        <FactorPanel />
        <SessionsPanel />
        {tokens}
      </Stack>
    </Page>
  );
}

const PasswordDialog = lazyDialog(() =>
  import('#web/session/password-dialog.tsx').then((it) => it.PasswordDialog),
);

/** The password, changed in a dialog. */
function PasswordPanel() {
  const [dialog, setDialog] = useState<'none' | 'closed' | 'opened'>('none');
  return (
    <Panel title={t(common.password)}>
      <Group justify="space-between" gap="md">
        <Text size="sm" c="dimmed">
          {t(m.changingItSignsYouOut)}
        </Text>
        <Button
          variant="default"
          leftSection={<KeyRound size={16} aria-hidden />}
          onClick={() => setDialog('opened')}
        >
          {t(m.changePassword)}
        </Button>
      </Group>
      {dialog !== 'none' && (
        <Suspense fallback={null}>
          <PasswordDialog opened={dialog === 'opened'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </Panel>
  );
}

const icons: Readonly<Record<OwnSession['kind'], LucideIcon>> = {
  browser: Globe,
  'command line': SquareTerminal,
  other: Cog,
};

/** The user's sessions, each with its device and times, and a button to end it. */
function SessionsPanel() {
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
