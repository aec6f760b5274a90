// The security headers of every reply. They never change, so helmet is asked for them once: its plugin for Fastify puts them
// together anew for each reply, which took as long as a row's answers take to check.
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** Sets them before anything else happens to a request; a handler may set others in their place. */
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
    contentSecurityPolicy: { directives: { upgradeInsecureRequests: null } },
    hsts: false,
  });
  set(request, response, (error) => {
    if (error !== undefined) throw new Error('The security headers cannot be made.', { cause: error });
  });
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}
