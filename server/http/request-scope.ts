// What work within a request has at hand, handed on as one thing. The context of a handler is one too.
import type { Actor } from '#core/actor.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { Services } from '#server/services.ts';

export type RequestScope = {
  /** The transaction of the request, bound to the company of the actor. */
  tx: Tx;
  /** Who asks. */
  actor: Actor;
  services: Services;
};
