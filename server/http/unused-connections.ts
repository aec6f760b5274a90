// Connections that a client has opened in advance and not used. The server does not take them for idle, and would wait
// a minute for their first request before it stops.
import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/** Has a server close them when it stops. */
export function closeUnusedConnections(http: FastifyInstance): void {
  const unused = new Set<Socket>();
  http.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  http.server.on('request', ({ socket }) => unused.delete(socket));
  http.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy();
  });
}
