// Mounts call records on the HTTP server. Every request passes the same steps, in this order:
//   limit -> token -> transaction { actor -> role -> validate -> handler: authorise, do, present } -> reply
// The response is sent after the commit, so a caller that receives a success can rely on it.
import { withoutGuesses } from './attempts/wrong-secrets.ts';
import { queryParameters } from './query-parameters.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '#core/actor.ts';
import {
  type Call,
  type CallBody,
  type CallParams,
  type CallQuery,
  type CallReply,
  sessionEndHeader,
} from '#core/contract.ts';
import { AppError } from '#core/errors.ts';
import type { Tx } from '#server/db/transaction.ts';
import { createDebts } from '#server/jobs/debts.ts';
import { beginShortRequest } from '#server/jobs/portions.ts';
import type { Services } from '#server/services.ts';
import { type Caller, type PresentedCredential, presentedToken, readCaller } from './actor.ts';
import { leavingSignal } from './client-left.ts';
import { isLarge, paying } from './load/costly-requests.ts';
import { type Credential, noteUse } from './credential.ts';
import { isHeavy } from './load/heavy-calls.ts';
import { jsonBody } from './json-body.ts';
import { receiveFile, type ReceivedFile } from './receive.ts';
import { inTurns } from '#core/portions/portions.ts';
import { pauseFor } from '#server/jobs/portions.ts';
import { validatedInPortions } from './large-body.ts';
import { validated, validatedParams } from './validate.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The id of the current call, for metrics and log lines. */
    callId?: string;
    /** The user, for the log. */
    userId?: string;
  }
}

