// Second factors, for tests.
import { randomBytes, randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Assertion, Attestation } from '#core/factors/passkey-schema.ts';
import { newAppSecret } from '#server/factors/app-code.ts';
import { deleteFactors } from '#server/factors/drop.ts';
import { insertPasskey, putChallenge } from '#server/factors/passkey-store.ts';
import { putApp, takeStep } from '#server/factors/store.ts';
import { freshInvitation } from './fresh-invitation.ts';
import { handleOf, SoftPasskey } from './soft-passkey.ts';
import type { Person, TestServer } from './server.ts';

type Place = { companyId: string; exists: boolean };
type State = 'none' | 'started' | 'confirmed';

type FreshPasskey = { id: string; signed: Assertion; attested: Attestation };
export type FreshFactor = {
  /** Leaves somebody with an authenticator app in this state; returns the code that it shows. */
  factor(owner: Pick<Person, 'id' | 'companyId'>, state: State): Promise<string>;
  /** Adds a passkey to somebody; returns it with its id, and one that has signed to sign in alone or to be added. */
  passkey(owner: Pick<Person, 'id' | 'companyId'>): Promise<FreshPasskey>;
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
    async passkey(person) {
      const owner = { companyId: person.companyId, userId: person.id };
      const [passkey, id, now] = [new SoftPasskey(), randomUUID(), Date.now()];
      const [alone, added] = [randomBytes(16), randomBytes(16)].map((bytes) => bytes.toString('base64url'));
      const record = { id, name: 'Phone', createdAt: now, lastUsedAt: null, signCount: 0, transports: [] };
      const { credentialId, publicKey } = { credentialId: passkey.id, publicKey: passkey.publicKey };
      const expiresAt = now + 60_000;
      await server.region.services.database.transaction(owner.companyId, async (tx) => {
        await insertPasskey(tx, owner, { ...record, credentialId, publicKey });
        await putChallenge(tx, { challenge: alone!, purpose: 'alone', expiresAt }, now);
        await putChallenge(tx, { challenge: added!, purpose: `new ${owner.userId}`, expiresAt }, now);
      });
      const { origin } = server;
      return {
        id,
        signed: passkey.sign({ challenge: alone!, origin }, handleOf(person)),
        attested: new SoftPasskey().attest({ challenge: added!, origin }),
      };
    },
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
