// /account: one's own account. What is about the person stands first, what is about their safety after it.
import { Stack } from '@mantine/core';
import { Page } from '#web/ui/page.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

export function AccountPage() {
  return (
    <Page title="My account" width="reading">
      <Stack gap="lg">
        <PasswordPanel />
        <SessionsPanel />
      </Stack>
    </Page>
  );
}
