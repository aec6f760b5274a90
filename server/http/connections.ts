// Client connections: their maximum number, the time that a request may take to arrive, and responses to invalid HTTP.
// Clients that open many connections, or send almost nothing, must not block others or crash the process.
import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Options of Node's server: the headers of a request must arrive within 20 seconds, checked every 5. */
export const arrivalLimits = { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 };

/** Maximum connections if the system sets no lower limit. */
const mostConnections = 10_000;

/**
 * How many connections a server may hold, so that file descriptors remain for the database, files and logs. `limit` is
 * the process's, shared by `servers`.
 */
export function connectionsWithin(limit: number | null, servers = 1): number {
  if (limit === null) return Math.floor(mostConnections / servers);
  const others = Math.max(80, Math.floor(limit / 4));
  return Math.max(8, Math.floor(Math.min(mostConnections, limit - others) / servers));
}

/** How many files this process may open, or null if unknown. */
export function descriptorLimit(): number | null {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    const soft = /^Max open files\s+(\d+)/m.exec(limits)?.[1];
    return soft === undefined ? null : Number(soft);
  } catch {
    return null;
  }
}

/** Milliseconds after which a connection without a request may be closed when connections run short. */
const unusedLimit = 2_000;

/**
 * Limits a server's connections. When nearly all are taken, unused ones are closed: a browser opens another one when
 * needed.
 */
export function limitConnections(http: FastifyInstance, most: number): void {
  const { server } = http;
  server.maxConnections = most;
  const unused = new Map<Socket, number>();
  server.on('connection', (socket) => {
    unused.set(socket, Date.now());
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  const makeRoom = () => {
    server.closeIdleConnections();
    const before = Date.now() - unusedLimit;
    for (const [socket, since] of unused) if (since <= before) socket.destroy();
  };
  server.on('drop', makeRoom);
  const timer = setInterval(() => {
    server.getConnections((error, count) => {
      if (error === null && count >= most * 0.9) makeRoom();
    });
  }, 1_000).unref();
  http.addHook('preClose', async () => {
    clearInterval(timer);
    // Node does not count connections that a browser opened in advance as idle, and would wait for their first request.
    for (const socket of unused.keys()) socket.destroy();
  });
}

/** Milliseconds within which the requests that run when a server closes must end. */
export const closingLimit = 30_000;

/** A server closes when its requests have ended; who does not read a reply does not keep it from that. */
export function closeWithin(http: FastifyInstance, limit: number): void {
  const { server } = http;
  const timers: NodeJS.Timeout[] = [];
  http.addHook('preClose', async () => {
    // Those that become idle only now would stay for another minute.
    timers.push(setInterval(() => server.closeIdleConnections(), 100));
    timers.push(setTimeout(() => server.closeAllConnections(), limit));
  });
  http.addHook('onClose', async () => timers.forEach((timer) => clearTimeout(timer)));
}

export type BodyProgress = {
  /** Milliseconds within which an incomplete body must deliver `least` bytes. */
  window: number;
  least: number;
};

/** Half a kilobyte per second: even the slowest connection exceeds that, however large the file. */
const usualProgress: BodyProgress = { window: 30_000, least: 16 * 1024 };

/** The socket at that time: a finished request may have none. */
type Arriving = { socket: Socket; bytes: number; since: number };

/** Aborts requests whose bodies arrive so slowly that they only occupy a connection. */
export function requireProgress(http: FastifyInstance, progress: BodyProgress = usualProgress): void {
  const arriving = new Map<IncomingMessage, Arriving>();
  http.addHook('onRequest', async ({ raw }) => {
    if (raw.complete || (raw.headers['content-length'] ?? raw.headers['transfer-encoding']) === undefined)
      return;
    const { socket } = raw;
    arriving.set(raw, { socket, bytes: socket.bytesRead, since: performance.now() });
  });
  // Most bodies have arrived by now. One that a handler streams is still arriving.
  http.addHook('preValidation', async ({ raw }) => {
    if (raw.complete) arriving.delete(raw);
  });
  const timer = setInterval(() => look(arriving, progress), progress.window / 6).unref();
  http.addHook('onClose', async () => clearInterval(timer));
}

function look(arriving: Map<IncomingMessage, Arriving>, { window, least }: BodyProgress): void {
  const now = performance.now();
  for (const [raw, before] of arriving) {
    const { socket } = before;
    const { bytesRead } = socket;
    if (raw.complete || raw.destroyed) arriving.delete(raw);
    // The sender is not at fault if it is the server that does not read.
    else if (raw.readableLength >= raw.readableHighWaterMark) before.since = now;
    else if (bytesRead - before.bytes >= least) arriving.set(raw, { socket, bytes: bytesRead, since: now });
    else if (now - before.since >= window) {
      arriving.delete(raw);
      refuse(socket, 408, t(m.requestCameTooSlowly));
    }
  }
}

/**
 * Responds to malformed or rejected requests. The connection is closed, since the start of the next request is unknown.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (error.code === 'HPE_HEADER_OVERFLOW') refuse(socket, 431, t(m.headersOfRequestAreToo));
  else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') refuse(socket, 408, t(m.requestCameTooSlowly));
  else refuse(socket, 400, t(m.thisIsNotHttpRequest));
}

function refuse(socket: Socket, status: number, detail: string): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const title = STATUS_CODES[status] ?? 'Error';
  const body = JSON.stringify({ type: '/problems/invalid', title, status, detail });
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    'Connection: close',
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
