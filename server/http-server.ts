// The HTTP server of one region: the steps that every request passes, and the routes behind them.
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Call } from '#core/contract.ts';
import { AppError } from '#core/errors.ts';
import { problemAnswer } from '#server/http/answer-problem.ts';
import { compressReplies } from '#server/http/compress.ts';
import {
  answerClientError,
  arrivalLimits,
  type BodyProgress,
  closeWithin,
  closingLimit,
  connectionsWithin,
  descriptorLimit,
  limitConnections,
  requireProgress,
} from '#server/http/connections.ts';
import { addConsole } from '#server/http/console/console.ts';
import { type ConsoleRegion, namedRegions } from '#server/http/console/console-regions.ts';
import type { MapTiles } from '#server/http/console/map-tiles.ts';
import { allowOtherOrigins } from '#server/http/cross-origin.ts';
import { addDescription } from '#server/http/description/description.ts';
import { addHealth } from '#server/http/operation/health.ts';
import { acceptJson } from '#server/http/json-body.ts';
import { shedLoad } from '#server/http/load/load-shedding.ts';
import { addMetrics } from '#server/http/operation/metrics.ts';
import { mount, type Route } from '#server/http/mount.ts';
import { observeProxy } from '#server/http/proxy.ts';
import { addSecurityHeaders } from '#server/http/security-headers.ts';
import type { Services } from '#server/services.ts';
import { wording } from '#core/messages/message.ts';
import { m } from '#server/http/texts.ts';

export type HttpOptions = {
  region: string;
  /** The built browser console; without it, a page says that it is not built. */
  webFolder?: string | undefined;
  /** Regions that the console offers; by default only this server's. */
  consoleRegions?: readonly ConsoleRegion[];
  /** The e-mail address of the server's operator, for its users. */
  contact?: string | undefined;
  /** Languages that are shown before they are whole. */
  previewLanguages?: readonly string[];
  /** The tile server of the console's maps. */
  tiles?: MapTiles | undefined;
  /** Milliseconds that the event loop may lag before requests are rejected; 0 disables it. */
  mostDelay?: number;
  /** How many regions share this process, and so its limit of open files. */
  serversInProcess?: number;
  /** The minimum upload speed. */
  bodyProgress?: BodyProgress;
  /** Milliseconds that running requests have when the server closes. */
  closingLimit?: number;
  /** Number of trusted proxies in front, whose X-Forwarded-* headers count; by default none. */
  proxyHops?: number;
  /** Whether every address may read the metrics; by default those of private networks. */
  hasOpenMetrics?: boolean;
  /** Whether `/docs` and `/openapi.json` are there; by default they are. */
  hasDocs?: boolean;
};

/** The HTTP server of a region with its routes; it does not listen yet. */
export async function createHttpServer(
  routes: readonly Route[],
  services: Services,
  options: HttpOptions,
): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = services.log;
  const calls = routes.map(({ call }) => call);
  const answerProblem = problemAnswer(options.previewLanguages ?? []);
  const http = fastify({
    loggerInstance: logger,
    // metrics.ts logs each request once, with its duration.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < (options.proxyHops ?? 0),
    forceCloseConnections: 'idle',
    http: arrivalLimits,
    clientErrorHandler: answerClientError,
    routerOptions: { maxParamLength: 200 },
    // Errors before routing, such as a path that cannot be decoded.
    frameworkErrors: (error, request, reply) => void answerProblem(error, request, reply),
  });
  http.setErrorHandler(answerProblem);
  http.setNotFoundHandler(() => {
    throw new AppError('not-found', wording(m.nothingAtPath));
  });
  // Event streams never end by themselves, so close them, or the shutdown would wait forever.
  http.addHook('preClose', () => services.live.close());
  limitConnections(http, connectionsWithin(descriptorLimit(), options.serversInProcess));
  closeWithin(http, options.closingLimit ?? closingLimit);
  requireProgress(http, options.bodyProgress);
  shedLoad(http, options.mostDelay ?? 3_000);
  observeProxy(http, options.proxyHops ?? 0);
  addMetrics(http, services, options.hasOpenMetrics === true);
  compressReplies(http);
  addSecurityHeaders(http);
  // By it anyone who has a problem and anyone who reads the log speak of the same request.
  http.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  await allowOtherOrigins(http, calls);
  await http.register(cookie);
  await http.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, context) =>
      new AppError('too-many-tries', undefined, { retryAfter: Math.ceil(context.ttl / 1_000) }),
  });
  acceptJson(http);
  acceptBytes(http, calls);
  addConsole(http, calls, {
    folder: options.webFolder,
    regions: options.consoleRegions ?? namedRegions(options.region, undefined),
    contact: options.contact,
    previews: options.previewLanguages ?? [],
    tiles: options.tiles,
  });
  mount(http, routes, services);
  addHealth(http, services);
  if (options.hasDocs !== false) addDescription(http, calls);
  await http.ready();
  return http;
}

/** What mail programs send to unsubscribe in one click (RFC 8058): calls that take JSON refuse it. */
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Other bodies than JSON reach their handlers as streams. */
function acceptBytes(http: FastifyInstance, calls: readonly Call[]): void {
  const types = new Set([...calls.flatMap(({ bytes }) => bytes ?? []), ...formTypes]);
  http.addContentTypeParser([...types], (_request, payload, done) => done(null, payload));
}
