// Whether a request failed only because its client disconnected, which is not worth logging.
import type { FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';

/** Whether an error only means that the client of a request has closed its connection. */
export function clientLeft(error: unknown, { raw }: Pick<FastifyRequest, 'raw'>): boolean {
  // Despite its type, the socket of a finished request may be null.
  const socket = raw.socket as Socket | null;
  if (!(error instanceof Error) || socket?.destroyed !== true) return false;
  const { code, name } = error as NodeJS.ErrnoException;
  return name === 'AbortError' || (code !== undefined && codes.has(code));
}

const codes: ReadonlySet<string> = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ECONNRESET',
  'EPIPE',
  'ABORT_ERR',
]);
