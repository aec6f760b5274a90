// Links whose secret is the permission (calendars, unsubscribing, sent files, uploads, logos) cannot be guessed by trying: wrong
// secrets are counted by address, as sign-ins are.
import type { FastifyRequest } from 'fastify';
import type { Call } from '#core/contract.ts';
import type { AppError } from '#core/errors.ts';
import type { Services } from '#server/services.ts';
import { type Attempt, countAttempts, refuseTooMany } from './attempts.ts';

const wrong = new WeakSet<AppError>();

/** Marks an error as the answer to a secret that was never given to anybody, or is over. */
export function wrongSecret(error: AppError): AppError {
  wrong.add(error);
  return error;
}

/** Serves a request; if its path holds a secret, not for an address that has sent too many wrong ones. */
export async function withoutGuesses<T>(
  { who, path }: Call,
  request: FastifyRequest,
  { database, now, settings }: Pick<Services, 'database' | 'now' | 'settings'>,
  serve: () => Promise<T>,
): Promise<T> {
  if (who !== 'public' || !path.includes('{')) return serve();
  const attempts: readonly Attempt[] = [{ kind: 'secret', of: request.ip }];
  const { statementLimit, connectionLimit } = settings;
  const noted = (note: typeof countAttempts) =>
    database.transaction(null, (tx) => note(tx, attempts, now()), { statementLimit, connectionLimit });
  await noted(refuseTooMany);
  try {
    return await serve();
  } catch (error) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a set may be asked for anything
    if (wrong.has(error as AppError)) await noted(countAttempts);
    throw error;
  }
}
