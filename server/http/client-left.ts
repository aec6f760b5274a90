// Clients that disconnect before they are answered: what they asked for ends, and its failure is not worth logging.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';

/** Whether an error only means that the client of a request has closed its connection. */
export function clientLeft(error: unknown, { raw }: Pick<FastifyRequest, 'raw'>): boolean {
  // Despite its type, the socket of a finished request may be null.
  const socket = raw.socket as Socket | null;
  if (!(error instanceof Error) || socket?.destroyed !== true) return false;
  const { code, name } = error as NodeJS.ErrnoException;
  return name === 'AbortError' || (code !== undefined && codes.has(code));
}

/**
 * Comes when the client of a request closes its connection before the answer is sent. The server's own signal of a request
 * comes when its body has been read.
 */
export function leavingSignal({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const leaving = new AbortController();
  const closed = () => {
    if (!raw.writableFinished) leaving.abort();
  };
  if (raw.closed) closed();
  else raw.once('close', closed);
  return leaving.signal;
}

const codes: ReadonlySet<string> = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ECONNRESET',
  'EPIPE',
  'ABORT_ERR',
]);
