// Liveness and readiness probes for supervisors and load balancers.
import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/services.ts';

/** Adds `/health/live` and `/health/ready`. */
export function addHealth(http: FastifyInstance, { settings, condition, jobs }: Services): void {
  const { region } = settings;
  http.get('/health/live', () => ({ status: 'live' }));
  http.get('/health/ready', async (_request, reply) => {
    const problem = await condition.problem();
    return problem === null
      ? { status: 'ready', region, setAsideJobs: jobs.setAside }
      : reply.status(503).send({ status: problem, region });
  });
}
