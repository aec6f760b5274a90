// Trials: sign-ins of an admin that change nothing, and say what they would do.
import { AppError } from '#core/errors.ts';
import { claimedEmail, claimedGroups } from '#core/sign-on/claims.ts';
import type { Tx } from '#server/db/transaction.ts';
import { Reply } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { namesOfGroups } from '#server/users/groups-store.ts';
import { type Attempt, endTrial } from './attempts-store.ts';
import type { Decision } from './decide.ts';
import type { Assertion } from './provider-client.ts';
import type { StoredProvider, TrialResult } from './store.ts';

/** Sends a browser on. */
export function redirectTo(location: string): Reply {
  return new Reply('', { status: 302, headers: { location, 'cache-control': 'no-store' } });
}

/** Why a trial failed is for the admin who waits for it; whatever else fails, its reader reads on a page. */
export async function orTrialEnds(
  { companyId, attempt, services }: { companyId: string; attempt: Attempt; services: Services },
  work: () => Promise<Reply>,
): Promise<Reply> {
  try {
    return await work();
  } catch (error) {
    if (attempt.userId === null || !(error instanceof AppError)) throw error;
    const { message: problem, hint } = error;
    await services.database.transaction(companyId, (tx) =>
      endTrial(tx, companyId, attempt.id, { problem, ...(hint !== undefined && { hint }) }),
    );
    return redirectTo(attempt.next);
  }
}

type Trying = { provider: StoredProvider; said: Assertion; decision: Decision };

const mostClaims = 50;
const longestClaim = 500;

/** What an admin reads of a trial. */
export async function trialResult(
  tx: Tx,
  companyId: string,
  { provider, said, decision }: Trying,
): Promise<TrialResult> {
  const email = claimedEmail(said.claims, provider);
  const claims = Object.entries(said.claims).slice(0, mostClaims);
  const given = decision.kind === 'refused' ? [] : decision.given.groupIds;
  const groups = [...(await namesOfGroups(tx, companyId, given)).values()];
  return {
    claims: claims.map(([name, value]) => ({
      name: name.slice(0, longestClaim),
      value: (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, longestClaim),
    })),
    groups: claimedGroups(said.claims, provider.groupsClaim),
    ...(email !== null && { email }),
    outcome: { kind: decision.kind, groups, ...about(decision, provider) },
  };
}

function about(
  decision: Decision,
  { followsMappings }: StoredProvider,
): Partial<NonNullable<TrialResult['outcome']>> {
  if (decision.kind === 'refused') return { why: decision.why.message };
  if (decision.kind === 'made') return { userName: decision.account.userName, role: decision.account.role };
  const { role, userName } = decision.user;
  const follows = followsMappings && role !== 'ADMIN';
  return { userName, role: follows ? (decision.given.role ?? role) : role };
}
