// A form for signed-out users: the error above the fields, and a back link beside the submit button.
import { Alert, Button, Group, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Submit } from './use-submit.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';

type SignedOutFormProps = Submit & {
  /** The button that sends it. */
  submit: string;
  children: ReactNode;
};

export function SignedOutForm({ isSending, issue, onSubmit, submit, children }: SignedOutFormProps) {
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        {issue !== null && (
          <Alert color="red" role="alert" icon={<CircleAlert size={18} />}>
            {issue}
          </Alert>
        )}
        {children}
        <Group grow>
          <Button variant="default" component={Link} to="/">
            {t(common.cancel)}
          </Button>
          <Button type="submit" loading={isSending}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
