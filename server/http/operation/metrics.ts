// Prometheus metrics at /metrics: the process, requests by call, database connections; what else the operator watches is in
// operator-metrics.ts.
import type { FastifyInstance } from 'fastify';
import { authenticate as signIn } from '#core/session/calls.ts';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from '#core/errors.ts';
import type { Services } from '#server/services.ts';
import { addOperatorMetrics } from './operator-metrics.ts';
import { isOwnNetwork } from '#server/http/address/own-network.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/**
 * Adds `/metrics`, for the own network or for everybody, and a log line per request with the user, the call and its
 * duration, but never its content.
 */
export function addMetrics(http: FastifyInstance, services: Services, isOpen: boolean): void {
  const registry = new Registry();
  registry.setDefaultLabels({ region: services.settings.region });
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'formdeck_request_seconds',
    help: t(m.howLongRequestsTookBy),
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 60],
    registers: [registry],
  });
  const connections = new Gauge({
    name: 'formdeck_database_connections',
    help: t(m.connectionsOfPoolByState),
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { total, idle, waiting } = services.database.load();
      connections.set({ state: 'busy' }, total - idle);
      connections.set({ state: 'idle' }, idle);
      connections.set({ state: 'waiting' }, waiting);
    },
  });
  const setAside: Gauge = new Gauge({
    name: 'formdeck_jobs_set_aside',
    help: t(m.jobsOfLast30Days),
    registers: [registry],
    collect() {
      setAside.set(services.jobs.setAside);
    },
  });
  http.addHook('onResponse', async (request, reply) => {
    const call = request.callId ?? request.routeOptions.url ?? 'unknown';
    const milliseconds = reply.elapsedTime;
    // The duration of a stream is not a response time.
    if (request.callId !== 'live.follow')
      durations.observe({ call, status: reply.statusCode }, milliseconds / 1_000);
    if (call === signIn.id) services.counts.signIns[reply.statusCode < 400 ? 'ok' : 'failed'] += 1;
    // Supervisors ask every few seconds: a line of each would drown the others.
    request.log[isProbe(request.url, reply.statusCode) ? 'debug' : 'info'](
      {
        method: request.method,
        call,
        status: reply.statusCode,
        milliseconds: Math.round(milliseconds * 10) / 10,
        address: request.ip,
        ...(request.userId !== undefined && { userId: request.userId }),
      },
      'request',
    );
  });
  addOperatorMetrics(registry, services);
  http.get('/metrics', async (request, reply) => {
    if (!isOpen && !isOwnNetwork(request.ip)) {
      throw new AppError('not-found', wording(m.metricsAreForNetworkOf), {
        hint: wording(m.whoeverRunsServerOpensThem),
      });
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function isProbe(url: string, status: number): boolean {
  return status < 500 && /^\/(health\/(live|ready)|metrics)(\?|$)/.test(url);
}
