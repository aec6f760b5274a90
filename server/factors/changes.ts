// What every change of second factors goes through: the proof, the audit log, the e-mail, and the recovery codes.
import type { FastifyRequest } from 'fastify';
import type { Actor } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import { freshSession, recoveryCodeCount } from '#core/factors/schema.ts';
import { wording } from '#core/messages/message.ts';
import type { User } from '#core/users/user.ts';
import { audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { Credential } from '#server/http/credential.ts';
import type { Reply } from '#server/http/mount.ts';
import { hashReadableSecret, newReadableSecret } from '#server/http/readable-secret.ts';
import type { Services } from '#server/services.ts';
import { factorMail, type FactorNews } from './factor-mail.ts';
import * as store from './store.ts';
import { m } from './texts.ts';

export type Exchange = { request: FastifyRequest; now: number };

/** What belongs to sessions and users, which are above. */
export type AroundChanges = {
  presentUser(tx: Tx, companyId: string, id: string): Promise<User>;
  /** Null if it is the actor's password; throws, or returns the refusal, as for a change of password. */
  refuseWrongPassword(tx: Tx, actor: Actor, password: string, exchange: Exchange): Promise<Reply | null>;
};

/** The context of a call that changes factors. */
export type Changing = {
  tx: Tx;
  actor: Actor;
  credential: Credential;
  services: Services;
  request: FastifyRequest;
};

type FactorAction = 'factor_added' | 'factor_removed' | 'recovery_codes_made';
const news: Readonly<Record<FactorAction, FactorNews>> = {
  factor_added: 'added',
  factor_removed: 'removed',
  recovery_codes_made: 'codes',
};

export type Changes = ReturnType<typeof createChanges>;

export function createChanges({ presentUser, refuseWrongPassword }: AroundChanges) {
  return {
    /** Whoever changes factors gives the password, or has just signed in; a given password is always checked. */
    async refuseUnproven(
      { tx, actor, credential, services, request }: Changing,
      currentPassword: string | undefined,
    ): Promise<Reply | null> {
      const now = services.now();
      if (currentPassword === undefined && isFresh(credential, now)) return null;
      return refuseWrongPassword(tx, actor, currentPassword ?? '', { request, now });
    },

    /** Notes a change in the audit log, and tells the user. */
    async tell(
      { tx, actor, services }: Pick<Changing, 'tx' | 'actor' | 'services'>,
      action: FactorAction,
      kind: 'app' | 'passkey' = 'app',
    ): Promise<void> {
      const { companyId, userId } = actor;
      const object = { kind: 'user' as const, id: userId };
      await audit(tx, actor, { action, object, next: [`kind ${kind}`] }, services.now());
      const user = await presentUser(tx, companyId, userId);
      const what = news[action];
      await services.mail.add(tx, companyId, { userId }, () => factorMail({ user, what, by: null }));
    },

    async makeRecoveryCodes(tx: Tx, owner: store.FactorOwner): Promise<string[]> {
      const made = Array.from({ length: recoveryCodeCount }, newReadableSecret);
      await store.writeRecoveryCodes(tx, owner, made.map(hashReadableSecret));
      return made;
    },

    /** Throws `conflict` where the company demands a factor, and there is no other one. */
    async requireAnother(tx: Tx, actor: Actor, hasOther: boolean): Promise<void> {
      if (hasOther || !(await store.readDemand(tx, actor, actor.role)).isRequired) return;
      throw new AppError('conflict', wording(m.companyRequiresFactor), { hint: wording(m.askAdminToDrop) });
    },
  };
}

/** Whether somebody has just signed in, or is about to finish that. */
export function isFresh({ kind, createdAt }: Credential, now: number): boolean {
  return kind === 'factor-setup' || (kind === 'session' && createdAt > now - freshSession);
}
