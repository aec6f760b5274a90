// A company's session limits by role: read and set by its admins.
import { isDeepStrictEqual } from 'node:util';
import { activeRoles } from '#core/actor.ts';
import * as calls from '#core/session/calls.ts';
import { type CompanyLimits, limitsOf, type SessionPolicy } from '#core/session/limits.ts';
import { audit } from '#server/audit/write.ts';
import { json } from '#server/db/json.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { on } from '#server/http/mount.ts';
import { notFound } from '#server/http/validate.ts';

export const sessionPolicyRoutes = [
  on(calls.readSessionPolicy, async ({ actor, tx }) => present(await readLimits(tx, actor.companyId))),

  on(calls.changeSessionPolicy, async ({ actor, tx, body, services }) => {
    const before = await readLimits(tx, actor.companyId, 'locked');
    const named = activeRoles.filter((role) => body[role] !== undefined);
    const unchanged = Object.entries(before).filter(([role]) => !named.some((each) => each === role));
    const set = named.flatMap((role) => (body[role] == null ? [] : [[role, body[role]] as const]));
    const after: CompanyLimits = Object.fromEntries([...unchanged, ...set]);
    if (isDeepStrictEqual(after, before)) return present(before);
    const change = query
      .updateTable('companies')
      .set({ session_limits: json(after) })
      .where('id', '=', actor.companyId);
    await tx.run(change);
    const note = {
      action: 'session_limits_changed' as const,
      object: { kind: 'company' as const, id: actor.companyId },
      previous: named.map((role) => inWords(before, role)),
      next: named.map((role) => inWords(after, role)),
    };
    await audit(tx, actor, note, services.now());
    return present(after);
  }),
];

async function readLimits(tx: Tx, companyId: string, lock?: 'locked'): Promise<CompanyLimits> {
  const company = query
    .selectFrom('companies')
    .select('session_limits as limits')
    .where('id', '=', companyId);
  const found = await tx.first(lock === undefined ? company : company.forUpdate());
  if (found === undefined) throw notFound();
  return found.limits;
}

type PolicyRole = (typeof activeRoles)[number];

function present(company: CompanyLimits): SessionPolicy {
  const entries = activeRoles.map((role) => [
    role,
    { ...limitsOf(company, role), usual: company[role] === undefined },
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- there is an entry for each role
  return Object.fromEntries(entries) as SessionPolicy;
}

/** A role's limits for the audit log. */
function inWords(company: CompanyLimits, role: PolicyRole): string {
  const { idle, max } = limitsOf(company, role);
  const hours = (milliseconds: number) => `${Math.round(milliseconds / 36_000) / 100} h`;
  return `${role} ${hours(idle)} without use, ${hours(max)} in all`;
}
