// That a user has a second factor, with what takes it away from somebody who has lost it.
import { Alert, Button } from '@mantine/core';
import { dropFactors } from '#core/factors/actions.ts';
import { t } from '#core/messages/text.ts';
import type { User } from '#core/users/user.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { m } from './texts.ts';

export function FactorNote({ user }: { user: User }) {
  const actor = useActor();
  const { run, isRunning } = useAction();
  if (!dropFactors.may(actor, user).yes) return null;
  return (
    <Alert color="gray" title={t(m.signsInWithFactor)}>
      <Button size="xs" variant="default" loading={isRunning} onClick={() => void run(dropFactors, user)}>
        {dropFactors.label}
      </Button>
    </Alert>
  );
}
