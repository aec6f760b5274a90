// Recognizes the answers of a database that takes no work right now: it only reads, since another has taken its place, or
// it is going away. Its connection is of no use any more; another may lead to the one that does.

import { AppError } from '#core/errors.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The database only reads. */
const readOnly = '25006';
/** It is shut down, has crashed, is starting, or the connection to it failed. */
const goingAway: ReadonlySet<string> = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
]);

/** Whether an error says that the database takes no work right now. */
export function isAway(error: unknown): error is Error {
  return isReadOnly(error) || goingAway.has(codeOf(error));
}

/** Whether an error says that the database only reads. */
function isReadOnly(error: unknown): boolean {
  return codeOf(error) === readOnly;
}

/** The error for callers whose connection broke, or leads to a database that takes no work. */
export function lost(cause: unknown, isUnsure: boolean): AppError {
  if (isReadOnly(cause))
    return noted(t(m.databaseCannotSaveAnythingRight), {
      cause,
      hint: t(m.nothingWasChangedTryAgain),
      retryAfter: 5,
    });
  return noted(t(m.databaseIsNotResponding), {
    cause,
    hint: isUnsure ? t(m.ifYouChangedSomethingCheck) : t(m.nothingWasChangedTryAgain),
    retryAfter: 5,
  });
}

/** The error for callers for whom no connection could be made. */
export function unreachable(cause: unknown): AppError {
  return noted(t(m.databaseCannotBeReachedRight), { cause, retryAfter: 2 });
}

/** Whether an error comes from a database that is away, however many stand around it. */
export function isOfAway(error: unknown): boolean {
  return error instanceof Error && (ofAway.has(error) || isOfAway(error.cause) || isAway(error));
}

const ofAway = new WeakSet<Error>();

function noted(message: string, details: ConstructorParameters<typeof AppError>[2]): AppError {
  const error = new AppError('unavailable', message, details);
  ofAway.add(error);
  return error;
}

/** Notices once that the database is lost, and once that it is back, by how its transactions end. */
export function createPresence(onLost: (error: Error) => void, onBack: () => void) {
  let isLost = false;
  return async function noticed<T>(transaction: Promise<T>): Promise<T> {
    try {
      const result = await transaction;
      if (isLost) onBack();
      isLost = false;
      return result;
    } catch (error) {
      if (error instanceof Error && isOfAway(error)) {
        if (!isLost) onLost(error);
        isLost = true;
      }
      throw error;
    }
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
