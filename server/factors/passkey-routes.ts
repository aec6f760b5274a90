// The calls on passkeys, but for the sign-in with one alone, which is the session's.
import { AppError, invalid } from '#core/errors.ts';
import * as calls from '#core/factors/passkey-calls.ts';
import { mostPasskeys } from '#core/factors/passkey-schema.ts';
import { wording } from '#core/messages/message.ts';
import { fieldError } from '#core/messages/said.ts';
import { mailOriginOf } from '#server/http/address/mail-origin.ts';
import { countAttempts } from '#server/http/attempts/attempts.ts';
import { on, type Route } from '#server/http/mount.ts';
import { notFound } from '#server/http/validate.ts';
import type { Changes } from './changes.ts';
import { checkNew, newOptions, signInOptions } from './passkey.ts';
import { deletePasskeys, insertPasskey, listPasskeys } from './passkey-store.ts';
import * as store from './store.ts';
import { m } from './texts.ts';

export function passkeyRoutes({ refuseUnproven, tell, makeRecoveryCodes, requireAnother }: Changes): Route[] {
  return [
    on(calls.passkeyChallenge, async ({ tx, services, request }) => {
      const now = services.now();
      await countAttempts(tx, [{ kind: 'challenge', of: request.ip }], now);
      return signInOptions(tx, null, { origin: mailOriginOf(request, services.settings), now });
    }),

    on(calls.startPasskey, async (context) => {
      const { actor, tx, body, services, request } = context;
      const refusal = await refuseUnproven(context, body.currentPassword);
      if (refusal !== null) return refusal;
      if ((await listPasskeys(tx, actor)).length >= mostPasskeys)
        throw new AppError('conflict', wording(m.tooManyPasskeys, { mostPasskeys }), {
          hint: wording(m.removePasskeyFirst),
        });
      const origin = mailOriginOf(request, services.settings);
      return newOptions(tx, actor, { userName: actor.userName, origin, now: services.now() });
    }),

    on(calls.addPasskey, async (context) => {
      const { actor, tx, body, services, request } = context;
      const now = services.now();
      const { hasFactor } = await store.readDemand(tx, actor, actor.role);
      const origin = mailOriginOf(request, services.settings);
      const made = await checkNew(tx, actor, body.passkey, { origin, now });
      if (made === null) throw invalid([fieldError('passkey', m.passkeyDoesNotHold)]);
      const added = { id: services.newId(), name: body.name, createdAt: now, lastUsedAt: null };
      await insertPasskey(tx, actor, { ...added, ...made });
      const recoveryCodes = hasFactor ? [] : await makeRecoveryCodes(tx, actor);
      await tell(context, 'factor_added', 'passkey');
      return { ...added, recoveryCodes };
    }),

    on(calls.removePasskey, async (context) => {
      const { actor, tx, body, params } = context;
      const refusal = await refuseUnproven(context, body.currentPassword);
      if (refusal !== null) return refusal;
      const all = await listPasskeys(tx, actor);
      if (!all.some(({ id }) => id === params.id)) throw notFound();
      const hasOther = all.length > 1 || (await store.findApp(tx, actor))?.isConfirmed === true;
      await requireAnother(tx, actor, hasOther);
      await deletePasskeys(tx, actor, params.id);
      if (!hasOther) await store.writeRecoveryCodes(tx, actor, []);
      await tell(context, 'factor_removed', 'passkey');
      return undefined;
    }),
  ];
}
