// Liveness and readiness probes for supervisors and load balancers.
import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/services.ts';

/** Adds `/health/live` and `/health/ready`. */
export function addHealth(http: FastifyInstance, services: Services): void {
  http.get('/health/live', () => ({ status: 'live' }));
  http.get('/health/ready', async (_request, reply) => {
    const { region } = services.settings;
    try {
      // Uses a separate connection: a busy server is still ready.
      await services.database.probe();
      return { status: 'ready', region, setAsideJobs: services.jobs.setAside };
    } catch (error) {
      services.log.warn({ err: error }, 'not ready');
      return reply.status(503).send({ status: 'the database does not answer', region });
    }
  });
}
