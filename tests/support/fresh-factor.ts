// Second factors, for tests.
import { Secret, TOTP } from 'otpauth';
import { newAppSecret } from '#server/factors/app-code.ts';
import { deleteFactors } from '#server/factors/drop.ts';
import { putApp, takeStep } from '#server/factors/store.ts';
import { freshInvitation } from './fresh-invitation.ts';
import type { Person, TestServer } from './server.ts';

type Place = { companyId: string; exists: boolean };
type State = 'none' | 'started' | 'confirmed';

export type FreshFactor = {
  /** Leaves somebody with an authenticator app in this state; returns the code that it shows. */
  factor(owner: Pick<Person, 'id' | 'companyId'>, state: State): Promise<string>;
  /** The id of somebody new with an authenticator app; of nobody where the place does not exist. */
  personWithFactor(): Promise<string>;
};

export function freshFactor(
  server: TestServer,
  place: Place & Parameters<typeof freshInvitation>[1],
): FreshFactor {
  const factor: FreshFactor['factor'] = async ({ id, companyId }, state) => {
    const owner = { companyId, userId: id };
    const secret = newAppSecret();
    await server.region.services.database.transaction(companyId, async (tx) => {
      await deleteFactors(tx, owner);
      if (state !== 'none') await putApp(tx, owner, secret, Date.now());
      if (state === 'confirmed') await takeStep(tx, owner, 1);
    });
    return codeAt(secret, Date.now());
  };
  return {
    factor,
    async personWithFactor() {
      const { id } = await freshInvitation(server, place).invited();
      if (place.exists) await factor({ id, companyId: place.companyId }, 'confirmed');
      return id;
    },
  };
}

/** What an authenticator app with this secret shows at a moment. */
export function codeAt(secret: string, timestamp: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}
