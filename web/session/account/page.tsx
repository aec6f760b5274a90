// /account: the user's own account. Personal settings first, then security.
import { Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { accountTexts } from '#core/users/account-draft.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { Page } from '#web/ui/page.tsx';
import { AccountForm } from './account-form.tsx';
import { PhotoPanel } from './photo-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { KeyRound } from 'lucide-react';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

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
