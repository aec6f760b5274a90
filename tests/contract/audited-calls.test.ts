// Each call leaves in the audit log what its record says, and nothing else; a call that changes something and leaves no entry
// says why. Every call is made once, by an admin, about a thing of their own.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditActions } from '#core/features/audit-actions.ts';
import type { Call } from '#core/contract.ts';
import { routes } from '#server/app.ts';
import { inCompany, sessionOf } from '#tests/support/fresh.ts';
import { requestFor, callTests } from '#tests/support/requests.ts';
import { send } from '#tests/support/send-request.ts';
import { ownersFor, type Rule } from '#tests/support/who-may.ts';
import { makeWorld, type World } from '#tests/support/world.ts';

const calls: readonly Call[] = routes.map(({ call }) => call);
/**
 * Those whose request in tests/calls changes nothing, or nothing of the company: views of one's own. Their entries are asked for
 * by the tests of their features.
 */
const changeNothing: ReadonlySet<string> = new Set([
  'forms.unarchive',
  // The session here is another one than that whose device shows reminders: tests/contract/push.test.ts looks at it.
  'push.off',
  // There it is the newest version already.
  'reports.restoreDesign',
  'session.changePolicy',
  'session.resetPassword',
  // The answer of a provider, and a terminal that was allowed: tests/contract/sign-on.test.ts and its neighbours have them.
  'sign-on.changeSettings',
  'sign-on.enterTerminal',
  'sign-on.finish',
  'views.create',
  'views.change',
  'views.delete',
]);
/** Actions that no call leaves: work behind requests does, or a command on the server. */
const leftByOthers = [
  'export_sent',
  'export_not_sent',
  'report_sent',
  'report_not_sent',
  'flags_changed',
  'company_renamed',
];

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.server.close());

it('says of every call that is no GET what it leaves, or why nothing', () => {
  const silent = calls.filter(
    ({ method, audits, notAudited }) =>
      method !== 'GET' && (audits === undefined) === (notAudited === undefined),
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

it('knows no action that nothing leaves', () => {
  const left = new Set([...calls.flatMap(({ audits }) => audits ?? []), ...leftByOthers]);
  expect(auditActions.filter((action) => !left.has(action))).toEqual([]);
});

describe.each(calls)('$id', (call) => {
  it(call.audits === undefined ? 'leaves no entry' : `leaves ${call.audits.join(' or ')}`, async () => {
    const { companyId } = world.people.ADMIN;
    const entries = () =>
      inCompany(world.server, companyId, (tx) =>
        tx.raw<{ id: string; action: string }>('select id, action from audit_log'),
      );
    const owners = ownersFor(callTests[call.id] as Rule);
    const owner = owners.includes('own') && !call.id.startsWith('filling.upload') ? 'own' : owners[0];
    const caller = world.people.ADMIN;
    const request = await requestFor(world, call, { owner: owner ?? 'own', caller });
    const authorization = `Bearer ${await sessionOf(world.server, caller, 'session')}`;
    const before = new Set((await entries()).map(({ id }) => id));
    const { status } = await send(world, call, request, { authorization });
    expect(status).toBeLessThan(callTests[call.id]?.status === undefined ? 300 : 500);
    const left = async () =>
      (await entries()).filter(({ id }) => !before.has(id)).map(({ action }) => action);
    // A download is entered once its last bytes have gone, which the caller may have before.
    if (call.audits !== undefined && !changeNothing.has(call.id)) await expect.poll(left).not.toEqual([]);
    expect(call.audits ?? []).toEqual(expect.arrayContaining(await left()));
  });
});