export type Context<C extends Call> = {
  /** Null for public calls only. */
  actor: C['who'] extends 'public' ? null : Actor;
  tx: Tx;
  params: CallParams<C>;
  query: CallQuery<C>;
  /** For a call that takes bytes: the received file, still to be moved to its final key. */
  body: C extends { bytes: unknown } ? ReceivedFile : CallBody<C>;
  services: Services;
  /** The token that the caller presented; null for public calls. */
  presented: C['who'] extends 'public' ? null : PresentedCredential;
  /** The token's session or access token with its expiry; null for public calls. */
  credential: C['who'] extends 'public' ? null : Credential;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** A response other than the call's plain object: another status, raw JSON text, or a download. */
export class Reply {
  readonly status: number | undefined;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  constructor(body: unknown, options: { status?: number; headers?: Readonly<Record<string, string>> } = {}) {
    this.body = body;
    this.status = options.status;
    this.headers = options.headers ?? {};
  }
}

/** A response computed after the commit: slow work must hold no connection. Permissions are checked before. */
export class LaterReply {
  readonly make: () => Promise<Reply>;
  constructor(make: () => Promise<Reply>) {
    this.make = make;
  }
}

/** JSON as text or bytes: pages of rows are assembled without parsing them. */
export function jsonText(text: string | Buffer, options: { status?: number; type?: string } = {}): Reply {
  return new Reply(text, {
    ...(options.status !== undefined && { status: options.status }),
    headers: { 'content-type': `${options.type ?? 'application/json'}; charset=utf-8` },
  });
}

/** The handler has written the whole response itself, within its transaction (downloads). */
export const alreadySent = Symbol('already sent');

type Result<C extends Call> = CallReply<C> | Reply | LaterReply | typeof alreadySent;
export type Handler<C extends Call> = (context: Context<C>) => Promise<Result<C>>;
/**
 * What a handler always needs from the database, queried in the same round trip as the caller. The caller is not
 * authorized yet: it may only read what the token's user can see, and change nothing.
 */
export type Ahead<C extends Call, A> = (context: {
  tx: Tx;
  presented: PresentedCredential;
  params: CallParams<C>;
}) => Promise<A>;
/** A check before the bytes of a body are received; it gets the context without them. */
export type Precheck<C extends Call> = (context: Omit<Context<C>, 'body'>) => Promise<unknown>;
export type Route = {
  call: Call;
  handle: Handler<Call>;
  before: Precheck<Call> | undefined;
  ahead: Ahead<Call, unknown> | undefined;
  /** Whether all its queries see the same snapshot. */
  snapshot: boolean;
  /** Whether its statements have no time limit: a million rows are legitimate here. */
  takesLong: boolean;
  /** Whether it is heavy: each person may run a few of these concurrently, and it ends when its client leaves. */
  heavy: boolean;
};

type Options<C extends Call> = { before?: Precheck<C>; snapshot?: boolean; takesLong?: boolean };

/** Binds a handler to its call. */
export function on<C extends Call>(call: C, handle: Handler<C>, options: Options<C> = {}): Route {
  const { before, snapshot = false, takesLong = false } = options;
  return { call, handle, before, ahead: undefined, snapshot, takesLong, heavy: takesLong || isHeavy(call) };
}

/** Binds a handler with a lookahead query to its call. */
export function onWithLook<C extends Call, A>(
  call: C,
  ahead: Ahead<C, A>,
  handle: (context: Context<C> & { ahead: A }) => Promise<Result<C>>,
): Route {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- mount hands over what `ahead` gave
  return { ...on(call, handle as Handler<C>), ahead };
}

/** Mounts routes; of two calls that share a path, the query key in `when` selects one. */
export function mount(server: FastifyInstance, routes: readonly Route[], services: Services): void {
  const debts = createDebts();
  const byPath = Map.groupBy(routes, ({ call }) => `${call.method} ${call.path}`);
  for (const sharing of byPath.values()) {
    const [first] = sharing;
    if (first === undefined) continue;
    const limit = sharing.find(({ call }) => call.bodyLimit !== undefined)?.call.bodyLimit;
    server.route({
      method: first.call.method,
      url: routeOf(first.call),
      config: { ...(isLimited(first.call) && { rateLimit: services.settings.publicRateLimit }) },
      ...(limit !== undefined && { bodyLimit: limit }),
      ...paying((request) => chosen(sharing, request).call, services.callers, debts),
      handler(request, reply) {
        const route = chosen(sharing, request);
        return withoutGuesses(route.call, request, services, () => serve(route, request, reply, services));
      },
    });
  }
}

/** Public calls have a rate limit per address, which a whole company may share. */
function isLimited({ who, isUnguessable }: Call): boolean {
  return who === 'public' && isUnguessable !== true;
}

/** A call's path in the syntax of the server's router. */
export function routeOf({ path }: Pick<Call, 'path'>): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function chosen(sharing: readonly Route[], request: FastifyRequest): Route {
  const query = queryParameters(request);
  const route =
    sharing.find(({ call }) => call.when !== undefined && query[call.when] !== undefined) ??
    sharing.find(({ call }) => call.when === undefined);
  if (route === undefined) throw new AppError('not-found');
  request.callId = route.call.id;
  return route;
}

async function serve(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<FastifyReply> {
  const { call, handle, before, snapshot, takesLong, heavy } = route;
  // Company data; and a browser must not show it instead of the console's page at the same path.
  if (call.method === 'GET' && call.reply !== 'file') void reply.header('cache-control', 'no-store');
  const presented = call.who === 'public' ? null : presentedToken(request, call);
  const onBehalfOf = services.callers.of(presented, request.ip, heavy);
  const givesWay = heavy && presented !== null;
  // A short change is made though its client leaves: a page may be closed on 'Save'.
  const signal = givesWay ? leavingSignal(reply) : undefined;
  const inTransaction = async <T>(work: (context: Omit<Context<Call>, 'body'>) => Promise<T>) => {
    let began = Infinity;
    const inside = async (tx: Tx) => {
      began = performance.now();
      const calling = presented === null ? null : readCaller(tx, presented, call, services.now());
      const looking = presented === null ? undefined : lookAhead(route, tx, presented, request);
      const caller = await calling;
      if (caller !== null && presented !== null) {
        services.callers.know(presented, caller.actor);
        request.userId = caller.actor.userId;
      }
      if (caller !== null) requireRole(call, caller.actor);
      const params = call.params === undefined ? undefined : validatedParams(call.params, request.params);
      const query = call.query === undefined ? undefined : validated(call.query, request.query);
      if (presented !== null && caller !== null) renew({ tx, reply, services }, presented, caller);
      const { actor = null, credential = null } = caller ?? {};
      const ahead = await looking;
      const context = { actor, credential, tx, presented, params, query, services, request, reply, ahead };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record's schemas have read them
      return work(context as unknown as Omit<Context<Call>, 'body'>);
    };
    const { statementLimit, connectionLimit } = services.settings;
    const end = heavy || isLarge(request) ? null : beginShortRequest();
    try {
      return await services.database.transaction(presented?.companyId ?? null, inside, {
        snapshot,
        connectionLimit,
        caller: onBehalfOf,
        givesWay,
        signal,
        ...(!takesLong && { statementLimit }),
      });
    } finally {
      end?.();
      // What only reads waits for nobody: all of it is work of the database.
      if (givesWay) request.owe?.(Math.max(0, performance.now() - began));
    }
  };
  if (call.bytes === undefined) {
    const result = await inTransaction(async (context) => {
      const body = await bodyOf(call, request, context.actor);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
      return handle({ ...context, body } as Context<Call>);
    });
    return send(call, result instanceof LaterReply ? await result.make() : result, reply);
  }
  // Bytes are received between two transactions, so that a slow sender does not hold a connection.
  await inTransaction(async (context) => before?.(context));
  const file = await receiveFile(request, call, services);
  try {
    const result = await inTransaction(async (context) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a call of bytes is given the file that came
      handle({ ...context, body: file } as unknown as Context<Call>),
    );
    return send(call, result, reply);
  } finally {
    await services.files.remove(file.key);
  }
}

/** Sends a route's lookahead query. An invalid path is only reported once the caller is known. */
function lookAhead(
  { call, ahead }: Route,
  tx: Tx,
  presented: PresentedCredential,
  request: FastifyRequest,
): Promise<unknown> | undefined {
  const params = call.params?.safeParse(request.params);
  if (ahead === undefined || params?.success === false) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record's own schema has read them
  const looking = ahead({ tx, presented, params: params?.data as CallParams<Call> });
  // Awaited after the caller, whose error takes precedence.
  looking.catch(() => undefined);
  return looking;
}

/** Records that a session or token was used, if due, and sends the client the session's new expiry. */
function renew(
  { tx, reply, services }: Pick<Context<Call>, 'tx' | 'reply' | 'services'>,
  presented: PresentedCredential,
  { credential }: Caller,
): void {
  if (!credential.isUseNews) return;
  if (credential.kind === 'session') void reply.header(sessionEndHeader, String(credential.expiresAt));
  tx.afterCommit(() => noteUse(services, presented, credential));
}

function bodyOf(call: Call, request: FastifyRequest, actor: Actor | null): unknown {
  if (call.body === undefined) return undefined;
  const body = jsonBody(request);
  if (call.isPlainBody?.(body) === true) return body;
  if (actor === null || !isLarge(request)) return validated(call.body, body);
  return inTurns(validatedInPortions(call.body, body), pauseFor(actor));
}

function requireRole(call: Call, actor: Actor): void {
  if (Array.isArray(call.who) && !call.who.includes(actor.role)) throw new AppError('forbidden');
}

function send(call: Call, result: Result<Call>, reply: FastifyReply): FastifyReply {
  if (result === alreadySent) return reply;
  const status = call.status ?? (call.reply === 'empty' ? 204 : 200);
  if (result instanceof Reply)
    return reply
      .status(result.status ?? status)
      .headers(result.headers)
      .send(result.body);
  return reply.status(status).send(result);
}
