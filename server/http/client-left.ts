// Whether a request failed for no other reason than that its client is gone: nothing to look into.
import type { FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';

/** Whether an error only says that the client of a request has closed its connection. */
export function clientLeft(error: unknown, { raw }: Pick<FastifyRequest, 'raw'>): boolean {
  // A request that is over may have no socket any more, whatever its type says.
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
