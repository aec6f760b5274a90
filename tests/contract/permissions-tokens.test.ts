// The permission matrix of access tokens: every call of the server with a token of each single scope, with one of just
// the scopes that the call names, and with one of all scopes, which may do what its owner may and no more.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#core/contract.ts';
import { missingScopes, type Scope, scopes } from '#core/scopes.ts';
import { routes } from '#server/app.ts';
import { tokenOf } from '#tests/support/fresh.ts';
import type { Request } from '#tests/support/call-tests.ts';
import { problemIn } from '#tests/support/problem.ts';
import { requestFor, callTests } from '#tests/support/requests.ts';
import { type Received, send } from '#tests/support/send-request.ts';
import { expectedStatus, ownersFor, type Rule } from '#tests/support/who-may.ts';
import { type ActiveRole, makeWorld, type Owner, type World } from '#tests/support/world.ts';

let world: World;
/** An admin's tokens of one scope each. */
const tokens = new Map<Scope, string>();
beforeAll(async () => {
  world = await makeWorld();
  for (const scope of scopes) tokens.set(scope, await tokenOf(world.server, world.people.ADMIN, [scope]));
});
afterAll(() => world.server.close());

const calls = routes.map(({ call }) => call).filter(({ who }) => who !== 'public');
const forTokens = calls.filter(({ scope }) => scope !== 'session');

describe('the calls that no token may make', () => {
  it('are those that would make a token more than it is', () => {
    const ids = calls.filter(({ scope }) => scope === 'session').map(({ id }) => id);
    const expected = [
      'session.logout',
      'session.accessToken',
      'session.list',
      'session.end',
      'session.endOthers',
      'session.readPolicy',
      'session.changePolicy',
      'tokens.create',
      'tokens.list',
      'tokens.revoke',
      // A link lasts longer than the token that made it would.
      'feeds.read',
      'feeds.make',
      'feeds.remove',
      // What signs people in.
      'session.readSignInPolicy',
      'session.changeSignInPolicy',
      'factors.read',
      'factors.startApp',
      'factors.confirmApp',
      'factors.removeApp',
      'factors.startPasskey',
      'factors.addPasskey',
      'factors.removePasskey',
      'factors.renewRecoveryCodes',
      'factors.drop',
      'sign-on.list',
      'sign-on.read',
      'sign-on.create',
      'sign-on.change',
      'sign-on.delete',
      'sign-on.try',
      'sign-on.readTrial',
      'sign-on.readSettings',
      'sign-on.changeSettings',
      'sign-on.findTerminal',
      'sign-on.allowTerminal',
      // A device is a session.
      'push.read',
      'push.on',
      'push.off',
    ];
    expect(ids.toSorted()).toEqual(expected.toSorted());
  });
});

describe.each(calls)('$method $path ($id)', (call) => {
  it('is refused to a token without its scope before anything else is looked at', async () => {
    // What is refused changes nothing: the requests are good for the next scope.
    const requests = [await made(call, 'ADMIN', 'own'), await made(call, 'ADMIN', 'nobody’s')];
    for (const [scope, token] of tokens) {
      const missing = call.scope === 'session' ? [] : missingScopes(call.scope, [scope]);
      if (call.scope !== 'session' && missing.length === 0) continue;
      const replies: Received[] = [];
      for (const request of requests) replies.push(await send(world, call, request, headersOf(token)));
      for (const reply of replies) {
        expect(reply.status, scope).toBe(403);
        const { detail } = problemIn(reply);
        if (call.scope === 'session') expect(detail).toBe('This cannot be done with an access token.');
        else expect(detail).toContain(`does not have the scope ${missing.join(' and ')}.`);
      }
      expect(replies[0]?.text).toBe(replies[1]?.text);
    }
  });
});

describe.each(forTokens)('$method $path ($id)', (call) => {
  it('is done for a token of just its scopes', async () => {
    const held = heldFor(call);
    const token = await tokenOf(world.server, world.people.ADMIN, held);
    const reply = await asked(call, 'ADMIN', 'own', token);
    expect(reply.status).toBe(expectedStatus(call.id, ruleOf(call), 'ADMIN', 'own', successOf(call)));
  });

  it.each(['MANAGER', 'REVIEWER', 'USER'] as const)(
    'with all scopes of a %s does what they may',
    async (role) => {
      const rule = ruleOf(call);
      const token = await tokenOf(world.server, world.people[role], scopes);
      for (const owner of ownersFor(rule)) {
        const { status } = await asked(call, role, owner, token);
        expect(status, owner).toBe(expectedStatus(call.id, rule, role, owner, successOf(call)));
      }
    },
  );
});

async function asked(call: Call, role: ActiveRole, owner: Owner, token: string): Promise<Received> {
  return send(world, call, await made(call, role, owner), headersOf(token));
}

function made(call: Call, role: ActiveRole, owner: Owner): Promise<Request> {
  return requestFor(world, call, { owner, caller: world.people[role] });
}

function headersOf(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

function heldFor({ scope }: Call): Scope[] {
  if (scope === 'any' || scope === 'session') return ['rows:read'];
  return [scope].flat();
}

function ruleOf(call: Call): Rule {
  const rule = callTests[call.id];
  if (rule === undefined) throw new Error(`tests/calls does not say who may make ${call.id}`);
  return rule;
}

function successOf(call: Call): number {
  return call.status ?? (call.reply === 'empty' ? 204 : 200);
}
