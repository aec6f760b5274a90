// The scope of a request, passed on as one object. The context of a handler is one too.
import type { Actor } from '#core/actor.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { Services } from '#server/services.ts';

export type RequestScope = {
  /** The transaction of the request, bound to the company of the actor. */
  tx: Tx;
  /** The caller. */
  actor: Actor;
  services: Services;
};

/** The same for work on behalf of a company, whoever began it. */
export type CompanyScope = {
  tx: Tx;
  companyId: string;
  services: Services;
};
