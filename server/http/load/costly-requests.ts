// Costly requests keep the event loop for tens of milliseconds at a time: those with large bodies of JSON, and whole catalogs. Their company
// pays for them before its next (server/jobs/debts.ts), and waits before anything is taken, even the rest of the body.
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import * as catalog from '#core/catalog/calls.ts';
import type { Call } from '#core/contract.ts';
import type { Debts } from '#server/jobs/debts.ts';
import { type PresentedCredential, presentedToken } from '../actor.ts';
import type { Callers } from '../callers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Begins to charge for a costly request: its body, of so many bytes, is there. */
    charge?: ((bytes: number) => void) | undefined;
    endCharge?: () => void;
    /** Charges for the milliseconds that it kept the database. */
    owe?: (milliseconds: number) => void;
  }
}

/** Bytes of a body above which a request takes time: it is none of the short ones that others give way to. */
const largeBody = 65_536;
/** Milliseconds of processor time in which a byte of one is received, and its memory is tidied up. */
const perByte = 3e-6;

const costlyCalls: ReadonlySet<Call> = new Set<Call>([catalog.readCatalog, catalog.readCatalogChanges]);

/** Whether the body of a request is large, as the client says; it is where it does not. */
export function isLarge({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || bodySize(headers) > largeBody;
}

/** A file goes to the disk as it comes: a photo on a slow line costs little, however long it takes. */
function isLargeJson(request: FastifyRequest, call: Call): boolean {
  return call.bytes === undefined && isLarge(request);
}

function bodySize(headers: FastifyRequest['headers']): number {
  return Number(headers['content-length'] ?? 0);
}

/** Lets the requests of a route pay; `callOf` finds the call of each. */
export function paying(
  callOf: (request: FastifyRequest) => Call,
  callers: Callers,
  debts: Debts,
): Pick<RouteShorthandOptions, 'onRequest' | 'preValidation' | 'onSend'> {
  return {
    async onRequest(request, reply) {
      const call = callOf(request);
      // A token that nobody has used yet may be made up: anyone who sends it runs into debt for themselves.
      const company = callers.companyOf(presentedOrNull(request, call));
      if (company !== null) debts.see(company);
      if (!costlyCalls.has(call) && !isLargeJson(request, call)) return;
      const debtor = company ?? `address ${request.ip}`;
      await debts.pay(debtor);
      request.owe = (milliseconds) => debts.owe(debtor, milliseconds);
      request.charge = (bytes) => {
        request.charge = undefined;
        debts.owe(debtor, bytes * perByte);
        request.endCharge = debts.charge(debtor);
        reply.raw.once('close', request.endCharge);
      };
    },
    // Of JSON, the parser has done so before it (json-body.ts).
    async preValidation(request) {
      request.charge?.(bodySize(request.headers));
    },
    // How fast a client takes the reply is not its company's doing.
    async onSend(request, _reply: FastifyReply, payload: unknown) {
      request.endCharge?.();
      return payload;
    },
  };
}

/** Null for a public call, and without a token, as the handler will say. */
function presentedOrNull(request: FastifyRequest, call: Call): PresentedCredential | null {
  try {
    return call.who === 'public' ? null : presentedToken(request, call);
  } catch {
    return null;
  }
}
