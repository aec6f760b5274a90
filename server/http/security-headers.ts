// The security headers of every response. They are constant, so helmet computes them once: its Fastify plugin computes
// them for each response, which took as long as validating a row's answers.
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** Sets them before anything else happens to a request; a handler may override them. */
export function addSecurityHeaders(http: FastifyInstance): void {
  const headers = securityHeaders();
  http.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

function securityHeaders(): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const set = helmet({
    contentSecurityPolicy: { directives: { upgradeInsecureRequests: null, baseUri: ["'none'"] } },
    hsts: false,
  });
  set(request, response, (error) => {
    if (error !== undefined) throw new Error('The security headers cannot be made.', { cause: error });
  });
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}
