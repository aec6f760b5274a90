// An error as the result of a check.
import { errorCode } from '#core/error-code.ts';
import { AppError, type Check } from '#core/errors.ts';

/** Errors that say what to do keep that as their hint. */
export function failedCheck(name: string, error: unknown): Check {
  const hint = error instanceof AppError ? error.hint : undefined;
  return { name, ok: false, says: reasonOf(error), ...(hint !== undefined && { hint }) };
}

/** What an error of the network or the database says. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Node's fetch says 'fetch failed', and why in its cause; several addresses were tried where there are several errors.
  const cause = error.cause instanceof Error && !(error instanceof AppError) ? error.cause : error;
  const [first] = cause instanceof AggregateError ? (cause.errors as unknown[]) : [];
  const said = first instanceof Error ? first.message : cause.message;
  if (said !== '') return said;
  return errorCode(cause) ?? cause.name;
}
