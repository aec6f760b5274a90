// People who are invited and have no password yet, in the company of a place.
import { randomUUID } from 'node:crypto';
import { hashToken, newInvitationToken } from '#server/http/token.ts';
import { noPassword } from '#server/session/passwords.ts';
import { writeInvitation } from '#server/session/invitations-store.ts';
import { insertUser } from '#server/users/store.ts';
import type { TestServer } from './server.ts';
import type { Place } from './world.ts';

export type FreshInvitation = {
  /** Somebody who is invited, and the token of their link. */
  invited(): Promise<{ id: string; token: string }>;
};

export function freshInvitation(
  server: TestServer,
  { companyId, exists }: Pick<Place, 'companyId' | 'exists'>,
): FreshInvitation {
  return {
    async invited() {
      const id = randomUUID();
      const token = newInvitationToken(companyId);
      if (!exists) return { id, token };
      await server.region.services.database.transaction(companyId, async (tx) => {
        const userName = `invited-${id}`;
        await insertUser(tx, companyId, {
          id,
          userName,
          email: `${userName}@example.com`,
          role: 'USER',
          timeZone: 'Etc/UTC',
          photo: null,
          passwordHash: noPassword,
          mustChangePassword: false,
          now: 0,
        });
        const expiresAt = Date.now() + 3_600_000;
        const mailId = randomUUID();
        const by = { invitedBy: 'admin', invitedAt: 0 };
        const invitation = { tokenHash: hashToken(token), ...by, expiresAt, mailId };
        await writeInvitation(tx, { companyId, userId: id }, invitation);
      });
      return { id, token };
    },
  };
}
