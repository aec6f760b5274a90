// Whether a request failed for no other reason than that its client is gone: nothing to look into.
import type { FastifyRequest } from 'fastify';

/** Whether an error only says that the client of a request has closed its connection. */
export function clientLeft(error: unknown, { raw }: Pick<FastifyRequest, 'raw'>): boolean {
  if (!(error instanceof Error) || !raw.socket.destroyed) return false;
  const { code, name } = error as NodeJS.ErrnoException;
  return name === 'AbortError' || (code !== undefined && codes.has(code));
}

const codes: ReadonlySet<string> = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ECONNRESET',
  'EPIPE',
  'ABORT_ERR',
]);
