// Every call of the server with who may make it and how: from tests/calls, a file for each feature. The permission matrix
// sends each as everybody about everybody's things; a call that is missing there fails the matrix.
import type { Call } from '#core/contract.ts';
import type { CallTests, Request } from './call-tests.ts';
import { freshIn } from './fresh.ts';
import type { Person } from './server.ts';
import type { Owner, World } from './world.ts';

const files = import.meta.glob<CallTests>('../calls/*.ts', { eager: true, import: 'calls' });
/** Who may make each call, and how it is made, by its id. */
export const callTests: CallTests = Object.assign({}, ...Object.values(files));

/** The calls that can be made here. */
export const knownCalls: readonly string[] = Object.keys(callTests);

/** The request of a call about the things of an owner's place. */
export async function requestFor(
  world: World,
  call: Call,
  asking: { owner: Owner; caller: Person; mustChange?: boolean },
): Promise<Request> {
  const test = callTests[call.id];
  if (test === undefined) throw new Error(`tests/calls does not say how ${call.id} is made`);
  const place = world.places[asking.owner];
  return test.request({ mustChange: false, ...asking, place, fresh: freshIn(world.server, place) });
}
