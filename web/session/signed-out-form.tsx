// A form for signed-out users: the error above the fields, and a back link beside the submit button.
import { Alert, Button, Group, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Submit } from './use-submit.ts';

export function SignedOutForm({ isSending, issue, onSubmit, children }: Submit & { children: ReactNode }) {
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
            Cancel
          </Button>
          <Button type="submit" loading={isSending}>
            Submit
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
