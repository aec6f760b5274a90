// The calls on second factors.
import type { FastifyReply } from 'fastify';
import type { Actor } from '#core/actor.ts';
import { AppError, invalid } from '#core/errors.ts';
import * as calls from '#core/factors/calls.ts';
import type { Passkey } from '#core/factors/passkey-schema.ts';
import { mayDropFactors } from '#core/factors/policy.ts';
import { wording } from '#core/messages/message.ts';
import { fieldError } from '#core/messages/said.ts';
import { personAndUsername } from '#core/primitives.ts';
import type { SignedIn } from '#core/session/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { authorize } from '#server/http/authorize.ts';
import { on, type Route } from '#server/http/mount.ts';
import { notFound } from '#server/http/validate.ts';
import { appAddress, newAppSecret } from './app-code.ts';
import { type AroundChanges, createChanges, type Exchange, isFresh } from './changes.ts';
import { takeAppCode } from './check.ts';
import { deleteFactors, dropFactors } from './drop.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { listPasskeys } from './passkey-store.ts';
import * as store from './store.ts';
import { m } from './texts.ts';

/** What belongs to sessions and users, which are above. */
export type AroundFactors = AroundChanges & {
  /** Ends the session with which a factor was set up, and begins a full one. */
  startAfterSetup(
    tx: Tx,
    actor: Actor,
    exchange: Exchange & { reply: FastifyReply; token: string },
  ): Promise<Omit<SignedIn, 'user'>>;
};

export function factorRoutes({ startAfterSetup, ...around }: AroundFactors): Route[] {
  const { presentUser } = around;
  const changes = createChanges(around);
  const { refuseUnproven, tell, makeRecoveryCodes, requireAnother } = changes;
  return [
    on(calls.readFactors, async ({ actor, tx, credential, services }) => {
      const app = await store.findApp(tx, actor);
      const { isRequired } = await store.readDemand(tx, actor, actor.role);
      return {
        app: app?.isConfirmed === true ? { createdAt: app.createdAt } : null,
        passkeys: (await listPasskeys(tx, actor)).map(presentPasskey),
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
      // Those of a passkey go on working.
      const hasCodes = (await store.countRecoveryCodes(tx, actor)) > 0;
      const recoveryCodes = hasCodes ? [] : await makeRecoveryCodes(tx, actor);
      await tell(context, 'factor_added');
      if (credential.kind !== 'factor-setup') return { recoveryCodes };
      const started = await startAfterSetup(tx, actor, {
        request,
        reply,
        now,
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
      const hasOther = (await listPasskeys(tx, actor)).length > 0;
      await requireAnother(tx, actor, hasOther);
      await (hasOther ? store.deleteApp(tx, actor) : deleteFactors(tx, actor));
      await tell(context, 'factor_removed');
      return undefined;
    }),

    on(calls.renewRecoveryCodes, async (context) => {
      const { actor, tx, body } = context;
      const refusal = await refuseUnproven(context, body.currentPassword);
      if (refusal !== null) return refusal;
      const { hasFactor } = await store.readDemand(tx, actor, actor.role);
      if (!hasFactor) throw notFound();
      const recoveryCodes = await makeRecoveryCodes(tx, actor);
      await tell(context, 'recovery_codes_made');
      return { recoveryCodes };
    }),

    on(calls.dropFactors, async ({ actor, tx, params, services }) => {
      const user = await presentUser(tx, actor.companyId, params.id);
      // One's own is removed with a proof.
      authorize(mayDropFactors(actor, { ...user, hasFactor: true }));
      await dropFactors(tx, actor, { user, by: personAndUsername(actor) }, services);
      return undefined;
    }),

    ...passkeyRoutes(changes),
  ];
}

function presentPasskey({ id, name, createdAt, lastUsedAt }: Passkey): Passkey {
  return { id, name, createdAt, lastUsedAt };
}
