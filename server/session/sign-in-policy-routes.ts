// What a company asks of those who sign in: read and set by its admins.
import { isDeepStrictEqual } from 'node:util';
import { activeRoles } from '#core/actor.ts';
import * as calls from '#core/session/calls.ts';
import type { SignInPolicy } from '#core/session/sign-in-policy.ts';
import { audit } from '#server/audit/write.ts';
import { json } from '#server/db/json.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { on } from '#server/http/mount.ts';
import { notFound } from '#server/http/validate.ts';

export const signInPolicyRoutes = [
  on(calls.readSignInPolicy, async ({ actor, tx }) => readSignInPolicy(tx, actor.companyId)),

  on(calls.changeSignInPolicy, async ({ actor, tx, body, services }) => {
    const before = await readSignInPolicy(tx, actor.companyId, 'locked');
    const { passwordLength = before.passwordLength, factorRoles = before.factorRoles } = body;
    const after: SignInPolicy = {
      passwordLength,
      factorRoles: activeRoles.filter((role) => factorRoles.includes(role)),
    };
    if (isDeepStrictEqual(after, before)) return before;
    await tx.run(
      query
        .updateTable('companies')
        .set({ least_password_length: after.passwordLength, factor_roles: json(after.factorRoles) })
        .where('id', '=', actor.companyId),
    );
    const note = {
      action: 'sign_in_policy_changed' as const,
      object: { kind: 'company' as const, id: actor.companyId },
      previous: inWords(before),
      next: inWords(after),
    };
    await audit(tx, actor, note, services.now());
    return after;
  }),
];

async function readSignInPolicy(tx: Tx, companyId: string, lock?: 'locked'): Promise<SignInPolicy> {
  const company = query
    .selectFrom('companies')
    .select(['least_password_length as passwordLength', 'factor_roles as roles'])
    .where('id', '=', companyId);
  const found = await tx.first(lock === undefined ? company : company.forUpdate());
  if (found === undefined) throw notFound();
  const { passwordLength, roles } = found;
  return { passwordLength, factorRoles: activeRoles.filter((role) => roles.includes(role)) };
}

/** For the audit log. */
function inWords({ passwordLength, factorRoles }: SignInPolicy): string[] {
  return [`password length ${passwordLength}`, `second factor ${factorRoles.join(', ') || 'none'}`];
}
