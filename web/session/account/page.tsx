// /account: the user's own account. Personal settings first, then security.
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { accountTexts } from '#core/users/account-draft.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { Page } from '#web/ui/page.tsx';
import { AccountForm } from './account-form.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { PhotoPanel } from './photo-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

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
