// The state of the invitation of a user without a password, and a button to send a new one.
import { Alert, Button } from '@mantine/core';
import { inviteUser } from '#core/users/actions.ts';
import { invitationLabels, invitationStatus, invitationText } from '#core/users/invitation.ts';
import type { Invitation, User } from '#core/users/user.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useInvitationOutcome } from './use-invitation-outcome.ts';

export const invitationColours = {
  sending: 'gray',
  delayed: 'amber',
  sent: 'gray',
  failed: 'red',
  expired: 'amber',
} as const;

export function InvitationNote({ user }: { user: User & { invitation: Invitation } }) {
  const { ports } = useCore();
  const actor = useActor();
  const { run, isRunning } = useAction();
  const follow = useInvitationOutcome();
  const now = ports.now();
  const status = invitationStatus(user.invitation, now);
  return (
    <Alert color={invitationColours[status]} title={invitationLabels[status]}>
      <p className="m-0 mb-8 break">{invitationText(user, now)}</p>
      {inviteUser.may(actor, user).yes && status !== 'sending' && (
        <Button
          size="xs"
          variant="default"
          loading={isRunning}
          onClick={() =>
            void run(inviteUser, user).then((ended) => {
              if (ended.done) follow(ended.result);
            })
          }
        >
          {inviteUser.label}
        </Button>
      )}
    </Alert>
  );
}
