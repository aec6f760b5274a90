// The permission matrix: every call of the server, by everybody, about everybody's things. What must come of it
// and how it is made, is in tests/calls.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activeRoles } from '#core/actor.ts';
import type { Call } from '#core/contract.ts';
import { routes } from '#server/app.ts';
import type { SessionKind } from '#server/http/token.ts';
import { dataOf } from '#tests/support/company-data.ts';
import { inCompany, sessionOf } from '#tests/support/fresh.ts';
import { problemIn } from '#tests/support/problem.ts';
import type { Request } from '#tests/support/call-tests.ts';
import { callTests, knownCalls, requestFor } from '#tests/support/requests.ts';
import { type Received, send } from '#tests/support/send-request.ts';
import type { Person } from '#tests/support/server.ts';
import {
  type Caller,
  callers,
  expectedStatus,
  ownersFor,
  rolesNamedBy,
  type Rule,
} from '#tests/support/who-may.ts';
import { makeWorld, markers, type Owner, type World } from '#tests/support/world.ts';

/** Signing in first: other calls change passwords. */
const isSignIn = ({ id }: Call) => id === 'session.authenticate';
const calls = routes.map(({ call }) => call).toSorted((a, b) => Number(isSignIn(b)) - Number(isSignIn(a)));

let world: World;
let neighbours: string;
beforeAll(async () => {
  world = await makeWorld();
  neighbours = world.places['another company’s'].companyId;
  const { id, companyId } = world.people.deactivated;
  await inCompany(world.server, companyId, (tx) =>
    tx.raw("update users set role = 'DEACTIVATED' where id = $1", [id]),
  );
});
afterAll(() => world.server.close());

describe('the matrix', () => {
  it('has every call of the server and no other', () => {
    const ids = calls.map(({ id }) => id).toSorted();
    expect(knownCalls.toSorted()).toEqual(ids);
    expect(Object.keys(callTests).toSorted()).toEqual(ids);
  });

  it.each(calls)('and the record of $id name the same roles', (call) => {
    const named = call.who === 'public' || call.who === 'signed-in' ? activeRoles : call.who;
    expect([...named].toSorted()).toEqual([...rolesNamedBy(ruleOf(call))].toSorted());
    expect(call.who === 'public').toBe(ruleOf(call).who === 'anybody, signed in or not');
    if (call.names !== undefined) expect(ruleOf(call).to).toBeDefined();
  });
});

describe.each(calls)('$method $path ($id)', (call) => {
  const rule = ruleOf(call);
  const owners = ownersFor(rule);
  const replies = new Map<Caller, Received[]>();

  it('changes nothing of another company', async () => {
    // What is theirs is made before it is looked at, and the rest just before it is asked for: some of it there is once.
    const theirs = new Map<Caller, Request>();
    if (owners.includes('another company’s'))
      for (const caller of callers) theirs.set(caller, await prepared(call, caller, 'another company’s'));
    const neighboursData = () => (call.method === 'GET' ? null : dataOf(world.server, neighbours));
    const before = await neighboursData();
    for (const caller of callers) {
      const headers = await signedIn(caller);
      const made = async (owner: Owner) =>
        (owner === 'another company’s' && theirs.get(caller)) || prepared(call, caller, owner);
      const requests = await Promise.all(owners.map(made));
      const received: Received[] = [];
      for (const request of requests) received.push(await send(world, call, request, headers));
      replies.set(caller, received);
    }
    expect(await neighboursData()).toEqual(before);
  });

  it.each(callers)('by %s', (caller) => {
    const received = replies.get(caller) ?? [];
    const statuses = (of: (owner: Owner, index: number) => number | undefined) =>
      Object.fromEntries(owners.map((owner, index) => [owner, of(owner, index)]));
    expect(statuses((_, index) => received[index]?.status)).toEqual(
      statuses((owner) => expectedStatus(call.id, rule, caller, owner, successOf(call))),
    );
    for (const reply of received) {
      // Anyone who has a secret link sees what it leads to.
      const mayAlso = (owner: Owner) => rule.to === 'a link' && owner === 'own';
      expect(markersIn(reply).filter((owner) => !maySee(caller, owner) && !mayAlso(owner))).toEqual([]);
      if (reply.status >= 400) problemIn(reply);
    }
    const notFound = received.filter(({ status }) => status === 404).map(({ text }) => text);
    expect(new Set(notFound).size).toBeLessThanOrEqual(1);
  });
});

describe('the markers that must not leak', () => {
  const reading = calls.filter(({ method, reply, path }) => {
    const writes = method === 'PUT' || method === 'DELETE' || reply === 'empty';
    return !writes && (method === 'GET' || path.includes('filter') || reply === 'file');
  });
  it.each(reading.filter(({ id }) => callTests[id]?.answersNoMarkers === undefined))(
    'are in what $id answers to their own people',
    async (call) => {
      const caller = world.neighbour.admin;
      const request = await requestFor(world, call, { owner: 'another company’s', caller });
      const reply = await send(world, call, request, { authorization: `Bearer ${caller.token}` });
      expect(reply.status).toBe(200);
      expect(markersIn(reply)).toEqual(['another company’s']);
    },
  );
});

function ruleOf(call: Call): Rule {
  const rule = callTests[call.id];
  if (rule === undefined) throw new Error(`tests/calls does not say who may make ${call.id}`);
  return rule;
}

function prepared(call: Call, caller: Caller, owner: Owner): Promise<Request> {
  const mustChange = caller === 'an admin who must change the password';
  return requestFor(world, call, { owner, caller: personOf(caller) ?? world.people.ADMIN, mustChange });
}

/** Signs a caller in, anew for each test: some calls end the session. */
async function signedIn(caller: Caller): Promise<Record<string, string>> {
  const person = personOf(caller);
  if (person === null) return {};
  const kinds: Partial<Record<Caller, SessionKind>> = {
    'an admin who must change the password': 'password-change',
    'an admin’s download token': 'download',
  };
  return { authorization: `Bearer ${await sessionOf(world.server, person, kinds[caller] ?? 'session')}` };
}

function personOf(caller: Caller): Person | null {
  const { people } = world;
  switch (caller) {
    case 'somebody signed out':
      return null;
    case 'somebody deactivated, with the old session':
      return people.deactivated;
    case 'an admin who must change the password':
      return people.mustChange;
    case 'an admin’s download token':
      return people.ADMIN;
    default:
      return people[caller];
  }
}

function successOf(call: Call): number {
  return callTests[call.id]?.status ?? call.status ?? (call.reply === 'empty' ? 204 : 200);
}

function markersIn({ text, headers }: Received): Owner[] {
  const all = (text + headers).toLowerCase();
  return Object.entries(markers).flatMap(([owner, marker]) => (all.includes(marker) ? [owner as Owner] : []));
}

/** Whose data may stand in a reply to this caller. */
function maySee(caller: Caller, owner: Owner): boolean {
  if (owner === 'another company’s' || caller.startsWith('somebody')) return false;
  if (owner === 'another group’s') return caller === 'ADMIN' || caller.startsWith('an admin');
  return owner === 'own' || caller !== 'USER';
}
