// Notifies the inviter, on whatever page, if the invitation email could not be sent.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { invitationText, settledInvitation } from '#core/users/invitation.ts';
import type { User } from '#core/users/user.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function useInvitationOutcome(): (user: User) => void {
  const { send, ports } = useCore();
  const queries = useQueryClient();
  return useCallback(
    (user) => {
      const follow = async () => {
        const settled = await settledInvitation(send, ports.sleep, user);
        await queries.invalidateQueries({ queryKey: ['users'] });
        const { userName, invitation } = settled;
        if (invitation?.mail !== 'failed') return;
        const text = invitationText({ ...settled, invitation }, ports.now());
        notifyFailed(t(m.wasNotInvited, { userName }), text);
      };
      // If the outcome cannot be fetched, the list shows it later.
      if (user.invitation !== undefined) void follow().catch(() => undefined);
    },
    [ports, queries, send],
  );
}
