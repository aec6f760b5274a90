// The password, changed in a dialog.
import { Button, Group, Text } from '@mantine/core';
import { KeyRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

const PasswordDialog = lazyDialog(() =>
  import('#web/session/password-dialog.tsx').then((it) => it.PasswordDialog),
);

export function PasswordPanel() {
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
