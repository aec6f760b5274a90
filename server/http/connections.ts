// Connections of clients: how many there may be, how long a request may take to arrive, and what is answered to what is
// no HTTP. Whoever opens many of them, or sends next to nothing, must not keep the others out, nor end the process.
import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** Options of Node's server: the headers of a request arrive within 20 seconds, which is looked at every 5. */
export const arrivalLimits = { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 };

/** Connections at most where the system sets no lower limit. */
const mostConnections = 10_000;

/**
 * How many connections a server may hold, so that descriptors are left for the database, files and logs. `limit` is that
 * of the process, `servers` how many share it.
 */
export function connectionsWithin(limit: number | null, servers = 1): number {
  if (limit === null) return Math.floor(mostConnections / servers);
  const others = Math.max(80, Math.floor(limit / 4));
  return Math.max(8, Math.floor(Math.min(mostConnections, limit - others) / servers));
}

/** How many files this process may have open, or null where the system does not tell. */
export function descriptorLimit(): number | null {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    const soft = /^Max open files\s+(\d+)/m.exec(limits)?.[1];
    return soft === undefined ? null : Number(soft);
  } catch {
    return null;
  }
}

/** Milliseconds after which a connection that sent nothing makes room, where room is short. */
const unusedLimit = 2_000;

/**
 * Holds a server to so many connections. Where nearly all are taken, those that nobody uses are closed: a browser opens
 * another one when it needs it.
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
    // Connections that a browser has opened in advance are not idle to the server, which would wait for their first request.
    for (const socket of unused.keys()) socket.destroy();
  });
}

export type BodyProgress = {
  /** Milliseconds within which a body that is not complete has to bring `least` bytes. */
  window: number;
  least: number;
};

/** Half a kilobyte a second: the slowest of lines brings more, however large its file is. */
const usualProgress: BodyProgress = { window: 30_000, least: 16 * 1024 };

/** The socket of the time: a request that is over may have none any more. */
type Arriving = { socket: Socket; bytes: number; since: number };

/** Ends requests whose bodies come so slowly that they only hold a connection. */
export function requireProgress(http: FastifyInstance, progress: BodyProgress = usualProgress): void {
  const arriving = new Map<IncomingMessage, Arriving>();
  http.addHook('onRequest', async ({ raw }) => {
    if (raw.complete || (raw.headers['content-length'] ?? raw.headers['transfer-encoding']) === undefined)
      return;
    const { socket } = raw;
    arriving.set(raw, { socket, bytes: socket.bytesRead, since: performance.now() });
  });
  // Most bodies are there by now. What is received by a handler is still on its way.
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
    // Where it is the server that does not read, nothing is asked of the sender.
    else if (raw.readableLength >= raw.readableHighWaterMark) before.since = now;
    else if (bytesRead - before.bytes >= least) arriving.set(raw, { socket, bytes: bytesRead, since: now });
    else if (now - before.since >= window) {
      arriving.delete(raw);
      refuse(socket, 408, 'The request came too slowly.');
    }
  }
}

/** Answers what is no request, or none that is taken. The connection is over: it cannot be told where the next begins. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (error.code === 'HPE_HEADER_OVERFLOW') refuse(socket, 431, 'The headers of the request are too large.');
  else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') refuse(socket, 408, 'The request came too slowly.');
  else refuse(socket, 400, 'This is not an HTTP request.');
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
