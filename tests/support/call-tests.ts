// How tests/calls describes a call: who may make it, and how it is made about the things of a place.
import type { Fresh } from './fresh.ts';
import type { Person } from './server.ts';
import type { Rule } from './who-may.ts';
import type { Owner, Place } from './world.ts';

export type Request = {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number>>;
  body?: unknown;
  /** A body that is not JSON. */
  bytes?: { content: Uint8Array<ArrayBuffer>; type: string };
};

/** What a request is made from. `caller` is who sends it, the admin where it is nobody. */
export type Asking = { place: Place; fresh: Fresh; owner: Owner; caller: Person; mustChange: boolean };

/**
 * Who may make each call, written down from the documents and the contract and not from the server's policies, and how
 * it is made about an owner's thing; by the call's id.
 */
export type CallTests = Readonly<
  Record<
    string,
    Rule & {
      request: (asking: Asking) => Request | Promise<Request>;
      /**
       * Its reply holds nothing that tests/support/world.ts marks. Of any other call that reads, the matrix checks that its
       * own people see their marker, so that a leak would be seen as well.
       */
      answersNoMarkers?: true;
      /** What its request here is answered with, where it succeeds only with another server. */
      status?: number;
    }
  >
>;

/** A row of each table of a feature that the world has nothing in. Row level security is proved on it. */
export type Traces = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The longest page, so that nothing hides on a second one. */
export const all = { size: 1_000 };
export const tomorrow = () => Date.now() + 86_400_000;
export const weekly = () => ({ interval: 'WEEK', timeInterval: 7, scheduleTime: tomorrow() });

/** Whose thing it is; null: of the place's person. */
export function ownerIn(owner: Owner, caller: Person): string | null {
  return owner === 'own' ? caller.id : null;
}
