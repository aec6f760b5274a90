// For tests of what is refused.
import { AppError } from '#core/errors.ts';

/** The error that work ends with. */
export async function failure(work: Promise<unknown>): Promise<AppError> {
  try {
    await work;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('It was expected to fail.');
}
