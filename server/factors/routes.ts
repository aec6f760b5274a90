// The calls on second factors.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '#core/actor.ts';
import { AppError, invalid } from '#core/errors.ts';
import * as calls from '#core/factors/calls.ts';
import { freshSession, recoveryCodeCount } from '#core/factors/schema.ts';
import { mayDropFactors } from '#core/factors/policy.ts';
import { wording } from '#core/messages/message.ts';
import { fieldError } from '#core/messages/said.ts';
import { personAndUsername } from '#core/primitives.ts';
import type { SignedIn } from '#core/session/schema.ts';
import type { User } from '#core/users/user.ts';
import { audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import { authorize } from '#server/http/authorize.ts';
import type { Credential } from '#server/http/credential.ts';
import { on, type Reply, type Route } from '#server/http/mount.ts';
import { hashReadableSecret, newReadableSecret } from '#server/http/readable-secret.ts';
import { notFound } from '#server/http/validate.ts';
import type { Services } from '#server/services.ts';
import { appAddress, newAppSecret } from './app-code.ts';
import { takeAppCode } from './check.ts';
import { deleteFactors, dropFactors } from './drop.ts';
import { factorMail, type FactorNews } from './factor-mail.ts';
import * as store from './store.ts';
import { m } from './texts.ts';

type Exchange = { request: FastifyRequest; now: number };

/** What belongs to sessions and users, which are above. */
export type AroundFactors = {
  presentUser(tx: Tx, companyId: string, id: string): Promise<User>;
  /** Null if it is the actor's password; throws, or returns the refusal, as for a change of password. */
  refuseWrongPassword(tx: Tx, actor: Actor, password: string, exchange: Exchange): Promise<Reply | null>;
  /** Ends the session with which a factor was set up, and begins a full one. */
  startAfterSetup(
    tx: Tx,
    actor: Actor,
    exchange: Exchange & { reply: FastifyReply; token: string },
  ): Promise<Omit<SignedIn, 'user'>>;
};

export function factorRoutes(around: AroundFactors): Route[] {
  const { presentUser, refuseWrongPassword, startAfterSetup } = around;

  /** Whoever changes factors gives the password, or has just signed in; a given password is always checked. */
  const refuseUnproven = async (
    { tx, actor, credential, services, request }: Changing,
    currentPassword: string | undefined,
  ): Promise<Reply | null> => {
    const now = services.now();
    if (currentPassword === undefined && isFresh(credential, now)) return null;
    return refuseWrongPassword(tx, actor, currentPassword ?? '', { request, now });
  };

  return [
    on(calls.readFactors, async ({ actor, tx, credential, services }) => {
      const app = await store.findApp(tx, actor);
      const { isRequired } = await store.readDemand(tx, actor, actor.role);
      return {
        app: app?.isConfirmed === true ? { createdAt: app.createdAt } : null,
        recoveryCodesLeft: await store.countRecoveryCodes(tx, actor),
        isRequired,
        needsPassword: !isFresh(credential, services.now()),
      };
    }),

    on(calls.startApp, async (context) => {
      const { actor, tx, body, services } = context;
      const refusal = await refuseUnproven(context, body.currentPassword);
      if (refusal !== null) return refusal;
      const secret = newAppSecret();
      if (!(await store.putApp(tx, actor, secret, services.now())))
        throw new AppError('conflict', wording(m.appIsThere), { hint: wording(m.removeItFirst) });
      const { userName, company } = await presentUser(tx, actor.companyId, actor.userId);
      return { secret, address: appAddress(secret, { userName, company: company.name }) };
    }),

    on(calls.confirmApp, async (context) => {
      const { actor, tx, body, credential, presented, services, request, reply } = context;
      const now = services.now();
      const app = await store.findApp(tx, actor);
      if (app === undefined || app.isConfirmed)
        throw new AppError('conflict', wording(m.startAgain), { hint: wording(m.startAgainHint) });
      if (!(await takeAppCode(tx, actor, app, { code: body.code, now })))
        throw invalid([fieldError('code', m.codeIsNotTaken)]);
      const recoveryCodes = await makeRecoveryCodes(tx, actor);
      await tell(context, 'factor_added', 'added');
      if (credential.kind !== 'factor-setup') return { recoveryCodes };
      const started = await startAfterSetup(tx, actor, {
        ...{ request, reply, now },
        token: presented.token,
      });
      const user = await presentUser(tx, actor.companyId, actor.userId);
      return { recoveryCodes, session: { ...started, user } };
    }),

    on(calls.removeApp, async (context) => {
      const { actor, tx, body } = context;
      const refusal = await refuseUnproven(context, body.currentPassword);
      if (refusal !== null) return refusal;
      const app = await store.findApp(tx, actor);
      if (app?.isConfirmed !== true) throw notFound();
      if ((await store.readDemand(tx, actor, actor.role)).isRequired)
        throw new AppError('conflict', wording(m.companyRequiresFactor), { hint: wording(m.askAdminToDrop) });
      await deleteFactors(tx, actor);
      await tell(context, 'factor_removed', 'removed');
      return undefined;
    }),

    on(calls.renewRecoveryCodes, async (context) => {
      const { actor, tx, body } = context;
      const refusal = await refuseUnproven(context, body.currentPassword);
      if (refusal !== null) return refusal;
      const { hasFactor } = await store.readDemand(tx, actor, actor.role);
      if (!hasFactor) throw notFound();
      const recoveryCodes = await makeRecoveryCodes(tx, actor);
      await tell(context, 'recovery_codes_made', 'codes');
      return { recoveryCodes };
    }),

    on(calls.dropFactors, async ({ actor, tx, params, services }) => {
      const user = await presentUser(tx, actor.companyId, params.id);
      // One's own is removed with a proof.
      authorize(mayDropFactors(actor, { ...user, hasFactor: true }));
      await dropFactors(tx, actor, { user, by: personAndUsername(actor) }, services);
      return undefined;
    }),
  ];

  async function tell(
    { tx, actor, services }: Pick<Changing, 'tx' | 'actor' | 'services'>,
    action: 'factor_added' | 'factor_removed' | 'recovery_codes_made',
    what: FactorNews,
  ): Promise<void> {
    const { companyId, userId } = actor;
    const object = { kind: 'user' as const, id: userId };
    await audit(tx, actor, { action, object, next: ['kind app'] }, services.now());
    const user = await presentUser(tx, companyId, userId);
    await services.mail.add(tx, companyId, { userId }, () => factorMail({ user, what, by: null }));
  }
}

type Changing = {
  tx: Tx;
  actor: Actor;
  credential: Credential;
  services: Services;
  request: FastifyRequest;
};

/** Whether somebody has just signed in, or is about to finish that. */
function isFresh({ kind, createdAt }: Credential, now: number): boolean {
  return kind === 'factor-setup' || (kind === 'session' && createdAt > now - freshSession);
}

async function makeRecoveryCodes(tx: Tx, owner: store.FactorOwner): Promise<string[]> {
  const made = Array.from({ length: recoveryCodeCount }, newReadableSecret);
  await store.writeRecoveryCodes(tx, owner, made.map(hashReadableSecret));
  return made;
}
